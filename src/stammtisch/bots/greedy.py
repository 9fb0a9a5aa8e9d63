"""The sensible bot: imagines a world that agrees with its view, tries every action there, takes the best."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from stammtisch.bots.judge import after, judge_of, outlook, utility

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.bots.bot import Seen
    from stammtisch.core.chance import Rng

_FINE: Final = 1 << 30  # into how many parts a chance is cut


class GreedyBot:
    """Looks one action ahead, plays out what that brings about, and mixes its secret choices."""

    looks = True

    def choose(self, seen: Seen) -> int:
        """The action with the best outlook; of secret choices, good ones more often than bad ones."""
        judge = judge_of(seen.game.name)
        world = seen.imagine()
        prospects = judge.prospects(world, seen.seat, seen.legal)
        if prospects is not None:
            return seen.legal[mixed(prospects, judge.warmth, seen.rng)]
        values = [utility(outlook(judge, after(world, seen.seat, action)), seen.seat) for action in seen.legal]
        return seen.legal[values.index(max(values))]


def mixed(values: Sequence[float], warmth: float, rng: Rng) -> int:
    """A place in a row of values, each the likelier the better it is."""
    best = max(values)
    weights = [exp((value - best) / warmth) for value in values]
    ticket = rng.below(_FINE) / _FINE * sum(weights)
    for place, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return place
    return values.index(best)
