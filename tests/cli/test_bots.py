from __future__ import annotations

import json

import pytest

from stammtisch.bots import levels
from stammtisch.cli.reports import bots as command
from tests.cli.running import LANGUAGES, fine


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_lists_the_bots_weakest_first(language: str) -> None:
    """With a sentence for each, in every language."""
    said = fine("bots", "--lang", language, COLUMNS="200")

    assert said.index("random") < said.index("newcomer") < said.index("keen") < said.index("regular")
    assert said.count(".") >= 3


def test_ratings_are_shown_where_there_are_some(monkeypatch: pytest.MonkeyPatch) -> None:
    """A column for each game that was measured."""
    for module in (levels, command):
        monkeypatch.setattr(module, "ratings", lambda: {"goldbraeu": {"regular": 702}})
    said = fine("bots", COLUMNS="200")

    assert "702" in said
    assert "Goldbräu" in said
    assert "Golden City" not in said


@pytest.mark.parametrize("game", ["goldbraeu", "golden_city"])
def test_each_level_is_rated_above_the_one_below(game: str) -> None:
    """As the ladder found them (docs/bots.md)."""
    found = [level["ratings"][game] for level in json.loads(fine("bots", "--json")) if game in level["ratings"]]

    assert len(found) == len(levels.LEVELS)
    assert found == sorted(set(found))


def test_programs_get_json() -> None:
    """Name, what it is called, its sentence, its ratings."""
    found = json.loads(fine("bots", "--json"))

    assert [level["name"] for level in found][:3] == ["random", "newcomer", "beginner"]
    assert set(found[0]) == {"name", "called", "about", "ratings"}
