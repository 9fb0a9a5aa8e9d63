"""What regular play must know about a game: how good a table is for each seat. Each judge is `bots/<game>.py`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol

from stammtisch.core.bits import lowest
from stammtisch.core.position import CHANCE, DEALER, Position

if TYPE_CHECKING:
    from collections.abc import Sequence


class Judge(Protocol):
    """Judges positions of one game. It is given imagined worlds only, never the table's position."""

    warmth: float  # secret choices that lie this many points apart are mixed e : 1
    blur: float  # a beginner mixes all that lies this many points apart e : 1

    def worth(self, p: Position) -> list[float]:
        """The points that each seat may expect to end with."""

    def is_settled(self, p: Position) -> bool:
        """Whether `worth` can be trusted now; if not, what is pending is played out first."""

    def prospects(self, p: Position, seat: int, legal: Sequence[int]) -> list[float] | None:
        """The utility of each action of a secret choice; None where one ply of looking ahead will do."""

    def naive(self) -> Judge:
        """The judge of somebody who counts no cards."""

    def overlooks(self, action: int) -> bool:
        """Whether a beginner does not think of this action while there is another."""


class PlainJudge:
    """Goes by the points on the table: for games that have no judge of their own."""

    warmth = 1.0
    blur = 3.0

    def worth(self, p: Position) -> list[float]:
        """The points as they are."""
        return [float(score) for score in p.scores()]

    def is_settled(self, p: Position) -> bool:
        """Look no further than the action itself."""
        return True

    def prospects(self, p: Position, seat: int, legal: Sequence[int]) -> list[float] | None:
        """A secret choice is looked at like any other."""
        return None

    def naive(self) -> Judge:
        """There is nothing to count."""
        return self

    def overlooks(self, action: int) -> bool:
        """Nothing."""
        return False


@cache
def judge_of(game: str) -> Judge:
    """The judge of a game: `JUDGE` in the module of this package that is named like the game."""
    module = f"{__package__}.{game}"
    if find_spec(module) is None:
        return PlainJudge()
    judge: Judge = import_module(module).JUDGE
    return judge


def utility(worth: Sequence[float], seat: int) -> float:
    """What `seat` wants: to be ahead. Half the best other and half the others' mean count against it."""
    others = [points for place, points in enumerate(worth) if place != seat]
    return worth[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)


def after(p: Position, seat: int, action: int) -> Position:
    """The position that an action leads to."""
    q = p.copy()
    q.apply(seat, action)
    return q


def outlook(judge: Judge, p: Position) -> list[float]:
    """The worth of a position for each seat, once everybody concerned has answered for himself."""
    if p.to_act == 0 or judge.is_settled(p):
        return judge.worth(p)
    if p.to_act == CHANCE:
        return average(judge, p)
    seat = lowest(p.to_act)
    answers = (outlook(judge, after(p, seat, action)) for action in p.legal(seat))
    return max(answers, key=lambda worth: utility(worth, seat))


def average(judge: Judge, p: Position) -> list[float]:
    """The mean over everything that the dealer may draw."""
    draws, weights = p.legal(DEALER), p.weights()
    total = sum(weights)
    outlooks = [outlook(judge, after(p, DEALER, action)) for action in draws]
    return [
        sum(weight * points for weight, points in zip(weights, row, strict=True)) / total
        for row in zip(*outlooks, strict=True)
    ]
