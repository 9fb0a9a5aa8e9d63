"""How to play, and the reference card: told in every language, for every edition and number of seats."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from fluent.runtime import FluentBundle, FluentResource

import stammtisch
from stammtisch.core.rulebook import facts_told, how_to_play, reference_card, rules_in
from stammtisch.core.words import LANGUAGES, PAGE_ONLY, fluent_texts, phrasebook
from tests.words.reading import SOURCE, messages, texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.game import Game

GAMES = ("goldbraeu", "golden_city")
games = pytest.mark.parametrize("name", GAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)


def keys(game: Game) -> set[str]:
    """The keys of all passages."""
    found = {passage.key for passage in (*how_to_play(game), *reference_card(game))}
    return found | {f"{key}-text" for key in found}


def told(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """Every passage as it is read at each kind of table."""
    bundle = FluentBundle([language], use_isolating=False)
    for text in fluent_texts(game.package, language, lambda topic: topic == "how-to-play"):
        bundle.add_resource(FluentResource(text))
    for edition in game.editions:
        for seats in game.seats:
            facts = facts_told(game, game.make_setup(edition, seats))
            for key in keys(game):
                pattern = bundle.get_message(key).value
                assert pattern is not None
                said, errors = bundle.format_pattern(pattern, facts)
                assert not errors, (key, errors)
                yield key, str(said)


def written(name: str, language: str) -> dict[str, list[str]]:
    """The passages as they are written: the texts of each key."""
    folder = SOURCE / "games" / name / "words"
    topics = {file.name.split(".")[0] for file in folder.iterdir()} - {"how-to-play"}
    return {message.id.name: texts(message) for message in messages(folder, language, without=sorted(topics))}


@games
@languages
def test_every_passage_has_its_words_and_nothing_is_left_over(name: str, language: str) -> None:
    """A heading and a text each."""
    assert set(written(name, language)) == keys(stammtisch.game(name))


@games
@languages
def test_every_passage_can_be_read_at_every_table(name: str, language: str) -> None:
    """Whole sentences, in which everything that they speak of is said."""
    for key, text in told(stammtisch.game(name), language):
        assert text.strip()
        assert not re.search(r"[{}\[\]$]|  ", text), key
        assert not key.endswith("-text") or text.rstrip().endswith((".", "!", "?")), key


@games
@languages
def test_no_number_is_written_in_a_passage(name: str, language: str) -> None:
    """All of them come from the table: another edition may have others."""
    assert [key for key, pieces in written(name, language).items() if re.search(r"\d", "".join(pieces))] == []


@games
def test_every_passage_names_rules_of_the_book(name: str) -> None:
    """And the most important ones are told."""
    game = stammtisch.game(name)
    named = {rule for passage in (*how_to_play(game), *reference_card(game)) for rule in passage.rules}

    assert named <= {rule.id for rule in rules_in(game)}
    assert all(passage.rules for passage in (*how_to_play(game), *reference_card(game)))


@games
@languages
def test_no_passage_repeats_a_rule_word_by_word(name: str, language: str) -> None:
    """The page tells it to newcomers; the rulebook is beside it."""
    game = stammtisch.game(name)
    book = phrasebook(language, game.package)
    rules = {book.say(f"rule-{rule.id}") for rule in rules_in(game)}

    assert [key for key, text in told(game, language) if rules & set(text.split("\n"))] == []


def test_the_terminal_does_not_load_these_words() -> None:
    """They are the page's."""
    assert "how-to-play" in PAGE_ONLY
    assert not any(phrasebook("en", stammtisch.game(name).package).has("how-goal") for name in GAMES)
