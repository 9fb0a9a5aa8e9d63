"""Successive halving: all options in a few worlds, the better half of them in twice as many more, until two are left.

So most worlds go to the options that are hard to tell apart. Options that are compared were tried in the same worlds,
with the same luck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.bots.expert import SEEDS, imagined
from stammtisch.bots.lookahead import chances_of, finish_round
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import needs_extra

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from stammtisch.bots.bot import Turn
    from stammtisch.bots.calibration import Calibration, Chances
    from stammtisch.bots.model import Model
    from stammtisch.core.position import Position

FEW: Final = 2  # options that are not halved any more


class Tried(NamedTuple):
    """The options that were left at the end, what each is worth, and the calibrated chance to win with it."""

    actions: list[int]
    worth: Chances
    chances: Chances


class Halving:
    """One decision, looked into so many rounds ahead."""

    def __init__(self, model: Model, turn: Turn, world: Position, rounds: int, calibration: Calibration) -> None:
        self.model, self.turn, self.world, self.calibration = model, turn, world, calibration
        self.until = world.law.round_of(world) + rounds

    def best_of(self, actions: list[int], worlds: int) -> Tried:
        """The last few of several options, after a first look in so many worlds."""
        sums, total, left = np.zeros((len(actions), 2)), 0, list(range(len(actions)))
        while True:
            sums[left] += self.look([actions[place] for place in left], worlds)
            total += worlds
            if len(left) <= FEW:
                return Tried([actions[place] for place in left], *(sums[left] / total).T)
            left = better_half(left, sums[:, 0])
            worlds *= 2

    def look(self, actions: list[int], number: int) -> Chances:
        """Play every option on in so many new worlds: by option, the sums of its worth and of the chances to win."""
        worlds = imagined(self.world, self.turn, number)
        seeds = [self.turn.rng.below(SEEDS) for _ in worlds]
        ends = [each.copy() for _ in actions for each in worlds]
        for place, end in enumerate(ends):
            end.apply(self.turn.seat, actions[place // number])
        finish_round(
            self.model, self.turn.game.secret_choice[0], ends, [Rng(s) for _ in actions for s in seeds], self.until
        )
        found = chances_of(self.model, self.turn.seat, ends, self.calibration)
        return np.stack([each.reshape(len(actions), -1).sum(axis=1) for each in found], axis=1)


def better_half(places: list[int], values: Chances) -> list[int]:
    """The places with the greater values, in their order; the middle one of an odd number stays."""
    best = sorted(places, key=lambda place: -float(values[place]))
    return sorted(best[: (len(places) + 1) // 2])


def first_look(budget: int, options: int, wanted: int) -> int:
    """In how many worlds all options can be tried at first, so that all looks together keep to the budget."""
    if not budget:
        return wanted
    cost, each, left = options, 1, options  # for one world at first
    while left > FEW:
        left, each = (left + 1) // 2, 2 * each
        cost += left * each
    return max(1, budget // cost)
