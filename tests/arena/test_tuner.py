"""The tuner finds what is better by playing, depends on its seed alone, and refuses what it cannot tune."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent

import pytest

import stammtisch
from stammtisch.arena.executors import Where
from stammtisch.arena.tuner import Parameter, Search, Tuning, tune
from tests.cli.running import run

SETUP = stammtisch.game("goldbraeu").make_setup(seats=3)


def bowl(places: list[float], best: list[float]) -> float:
    """A score that falls off around the best places."""
    return -sum((place - top) ** 2 for place, top in zip(places, best, strict=True))


def test_the_search_finds_the_top_of_a_bowl() -> None:
    """In two dimensions, from the middle."""
    best = [0.8, 0.25]
    search = Search([Parameter("a", 0, 1), Parameter("b", 0, 1)], seed=3)
    for number in range(200):
        there, back, signs = search.sides(number)
        search.step(number, signs, bowl(there, best) - bowl(back, best))

    assert search.settled() == pytest.approx(best, abs=0.05)


def test_wide_bounds_are_searched_by_factors_and_whole_numbers_stay_whole() -> None:
    """The middle of 0.1 and 10 is 1; of 2 and 7 a whole number."""
    assert Parameter("a", 0.1, 10).at(0.5) == pytest.approx(1)
    assert Parameter("b", 0, 10).at(0.25) == pytest.approx(2.5)
    assert Parameter("c", 2, 7, whole=True).text(0.3) == "c=4"


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A bot that plays like the regular as often as its parameter says, and else at random."""
    found = tmp_path / "sober.py"
    text = """
        from stammtisch.bots.regular import RegularBot

        class Sober(RegularBot):
            def __init__(self, clear=0.5):
                super().__init__()
                self.clear = clear

            def choose(self, turn):
                if turn.rng.below(1000) < 1000 * self.clear:
                    return super().choose(turn)
                return turn.legal[turn.rng.below(len(turn.legal))]
    """
    found.write_text(dedent(text))
    return f"{found}:Sober"


def test_tuning_makes_a_bot_better_and_depends_on_the_seed_alone(file: str) -> None:
    """A bot that thinks more often wins more points: the parameter rises; two processes find the same."""
    tuning = Tuning(SETUP, file, "random", (Parameter("clear", 0, 1),), seed=1, deals=3)
    rounds = [done for done, _spec in tune(tuning, 8)]
    again = [done for done, _spec in tune(tuning, 2, Where("local", jobs=2))]

    assert rounds[-1].values["clear"] > 0.6
    assert again == rounds[:2]


def test_the_command_prints_a_bot_that_can_be_typed() -> None:
    """And says how to measure it."""
    words = ["tune", "goldbraeu", "--bot", "regular", "--parameter", "temperature=0.5..20", "--against", "random"]
    done = run(*words, "--seats", "3", "--rounds", "2", "--deals", "1")
    told = json.loads(run(*words, "--seats", "3", "--rounds", "2", "--deals", "1", "--json").stdout)

    assert told["bot"].startswith("regular:temperature=")
    assert f"--candidate {told['bot']} " in done.stdout
    assert [each["number"] for each in told["rounds"]] == [1, 2]


@pytest.mark.parametrize(
    ("parameter", "sentence"),
    [
        ("temperature", "no parameter with bounds"),
        ("temperature=2..1", "no parameter with bounds"),
        ("colour=0..1", "no parameter “colour”"),
    ],
)
def test_what_cannot_be_tuned_is_refused(parameter: str, sentence: str) -> None:
    """Before the first game."""
    done = run("tune", "goldbraeu", "--bot", "regular", "--parameter", parameter, "--against", "random")

    assert done.exit_code != 0
    assert sentence in done.stderr
