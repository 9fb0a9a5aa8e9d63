"""Bots of others that do not work: one sentence names them, and nobody is told that it is our mistake."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

import pytest

import stammtisch
from stammtisch.bots.bot import BrokenBot
from stammtisch.bots.levels import LADDER
from stammtisch.bots.making import bot_names, make_bot
from stammtisch.bots.match import play_match
from tests.cli.running import LANGUAGES, refused, run

if TYPE_CHECKING:
    from pathlib import Path

BOTS: Final = """
class Answering:
    needs_view = False
    def choose(self, turn):
        return self.answer(turn.legal)

class Boom(Answering):
    def answer(self, legal): raise RuntimeError("boom\\nand more")

class Floating(Answering):
    def answer(self, legal): return float(legal[0])

class Silent(Answering):
    def answer(self, legal): return None

class Indexed(Answering):
    class Number(int): pass
    def answer(self, legal): return self.Number(legal[0])

class Blind:
    def choose(self, turn): return turn.legal[0]

class Choosy(Boom):
    def __init__(self, taste): pass

class Picky(Boom):
    def check_table(self, setup): raise KeyError("seats")
"""
BROKEN: Final = {  # by the name that is typed: what the sentence says beside it
    "boom": "RuntimeError: boom and more",
    "floating": ".0",
    "silent": "None",
    "blind": "needs_view",
    "choosy": "TypeError",
    "picky": "KeyError",
    "gone": "ModuleNotFoundError",
}
ENTRIES: Final = {name: f"broken_bots:{name.capitalize()}" for name in BROKEN} | {"gone": "nowhere_at_all:Gone"}


@pytest.fixture(autouse=True)
def broken_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with these bots, installed for one test and for the processes that it starts."""
    info = tmp_path / "site" / "broken_bots-1.dist-info"
    info.mkdir(parents=True)
    (info.parent / "broken_bots.py").write_text(BOTS)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-bots\nVersion: 1\n")
    lines = [f"{name} = {entry}" for name, entry in {**ENTRIES, "indexed": "broken_bots:Indexed"}.items()]
    (info / "entry_points.txt").write_text("\n".join(["[stammtisch.bots]", *lines, ""]))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(info.parent), *sys.path])
    monkeypatch.setenv("PYTHONPATH", str(info.parent))
    monkeypatch.delitem(sys.modules, "broken_bots", raising=False)


@pytest.mark.parametrize("bot", BROKEN)
@pytest.mark.parametrize(
    "command",
    [
        "arena goldbraeu --seats 3 --deals 1 --against random --candidate",
        "simulate goldbraeu --seats 3 --games 1 --bots",
        "ladder goldbraeu --seats 3 --deals 1 --bots random,",
        "play goldbraeu --seats 3 --seat blue --bots random,",
    ],
)
def test_every_command_names_the_bot(command: str, bot: str) -> None:
    """In one sentence, with what its author needs to know."""
    *words, last = command.split()
    words += [last + bot] if last.endswith(",") else [last, bot]
    said = run(*words).stderr.strip()

    assert said.count("\n") == 0
    assert f"The bot {bot} " in said
    assert BROKEN[bot] in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", BROKEN)
def test_it_is_said_in_every_language(bot: str, language: str) -> None:
    """And it is never called our own mistake."""
    said = refused("simulate", "goldbraeu", "--games", 1, "--bots", bot, "--lang", language)

    assert f" {bot}" in said
    assert "STAMMTISCH_TRACE" not in said


def test_a_bot_that_fails_in_another_process_is_named_too() -> None:
    """The mistake finds its way back with all that it is about."""
    said = refused("simulate", "goldbraeu", "--games", 9, "--bots", "boom", "--jobs", 2)

    assert "The bot boom " in said


def test_broken_bots_do_not_stop_a_ladder_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is left out with a line that says why; the others play. Of our own, two are enough."""
    few = [name for name in bot_names() if name not in LADDER[1:]]
    monkeypatch.setattr("stammtisch.cli.commands.ladder.bot_names", lambda: few)
    result = run("ladder", "goldbraeu", "--seats", 3, "--deals", 1, "--json")
    said = result.stderr.splitlines()

    assert result.exit_code == 0, result.output
    assert len(said) == len(BROKEN)
    assert all(any(f"“{bot}”" in line and BROKEN[bot] in line for line in said) for bot in BROKEN)
    assert '"indexed"' in result.stdout
    assert '"boom"' not in result.stdout


def test_whole_numbers_of_any_kind_are_actions() -> None:
    """A subclass of int plays on; what only equals a number does not."""
    game = stammtisch.game("goldbraeu")
    setup = game.make_setup(seats=3)

    assert play_match(game, setup, [make_bot("indexed")] * 3, seed=1).decisions > 0
    with pytest.raises(BrokenBot):
        play_match(game, setup, [make_bot("floating")] * 3, seed=1)
