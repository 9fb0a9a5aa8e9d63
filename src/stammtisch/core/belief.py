"""Chances of hidden things, counted: structs that every game fills, and drawing without replacement."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence


class Held(msgspec.Struct, frozen=True):
    """How likely a seat holds at least one, two, … of a thing; `kind` and `name` are its words."""

    kind: str
    name: str
    chances: tuple[float, ...]


class SeatBelief(msgspec.Struct, frozen=True):
    """What can be told of the hidden cards of a seat; things that it cannot hold are left out."""

    seat: str
    held: tuple[Held, ...]


class Next(msgspec.Struct, frozen=True):
    """How likely a thing is to be drawn next from a pile."""

    kind: str
    name: str
    chance: float


class Belief(msgspec.Struct, frozen=True):
    """All that a viewer can tell by counting: of the others' hands, and of the next card of the pile.

    `played` is what is likely after what they did, for the things of which that tells enough; nothing else is in it.
    """

    seats: tuple[SeatBelief, ...]
    next: tuple[Next, ...] = ()
    played: tuple[SeatBelief, ...] = ()


@lru_cache(maxsize=65536)
def draws(total: int, good: int, drawn: int) -> tuple[float, ...]:
    """The chances of 0, 1, 2, … good cards among some drawn without replacement (hypergeometric)."""
    most = min(good, drawn)
    ways = comb(total, drawn)
    return tuple(comb(good, number) * comb(total - good, drawn - number) / ways for number in range(most + 1))


def added(first: Sequence[float], second: Sequence[float]) -> list[float]:
    """The chances of the sum of two independent numbers."""
    found = [0.0] * (len(first) + len(second) - 1)
    for left, chance in enumerate(first):
        for right, other in enumerate(second):
            found[left + right] += chance * other
    return found


def at_least(chances: Sequence[float], known: int = 0) -> tuple[float, ...]:
    """The chances of at least one, two, … from those of exactly 0, 1, …; `known` ones come on top for sure."""
    found: list[float] = []
    rest = 1.0
    for chance in chances[:-1]:
        rest -= chance
        found.append(min(1.0, max(0.0, rest)))
    while found and found[-1] < SMALLEST:
        found.pop()
    return (*(1.0,) * known, *found)


SMALLEST = 1e-12
