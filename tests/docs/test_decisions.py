"""docs/decisions.md has a sentence for every package that we depend on, and for no other."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGE_JSON = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
NAME = re.compile(r"@?[A-Za-z0-9][\w./-]*")  # what stands before extras and versions


def named(requirements: list[str]) -> set[str]:
    """The packages behind `name[extra]>=version`; our own extras are no packages."""
    return {match.group() for text in requirements if (match := NAME.match(text))} - {"stammtisch"}


DEPENDENCIES = {
    "run time": named(PYPROJECT["project"]["dependencies"]),
    **{f"extra {name}": named(each) for name, each in PYPROJECT["project"]["optional-dependencies"].items()},
    **{f"group {name}": named(each) for name, each in PYPROJECT["dependency-groups"].items()},
    "web": set(PACKAGE_JSON["devDependencies"]) | set(PACKAGE_JSON.get("dependencies", {})),
}


def decided() -> set[str]:
    """The packages that the page speaks of: the first column of the tables before “Written ourselves”."""
    tables = (ROOT / "docs" / "decisions.md").read_text(encoding="utf-8").split("## Written ourselves")[0]
    rows = [line.split("|")[1] for line in tables.splitlines() if line.startswith("|") and "---" not in line]
    return {word for row in rows for word in re.sub(r"\(.*?\)", "", row).replace(",", " ").split()} - {"package"}


@pytest.mark.parametrize("kind", DEPENDENCIES)
def test_every_dependency_has_its_reason(kind: str) -> None:
    """Who adds a package says why, in one sentence."""
    assert sorted(DEPENDENCIES[kind] - decided()) == []


def test_no_reason_outlives_its_dependency() -> None:
    """What we do not depend on any more needs no reason; what the tasks pin is named there."""
    assert sorted(decided() - set().union(*DEPENDENCIES.values())) == ["pytest-impacted", "uv"]
