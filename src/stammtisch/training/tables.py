"""The tables that self-play goes around: one, or a mix of editions and options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from stammtisch.bots.laws import deviations
from stammtisch.core.chance import Rng

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup

ROUND: Final = 240  # tables in a round of games; then it begins again
CHANGED: Final = 4  # of the options one in so many is drawn again
SALT: Final = 0x7AB1E5


class Mix(NamedTuple):
    """How many of ten tables are what."""

    usual: int  # the one asked for
    editions: int  # another edition, if the game has one; the rest have options drawn at random


ALL_TABLES: Final = Mix(4, 3)
OTHER_TABLES: Final = Mix(0, 6)


def mixed_tables(game: Game, setup: Setup, seed: int, mix: Mix = ALL_TABLES) -> list[Setup]:
    """A round of tables with as many seats as this one: it, other editions, and options drawn at random."""
    rng = Rng(seed ^ SALT)
    return [
        setup if place % 10 < mix.usual else other_table(game, setup, mix, place % 10, rng) for place in range(ROUND)
    ]


def other_table(game: Game, setup: Setup, mix: Mix, lot: int, rng: Rng) -> Setup:
    """A table that differs from the first edition, for a lot from 0 to 9."""
    usual = game.make_setup(seats=setup.seats).options
    names = sorted(game.editions)
    printed = lot < mix.usual + mix.editions and len(names) > 1
    while True:
        table = drawn_table(game, setup, names[rng.below(len(names))], rng, printed=printed)
        if deviations(game, table, usual):
            return table


def drawn_table(game: Game, setup: Setup, edition: str, rng: Rng, *, printed: bool) -> Setup:
    """A table of an edition, as printed or with options drawn at random."""
    options = dict(game.make_setup(edition=edition, seats=setup.seats).options)
    for option in game.options:
        if not printed and option.seats in (0, setup.seats) and rng.below(CHANGED) == 0:
            options[option.name] = option.values[rng.below(len(option.values))]
    return msgspec.structs.replace(setup, edition=edition, options=options)
