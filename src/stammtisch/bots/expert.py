"""The expert: tries what it may do in several imagined worlds, plays each on to the end of the round, and compares.

The others' secret choices are what the nets expect of them, from what each of them would see in that world.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.bots.lookahead import chances_of, finish_round
from stammtisch.bots.nets import draw_row
from stammtisch.bots.strong import Learned, best_only, opinions, option_chances, plan_chances
from stammtisch.core.bits import BIT, lowest
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import needs_extra
from stammtisch.core.position import STEP

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from stammtisch.bots.bot import Opinion, Turn
    from stammtisch.bots.calibration import Calibration, Chances
    from stammtisch.bots.model import Model
    from stammtisch.bots.nets import Floats
    from stammtisch.core.position import Position

WORLDS: Final = 4
PLAN_WORLDS: Final = 16  # for a secret choice, which depends on all that the others lay
OPTIONS: Final = 6  # how many of the options that look best at once are looked into
DOUBT: Final = 0.5  # how much of what the nets would lay is given up: they are often too sure to be corrected
TEMPERATURE: Final = 0.02  # of the softmax over secret choices: chances this far apart are mixed e : 1
SEEDS: Final = 1 << 30


class ExpertBot(Learned):
    """Looks ahead to the end of the round."""

    def __init__(
        self,
        model: Model | None = None,
        weights: str = "",
        *,
        worlds: int = WORLDS,
        plan_worlds: int = PLAN_WORLDS,
        options: int = OPTIONS,
        temperature: float = TEMPERATURE,
    ) -> None:
        super().__init__(model, weights)
        self.worlds, self.plan_worlds, self.options, self.temperature = worlds, plan_worlds, options, temperature

    def analyse(self, turn: Turn) -> list[Opinion]:
        """The averages over the worlds; a secret choice is mixed by them."""
        model, world = self.model(turn.table().setup), turn.imagine()
        if world.at[STEP] == turn.game.secret_choice[0]:
            worlds = imagined(world, turn, affordable(turn, len(turn.legal), self.plan_worlds))
            return Thought(model, turn, worlds, self.calibration(turn)).weigh_plans(world, self.temperature)
        at_once = option_chances(model, world, turn.seat)
        places = np.sort(np.argsort(-at_once, kind="stable")[: self.options]).tolist()
        worlds = imagined(world, turn, affordable(turn, len(places), self.worlds))
        return Thought(model, turn, worlds, self.calibration(turn)).weigh_options(
            [turn.legal[place] for place in places]
        )


def affordable(turn: Turn, options: int, wanted: int) -> int:
    """In how many worlds the budget lets it try every option."""
    return max(1, turn.budget // options) if turn.budget else wanted


def imagined(world: Position, turn: Turn, number: int) -> list[Position]:
    """Several worlds that agree with the view."""
    found = [world.copy() for _ in range(number)]
    for each in found:
        each.redraw(turn.seat, turn.rng)
    return found


class Thought:
    """One decision, thought about in several worlds."""

    def __init__(self, model: Model, turn: Turn, worlds: list[Position], calibration: Calibration) -> None:
        self.model = model
        self.calibration = calibration
        self.turn = turn
        self.secret = turn.game.secret_choice[0]
        self.round = worlds[0].law.round_of(worlds[0])
        self.worlds = worlds
        self.seeds = [turn.rng.below(SEEDS) for _ in worlds]  # the same luck for every option

    def weigh_options(self, actions: list[int]) -> list[Opinion]:
        """All weight for the best."""
        worth, chances = self.averages(actions)
        return opinions(actions, chances, best_only(worth))

    def weigh_plans(self, world: Position, temperature: float) -> list[Opinion]:
        """What the nets would lay, and the more of it the better it comes out."""
        for each, seed in zip(self.worlds, self.seeds, strict=True):
            each.law.reopen(each, self.turn.seat)
            self.lay_for_others(each, Rng(seed))
        worth, chances = self.averages(self.turn.legal)
        first = DOUBT / len(worth) + (1 - DOUBT) * plan_chances(self.model, world, self.turn.seat)
        mix = first * np.exp((worth - worth.max()) / temperature)
        return opinions(self.turn.legal, chances, mix / mix.sum())

    def lay_for_others(self, world: Position, rng: Rng) -> None:
        """Let the other seats lay what the nets expect of them, from what each sees in this world."""
        while others := world.to_act & ~BIT[self.turn.seat]:
            seat = lowest(others)
            plan = draw_row(plan_chances(self.model, world, seat), rng)
            world.apply(seat, world.legal(seat)[plan])

    def averages(self, actions: list[int]) -> tuple[Floats, Chances]:
        """What each action is worth, and the calibrated chance to win with it, averaged over the ends of the round."""
        tried = [each.copy() for _ in actions for each in self.worlds]
        dealers = [Rng(seed) for _ in actions for seed in self.seeds]
        for number, each in enumerate(tried):
            each.apply(self.turn.seat, actions[number // len(self.worlds)])
        finish_round(self.model, self.secret, tried, dealers, self.round + 1)
        found = chances_of(self.model, self.turn.seat, tried, self.calibration)
        worth, chances = (each.reshape(len(actions), -1).mean(axis=1) for each in found)
        return worth, chances
