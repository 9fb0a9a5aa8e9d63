from __future__ import annotations

import json

import pytest

from stammtisch.bots.tactics import Played, load
from stammtisch.cli import tactics as command
from stammtisch.core.game import Game
from tests.cli.running import LANGUAGES, fine, refused


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first games with problems will do."""

    def first(game: Game) -> list[Played]:
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


def test_a_game_without_problems_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one sentence."""
    monkeypatch.setattr(command, "load", lambda _game: [])

    assert "goldbraeu" in refused("tactics", "goldbraeu")
