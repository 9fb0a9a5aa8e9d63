from __future__ import annotations

import re

import pytest

from stammtisch.games.goldbraeu.rulebook import RULES
from tests.cli.running import LANGUAGES, fine


def test_a_rule_is_found_by_its_id() -> None:
    """Just that rule, in any case, with its chapter, its sources and what it hangs on."""
    said = fine("rules", "gb-due-07")

    assert said.startswith("GB-DUE-07  The duel\n")
    assert said.count("GB-DUE-") == 1
    assert "So say: " in said
    assert "GB-Q30: May one come back to a business after trying others? Yes" in said.replace("\n", " ")


def test_rules_are_found_by_the_beginning_of_their_ids() -> None:
    """All of a chapter."""
    said = fine("rules", "GB-EXP")

    assert [line.split()[0] for line in said.splitlines() if line.startswith("GB-E")] == [
        f"GB-EXP-0{n}" for n in range(1, 9)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_told_with_their_texts(language: str) -> None:
    """Whatever a rule refers to is a ruling with its question and answer, or the id of another rule."""
    said = fine("rules", "--lang", language).replace("\n", " ")
    rules = {rule.id for rule in RULES}

    for ruling in {other for rule in RULES for other in rule.refers} - rules:
        assert re.search(rf"{ruling}: [^?]+\u202f?\?", said), ruling


def test_rules_are_found_by_the_option_that_changes_them() -> None:
    """As it is typed behind --option."""
    assert fine("rules", "tie_break").startswith("GB-END-03")


def test_rules_are_found_by_the_question_that_they_settle() -> None:
    """`GB-Q19` leads to the rule about figures."""
    assert fine("rules", "GB-Q19").startswith("GB-BOS-03")


@pytest.mark.parametrize(("language", "word"), [("en", "waitress"), ("de", "Kellnerin"), ("fr", "serveuse")])
def test_rules_are_found_by_a_word_of_the_language(language: str, word: str) -> None:
    """Wherever it stands, however it is written."""
    said = fine("rules", word.upper(), "--lang", language)

    assert "GB-CHP-" in said
    assert said == fine("rules", word, "--lang", language)


def test_a_rule_says_what_each_edition_plays() -> None:
    """With the option that changes it."""
    said = fine("rules", "GB-END-03")

    assert "Option tie_break:" in said
    assert "Hanser 2004: shared" in said.replace("\n", " ")
    assert "Digest: shares" in said.replace("\n", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_can_be_read(language: str) -> None:
    """Every one has its sentence in every language."""
    said = fine("rules", "--lang", language)

    assert all(f"{rule.id}  " in said for rule in RULES)
