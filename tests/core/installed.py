"""Installs the toy for one test, as a package of somebody else would install a third game."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints, entry_points

import pytest

from stammtisch.core import installed

TOY = EntryPoint("toy", "tests.core.toy:TOY", "stammtisch.games")


def install_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `stammtisch.game("toy")` find it, and every command that asks there; not in other processes."""
    every = EntryPoints((*entry_points(group="stammtisch.games"), TOY))
    monkeypatch.setattr(installed, "entries", lambda: every)
