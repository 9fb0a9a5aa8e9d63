"""Games that are installed for one test: an entry point in a folder that Python looks into."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).parents[2]


def install(site: Path, **entries: str) -> dict[str, str]:
    """Entry points for games under their names; the environment in which processes find them."""
    info = site / "games_for_a_test-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: games-for-a-test\nVersion: 1\n")
    lines = "\n".join(f"{name} = {entry}" for name, entry in entries.items())
    (info / "entry_points.txt").write_text(f"[stammtisch.games]\n{lines}\n")
    before = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(site), before, str(ROOT))))}


def install_here(site: Path, monkeypatch: pytest.MonkeyPatch, **entries: str) -> None:
    """The same in this process, and in those that it starts."""
    monkeypatch.setenv("PYTHONPATH", install(site, **entries)["PYTHONPATH"])
    monkeypatch.setattr(sys, "path", [str(site), *sys.path])
