"""Calibration: what turns raw judgements into chances that come true as often as they say.

The numbers are fitted by fitting.py on games that nobody has learned from, and shipped beside the weights in the
game's folder as `bots/calibration.json`: by the number of seats.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.core.mistakes import needs_extra
from stammtisch.core.parts import data

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from stammtisch.bots.nets import Floats
    from stammtisch.core.game import Game

    Chances = NDArray[np.float64]

FILE: Final = "bots/calibration.json"
LEAST: Final = 1e-9  # no chance is smaller before it is raised to a power


class Calibration(msgspec.Struct, frozen=True):
    """Exponents for each part of the game: the parts end before these rounds, the last one with the game."""

    until: tuple[int, ...]  # rounds; one fewer than there are exponents
    own: tuple[float, ...]  # for what a seat's own observation says of all seats
    open: tuple[float, ...]  # for what all seats' observations say, each of its own seat
    points: tuple[float, ...]  # inverse temperatures: for the points that `regular` expects
    games: int = 0  # how many the numbers were fitted on
    seed: int = 0

    def part(self, rounds: Sequence[int]) -> NDArray[np.int64]:
        """The part of the game that each round lies in."""
        return np.searchsorted(np.asarray(self.until), np.asarray(rounds), side="right")

    def own_chances(self, raw: Chances | Floats, rounds: Sequence[int]) -> Chances:
        """Rows of what seats foretell from their own knowledge, calibrated: a block of rows for each round."""
        return self.calibrated(raw, self.own, rounds)

    def open_chances(self, raw: Chances | Floats, rounds: Sequence[int]) -> Chances:
        """The same for rows in which each seat foretells its own chance."""
        return self.calibrated(raw, self.open, rounds)

    def points_chances(self, points: Chances, rounds: Sequence[int]) -> Chances:
        """The same from points: a softmax, the steeper the nearer the end is."""
        return self.calibrated(as_weights(points), self.points, rounds)

    def calibrated(self, raw: Chances | Floats, exponents: Sequence[float], rounds: Sequence[int]) -> Chances:
        """Raise every row to the exponent of its round."""
        found = np.asarray(exponents)[self.part(rounds)]
        return sharpened(raw, found.reshape(-1, *(1 for _ in raw.shape[1:])))


PLAIN: Final = Calibration((), (1.0,), (1.0,), (0.1,))  # for games that ship none


@cache
def calibration_of(game: Game, seats: int) -> Calibration:
    """What a game ships for this number of seats."""
    file = data(game.package, FILE)
    if file is None:
        return PLAIN
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Calibration]).get(str(seats), PLAIN)


def as_weights(points: Chances) -> Chances:
    """Points as weights that can be raised to a power."""
    found: Chances = np.exp(np.clip(points - points.max(axis=-1, keepdims=True), -600, 0))
    return found


def sharpened(raw: Chances | Floats, exponents: Chances) -> Chances:
    """Rows of chances, each raised to its exponent, which add up to 1 again; the seats are the last axis."""
    logs = np.log(np.maximum(raw, LEAST, dtype=np.float64)) * exponents
    grown: Chances = np.exp(logs - logs.max(axis=-1, keepdims=True))
    grown /= grown.sum(axis=-1, keepdims=True)
    return grown
