"""The list that legal actions are written into: allocated once, reused for every decision."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import LOWEST
from stammtisch.core.vec import vec

ROOM: Final = 1024  # no decision offers more than a catalogue holds
COMPILED: Final = not __file__.endswith(".py")


class Moves:
    """Actions on offer and, for the dealer, in how many ways each can come about."""

    n: i64
    action: Final[vec[i64]]
    weight: Final[vec[i64]]

    def __init__(self) -> None:
        self.n = 0
        self.action = vec[i64]([0] * ROOM)
        self.weight = vec[i64]([0] * ROOM)

    def add(self, action: i64) -> None:
        """Offer an action of a seat."""
        n = self.n
        self.action[n] = action
        self.n = n + 1

    def add_row(self, first: i64, length: i64) -> None:
        """Offer `length` actions with consecutive numbers."""
        action = self.action
        n = self.n
        i: i64
        for i in range(length):
            action[n + i] = first + i
        self.n = n + length

    def add_each(self, first: i64, numbers: i64) -> None:
        """Offer the action `first` + number for every number in a set."""
        action = self.action
        n = self.n
        while numbers != 0:
            ten: i64 = numbers & 1023  # as many as LOWEST can take
            while ten != 0:
                action[n] = first + LOWEST[ten]
                n += 1
                ten &= ten - 1
            numbers >>= 10
            first += 10
        self.n = n

    def weigh(self, action: i64, weight: i64) -> None:
        """Offer a draw of the dealer that can come about in `weight` ways."""
        self.action[self.n] = action
        self.weight[self.n] = weight
        self.n += 1

    def actions(self) -> list[int]:
        """What is on offer, for callers outside."""
        if COMPILED:
            return [self.action[i] for i in range(self.n)]
        return self.action[: self.n]  # type: ignore[return-value]  # interpreted, the row is a list

    def weights(self) -> list[int]:
        """The ways to each of `actions()`."""
        return [self.weight[i] for i in range(self.n)]
