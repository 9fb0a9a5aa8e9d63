"""What can be checked without running the package, and the suite itself."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tasks.coverage import check_coverage, forget_coverage
from tasks.environments import TEST
from tasks.running import BUILD, ROOT, say, stage
from tasks.temporary import temporary_folder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tasks.running import Command

TYPED = ("src", "tests", "bench", "examples", "handbook", "tasks", "setup.py")
LOCK_FILE = re.compile(r"(^|/)(requirements.*\.txt|[^/]*[.-]lock(\.[^/]*)?|pylock[^/]*\.toml|\.npmrc)$")
# The slowest are named, so that they do not creep in.
SHARED = ("--dist", "worksteal", "--durations", "12")
# One more than two cores have work for, as servers and people in tests wait for each other; a browser needs a core.
PARALLEL = ("-n", os.environ.get("STAMMTISCH_TEST_JOBS", "3"), *SHARED)
BROWSERS = ("-n", "2", *SHARED)
COLD = "measured and not (strength or much_play)"
MEASURING = ("--cov", "--cov-report=")
NAMES_A_HOST = re.compile(r"^(?!\s*\"(url|funding)\":).*(://|index-url)", re.MULTILINE)


def files_in_git() -> list[str]:
    """The files that git tracks or would, or the locks if this is no clone."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    except (OSError, subprocess.CalledProcessError):
        return [str(f.relative_to(ROOT)) for f in ROOT.glob("requirements/*.txt")]
    return done.stdout.splitlines()


def check_addresses() -> None:
    """No lock may name a registry: whoever installs has their own."""
    say("--- addresses in locks")
    for name in filter(os.path.isfile, filter(LOCK_FILE.search, files_in_git())):
        found = NAMES_A_HOST.search(Path(name).read_text(encoding="utf-8"))
        if found:
            sys.exit(f"--- addresses in locks failed: {name} has the line {found.group().strip()!r}.")


def check_sources() -> None:
    """Format, lint, types, import contracts and locks."""
    stage("format", [TEST.tool("ruff"), "format", "--check"])
    stage("lint", [TEST.tool("ruff"), "check"])
    stage("types", [TEST.tool("mypy"), *filter(os.path.exists, TYPED)])
    stage("import contracts", [TEST.tool("lint-imports"), "--no-logo", "--cache-dir", BUILD / "imports"])
    check_addresses()


def suite(build: str, args: Sequence[str], marks: str = "not browser", **extra: str) -> None:
    """Run pytest on one build; the tests are told which one they must find."""
    command: Command = [TEST.python, "-m", "pytest", *PARALLEL, "-m", marks, *args]
    with temporary_folder() as place:
        stage(f"tests, {build}", command, STAMMTISCH_BUILD=build, **place, **extra)


def both_suites(args: Sequence[str], **compiled: str) -> None:
    """What depends on the engine on both builds, all the rest once; and a floor under the coverage.

    Measuring makes code several times slower, so random games, which repeat what other tests state, go without.
    """
    forget_coverage()
    suite("interpreted", [*MEASURING, *args], "stating")
    suite("interpreted", args, "not (stating or one_build or strength or browser)")
    suite("compiled", [*MEASURING, "--cov-append", *args], COLD, **compiled)
    suite("compiled", args, f"not browser and not ({COLD})", **compiled)
    check_coverage()


def browser_suite(chromium: str, args: Sequence[str], **extra: str) -> None:
    """Run the tests that click: in a call of their own, because Playwright brings an event loop of its own."""
    command: Command = [TEST.python, "-m", "pytest", *BROWSERS, "-m", "browser", *args]
    with temporary_folder() as place:
        stage("tests, browser", command, CHROMIUM=chromium, **place, **extra)
