"""Bots by what one types: parameters, weights, files, programs, and objects in Python."""

from __future__ import annotations

import sys
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING

import pytest

import stammtisch
from stammtisch.arena.compare import compare
from stammtisch.bots.bot import BrokenBot
from stammtisch.bots.expert import ExpertBot
from stammtisch.bots.making import bot_for_table, make_bot
from stammtisch.bots.match import play_match
from stammtisch.bots.random import RandomBot
from stammtisch.bots.regular import RegularBot
from stammtisch.bots.strong import StrongBot
from stammtisch.core.mistakes import Mistake
from stammtisch.core.parts import data

if TYPE_CHECKING:
    from stammtisch.bots.bot import Turn

GAME = stammtisch.game("goldbraeu")
EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"
READY = r"s/.*\"type\":\"hello\".*/{\"type\":\"ready\"}/p"
TAKE_FIRST = r"s/.*\"legal\":\[\"\([^\"]*\)\".*/{\"action\":\"\1\"}/p"
FIRST = f'run:sed -u -n -e "{READY}" -e "{TAKE_FIRST}"'


class FirstBot:
    """Takes the first of its legal actions."""

    needs_view = False

    def choose(self, turn: Turn) -> int:
        """The first."""
        return turn.legal[0]


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A file with a bot in it, and a neighbour that it imports."""
    (tmp_path / "neighbour_of_mine.py").write_text("STEP = 1\n")
    found = tmp_path / "mine.py"
    text = """
        from neighbour_of_mine import STEP

        class Careful:
            needs_view = False

            def __init__(self, depth=2, bold=False, name="x"):
                self.depth, self.bold, self.name = depth, bold, name

            def choose(self, turn):
                return turn.legal[-STEP]

        class NoBot:
            pass
    """
    found.write_text(dedent(text))
    return str(found)


# ---- parameters and weights


def test_parameters_reach_the_bot() -> None:
    """Numbers as numbers."""
    regular, expert = make_bot("regular:temperature=0.5"), make_bot("expert:worlds=2:plan_worlds=3")

    assert isinstance(regular, RegularBot)
    assert regular.temperature == 0.5
    assert isinstance(expert, ExpertBot)
    assert (expert.worlds, expert.plan_worlds) == (2, 3)


def test_a_temperature_changes_what_the_regular_lays() -> None:
    """A hot regular does not play the games of a cool one; one with the game's own temperature does."""
    setup = GAME.make_setup(seats=3)

    def scores(spec: str) -> list[list[int]]:
        return [play_match(GAME, setup, [make_bot(spec) for _ in range(3)], seed).scores for seed in range(2)]

    assert scores("regular:temperature=500") != scores("regular")
    assert scores("regular") == scores("regular")


def test_weights_of_ones_own(tmp_path: Path) -> None:
    """The shipped weights under another name play as the shipped bot does; those of another table are refused."""
    shipped = data(GAME.package, "bots/weights/3-seats.npz")
    assert shipped is not None
    mine = tmp_path / "mine.npz"
    mine.write_bytes(shipped.read_bytes())
    setup = GAME.make_setup(seats=3)
    bot = bot_for_table(f"strong:{mine}", setup)

    assert isinstance(bot, StrongBot)
    assert bot.own is not None
    assert play_match(GAME, setup, [bot] * 3, 1) == play_match(GAME, setup, [make_bot("strong")] * 3, 1)
    with pytest.raises(Mistake, match="4"):
        bot_for_table(f"strong:{mine}", GAME.make_setup(seats=4))


# ---- files


def test_a_class_in_a_file(file: str) -> None:
    """With its parameters, and what lies beside it."""
    bot = make_bot(f"{file}:Careful:depth=3:bold=true:name=y")

    assert (bot.depth, bot.bold, bot.name) == (3, True, "y")  # type: ignore[attr-defined]
    assert play_match(GAME, GAME.make_setup(seats=3), [bot] * 3, 1).decisions > 10


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("FILE", "names no bot.*Careful"),
        ("FILE:Missing", "names no bot.*Careful"),
        ("FILE:NoBot", "needs_view"),
        ("FILE:Careful:colour=1", "no parameter “colour”.*depth, bold, name"),
        ("FILE:Careful:quick", "neither a parameter"),
        ("nowhere.py:Bot", "no file “nowhere.py”"),
        ("regular:temprature=1", "did you mean.*temperature|temperature"),
        ("regulr:temperature=1", "did you mean “?regular"),
        ("strong:none.npz", "cannot be read"),
        ("run:/no/such/program", "cannot be started"),
        ("run:", "cannot be started"),
    ],
)
def test_what_cannot_be_made_is_said_in_one_sentence(file: str, spec: str, sentence: str) -> None:
    """Which names what is wrong and what there is."""
    with pytest.raises(Mistake, match=sentence) as caught:
        make_bot(spec.replace("FILE", file))

    assert "\n" not in str(caught.value)


def test_a_file_that_fails_is_named(tmp_path: Path) -> None:
    """With what went wrong."""
    (tmp_path / "bad.py").write_text("1 / 0")

    with pytest.raises(BrokenBot, match=r"bad\.py.*ZeroDivisionError"):
        make_bot(f"{tmp_path / 'bad.py'}:Bot")


# ---- programs


def test_a_program_in_another_language_plays_a_game() -> None:
    """One line of sed that takes the first legal action plays as a bot of ours that does."""
    setup = GAME.make_setup(seats=3)
    played = play_match(GAME, setup, [bot_for_table(FIRST, setup), FirstBot(), FirstBot()], 5)

    assert played == play_match(GAME, setup, [FirstBot()] * 3, 5)


@pytest.mark.parametrize("name", stammtisch.game_names())
def test_the_example_plays_both_games(name: str) -> None:
    """The same games each time: its choices come from the seeds that it is sent."""
    game = stammtisch.game(name)
    setup = game.make_setup(seats=3)

    def played() -> list[int]:
        bot = bot_for_table(f"run:{sys.executable} {EXAMPLE}", setup)
        return play_match(game, setup, [bot, RandomBot(), RandomBot()], 3).scores

    assert played() == played()


@pytest.mark.parametrize(
    ("program", "sentence"),
    [
        ("true", "no answer.*exit code 0"),
        ("echo hello", "answered “hello”"),
        ("echo {}", "no “ready”"),
        (r'echo "{\"refuse\":\"Only with four.\"}"', "does not play at this table and says: “Only with four.”"),
    ],
)
def test_programs_that_do_not_speak_the_protocol(program: str, sentence: str) -> None:
    """Each gets its sentence."""
    with pytest.raises(Mistake, match=sentence):
        bot_for_table(f"run:{program}", GAME.make_setup(seats=3))


def test_a_program_that_chooses_what_is_illegal_is_named() -> None:
    """As any other bot."""
    setup = GAME.make_setup(seats=3)
    bot = bot_for_table(FIRST.replace(r"\1", "fly away"), setup)

    with pytest.raises(BrokenBot, match="fly away"):
        play_match(GAME, setup, [bot, RandomBot(), RandomBot()], 5)


# ---- objects


def test_objects_in_the_arena() -> None:
    """A bot that is just an object is measured as one that is installed."""
    found = compare("goldbraeu", RandomBot(), "random", deals=4, seats=3)
    named = compare("goldbraeu", "random", "random", deals=4, seats=3)

    assert (found.share, found.lead) == (named.share, named.lead)
    assert found.single == "random (1)"
    with pytest.raises(Mistake, match="no bot called"):
        make_bot("random (1)")
