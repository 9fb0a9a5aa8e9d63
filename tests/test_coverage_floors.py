from __future__ import annotations

from pathlib import Path

import pytest

from tasks.coverage import Files, compare, coverage_floors, package_of

SOURCE = Path(__file__).parents[1] / "src" / "stammtisch"


def measured(file: str, lines: int, run: int) -> Files:
    """A file without branches, as coverage reports it."""
    summary = {"num_statements": lines, "covered_lines": run, "num_branches": 0, "covered_branches": 0}
    return {f"src/stammtisch/{file}": {"summary": summary}}


def test_every_module_is_under_a_floor() -> None:
    """A new package cannot come without one, and each floor asks for something."""
    floors = coverage_floors()
    used = {package_of(file.relative_to(SOURCE).as_posix(), list(floors)) for file in SOURCE.rglob("*.py")}

    assert used == set(floors)
    assert min(floors.values()) > 50


def test_a_package_below_its_floor_stops_the_tests() -> None:
    """By name; files of a package are added up."""
    files = measured("core/bits.py", 90, 90) | measured("core/new.py", 10, 0) | measured("cli/help.py", 10, 10)

    compare(files, {"core": 90, "cli": 100})
    with pytest.raises(SystemExit, match="too little of core is run"):
        compare(files, {"core": 91, "cli": 100})
    with pytest.raises(SystemExit, match=r"no floor for cli/help\.py"):
        compare(files, {"core": 90})
