"""A floor under the coverage of every package: `[tool.stammtisch.coverage]` in pyproject.toml."""

from __future__ import annotations

import json
import sys
import tomllib
from fnmatch import fnmatch

from tasks.environments import TEST
from tasks.running import BUILD, ROOT, quietly, say

PACKAGE = "src/stammtisch/"


Files = dict[str, dict[str, dict[str, int]]]  # by name, as coverage's JSON has them


def forget_coverage() -> None:
    """Remove what earlier runs measured, those that were cut short too."""
    for file in BUILD.glob("coverage*"):
        file.unlink()


def check_coverage() -> None:
    """Fail, by name, if a package is covered less than its floor asks, or if a module is under no floor."""
    say("--- coverage")
    report = BUILD / "coverage.json"
    quietly([TEST.python, "-m", "coverage", "json", "-o", report])
    compare(json.loads(report.read_text(encoding="utf-8"))["files"], coverage_floors())


def coverage_floors() -> dict[str, int]:
    """The least per cent of each package, as pyproject.toml has them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, int] = settings["tool"]["stammtisch"]["coverage"]
    return found


def compare(files: Files, floors: dict[str, int]) -> None:
    """Print what is covered of each package; stop if any is below its floor."""
    totals = totals_by_package(files, list(floors))
    say("\n".join(f"{percent:6.1f} % (at least {floors[name]}) {name}" for name, percent in totals.items()))
    low = [name for name, percent in totals.items() if percent < floors[name]]
    if low:
        sys.exit(f"--- coverage failed: too little of {', '.join(low)} is run by a test.")


def totals_by_package(files: Files, packages: list[str]) -> dict[str, float]:
    """Lines and branches run, in per cent, for each package; a file counts for the first one that it is in."""
    run, all_ = dict.fromkeys(packages, 0), dict.fromkeys(packages, 0)
    for file, report in files.items():
        summary = report["summary"]
        name = package_of(file.replace("\\", "/").removeprefix(PACKAGE), packages)
        run[name] += summary["covered_lines"] + summary["covered_branches"]
        all_[name] += summary["num_statements"] + summary["num_branches"]
    return {name: 100 * run[name] / max(1, all_[name]) for name in packages}


def package_of(file: str, packages: list[str]) -> str:
    """The first package whose pattern a file matches."""
    found = next((name for name in packages if fnmatch(file, f"{name}/*") or fnmatch(file, name)), None)
    return found or sys.exit(f"--- coverage failed: pyproject.toml has no floor for {file}.")
