"""Chances to win where somebody decides: from each seat's own knowledge, and with all cards open.

They are calibrated and add up to 1. Never ask for the value of a table at which a draw is pending: raw nets promise
all seats together 104 to 108 % there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from librt.strings import BytesWriter

from stammtisch.bots.calibration import Calibration, calibration_of
from stammtisch.bots.evaluator import evaluator_of, outlook
from stammtisch.bots.model import model_at
from stammtisch.bots.nets import rows
from stammtisch.bots.outcome import victory
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import Mistake, needs_extra
from stammtisch.core.view import setup_of

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.bots.calibration import Chances
    from stammtisch.bots.model import Model
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.setup import Setup

IMAGINED: Final = 8  # worlds that points from a seat's own knowledge are averaged over
SEED: Final = 14


class Valuation(Protocol):
    """Says how likely each seat wins."""

    trained: bool  # whether nets were trained for this table; else `regular` judges

    def open(self, positions: Sequence[Position]) -> Chances:
        """Each seat's chance with all cards open: a row per position."""

    def own(self, positions: Sequence[Position]) -> Chances:
        """What each seat thinks of all seats' chances: by position, viewer and seat."""


def valuation_for(game: Game, setup: Setup) -> Valuation:
    """Nets if there are any for this very table, else the judgement of `regular`."""
    calibration = calibration_of(game, setup.seats)
    try:
        model = model_at(setup)
    except Mistake:
        return PointsValuation(game, calibration)
    return NetValuation(model, calibration)


def finished(positions: Sequence[Position], chances: Chances) -> Chances:
    """The same chances, but what really came of the games that are over."""
    for number, position in enumerate(positions):
        if position.to_act == 0:
            chances[number] = victory(position)
    return chances


def rounds_of(positions: Sequence[Position]) -> list[int]:
    """The round that each position is in."""
    return [position.law.round_of(position) for position in positions]


# ---- nets


def forecasts(model: Model, positions: Sequence[Position]) -> Chances:
    """What the net says from each seat's observation of each seat: by position, observer and seat; not calibrated."""
    if not positions:
        return np.zeros((0, 1, 1))
    seats = setup_of(positions[0]).seats
    seen = BytesWriter()
    for position in positions:
        for seat in range(seats):
            position.law.observe(position, seat, seen)
    raw = model.value.chances(rows(seen.getvalue(), model.size)).astype(np.float64).reshape(-1, seats, seats)
    return np.stack([np.roll(raw[:, seat], seat, axis=-1) for seat in range(seats)], axis=1)


class NetValuation:
    """By the nets of `strong` and `expert`."""

    trained = True

    def __init__(self, model: Model, calibration: Calibration) -> None:
        self.model, self.calibration = model, calibration

    def open(self, positions: Sequence[Position]) -> Chances:
        """Each seat is asked for its own chance."""
        if not positions:
            return np.zeros((0, 0))
        raw = np.diagonal(forecasts(self.model, positions), axis1=1, axis2=2)
        return finished(positions, self.calibration.open_chances(raw, rounds_of(positions)))

    def own(self, positions: Sequence[Position]) -> Chances:
        """Each seat is asked for everybody's."""
        raw = forecasts(self.model, positions)
        return finished(positions, self.calibration.own_chances(raw, rounds_of(positions)))


# ---- without nets


class PointsValuation:
    """By the points that `regular` expects."""

    trained = False

    def __init__(self, game: Game, calibration: Calibration) -> None:
        self.game, self.calibration = game, calibration
        self.evaluator = evaluator_of(game)

    def open(self, positions: Sequence[Position]) -> Chances:
        """The nearer to the end, the more a point counts."""
        if not positions:
            return np.zeros((0, 0))
        return self.chances(positions, np.asarray([outlook(self.evaluator, p) for p in positions]))

    def own(self, positions: Sequence[Position]) -> Chances:
        """The same, in worlds that each viewer imagines."""
        seats = setup_of(positions[0]).seats
        return np.stack([self.chances(positions, self.imagined(positions, seat)) for seat in range(seats)], axis=1)

    def imagined(self, positions: Sequence[Position], viewer: int) -> Chances:
        """The points that a viewer expects of all seats."""
        return np.asarray([self.expected(position, viewer) for position in positions])

    def expected(self, position: Position, viewer: int) -> Chances:
        """The same at one position; from the view alone, with luck that depends on nothing hidden."""
        rng, view = Rng(SEED + viewer), self.game.view(position, viewer)
        worlds = [self.game.imagine(view, rng) for _ in range(IMAGINED)]
        mean: Chances = np.mean([outlook(self.evaluator, world) for world in worlds], axis=0)
        return mean

    def chances(self, positions: Sequence[Position], points: Chances) -> Chances:
        """Points as chances."""
        return finished(positions, self.calibration.points_chances(points, rounds_of(positions)))
