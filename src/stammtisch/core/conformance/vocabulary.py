"""Which sentences a game lacks, language by language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.conformance.walking import broken, walk, where
from stammtisch.core.parts import part
from stammtisch.core.position import CHANCE
from stammtisch.core.words import LANGUAGES, fluent_texts, phrasebook

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup


def check_words(game: Game, setup: Setup, seed: int) -> None:
    """A game that brings words brings all of them, in every language; one without words is shown by its keys."""
    missing = missing_words(game, setup, seed)
    if missing:
        raise broken("sentences are missing", game=game.name, keys=missing)


def missing_words(game: Game, setup: Setup, seed: int) -> list[str]:
    """The sentences that a game lacks, as `language: key`; none if it brings no words at all."""
    if not any(fluent_texts(game.package, language) for language in LANGUAGES):
        return []
    wanted = [*keys_of_tables(game), *keys_of_play(game, setup, seed)]
    books = {language: phrasebook(language, game.package) for language in LANGUAGES}
    return [f"{language}: {key}" for language, book in books.items() for key in wanted if not book.has(key)]


def keys_of_tables(game: Game) -> Iterator[str]:
    """The sentences that the game's tables call for."""
    yield from (f"game-{game.name}", f"game-{game.name}-about")
    yield from (f"seat-{seat}" for seat in game.seat_names)
    yield from (f"choice-{verb}" for verb in game.catalogue.verbs)
    yield from (f"reason-{key}" for key, _rule in game.reasons if key != "ok")
    yield from (f"event-{kind.name}" for kind in game.event_kinds)
    yield from (f"warning-{kind}" for kind in game.warning_kinds)
    for option in game.options:
        yield from (f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values))
    for edition in game.editions:
        yield from (f"edition-{edition}", f"edition-{edition}-about")
    rulebook = part(game.package, "rulebook")
    yield from (f"rule-{rule.id}" for rule in (rulebook.RULES if rulebook else ()))


def keys_of_play(game: Game, setup: Setup, seed: int) -> Iterator[str]:
    """The questions and the ending of one random game."""
    asked: dict[str, None] = {}
    p = game.open(setup)
    for stop in walk(game, setup, seed):
        p = stop.position
        if p.to_act != CHANCE:
            asked[f"question-{where(game, p)}"] = None
    yield from asked
    yield f"ending-{game.ending(p)}"
