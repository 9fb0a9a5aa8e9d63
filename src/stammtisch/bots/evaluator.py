"""What regular play must know about a game: how good a table is for each seat.

A game brings its evaluator as `EVALUATOR` in `bots/evaluator.py`; one without goes by its points.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Protocol

from stammtisch.core.bits import lowest
from stammtisch.core.parts import part
from stammtisch.core.play import after
from stammtisch.core.position import CHANCE, DEALER, Position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.game import Game


class Evaluator(Protocol):
    """Evaluates positions of one game. It is given imagined worlds only, never the table's position."""

    temperature: float  # of the softmax over secret choices: values this many points apart are mixed e : 1

    def worth(self, p: Position) -> list[float]:
        """The points that each seat may expect to end with."""

    def is_quiet(self, p: Position) -> bool:
        """Whether `worth` can be trusted now; if not, what is pending is played out first."""

    def prospects(self, p: Position, seat: int, legal: Sequence[int]) -> list[float] | None:
        """The utility of each action of a secret choice; None if one ply of looking ahead will do."""

    def naive(self) -> Evaluator:
        """The evaluator of a player who counts no cards."""

    def overlooks(self, action: int) -> bool:
        """Whether such a player does not think of this action while there is another."""


class PlainEvaluator:
    """Goes by the points on the table: for games that have no evaluator of their own."""

    temperature = 1.0

    def worth(self, p: Position) -> list[float]:
        """The points as they are."""
        return [float(score) for score in p.scores()]

    def is_quiet(self, p: Position) -> bool:
        """Look no further than the action itself."""
        return True

    def prospects(self, p: Position, seat: int, legal: Sequence[int]) -> list[float] | None:
        """A secret choice is looked at like any other."""
        return None

    def naive(self) -> Evaluator:
        """There is nothing to count."""
        return self

    def overlooks(self, action: int) -> bool:
        """Nothing."""
        return False


@cache
def evaluator_of(game: Game) -> Evaluator:
    """The evaluator that a game brings in `bots/evaluator.py`, or one that goes by the points."""
    module = part(game.package, "bots.evaluator")
    evaluator: Evaluator = module.EVALUATOR if module else PlainEvaluator()
    return evaluator


def utility(worth: Sequence[float], seat: int) -> float:
    """What `seat` wants: to be ahead. Half the best other and half the others' mean count against it."""
    others = [points for place, points in enumerate(worth) if place != seat]
    return worth[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)


def outlook(evaluator: Evaluator, p: Position) -> list[float]:
    """The worth of a position for each seat, once all seats concerned have answered, each for itself."""
    if p.to_act == 0 or evaluator.is_quiet(p):
        return evaluator.worth(p)
    if p.to_act == CHANCE:
        return average(evaluator, p)
    seat = lowest(p.to_act)
    replies = (outlook(evaluator, after(p, seat, action)) for action in p.legal(seat))
    return max(replies, key=lambda worth: utility(worth, seat))


def average(evaluator: Evaluator, p: Position) -> list[float]:
    """The mean over everything that the dealer may draw."""
    draws, weights = p.legal(DEALER), p.weights()
    total = sum(weights)
    outlooks = [outlook(evaluator, after(p, DEALER, action)) for action in draws]
    return [
        sum(weight * points for weight, points in zip(weights, row, strict=True)) / total
        for row in zip(*outlooks, strict=True)
    ]
