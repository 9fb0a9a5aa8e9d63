"""Teach me: every lesson of every game is played to its end, and what it says is true."""

from __future__ import annotations

import re

import pytest

import stammtisch
from stammtisch.core.conformance import check_lessons
from stammtisch.core.conformance.lessons import sentences_of
from stammtisch.core.lessons import lessons_of
from stammtisch.core.words import LANGUAGES, phrasebook
from tests.words.reading import SOURCE, spoken

GAMES = [name for name in stammtisch.game_names() if lessons_of(stammtisch.game(name)).chapter]
CHAPTERS = {
    "goldbraeu": ["goal", "actions", "boss", "contract", "payday", "week"],
    "golden_city": ["goal", "bidding", "building", "rewards", "scoring", "round"],
}


@pytest.mark.parametrize("name", GAMES)
def test_every_lesson_can_be_played_and_says_what_is_true(name: str) -> None:
    """With every action that a step accepts; events and views are those that the sentences speak of."""
    check_lessons(stammtisch.game(name))


@pytest.mark.parametrize("name", CHAPTERS)
def test_the_chapters_come_in_their_order(name: str) -> None:
    """From the goal to a guided first week or round."""
    assert [chapter.name for chapter in lessons_of(stammtisch.game(name)).chapter] == CHAPTERS[name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_of_a_lesson_is_left_over(name: str, language: str) -> None:
    """Each belongs to a chapter or to a step, speaks of nothing it is not told, and is short enough to be read."""
    game = stammtisch.game(name)
    said = {key for key in spoken(SOURCE / "games" / name / "words", language) if key.startswith("lesson-")}
    book = phrasebook(language, game.package)

    assert said == set(sentences_of(lessons_of(game)))
    assert [key for key in said if re.search(r"[{}\[\]$]|  ", book.say(key)) or len(book.say(key)) > 300] == []
