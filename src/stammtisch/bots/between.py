"""A strength between two levels, by its rating: now the stronger of the two decides, now the weaker.

`elo-850` sits between the levels whose ratings in its game (`bots/ratings.json`) are next to 850; the nearer one
decides more often.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

import stammtisch
from stammtisch.bots.bot import check_table
from stammtisch.bots.levels import LADDER, ratings_of
from stammtisch.bots.making import make_bot
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from stammtisch.bots.bot import Bot, Turn
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup

FINE: Final = 1 << 30  # into how many parts a probability is cut


class Neighbours(NamedTuple):
    """The levels below and above a rating, and how often the upper one decides."""

    weaker: str
    stronger: str
    share: float


class BetweenBot:
    """As strong as its rating says, at a table of a game whose levels are rated."""

    needs_view = True

    def __init__(self, elo: int) -> None:
        self.elo = elo

    def check_table(self, setup: Setup) -> None:
        """It sits where both its neighbours can."""
        found = neighbours(stammtisch.game(setup.game), self.elo)
        for level, share in ((found.weaker, 1 - found.share), (found.stronger, found.share)):
            if share:
                check_table(level_bot(level), setup)

    def choose(self, turn: Turn) -> int:
        """What one of its neighbours would do: which one is drawn anew for every decision."""
        found = neighbours(turn.game, self.elo)
        stronger = float(turn.rng.below(FINE)) < found.share * FINE
        return level_bot(found.stronger if stronger else found.weaker).choose(turn)


@cache
def level_bot(name: str) -> Bot:
    """A level to ask; it decides by what it is shown, so one serves all tables."""
    return make_bot(name)


@cache
def neighbours(game: Game, elo: int) -> Neighbours:
    """Who stands next to a rating on the ladder of a game."""
    rated = sorted((rating, name) for name, rating in ratings_of(game).items() if name in LADDER)
    for (low, weaker), (high, stronger) in pairwise(rated):
        if low <= elo <= high:
            return Neighbours(weaker, stronger, (elo - low) / (high - low))
    known = f"{rated[0][0]}–{rated[-1][0]}" if rated else "-"
    raise Mistake("elo-out-of-range", elo=str(elo), known=known)
