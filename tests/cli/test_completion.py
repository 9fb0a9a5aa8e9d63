"""What the Tab key offers, by the protocol between click's scripts and the program, and in a real bash."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import stammtisch
from stammtisch.bots.levels import LEVELS
from stammtisch.cli import COMMANDS
from stammtisch.cli.completion import SHELLS, joined
from stammtisch.core.words import LANGUAGES
from tests.cli.running import fine, refused, run

GOLDBRAEU, GOLDEN_CITY = stammtisch.game("goldbraeu"), stammtisch.game("golden_city")


def offered(line: str, shell: str = "bash", **env: str) -> list[str]:
    """What is offered at the end of a line, as the shell's script reads it."""
    words = line.split()
    place = str(len(words) - (not line.endswith(" "))) if shell != "fish" else ""
    asked = {"_STAMMTISCH_COMPLETE": f"{shell}_complete", "COMP_WORDS": line, "COMP_CWORD": place}
    return fine(**asked, **env).splitlines()


def names(line: str) -> set[str]:
    """Plain words that are offered in bash."""
    return {item.removeprefix("plain,") for item in offered(line) if item.startswith("plain,")}


def test_commands_and_options() -> None:
    """All of them, or those that begin as typed."""
    assert names("stammtisch ") == set(COMMANDS)
    assert names("stammtisch re") == {"record"}
    assert names("stammtisch record ") == {"check", "show"}
    assert {"--seats", "--seed", "--seat", "--save"} <= names("stammtisch play --s")
    assert "--lang" in names("stammtisch --")


@pytest.mark.parametrize("command", ["arena", "games", "ladder", "play", "simulate", "tactics", "train", "tune"])
def test_games(command: str) -> None:
    """Wherever one can be named."""
    assert names(f"stammtisch {command} gold") == {"goldbraeu", "golden_city"}
    assert names(f"stammtisch {command} goldb") == {"goldbraeu"}


def test_what_belongs_to_a_game_is_that_of_the_game_named() -> None:
    """Editions, options with values, seats; of all games if none is named yet."""
    assert names("stammtisch play goldbraeu --edition ") == set(GOLDBRAEU.editions)
    assert names("stammtisch play --edition ") == {*GOLDBRAEU.editions, *GOLDEN_CITY.editions}
    assert names("stammtisch play golden_city --seat ") == set(GOLDEN_CITY.seat_names)
    assert names("stammtisch simulate goldbraeu --seats ") == {str(seats) for seats in GOLDBRAEU.seats}
    assert names("stammtisch play goldbraeu --option tie_b") == {"tie_break=shared", "tie_break=shares"}
    assert names("stammtisch play golden_city --option tie_break=shares --option ti") == set()


@pytest.mark.parametrize("typed", ["tie_break =", "tie_break = s", "tie_break = share"])
def test_bash_gets_what_comes_behind_the_sign(typed: str) -> None:
    """It cuts words there."""
    assert names(f"stammtisch play goldbraeu --option {typed}") == {"shared", "shares"}


def test_other_shells_get_the_whole_word() -> None:
    """With what it means in the reader's language."""
    line = "stammtisch play goldbraeu --option tie_break=s"
    zsh = offered(line, "zsh", LC_ALL="de_DE.UTF-8")

    assert zsh[1::3] == ["tie_break=shared", "tie_break=shares"]
    assert all(len(meaning) > 1 for meaning in zsh[2::3])
    assert zsh[2::3] != offered(line, "zsh", LC_ALL="C")[2::3]


def test_bots() -> None:
    """One, or the last of several; `none` where nobody may sit; else a file."""
    assert names("stammtisch arena goldbraeu --candidate ") == set(LEVELS)
    assert names("stammtisch play goldbraeu --bots regular,r") == {"regular,random", "regular,regular"}
    assert names("stammtisch play goldbraeu --bots n") == {"newcomer", "none"}
    assert names("stammtisch simulate goldbraeu --bots n") == {"newcomer"}
    assert offered("stammtisch arena goldbraeu --candidate mine.p")[0].startswith("file,")
    assert offered("stammtisch arena goldbraeu --candidate strong : mi")[0].startswith("file,")


def test_languages_rules_viewers_executors_shells() -> None:
    """All that has a name."""
    assert names("stammtisch games --lang ") == set(LANGUAGES)
    assert names("stammtisch --lang = d") == {"de"}
    assert {"GB-DUE-01", "GB-DUE-07"} <= names("stammtisch rules GB-DU")
    assert {"GB-Q19"} <= names("stammtisch rules gb-q1")
    assert names("stammtisch record show x.txt --as s") == {"spectator"}
    assert names("stammtisch train goldbraeu --executor ") == {"local", "dask"}
    assert names("stammtisch completion ") == set(SHELLS)


@pytest.mark.parametrize("line", ["record check ", "record show ", "board check ", "play --resume ", "play --board "])
def test_files(line: str) -> None:
    """Where a record or a board is wanted, the shell offers its files; where a folder is, folders."""
    assert offered(f"stammtisch {line}") == ["file,"]
    assert offered("stammtisch serve --data ") == ["dir,"]


def test_commands_are_told_in_the_readers_language() -> None:
    """In shells that show it; also if it is named on this very line."""
    assert "plain,games\tZeig die installierten Spiele" in offered("stammtisch --lang de ", "fish")
    assert "Montrer les jeux installés" in offered("stammtisch gam", "zsh", STAMMTISCH_LANG="fr")


def test_words_that_bash_has_cut_are_put_together() -> None:
    """At both signs."""
    words = ["--option", "tie_break", "=", "shares", "--candidate", "strong", ":", "my.npz"]
    assert joined(words) == ["--option", "tie_break=shares", "--candidate", "strong:my.npz"]


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_asks_the_program_in_a_process_of_its_own(shell: str, tmp_path: Path) -> None:
    """As its script does."""
    env = {"_STAMMTISCH_COMPLETE": f"{shell}_complete", "COMP_WORDS": "stammtisch play golden", "COMP_CWORD": "2"}
    if shell == "fish":
        env["COMP_CWORD"] = "golden"
    code = "from stammtisch.cli import main; main(prog_name='stammtisch')"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=os.environ | env, cwd=tmp_path, capture_output=True, text=True, check=True)  # noqa: S603 -- our own Python

    assert "golden_city" in done.stdout
    assert done.stderr == ""


def test_a_real_bash_completes(tmp_path: Path) -> None:
    """It reads the script, and its function fills COMPREPLY, cut words included."""
    bash = shutil.which("bash")
    assert bash is not None
    program = tmp_path / "stammtisch"
    python = shlex.quote(sys.executable)
    program.write_text(f'#!/bin/sh\nexec {python} -m stammtisch.cli "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    script = """
source <(stammtisch completion bash)
complete -p stammtisch >/dev/null
tab() {
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
    _stammtisch_completion stammtisch
    echo "${COMPREPLY[@]}"
}
tab stammtisch pla
tab stammtisch play golden_c
tab stammtisch play goldbraeu --option tie_break = sh
"""
    env = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run([bash, "--norc", "-c", script], env=env, capture_output=True, text=True, check=True)  # noqa: S603 -- the shell that is tested

    assert done.stdout.splitlines() == ["play", "golden_city", "shared shares"]
    assert done.stderr == ""


def test_a_shell_without_a_script_is_refused() -> None:
    """With those that have one."""
    assert "bash, zsh, fish" in refused("completion", "tcsh")
    assert run("completion", "tcsh").exit_code == 2
