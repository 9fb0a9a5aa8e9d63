"""What somebody took out of a set that others cannot see, guessed from what is open: how likely each thing is.

A game says what speaks for each thing (facts as numbers); how much each fact counts is fitted on games between bots
and shipped with the game (analysis/inferring.py). Two cannot have taken the same thing: all ways to have taken
different ones are weighed, exactly.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence


class Taken(NamedTuple):
    """Some seats took a thing each, in this order, all out of the same ones."""

    kind: str
    things: tuple[str, ...]
    seats: tuple[str, ...]  # one may have taken several times
    places: tuple[int, ...]  # which of all such choices of the game they were
    facts: tuple[tuple[tuple[float, ...], ...], ...]  # what speaks for it, by who took and thing


class Weights(msgspec.Struct, frozen=True):
    """How much each fact counts."""

    facts: dict[str, float]
    trust: float  # the part of the answer that is left to these weights; the rest is counting
    games: int = 0  # how many they were fitted on
    seed: int = 0


def chances(taken: Taken, weights: Weights) -> list[list[float]]:
    """How likely each of them took each thing."""
    counts = tuple(weights.facts.values())
    even = (1 - weights.trust) / len(taken.things)
    found = ways(
        [[exp(sum(map(float.__mul__, counts, facts))) for facts in by_thing] for by_thing in taken.facts],
    )
    return [[even + weights.trust * chance for chance in row] for row in found]


def ways(likely: Sequence[Sequence[float]]) -> list[list[float]]:
    """Rows of weights as chances, if no two rows may choose the same column."""
    before = [{0: 1.0}]  # by the set of columns that earlier rows have chosen
    for row in likely:
        before.append(one_more(before[-1], row))
    found = [[0.0] * len(row) for row in likely]
    behind = dict.fromkeys(before[-1], 1.0)
    for number in reversed(range(len(likely))):
        sums = {}
        for gone, chance in before[number].items():
            shares = {column: likely[number][column] * behind[gone | bit] for column, bit in free(gone, likely[number])}
            sums[gone] = sum(shares.values())
            for column, share in shares.items():
                found[number][column] += chance * share
        behind = sums
    return [[share / sum(row) for share in row] for row in found]


def one_more(before: dict[int, float], row: Sequence[float]) -> dict[int, float]:
    """The same after one more row has chosen."""
    found: dict[int, float] = {}
    for gone, chance in before.items():
        for column, bit in free(gone, row):
            found[gone | bit] = found.get(gone | bit, 0.0) + chance * row[column]
    return found


def free(gone: int, row: Sequence[float]) -> list[tuple[int, int]]:
    """The columns that are left, as numbers and as bits."""
    return [(column, 1 << column) for column in range(len(row)) if not gone >> column & 1]
