"""What every game's view has: the part that pages, tools and bots may rely on without knowing the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from stammtisch.core.bits import members
from stammtisch.core.events import OPEN
from stammtisch.core.position import CHANCE, SEATS
from stammtisch.core.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from stammtisch.core.position import Position

V = TypeVar("V")


class SeatView(msgspec.Struct, frozen=True):
    """A player as one viewer sees them; each game adds its own fields."""

    seat: str


class TableView(msgspec.Struct, frozen=True):
    """The table as one viewer sees it: enough to draw it, and to imagine it. Each game adds its own fields."""

    setup: Setup
    viewer: str | None  # None: a spectator; "open": somebody who sees everything
    to_act: tuple[str, ...]  # the seats that owe a decision
    dealing: bool  # the dealer is about to draw
    step: str  # what is going on
    players: tuple[SeatView, ...]  # in the order of the seats


class SeenByAll(Generic[V]):
    """What everybody sees of the position that was looked at last: a table is shown to all its seats, one by one.

    It is made for a spectator, so nothing in it is anybody's secret; whoever looks adds what is their own.
    """

    def __init__(self, make: Callable[[Position], V]) -> None:
        self._make = make
        self._last: tuple[object, V] | None = None  # one of them at a time, as several threads may look

    def of(self, position: Position) -> V:
        """The same for equal positions of equal tables."""
        key = position.to_act, list(position.at), list(position.rule), setup_of(position)
        last = self._last
        if last is None or last[0] != key:
            last = self._last = key, self._make(position)
        return last[1]


def setup_of(position: Position) -> Setup:
    """How the table of a position was set up."""
    setup = position.law.setup
    assert isinstance(setup, Setup)
    return setup


def viewer_name(seat_names: Sequence[str], viewer: int) -> str | None:
    """The word for a viewer: a seat, None for a spectator, or `open`."""
    return "open" if viewer == OPEN else name(seat_names, viewer)


def seats_to_act(seat_names: Sequence[str], position: Position) -> tuple[str, ...]:
    """The seats that owe a decision."""
    return names(seat_names, members(position.to_act & ~CHANCE))


def clockwise(seat_names: Sequence[str], first: int, position: Position) -> tuple[str, ...]:
    """All seats of a table clockwise, from one of them."""
    around = seat_names[: position.rule[SEATS]]
    return (*around[first:], *around[:first])


def name(words: Sequence[str], number: int) -> str | None:
    """The word for a number, or None if there is nothing or nobody."""
    return words[number] if number >= 0 else None


def names(words: Sequence[str], numbers: Sequence[int]) -> tuple[str, ...]:
    """The words for several numbers."""
    return tuple(words[number] for number in numbers)
