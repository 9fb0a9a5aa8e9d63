"""What a change touches: the tests that can fail because of it, and the checks of a commit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tasks.checks import suite
from tasks.environments import TEST, ensure_uv
from tasks.package import ensure_test
from tasks.running import BUILD, ROOT, StepError, become, quietly, say, stage, surroundings
from tasks.web import WEB, ensure_node_packages, with_node

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tasks.running import Command

PICKER = "pytest-impacted==0.36.0"  # in an environment of its own: it brings a package “tests” that would hide ours
ALWAYS = ("tests/test_contracts.py", "tests/test_builds.py")
FOUNDATION = ("tests/core",)
MOST = 70  # test files: more than that take more than three minutes
LATER = {"browser", "test_site.py"}
QUICK = "not (browser or strength or much_play)"
PYTHON = (".py", ".pyi")

# Files that are not imported, and the tests that read them.
READ_BY = {
    "src/*.ftl": "tests/words",
    "docs/*.md": "tests/docs",
    "README.md": "tests/docs",
    "changes.d/*": "tests/test_changelog.py",
    "pyproject.toml": "tests/test_packaging.py",
    "setup.py": "tests/test_packaging.py",
    "tasks/*.py": "tests/test_packaging.py",
    ".github/*": "tests/test_forge.py",
}


def check_changed(args: Sequence[str]) -> None:
    """Run the tests that import, directly or not, what has changed since the last commit."""
    found = changed_tests()
    if len(found) > MOST:
        say(f"The change reaches {len(found)} files of tests: here are those of the core, `make test` runs all.")
        found = []
    suite("interpreted", [*ALWAYS, *(found or FOUNDATION), *args], QUICK)


def changed_tests() -> list[str]:
    """The files of tests, as far as imports tell; pytest-impacted reads them without running anything."""
    maps = [word for pattern, tests in READ_BY.items() for word in ("--map", f"{pattern}={tests}")]
    where = ["--module", "src/stammtisch", "--tests-dir", "tests", "--no-dep-files"]
    command = [str(TEST.tool("uv")), "tool", "run", "--from", PICKER, "impacted-tests", *where, *maps]
    ensure_uv(TEST)
    say("--- what the change reaches")
    done = subprocess.run(command, cwd=ROOT, env=surroundings(), capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise StepError(done.stderr)
    return quick_ones(done.stdout.splitlines())


def quick_ones(files: Sequence[str]) -> list[str]:
    """Those that hold tests and need neither a browser nor the built handbook."""
    inside = [Path(os.path.relpath(file, ROOT)) for file in files if file.strip()]
    return sorted(str(file) for file in inside if file.name.startswith("test_") and not LATER & {*file.parts})


def watch(args: Sequence[str]) -> None:
    """Check again after every change."""
    ensure_test()
    command = " ".join([sys.executable, "-m", "tasks", "check", *args])
    become([TEST.tool("watchfiles"), "--filter", "python", "--ignore-paths", str(BUILD), command, "src", "tests"])


def hooks(_args: Sequence[str]) -> None:
    """Let git check every commit."""
    ensure_test()
    ensure_node_packages(TEST)
    quietly([TEST.tool("pre-commit"), "install"])
    say("From now on format and lint of what you commit are checked, in about a second.")


def check_commit(files: Sequence[str]) -> None:
    """Format and lint of some files: what the hook of git runs."""
    python = [file for file in files if file.endswith(PYTHON)]
    ruff: Command = [TEST.tool("ruff")]
    if python:
        stage("format", [*ruff, "format", "--check", "--force-exclude", "--quiet", *python])
        stage("lint", [*ruff, "check", "--force-exclude", "--quiet", *python])
    if any(file.startswith("web/") for file in files):
        stage("page: lint", [TEST.tool("npm"), "--prefix", WEB, "--silent", "run", "lint"], **with_node(TEST))
