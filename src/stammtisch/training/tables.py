"""The tables that self-play goes around: one, or a mix of editions and options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.core.chance import Rng

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup

ROUND: Final = 240  # tables in a round of games; then it begins again
USUAL: Final = 4  # in ten tables: the one asked for
EDITIONS: Final = 3  # in ten tables: another edition, if the game has one; the rest have options drawn at random
CHANGED: Final = 4  # of the options one in so many is drawn again
SALT: Final = 0x7AB1E5


def mixed_tables(game: Game, setup: Setup, seed: int) -> list[Setup]:
    """A round of tables with as many seats as this one: it, other editions, and options drawn at random."""
    rng = Rng(seed ^ SALT)
    return [drawn_table(game, setup, place % 10, rng) for place in range(ROUND)]


def drawn_table(game: Game, setup: Setup, lot: int, rng: Rng) -> Setup:
    """The table of a lot from 0 to 9."""
    if lot < USUAL:
        return setup
    names = sorted(game.editions)
    edition = names[rng.below(len(names))]
    options = dict(game.make_setup(edition=edition, seats=setup.seats).options)
    if lot >= USUAL + EDITIONS or len(names) == 1:
        for option in game.options:
            if option.seats in (0, setup.seats) and rng.below(CHANGED) == 0:
                options[option.name] = option.values[rng.below(len(option.values))]
    return msgspec.structs.replace(setup, edition=edition, options=options)
