from __future__ import annotations

import json

import pytest

from stammtisch.bots.random import RandomBot
from stammtisch.bots.tactics import ProblemGame, load
from stammtisch.cli.commands import tactics as command
from stammtisch.core.game import Game
from stammtisch.core.mistakes import Mistake
from stammtisch.core.setup import Setup
from tests.cli.running import LANGUAGES, fine, refused


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first games with problems will do."""

    def first(game: Game) -> list[ProblemGame]:
        return load(game)[:3]

    monkeypatch.setattr(command, "load", first)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_how_many_problems_a_bot_solves(language: str) -> None:
    """By theme, and in all."""
    said = fine("tactics", "goldbraeu", "--bot", "random", "--lang", language, COLUMNS="120")

    assert "random" in said
    assert "%" in said


def test_every_answer_can_be_listed() -> None:
    """With what would have been best."""
    said = fine("tactics", "goldbraeu", "--bot", "regular", "--all", COLUMNS="160")

    assert "\u2713" in said


def test_programs_get_json() -> None:
    """The same figures."""
    found = json.loads(fine("tactics", "goldbraeu", "--bot", "regular", "--json"))

    assert found["problems"] == sum(theme["problems"] for theme in found["themes"].values())
    assert 0 < found["solved"] <= found["problems"]


class LimitedBot(RandomBot):
    """Plays at tables of four only, or nowhere."""

    def __init__(self, *seats: int) -> None:
        self.seats = seats

    def check_table(self, setup: Setup) -> None:
        """These numbers of seats or none."""
        if setup.seats not in self.seats:
            raise Mistake("untrained", game=setup.game, seats=setup.seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_at_whose_tables_a_bot_cannot_sit_are_counted_apart(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is measured by the others."""
    every = json.loads(fine("tactics", "goldbraeu", "--bot", "random", "--json"))
    monkeypatch.setattr(command, "make_bot", lambda _name: LimitedBot(4))
    found = json.loads(fine("tactics", "goldbraeu", "--bot", "choosy", "--json"))
    said = fine("tactics", "goldbraeu", "--bot", "choosy", "--lang", language, COLUMNS="160")

    assert every["left_out"] == 0
    assert 0 < found["left_out"] < every["problems"] == found["problems"] + found["left_out"]
    assert str(found["left_out"]) in said.splitlines()[-1]


def test_a_bot_that_cannot_sit_at_any_of_the_tables_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """In its own sentence."""
    monkeypatch.setattr(command, "make_bot", lambda _name: LimitedBot())

    assert refused("tactics", "goldbraeu", "--bot", "choosy").startswith("No nets have been trained")


def test_a_game_without_problems_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one sentence."""
    monkeypatch.setattr(command, "load", lambda _game: [])

    assert "goldbraeu" in refused("tactics", "goldbraeu")
