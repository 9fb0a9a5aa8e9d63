"""The expert: tries what it may do in several imagined worlds, plays each on to the end of the round, and compares.

The others' secret choices are what the nets expect of them, from what each of them would see in that world.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from stammtisch.bots.lookahead import chances_of, finish_round
from stammtisch.bots.strong import Learned, best_only, drawn, opinions, option_chances, plan_chances
from stammtisch.core.bits import BIT, lowest
from stammtisch.core.chance import Rng
from stammtisch.core.position import STEP

if TYPE_CHECKING:
    from stammtisch.bots.bot import Opinion, Turn
    from stammtisch.bots.model import Model
    from stammtisch.bots.nets import Floats
    from stammtisch.core.position import Position

WORLDS: Final = 4
PLAN_WORLDS: Final = 16  # for a secret choice, on which all that the others lay bears
OPTIONS: Final = 6  # so many of the options that look best at once are looked into
DOUBT: Final = 0.5  # how much of what the nets would lay is given up: they are often too sure to be corrected
TEMPERATURE: Final = 0.02  # secret choices whose chances lie this far apart are mixed e : 1
SEEDS: Final = 1 << 30


class ExpertBot(Learned):
    """Looks ahead to the end of the round."""

    def analyse(self, seen: Turn) -> list[Opinion]:
        """The averages over the worlds; a secret choice is mixed by them."""
        model, world = self.model(seen.view.setup), seen.imagine()
        if world.at[STEP] == seen.game.secret_choice[0]:
            worlds = imagined(world, seen, affordable(seen, len(seen.legal), PLAN_WORLDS))
            return Thought(model, seen, worlds).weigh_plans(world)
        at_once = option_chances(model, world, seen.seat)
        places = np.sort(np.argsort(-at_once, kind="stable")[:OPTIONS]).tolist()
        worlds = imagined(world, seen, affordable(seen, len(places), WORLDS))
        return Thought(model, seen, worlds).weigh_options([seen.legal[place] for place in places])


def affordable(seen: Turn, options: int, wanted: int) -> int:
    """In how many worlds the budget lets it try every option."""
    return max(1, seen.budget // options) if seen.budget else wanted


def imagined(world: Position, seen: Turn, number: int) -> list[Position]:
    """Several worlds that agree with the view."""
    found = [world.copy() for _ in range(number)]
    for each in found:
        each.redraw(seen.seat, seen.rng)
    return found


class Thought:
    """One decision, thought about in several worlds."""

    def __init__(self, model: Model, seen: Turn, worlds: list[Position]) -> None:
        self.model = model
        self.seen = seen
        self.secret = seen.game.secret_choice[0]
        self.round = worlds[0].law.round_of(worlds[0])
        self.worlds = worlds
        self.seeds = [seen.rng.below(SEEDS) for _ in worlds]  # the same luck for every option

    def weigh_options(self, actions: list[int]) -> list[Opinion]:
        """All weight for the best."""
        chances = self.averages(actions)
        return opinions(actions, chances, best_only(chances))

    def weigh_plans(self, world: Position) -> list[Opinion]:
        """What the nets would lay, and the more of it the better it comes out."""
        for each, seed in zip(self.worlds, self.seeds, strict=True):
            each.law.reopen(each, self.seen.seat)
            self.lay_for_others(each, Rng(seed))
        chances = self.averages(self.seen.legal)
        first = DOUBT / len(chances) + (1 - DOUBT) * plan_chances(self.model, world, self.seen.seat)
        mix = first * np.exp((chances - chances.max()) / TEMPERATURE)
        return opinions(self.seen.legal, chances, mix / mix.sum())

    def lay_for_others(self, world: Position, rng: Rng) -> None:
        """Let everybody else lay what the nets expect of him, from what he sees in this world."""
        while others := world.to_act & ~BIT[self.seen.seat]:
            seat = lowest(others)
            plan = drawn(plan_chances(self.model, world, seat), rng)
            world.apply(seat, world.legal(seat)[plan])

    def averages(self, actions: list[int]) -> Floats:
        """The chance to win with each action, averaged over the worlds at the end of the round."""
        tried = [each.copy() for _ in actions for each in self.worlds]
        dealers = [Rng(seed) for _ in actions for seed in self.seeds]
        for number, each in enumerate(tried):
            each.apply(self.seen.seat, actions[number // len(self.worlds)])
        finish_round(self.model, self.secret, tried, dealers, self.round + 1)
        chances = chances_of(self.model, self.seen.seat, tried)
        averages: Floats = chances.reshape(len(actions), -1).mean(axis=1)
        return averages
