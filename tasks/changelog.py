"""The changelog from the fragments in changes.d/, and the version, which stands in pyproject.toml and nowhere else."""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING

from tasks.environments import TEST
from tasks.package import ensure_test
from tasks.running import ROOT, stage

if TYPE_CHECKING:
    from collections.abc import Sequence

PYPROJECT = ROOT / "pyproject.toml"
VERSION = re.compile(r'^version = "(.+)"$', re.MULTILINE)
SOUND = re.compile(r"\d+\.\d+\.\d+(a\d+|b\d+|rc\d+)?")


def changelog(args: Sequence[str]) -> None:
    """Move the fragments into CHANGELOG.md under a new version; without a version, print what would be there."""
    wanted = args[0] if args else os.environ.get("VERSION", "")
    if wanted and not SOUND.fullmatch(wanted):
        sys.exit(f"A version has three numbers, as in 0.2.0 or 1.0.0rc1; {wanted!r} has not.")
    ensure_test()
    if wanted:
        write_version(wanted)
    how = "--yes" if wanted else "--draft"
    stage("changelog", [TEST.tool("towncrier"), "build", how, "--version", wanted or version()])


def version() -> str:
    """The version of the package."""
    found = VERSION.search(PYPROJECT.read_text(encoding="utf-8"))
    assert found is not None
    return found.group(1)


def write_version(new: str) -> None:
    """Write it in its one place."""
    text = PYPROJECT.read_text(encoding="utf-8")
    PYPROJECT.write_text(VERSION.sub(f'version = "{new}"', text, count=1), encoding="utf-8")
