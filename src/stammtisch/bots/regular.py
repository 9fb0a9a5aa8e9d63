"""The regular: imagines a world that agrees with its view, tries every action there, takes the best."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from stammtisch.bots.evaluator import after, evaluator_of, outlook, utility

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.bots.bot import Turn
    from stammtisch.bots.evaluator import Evaluator
    from stammtisch.core.chance import Rng
    from stammtisch.core.position import Position

_FINE: Final = 1 << 30  # into how many parts a chance is cut


class RegularBot:
    """Looks one action ahead, plays out what that brings about, and mixes its secret choices."""

    needs_view = True

    def choose(self, seen: Turn) -> int:
        """The action with the best outlook; of secret choices, good ones more often than bad ones."""
        evaluator = evaluator_of(seen.game)
        world = seen.imagine()
        secret = evaluator.prospects(world, seen.seat, seen.legal)
        if secret is not None:
            return seen.legal[mixed(secret, evaluator.temperature, seen.rng)]
        values = outlooks(evaluator, world, seen.seat, seen.legal)
        return seen.legal[values.index(max(values))]


def prospects(evaluator: Evaluator, world: Position, seat: int, actions: Sequence[int]) -> list[float]:
    """What each of the actions promises, secret choice or not."""
    secret = evaluator.prospects(world, seat, actions)
    return outlooks(evaluator, world, seat, actions) if secret is None else secret


def outlooks(evaluator: Evaluator, world: Position, seat: int, actions: Sequence[int]) -> list[float]:
    """How good the table is for a seat after each of the actions."""
    return [utility(outlook(evaluator, after(world, seat, action)), seat) for action in actions]


def mixed(values: Sequence[float], temperature: float, rng: Rng) -> int:
    """A place in a row of values, each the likelier the better it is."""
    best = max(values)
    weights = [exp((value - best) / temperature) for value in values]
    ticket = rng.below(_FINE) / _FINE * sum(weights)
    for place, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return place
    return values.index(best)
