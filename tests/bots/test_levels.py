from __future__ import annotations

import pytest

from stammtisch.bots import levels
from stammtisch.bots.levels import LEVELS, WORDS, describe, installed_bots
from stammtisch.core.words import LANGUAGES, phrasebook


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence(language: str) -> None:
    """In every language, and each its own."""
    found = [describe(name, phrasebook(language, WORDS)) for name in LEVELS]

    assert all(level.about.endswith(".") for level in found)
    assert len({level.called for level in found}) == len({level.about for level in found}) == len(LEVELS)


def test_the_levels_stand_in_their_order() -> None:
    """Weakest first; at least these are installed."""
    found = installed_bots()

    assert found[:6] == ("random", "newcomer", "beginner", "casual", "keen", "regular")
    assert list(found) == sorted(found, key=LEVELS.index)


def test_the_bots_of_others_come_last_and_keep_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """We have no sentence for them, and no rating."""
    monkeypatch.setattr(levels, "bot_names", lambda: ["beginner", "aunt", "random"])

    assert installed_bots() == ("random", "beginner", "aunt")
    assert describe("aunt", phrasebook("en", WORDS)) == ("aunt", "aunt", "", {})


def test_ratings_are_read_by_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A level has those of the games in which it was measured."""
    monkeypatch.setattr(levels, "ratings", lambda: {"goldbraeu": {"regular": 702}, "golden_city": {"strong": 800}})

    assert describe("regular", phrasebook("en", WORDS)).ratings == {"goldbraeu": 702}
