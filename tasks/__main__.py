"""Set up, play, check and measure Stammtisch: python3 -m tasks TASK [ARGUMENTS]

play    install what is missing, then sit down at the table
test    everything that CI runs: the checks, then the suite interpreted and compiled
check   format, lint, types, import contracts and the interpreted suite
testc   the suite on the compiled build
bench   measure the engine
lock    write requirements/*.txt anew from pyproject.toml (ARGUMENTS go to uv, such as --upgrade)
clean   remove all that the other tasks made

It needs Python's own library only. A step whose inputs have not changed is skipped.
"""

from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING

from tasks.checks import check_addresses, check_sources, suite
from tasks.environments import PLAY, TEST, demand_python, ensure_uv, ensure_venv
from tasks.package import COMPILED, compiler, ensure_compiled, ensure_play, ensure_test
from tasks.running import BUILD, ROOT, StepError, become, quietly, say, stage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tasks.running import Command


def play(args: Sequence[str]) -> None:
    """Install what is missing, then sit down at the table."""
    ensure_play()
    become([PLAY.tool("stammtisch"), "play", *args])


def check(args: Sequence[str]) -> None:
    """What to run before every commit."""
    ensure_test()
    check_sources()
    suite("interpreted", args)


def testc(args: Sequence[str]) -> None:
    """The suite on the compiled build."""
    if not compiler():
        sys.exit("There is no C compiler with Python's headers here, so there is no compiled build to test.")
    ensure_test()
    ensure_compiled()
    suite("compiled", args, PYTHONPATH=str(COMPILED))


def test(args: Sequence[str]) -> None:
    """All that CI runs; pytest has the last word."""
    ensure_test()
    check_sources()
    if compiler():
        ensure_compiled()
    else:
        say("There is no C compiler with Python's headers here: the compiled half of the tests is left out.")
    ensure_play()
    stage("the installed command", [PLAY.tool("stammtisch"), "--help"])
    suite("interpreted", args)
    if compiler():
        suite("compiled", args, PYTHONPATH=str(COMPILED))


def bench(args: Sequence[str]) -> None:
    """Measure the engine as it is installed for play."""
    ensure_play()
    script = ROOT / "bench" / "run.py"
    become([PLAY.python, script, *args] if script.exists() else [PLAY.tool("stammtisch"), "bench", *args])


def lock(args: Sequence[str]) -> None:
    """Pin names, versions and hashes, never addresses; later files keep to the pins of earlier ones."""
    ensure_venv(TEST)
    ensure_uv(TEST)
    settings = ("--universal", "--generate-hashes", "--no-header", "--python-version", "3.11", "--quiet")
    wanted: dict[str, Command] = {
        "run": ("pyproject.toml",),
        "build": ("--group", "build"),
        "web": ("--group", "web"),
        "test": ("pyproject.toml", "--group", "build", "--group", "test", "--group", "lint"),
    }
    pins: list[str] = []
    for name, what in wanted.items():
        output = f"requirements/{name}.txt"
        quietly([TEST.tool("uv"), "pip", "compile", *what, *pins, *settings, "-o", output, *args])
        pins += ["-c", output]
    check_addresses()


def clean(_args: Sequence[str]) -> None:
    """Remove all that the other tasks made."""
    caches = (".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", ".import_linter_cache")
    for folder in (PLAY.folder, TEST.folder, BUILD, *(ROOT / name for name in caches)):
        shutil.rmtree(folder, ignore_errors=True)
    for folder in [*ROOT.glob("*/**/__pycache__"), *ROOT.glob("src/*.egg-info")]:
        shutil.rmtree(folder, ignore_errors=True)


TASKS = {task.__name__: task for task in (play, test, check, testc, bench, lock, clean)}


def main(args: Sequence[str]) -> None:
    """Do the task that the first argument names."""
    if not args or args[0] not in TASKS:
        sys.exit(__doc__)
    demand_python()
    os.chdir(ROOT)
    BUILD.mkdir(exist_ok=True)
    try:
        TASKS[args[0]](args[1:])
    except StepError as failure:
        sys.exit(f"{failure}\nThat was a step of `{args[0]}` that failed.")


if __name__ == "__main__":
    main(sys.argv[1:])
