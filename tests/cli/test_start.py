from __future__ import annotations

import os
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import stammtisch
from stammtisch.cli import COMMANDS, commands

PAGE = Path(__file__).parents[2] / "docs" / "cli.md"
SLOW = {"fluent", "msgspec", "numpy", "rich", "sqlalchemy", "starlette", "uvicorn"}
OURS = {"core.game", "core.position", "bots", "arena", "training", "server", "games", "cli.commands", "cli.console"}
RUN = """
from stammtisch.cli import main
try:
    main({words}, prog_name="stammtisch")
except SystemExit as end:
    assert end.code == 0, end.code
"""
TELL = """
import sys
print(*sys.modules, file=sys.stderr)
"""
STARTS = {
    "import": ("import stammtisch", {}),
    "version": (RUN.format(words=["--version"]), {}),
    "help": (RUN.format(words=["--help"]), {}),
    "help in German": (RUN.format(words=["--help", "--lang", "de"]), {}),
    "version in French": (RUN.format(words=["--version"]), {"STAMMTISCH_LANG": "fr"}),
    "completion": (
        RUN.format(words=[]),
        {"_STAMMTISCH_COMPLETE": "bash_complete", "COMP_WORDS": "stammtisch pl", "COMP_CWORD": "1"},
    ),
}


def python(code: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run code in a fresh Python."""
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=os.environ | env, capture_output=True, encoding="utf-8", check=True)  # noqa: S603 -- our own Python


def started(start: str) -> tuple[str, set[str]]:
    """What a fresh Python prints, and which modules it imported."""
    code, env = STARTS[start]
    done = python(code + TELL, env)
    return done.stdout, set(done.stderr.split())


@pytest.mark.parametrize("start", STARTS)
def test_what_everybody_waits_for_imports_nothing_slow(start: str) -> None:
    """Neither big libraries nor parts of ours that are not needed yet."""
    _said, imported = started(start)

    assert "stammtisch" in imported
    assert imported & SLOW == set()
    assert imported & {f"stammtisch.{part}" for part in OURS} == set()


@pytest.mark.parametrize("command", ["play", "games", "bots", "completion", "serve"])
def test_help_of_everyday_commands_imports_nothing_slow(command: str) -> None:
    """What a command does is imported when it is done."""
    done = python(RUN.format(words=[command, "--help"]) + TELL, {"STAMMTISCH_LANG": "de"})

    assert set(done.stderr.split()) & SLOW == set()


def test_the_shell_completes_games_without_importing_them() -> None:
    """By the names under which they are installed."""
    asked = {"_STAMMTISCH_COMPLETE": "bash_complete", "COMP_WORDS": "stammtisch play gold", "COMP_CWORD": "2"}
    done = python(RUN.format(words=[]) + TELL, asked)

    assert done.stdout.split() == ["plain,goldbraeu", "plain,golden_city"]
    assert not any(module.startswith("stammtisch.games") for module in done.stderr.split())


def test_the_shell_completes_commands_by_their_summaries() -> None:
    """What begins as typed, as click's scripts read it."""
    said, _imported = started("completion")

    assert said.splitlines() == ["plain,play"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_of_the_page_gets_its_script(shell: str) -> None:
    """By the command that docs/cli.md names; the script asks the same program."""
    done = python(RUN.format(words=["completion", shell]), {})

    assert f"stammtisch completion {shell}" in PAGE.read_text(encoding="utf-8")
    assert f"_STAMMTISCH_COMPLETE={shell}_complete" in done.stdout


def test_every_module_of_a_command_is_listed() -> None:
    """A new command cannot be forgotten."""
    assert sorted(module.name for module in pkgutil.iter_modules(commands.__path__)) == sorted(COMMANDS)


def test_public_names_are_found_when_they_are_used() -> None:
    """All of them, and nothing else."""
    assert set(dir(stammtisch)) == set(stammtisch.__all__)
    assert all(getattr(stammtisch, name) is not None for name in stammtisch.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'dance'"):
        stammtisch.dance  # type: ignore[attr-defined]  # noqa: B018 -- looking is the point
