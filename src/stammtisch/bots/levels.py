"""The levels that one can play against: their order, their names and sentences, their ratings.

What a level is called and how it plays is said under `bot-<name>` and `bot-<name>-about` in this package's `words`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

import stammtisch
from stammtisch.bots.making import bot_names, strength_in
from stammtisch.core.parts import data

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.words import Phrasebook

LADDER: Final = (
    "newcomer",
    "beginner",
    "casual",
    "keen",
    "regular",
    "strong",
    "expert",
    "master",
)  # weakest first, in even steps
CHANCE_ALONE: Final = "random"  # no opponent that people are offered, but a measure for research
LEVELS: Final = (CHANCE_ALONE, *LADDER)
WORDS: Final = "stammtisch.bots"  # the package whose folder `words` describes them


class Level(NamedTuple):
    """A bot as people are told of it."""

    name: str  # as it is typed
    called: str
    about: str  # empty for the bots of others
    ratings: dict[str, int]  # by game, if it was measured


def installed_bots() -> tuple[str, ...]:
    """The bots that are installed, weakest first; the bots of others come last."""
    return tuple(sorted(bot_names(), key=lambda name: (LEVELS.index(name) if name in LEVELS else len(LEVELS), name)))


def levels(book: Phrasebook) -> list[Level]:
    """Every installed bot in the words of a phrasebook that reads `WORDS`."""
    return [describe(name, book) for name in installed_bots()]


def describe(name: str, book: Phrasebook) -> Level:
    """A bot in the words of a phrasebook."""
    elo = strength_in(name)
    if elo is not None:
        return Level(name, book.say("bot-elo", elo=elo), book.say("bot-elo-about"), {})
    called = book.say(f"bot-{name}") if book.has(f"bot-{name}") else name
    about = book.say(f"bot-{name}-about") if book.has(f"bot-{name}-about") else ""
    return Level(name, called, about, {game: rated[name] for game, rated in ratings().items() if name in rated})


@cache
def ratings() -> dict[str, dict[str, int]]:
    """What the levels reached in the arena, by game and name: points on Elo's scale."""
    games = (stammtisch.game(name) for name in stammtisch.game_names())
    return {game.name: rated for game in games if (rated := ratings_of(game))}


def ratings_of(game: Game) -> dict[str, int]:
    """What a game's own `bots/ratings.json` says of the levels."""
    file = data(game.package, "bots/ratings.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, int]) if file else {}
