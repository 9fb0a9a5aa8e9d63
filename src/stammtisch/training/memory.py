"""What self-play keeps of the games that go on, and what there is to learn from one that has ended."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.core.mistakes import needs_extra

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from stammtisch.bots.nets import Bytes, Floats

    Numbers = NDArray[np.int64]
    Words = NDArray[np.uint64]

TD_LAMBDA: Final = 0.8  # lambda of TD(lambda): how much a later decision tells about an earlier one
ROOM: Final = 64  # decisions of a game that there is room for at first


class Experience(NamedTuple):
    """What there is to learn from decisions, a row of every array for each."""

    seen: Bytes  # the observation and the law of the table
    targets: Floats
    plans: Numbers  # the secret choice taken, -1 for any other decision
    advantages: Floats


class FinishedGame(NamedTuple):
    """The decisions of a game that has ended, a row of every array for each, and what it was worth to each seat."""

    seen: Bytes
    seats: Numbers
    forecasts: Floats  # each seat's chance as the net saw it, the decider first
    plans: Numbers
    result: list[float]


class Memory:
    """The decisions of the games that go on, by the place of the game."""

    def __init__(self, places: int, size: int, laws: int, seats: int) -> None:
        self.size = size
        self.counts = np.zeros(places, np.int64)
        self.seen = np.zeros((places, ROOM, size + laws), np.uint8)
        self.forecasts = np.zeros((places, ROOM, seats), np.float32)
        self.seats = np.zeros((places, ROOM), np.int64)
        self.plans = np.zeros((places, ROOM), np.int64)

    def keep(self, places: Numbers, seats: Numbers, seen: Bytes, forecasts: Floats, plans: Numbers) -> None:
        """Keep one decision in each of some places."""
        if len(places) and self.counts[places].max() >= self.seen.shape[1]:
            self.grow()
        at = (places, self.counts[places])
        self.seen[*at, : self.size] = seen
        self.forecasts[at], self.seats[at], self.plans[at] = forecasts, seats, plans
        self.counts[places] += 1

    def grow(self) -> None:
        """Make twice as much room."""
        for name in ("seen", "forecasts", "seats", "plans"):
            kept = getattr(self, name)
            setattr(self, name, np.concatenate([kept, np.zeros_like(kept)], axis=1))

    def take(self, place: int, law: Floats, result: list[float]) -> FinishedGame:
        """A game that has ended; its place is free again."""
        kept = slice(int(self.counts[place]))
        self.seen[place, kept, self.size :] = law
        self.counts[place] = 0
        at = (place, kept)
        seen, seats = self.seen[at].copy(), self.seats[at].copy()
        return FinishedGame(seen, seats, self.forecasts[at].copy(), self.plans[at].copy(), result)


def experience_of(games: Sequence[FinishedGame]) -> Experience:
    """What there is to learn from some games, in their order."""
    seen = np.concatenate([game.seen for game in games])
    seats = np.concatenate([game.seats for game in games])
    forecasts = np.concatenate([game.forecasts for game in games])
    plans = np.concatenate([game.plans for game in games])
    results = np.asarray([game.result for game in games], np.float32)
    numbers = np.repeat(np.arange(len(games)), [len(game.plans) for game in games])
    targets = targets_of(numbers, seats, forecasts, results)
    return Experience(seen, targets, plans, targets[:, 0] - forecasts[:, 0])


def targets_of(numbers: Numbers, seats: Numbers, forecasts: Floats, results: Floats) -> Floats:
    """What each decision should have forecast: the result of its game, blended with what the seat forecast later.

    The decisions of every seat in every game stand in a row of their own, the last ones below each other.
    """
    places = results.shape[1]
    row = numbers * places + seats
    order = np.argsort(row, kind="stable")
    lengths = np.bincount(row, minlength=results.size)
    column = np.empty_like(row)
    column[order] = np.arange(len(row)) - np.repeat(lengths.cumsum() - lengths, lengths)
    longest = int(lengths.max())
    column += longest - lengths[row]
    stood = np.zeros((results.size, longest, places), np.float32)
    stood[row, column] = forecasts
    own_first = (np.arange(places)[:, None] + np.arange(places)) % places
    later, late = blend(longest)
    blended = later @ stood + late * results[:, own_first].reshape(-1, 1, places)
    return np.asarray(blended[row, column])


@cache
def blend(length: int) -> tuple[Floats, Floats]:
    """How much of each later forecast goes into the target of each decision of a row, and how much of the result."""
    steps = np.arange(length)[None, :] - np.arange(length)[:, None]
    later = np.where(steps > 0, (1 - TD_LAMBDA) * TD_LAMBDA ** (steps - 1.0), 0).astype(np.float32)
    return later, (TD_LAMBDA ** np.arange(length - 1.0, -1, -1))[:, None].astype(np.float32)
