"""What a finished game was worth: what nets learn to predict, and what lookahead finds at the end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.bots.nets import softmax
from stammtisch.core.mistakes import needs_extra

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from stammtisch.core.position import Position

MARGIN: Final = 0.12  # of the softmax over points: its inverse temperature
FOR_WINNING: Final = 0.6  # of the worth; the rest is for the margin, which always has a slope


def outcome(p: Position) -> list[float]:
    """What a finished game was worth to each seat: mostly the victory, partly the margin."""
    points = np.asarray(p.scores(), np.float32)
    first = np.asarray(p.places(), np.int64) == 1
    margin = softmax(MARGIN * points[None, :])[0]
    victory = first.astype(np.float32) / np.float32(first.sum())
    worth: list[float] = (FOR_WINNING * victory + (1 - FOR_WINNING) * margin).tolist()
    return worth


def victory(p: Position) -> list[float]:
    """Each seat's part of the victory: winners share it."""
    places = p.places()
    return [(place == 1) / places.count(1) for place in places]
