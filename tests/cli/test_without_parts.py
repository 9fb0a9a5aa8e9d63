"""A third game that brings rules and nothing else: the commands for bots work, or say what the game lacks.

The toy has two seats or three, a secret choice, and no words, evaluator, nets, solver, ratings or problems.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import stammtisch
from stammtisch.bots.bot import Bot
from stammtisch.bots.expert import ExpertBot
from stammtisch.bots.match import play_match
from stammtisch.bots.model import load
from stammtisch.bots.random import RandomBot
from stammtisch.bots.strong import Learned, StrongBot
from stammtisch.bots.tactics import load as load_problems
from stammtisch.cli.commands import bench
from stammtisch.core.position import Law
from tests.cli.running import LANGUAGES, fine, refused
from tests.core.installed import install_toy
from tests.core.toy import TOY, ToyLaw

BOTS = ("--candidate", "regular", "--against", "random")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The toy is installed, and the folder is empty."""
    install_toy(monkeypatch)
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("seats", TOY.seats)
@pytest.mark.parametrize("bot", ["random", "newcomer", "keen", "regular"])
def test_bots_without_nets_play_it(bot: str, seats: int) -> None:
    """They go by the points on the table."""
    found = json.loads(fine("simulate", "toy", "--bots", bot, "--seats", seats, "--games", 20, "--json"))

    assert found["games"] == 20
    assert sum(found["wins"].values()) == pytest.approx(20)


def test_its_results_are_printed_and_its_records_kept() -> None:
    """Under its plain name, as it has no sentence for it."""
    said = fine("simulate", "toy", "--bots", "regular", "--games", 3, "--records", "kept")

    assert "regular" in said
    assert len(list(Path("kept").glob("toy-*.txt"))) == 3


@pytest.mark.parametrize("seats", TOY.seats)
def test_a_deal_in_the_arena(seats: int) -> None:
    """Each deal once per seat, in both directions."""
    found = json.loads(fine("arena", "toy", *BOTS, "--both", "--deals", 1, "--seats", seats, "--json"))

    assert [table["games"] for table in found["tables"]] == [seats, seats]
    assert [len(table["by_seat"]) for table in found["tables"]] == [seats, seats]


def test_the_arena_is_printed() -> None:
    """Two equals would win one half each."""
    assert "50.0%" in fine("arena", "toy", *BOTS, "--deals", 3, "--seats", 2)


@pytest.mark.parametrize("seats", TOY.seats)
def test_a_ladder(seats: int) -> None:
    """Of all bots that can play it; the report calls the game by its plain name."""
    found = json.loads(fine("ladder", "toy", "--deals", 2, "--seats", seats, "--out", "ladder", "--json"))

    assert set(found["bots"]) == {"random", "newcomer", "beginner", "casual", "keen", "regular"}
    assert Path("ladder/ladder.md").read_text(encoding="utf-8").startswith("# toy: ")


def test_the_ladder_is_printed() -> None:
    """With a table of ratings."""
    assert "regular" in fine("ladder", "toy", "--bots", "random,regular", "--deals", 1)


@pytest.mark.parametrize("seats", TOY.seats)
@pytest.mark.parametrize("kind", [StrongBot, ExpertBot])
def test_nets_learn_it(kind: type[Learned], seats: int) -> None:
    """A short training; then the levels with nets play, secret choice and lookahead included."""
    said = fine("train", "toy", "--seats", seats, "--games", 2, "--hidden", 3, "--examine", 1, "--out", "toy.npz")
    model = load(Path("toy.npz").read_bytes(), TOY)
    bots: list[Bot] = [kind(model), *[RandomBot()] * (seats - 1)]

    assert "against regular" in said
    assert model.nets[0].w2.shape == (3, seats)
    assert model.choice is not None
    assert len(play_match(TOY, TOY.make_setup(seats=seats), bots, seed=4).scores) == seats


@pytest.mark.parametrize("level", ["strong", "expert"])
@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "toy", "--bots", "{level}"),
        ("arena", "toy", "--candidate", "{level}", "--against", "random"),
        ("ladder", "toy", "--bots", "{level},random"),
    ],
    ids=lambda words: words[0],
)
def test_a_level_with_nets_does_not_sit_down(words: tuple[str, ...], level: str) -> None:
    """One sentence that says what to do instead."""
    said = refused(*(word.format(level=level) for word in words))

    assert said.startswith("No nets have been trained for this table of toy (3 seats")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_problems_says_so(language: str) -> None:
    """In every language, by its name."""
    assert load_problems(TOY) == []
    assert "toy" in refused("tactics", "toy", "--lang", language)
    assert "toy" in refused("problem", "list", "toy", "--lang", language)
    assert "toy" in refused("problem", "find", "toy", "--lang", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_observations_cannot_be_learned(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what the game lacks, and leaves no file."""
    monkeypatch.setattr(ToyLaw, "observe", Law.observe)
    said = refused("train", "toy", "--games", 1, "--out", "toy.npz", "--lang", language)

    assert "Law.observe" in said
    assert not Path("toy.npz").exists()


def test_a_game_without_rounds_is_one_long_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Choices are counted in one phase, and lookahead goes to the end of the game."""
    monkeypatch.delattr(ToyLaw, "round_of")
    fine("arena", "toy", *BOTS, "--deals", 1)
    fine("train", "toy", "--games", 1, "--hidden", 3, "--out", "toy.npz")
    bot = ExpertBot(load(Path("toy.npz").read_bytes(), TOY))

    assert play_match(TOY, TOY.make_setup(), [bot, RandomBot(), RandomBot()], seed=4).decisions == 6


def test_its_speed_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside that of the others, under its plain name."""
    repeat = bench.repeat
    monkeypatch.setattr(bench, "repeat", lambda play, games, _seconds: repeat(play, games, 0.01))

    assert "\ntoy\n" in fine("bench")


def test_the_bots_are_listed_without_ratings_for_it() -> None:
    """Only games in which they were measured have a column."""
    assert "toy" not in fine("bots")
    assert "toy" in stammtisch.game_names()
