"""A sequential test for development: look after every deal, stop as soon as the matter is decided.

The generalised sequential probability ratio test (GSPRT) on deal means: how much likelier are they if the true share is
`h1` than if it is `h0`? Their mean is taken as normal, and their spread, which nobody knows, as it was so far. Unlike
with an interval, looking after each deal is what the test is made for.
"""

from __future__ import annotations

from math import log
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
        h0, h1 = self.sprt.h0, self.sprt.h1
        return (h1 - h0) * (2 * self._sum - self.deals * (h0 + h1)) / (2 * self.variance)

    @property
    def variance(self) -> float:
        """The variance of the deal means, a single game under h0 added: deals that are all alike prove no certainty."""
        squares = self._squares - self._sum * self._sum / max(self.deals, 1)
        return (max(0.0, squares) + self.sprt.h0 * (1 - self.sprt.h0)) / (self.deals + 1)

    @property
    def verdict(self) -> str:
        """`h0` or `h1` once it is decided, else nothing."""
        if self.deals < FEWEST:
            return ""
        if self.ratio >= self.sprt.upper:
            return "h1"
        return "h0" if self.ratio <= self.sprt.lower else ""
