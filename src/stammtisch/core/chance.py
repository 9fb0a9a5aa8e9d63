"""Randomness: one small generator that gives the same numbers interpreted and compiled.

Nothing in a position is shuffled: the dealer draws from counted piles, and what was drawn is recorded, so a record
replays without any generator.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.vec import vec

_MASK: Final = 0x3FFFFFFFFFFFFFFF  # 62 bits: products wrap to the same low bits in C and in Python
_MULTIPLIER: Final = 3202034522624059733  # PCG's 64-bit companion multiplier, L'Ecuyer 1999
_INCREMENT: Final = 1442695040888963407


def scatter(seed: i64) -> i64:
    """A state far from that of the next seed: neighbours would otherwise differ by the same amount at every draw."""
    seed = (((seed + _INCREMENT) ^ (seed >> 30)) * _MULTIPLIER) & _MASK
    seed = ((seed ^ (seed >> 27)) * _MULTIPLIER) & _MASK
    return seed ^ (seed >> 31)


class Rng:
    """A 62-bit linear congruential generator; its upper 32 bits choose."""

    state: i64

    def __init__(self, seed: int = 0) -> None:
        self.state = scatter(seed & _MASK)

    def below(self, limit: i64) -> i64:
        """A number from 0 to `limit` - 1; the limit stays below 2 ** 31."""
        state: i64 = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        self.state = state
        return (state >> 30) * limit >> 32

    def copy(self) -> Rng:
        """A generator that will give the same numbers."""
        twin = Rng()
        twin.state = self.state
        return twin


def pick(at: vec[i64], row: i64, total: i64, rng: Rng) -> i64:
    """A place in a row of counts that add up to `total`, each as likely as it is frequent."""
    place = row
    ticket = rng.below(total) - at[place]
    while ticket >= 0:
        place += 1
        ticket -= at[place]
    return place - row
