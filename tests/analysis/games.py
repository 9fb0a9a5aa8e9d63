"""Games to analyse: played here, the same every time."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import stammtisch
from stammtisch.analysis.cache import record_digest
from stammtisch.analysis.values import valuation_for
from stammtisch.analysis.walk import Change, changes, stretches
from stammtisch.bots.making import make_bot
from stammtisch.bots.match import record_match

if TYPE_CHECKING:
    from stammtisch.core.record import Record

NAMES = stammtisch.game_names()


@cache
def played(name: str, seed: int, level: str = "random", seats: int = 4, board: str = "standard") -> Record:
    """A game between bots of one level."""
    game = stammtisch.game(name)
    setup = game.make_setup(seats=seats, board=board)
    return record_match(game, setup, [make_bot(level) for _ in range(seats)], seed, [level] * seats)


def walked(name: str, record: Record) -> list[Change]:
    """What every stretch of a record changed."""
    game = stammtisch.game(name)
    salt = int(record_digest(game, record), 16)
    return changes(list(stretches(game, record)), valuation_for(game, record.setup), salt)
