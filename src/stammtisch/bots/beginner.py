"""The beginner: sees what the regular sees, but dimly, counts no cards, and does not think of everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.bots.evaluator import evaluator_of
from stammtisch.bots.regular import prospects
from stammtisch.bots.sampling import draw_softmax

if TYPE_CHECKING:
    from stammtisch.bots.bot import Turn


class BeginnerBot:
    """Weaker by honest means alone: it gets the same view and plays by the same rules."""

    needs_view = True

    def __init__(self, temperature: float | None = None) -> None:
        self.temperature = temperature  # of all its choices, in points; without one, the game's

    def choose(self, turn: Turn) -> int:
        """Any action that it thinks of, good ones more often than bad ones."""
        evaluator = evaluator_of(turn.game).naive()
        known = [action for action in turn.legal if not evaluator.overlooks(action)] or turn.legal
        values = prospects(evaluator, turn.imagine(), turn.seat, known)
        temperature = evaluator.beginner_temperature if self.temperature is None else self.temperature
        return known[draw_softmax(values, temperature, turn.rng)]
