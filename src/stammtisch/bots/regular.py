"""The regular: imagines a world that agrees with its view, tries every action there, takes the best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.bots.evaluator import evaluator_of, outlook, utility
from stammtisch.bots.sampling import draw_softmax
from stammtisch.core.play import after

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.bots.bot import Turn
    from stammtisch.bots.evaluator import Evaluator
    from stammtisch.core.position import Position


class RegularBot:
    """Looks one action ahead, plays out what that brings about, and mixes its secret choices."""

    needs_view = True

    def __init__(self, temperature: float | None = None) -> None:
        self.temperature = temperature  # of its secret choices, in points; without one, the game's

    def choose(self, turn: Turn) -> int:
        """The action with the best outlook; of secret choices, good ones more often than bad ones."""
        evaluator = evaluator_of(turn.game)
        world = turn.imagine()
        secret = evaluator.prospects(world, turn.seat, turn.legal)
        if secret is not None:
            temperature = evaluator.temperature if self.temperature is None else self.temperature
            return turn.legal[draw_softmax(secret, temperature, turn.rng)]
        values = outlooks(evaluator, world, turn.seat, turn.legal)
        return turn.legal[values.index(max(values))]


def prospects(evaluator: Evaluator, world: Position, seat: int, actions: Sequence[int]) -> list[float]:
    """What each of the actions promises, secret choice or not."""
    secret = evaluator.prospects(world, seat, actions)
    return outlooks(evaluator, world, seat, actions) if secret is None else secret


def outlooks(evaluator: Evaluator, world: Position, seat: int, actions: Sequence[int]) -> list[float]:
    """How good the table is for a seat after each of the actions."""
    return [utility(outlook(evaluator, after(world, seat, action)), seat) for action in actions]
