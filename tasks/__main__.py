"""Set up, play, check and measure Stammtisch: python3 -m tasks TASK [ARGUMENTS]

play           install what is missing, build the page, open the table in the browser
terminal       the same without the page: the table in this terminal
test           everything that CI runs, ten to twelve minutes: code, page, both builds, coverage, browser
check          before every commit, under three minutes: format, lint, types, contracts, tests that the change reaches
watch          the same again after every change
hooks          let git check format and lint of every commit, in a second
test-rules     the games and their rules, interpreted: a minute and a half
test-bots      bots, arena and training, interpreted: two minutes
test-server    the server, interpreted: a minute
test-adapters  PettingZoo, Gymnasium, OpenSpiel and the batch, interpreted: a minute
test-cli       command line, terminal table, sentences and docs, interpreted: a minute
test-page      lint, types and components of the page, without a browser: a minute
testc          the whole suite on the compiled build: three minutes
test-lowest    the suites with the oldest versions of all packages that we allow: five minutes
testb          whole games clicked through the page in Chromium: three minutes
shots          pictures of every screen, language, theme and size into .build/shots
bench          measure the engine
page           build the page into the package
docs           build the handbook into the package, for the server's /docs; links that lead nowhere stop it
release        source distribution and wheels with the page inside, tried in clean environments; uploads nothing
changelog      show the changelog of the next release; with a version (VERSION=0.2.0) write it, and the version
numbers        write the numbered constants of every game from its declaration (games/*/rules/numbers.toml)
lock           write requirements/*.txt from pyproject.toml (ARGUMENTS go to uv, such as --upgrade)
clean          remove all that the other tasks made

It needs Python's own library only. A step whose inputs have not changed is skipped. Minutes: on two quiet cores.
"""

from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING, NoReturn

from tasks.changed import check_changed, check_commit, hooks, watch
from tasks.changelog import changelog
from tasks.checks import both_suites, browser_suite, check_addresses, check_sources, suite
from tasks.docs import ensure_site
from tasks.environments import PLAY, TEST, demand_python, ensure_uv, ensure_venv
from tasks.lowest import test_lowest
from tasks.numbers import write_numbers
from tasks.opening import serve_and_compile
from tasks.package import (
    COMPILED,
    SITE,
    compiler,
    ensure_compiled,
    ensure_packages,
    ensure_play,
    ensure_test,
    is_compiled,
    lay_site,
)
from tasks.release import make_release
from tasks.running import BUILD, ROOT, StepError, become, beside, quietly, say, stage
from tasks.web import PAGE, WEB, check_page, ensure_browser, ensure_page

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tasks.running import Command

    Task = Callable[[Sequence[str]], None]

PARTS = {
    "test-rules": ("tests/games",),
    "test-bots": ("tests/bots", "tests/arena", "tests/training"),
    "test-server": ("tests/server",),
    "test-adapters": ("tests/adapters",),
    "test-cli": ("tests/cli", "tests/words", "tests/docs"),
}


def play(args: Sequence[str]) -> None:
    """Install what is missing, then open the table in the browser."""
    ensure_venv(PLAY)
    try:
        ensure_page(PLAY)
    except StepError as failure:
        (BUILD / "page.log").write_text(str(failure), encoding="utf-8")
        say("The page could not be built (see .build/page.log): here is the table in the terminal instead.")
        terminal(())
    ensure_packages()
    if not is_compiled():
        sys.exit(serve_and_compile(args))
    ensure_play()
    become([PLAY.tool("stammtisch"), "serve", *args])


def terminal(args: Sequence[str]) -> NoReturn:
    """Install what is missing, then sit down at the table in this terminal."""
    ensure_play()
    become([PLAY.tool("stammtisch"), "play", *args])


def check(args: Sequence[str]) -> None:
    """What to run before every commit: nothing about it takes long."""
    ensure_test()
    check_sources()
    check_changed(args)


def part(*folders: str) -> Task:
    """The task that runs some folders of tests on the sources as they are."""

    def run(args: Sequence[str]) -> None:
        ensure_test()
        ensure_page(TEST)  # some of them look at pictures
        if "tests/docs" in folders:
            ensure_site()
        suite("interpreted", [*folders, *args])

    return run


def check_web(_args: Sequence[str]) -> None:
    """The page without a browser."""
    ensure_test()
    check_page(TEST)


