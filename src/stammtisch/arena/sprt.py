"""A sequential test for development: look after every deal, stop as soon as the matter is decided.

The generalised sequential probability ratio test (GSPRT) on deal means: how much likelier are they if the true share is
`h1` than if it is `h0`? Means of deals are taken as normal; their spread is unknown and put at its likeliest under each
of the two. Unlike with an interval, looking after each deal is what the test is made for.
"""

from __future__ import annotations

from math import inf, log
from typing import Final

import msgspec

FEWEST: Final = 16  # deals before anything is decided: the spread of fewer says nothing


class Sprt(msgspec.Struct, frozen=True):
    """Two hypotheses about a share, and how often each may be taken for the other."""

    h0: float
    h1: float
    alpha: float = 0.05  # h0 is true and h1 is taken
    beta: float = 0.05  # h1 is true and h0 is taken

    @property
    def lower(self) -> float:
        """At or below this ratio h0 is taken."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """At or above this ratio h1 is taken."""
        return log((1 - self.beta) / self.alpha)


class Walk:
    """A test on its way: deal means are added until it is decided."""

    def __init__(self, sprt: Sprt) -> None:
        self.sprt = sprt
        self.deals = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, mean: float) -> None:
        """One deal more."""
        self.deals += 1
        self._sum += mean
        self._squares += mean * mean

    @property
    def ratio(self) -> float:
        """The logarithm of how much likelier the means are under h1."""
        under_h0, under_h1 = self.spread(self.sprt.h0), self.spread(self.sprt.h1)
        if under_h0 <= 0 or under_h1 <= 0:  # all means are the same, and just what one of the two says
            return inf if under_h0 > 0 else -inf
        return self.deals / 2 * log(under_h0 / under_h1)

    def spread(self, share: float) -> float:
        """The sum of squares around a share, kept from going below nothing by rounding."""
        return max(0.0, self._squares - 2 * share * self._sum + self.deals * share * share)

    @property
    def verdict(self) -> str:
        """`h0` or `h1` once it is decided, else nothing."""
        if self.deals < FEWEST:
            return ""
        if self.ratio >= self.sprt.upper:
            return "h1"
        return "h0" if self.ratio <= self.sprt.lower else ""
