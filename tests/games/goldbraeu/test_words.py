"""What Goldbräu alone says; the rest is in tests/words/test_games.py."""

from __future__ import annotations

import re

import pytest

from stammtisch.core.events import Event
from stammtisch.core.words import phrasebook
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.knowledge.ask import QUESTION_KINDS
from stammtisch.games.goldbraeu.rulebook import RULES
from tests.games.goldbraeu.rule_ids import RULE_IDS
from tests.games.goldbraeu.vocabulary import VOCABULARY
from tests.words.reading import SOURCE


def test_every_ending_is_known() -> None:
    """The engine names no ending that has no sentence."""
    code = (SOURCE / "games" / "goldbraeu" / "game.py").read_text(encoding="utf-8")

    assert set(re.findall(r'"(third-payday[a-z-]*)"', code)) == set(VOCABULARY.endings)


@pytest.mark.parametrize(
    ("language", "waitress", "bum"),
    [
        ("en", "the waitress", "the drunken bum"),
        ("de", "die Kellnerin", "den Trunkenbold"),
        ("fr", "la serveuse", "ivrogne"),
    ],
)
def test_a_chip_has_its_article(language: str, waitress: str, bum: str) -> None:
    """The sentences tell the chips apart by name; were a name changed, all would speak of the drunken bum."""
    book = phrasebook(language, GAME.package)

    def moved(chip: str) -> str:
        return GAME.tell(book, Event("chip-moved", {"seat": "red", "chip": chip, "left": "krug", "garden": "post"}))

    def asked(card: str) -> str:
        return book.tell("question-move-chip", {"seat": "red", "card": card}, QUESTION_KINDS)

    assert waitress in moved("waitress")
    assert bum in moved("bum")
    assert waitress in asked("waitress")
    assert bum.rpartition(" ")[2] in asked("bum")


def test_money_of_the_chips_shows_its_sign() -> None:
    """With chip money for the boss the waitress brings 20, the drunken bum takes up to 12."""
    book = phrasebook("en", GAME.package)
    waitress = GAME.tell(book, Event("chip-paid", {"chip": "waitress", "seat": "red", "amount": 20}))
    bum = GAME.tell(book, Event("chip-paid", {"chip": "bum", "seat": "red", "amount": -12}))

    assert waitress.endswith(": 20 thalers.")
    assert bum.endswith(": -12 thalers.")


def test_the_rulebook_keeps_the_order_of_its_ids() -> None:
    """And every rule says where it comes from."""
    assert [rule.id for rule in RULES] == RULE_IDS
    assert [rule.id for rule in RULES if not rule.sources] == []


def test_rules_know_the_editions_that_differ() -> None:
    """Chips walk either way under the English rules only; after a block every edition goes its own way."""
    book = {rule.id: rule for rule in RULES}

    assert book["GB-CHP-02"].editions == ("rio-grande-2004",)
    assert book["GB-DUE-06"].editions == ("rio-grande-2004", "digest")
    assert book["GB-PAY-03"].editions == ("digest",)
    assert book["GB-EXP-01"].editions == ()