def testc(args: Sequence[str]) -> None:
    """The suite on the compiled build."""
    if not compiler():
        sys.exit("There is no C compiler with Python's headers here, so there is no compiled build to test.")
    ensure_test()
    ensure_page(TEST)
    ensure_site()
    ensure_compiled()
    suite("compiled", args, **fastest())


def test(args: Sequence[str]) -> None:
    """All that CI runs; pytest has the last word."""
    ensure_test()
    ensure_page(TEST)  # first: the page is part of the package that is compiled
    if compiler():
        with beside(ensure_compiled):
            check_all()
        lay_site(COMPILED / "stammtisch")
    else:
        say("There is no C compiler with Python's headers here: the compiled half of the tests is left out.")
        check_all()
    ensure_play()
    stage("the installed command", [PLAY.tool("stammtisch"), "--help"])
    if compiler():
        both_suites(args, **fastest())
    else:
        suite("interpreted", args)
    browser_suite(ensure_browser(), args, **fastest())


def check_all() -> None:
    """Everything about code and page that needs no running package."""
    check_sources()
    check_page(TEST)
    say("--- handbook")
    ensure_site()


def testb(args: Sequence[str]) -> None:
    """The tests that click through the page alone."""
    ready_for_browser()
    browser_suite(ensure_browser(), args, **fastest())


def shots(args: Sequence[str]) -> None:
    """Pictures of every screen, to be looked at."""
    ready_for_browser()
    command: Command = [TEST.python, "-m", "tests.browser.shots", *args]
    stage("pictures", command, CHROMIUM=ensure_browser(), **fastest())


def ready_for_browser() -> None:
    """Have the page, the handbook and the quicker build."""
    ensure_test()
    ensure_page(TEST)
    ensure_site()
    if compiler():
        ensure_compiled()
        lay_site(COMPILED / "stammtisch")


def fastest() -> dict[str, str]:
    """Point at the compiled build if there is one."""
    return {"PYTHONPATH": str(COMPILED)} if compiler() else {}


def bench(args: Sequence[str]) -> None:
    """Measure the engine as it is installed for play."""
    ensure_play()
    script = ROOT / "bench" / "run.py"
    become([PLAY.python, script, *args] if script.exists() else [PLAY.tool("stammtisch"), "bench", *args])


def page(_args: Sequence[str]) -> None:
    """Build the page into the package."""
    ensure_venv(PLAY)
    ensure_page(PLAY)


def docs(_args: Sequence[str]) -> None:
    """Build the handbook into the package."""
    ensure_site()


def release(_args: Sequence[str]) -> None:
    """Make what could be published."""
    make_release()


def numbers(_args: Sequence[str]) -> None:
    """Count out what each game declares."""
    write_numbers()


def lock(args: Sequence[str]) -> None:
    """Pin names, versions and hashes, never addresses; later files keep to the pins of earlier ones."""
    ensure_venv(TEST)
    ensure_uv(TEST)
    settings = ("--universal", "--generate-hashes", "--no-header", "--python-version", "3.11", "--quiet")
    wanted: dict[str, Command] = {
        "run": ("pyproject.toml", "--extra", "serve"),
        "build": ("--group", "build"),
        "web": ("--group", "web"),
        "test": ("pyproject.toml", "--extra", "all", "--group", "build", "--group", "test", "--group", "lint"),
        "docs": ("--group", "docs"),
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
    for folder in (
        PLAY.folder,
        TEST.folder,
        BUILD,
        PAGE,
        SITE,
        WEB / "node_modules",
        *(ROOT / name for name in caches),
    ):
        shutil.rmtree(folder, ignore_errors=True)
    for folder in [*ROOT.glob("*/**/__pycache__"), *ROOT.glob("src/*.egg-info")]:
        shutil.rmtree(folder, ignore_errors=True)


TASKS: dict[str, Task] = {
    **{
        task.__name__: task
        for task in (
            play,
            terminal,
            test,
            check,
            watch,
            hooks,
            testc,
            testb,
            shots,
            bench,
            page,
            docs,
            release,
            changelog,
            numbers,
            lock,
            clean,
        )
    },
    **{name: part(*folders) for name, folders in PARTS.items()},
    "test-page": check_web,
    "test-lowest": test_lowest,
    "check-commit": check_commit,
}


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
