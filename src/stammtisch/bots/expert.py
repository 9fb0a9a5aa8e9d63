"""The expert: tries what it may do in several imagined worlds, plays each on to the end of the round, and compares.

The others' secret choices are what the nets expect of them, from what each of them would see in that world.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from stammtisch.bots.brain import Brain, brain_for
from stammtisch.bots.lookahead import chances_of, finish_round
from stammtisch.bots.strong import drawn, option_chances, plan_chances
from stammtisch.core.bits import BIT, lowest
from stammtisch.core.chance import Rng
from stammtisch.core.position import STEP

if TYPE_CHECKING:
    from stammtisch.bots.bot import Seen
    from stammtisch.bots.nets import Floats
    from stammtisch.core.position import Position

WORLDS: Final = 8
OPTIONS: Final = 8  # so many of the options that look best at once are looked into
COOLNESS: Final = 0.02  # secret choices whose chances lie this far apart are mixed e : 1
SEEDS: Final = 1 << 30


class ExpertBot:
    """Looks ahead to the end of the round."""

    looks = True

    def __init__(self, brain: Brain | None = None, worlds: int = WORLDS) -> None:
        self.brain = brain
        self.worlds = worlds

    def choose(self, seen: Seen) -> int:
        """The option with the best average over the worlds; a secret choice mixed by its averages."""
        brain = self.brain or brain_for(seen.game, seen.view.setup.seats)
        brain.demand(seen.view.setup)
        world = seen.imagine()
        thought = Thought(brain, seen, imagined(world, seen, self.worlds))
        if world.at[STEP] == seen.game.secret_choice[0]:
            return thought.choose_plan(world)
        return thought.choose_option(world)


def imagined(world: Position, seen: Seen, number: int) -> list[Position]:
    """Several worlds that agree with the view."""
    found = [world.copy() for _ in range(number)]
    for each in found:
        each.redraw(seen.seat, seen.rng)
    return found


class Thought:
    """One decision, thought about in several worlds."""

    def __init__(self, brain: Brain, seen: Seen, worlds: list[Position]) -> None:
        self.brain = brain
        self.seen = seen
        self.secret = seen.game.secret_choice[0]
        self.round = worlds[0].law.round_of(worlds[0])
        self.worlds = worlds
        self.seeds = [seen.rng.below(SEEDS) for _ in worlds]  # the same luck for every option

    def choose_option(self, world: Position) -> int:
        """Look into the options that look best at once; take the best of them."""
        at_once = option_chances(self.brain, world, self.seen.seat)
        looked_into = np.sort(np.argsort(-at_once, kind="stable")[:OPTIONS])
        actions: list[int] = [self.seen.legal[place] for place in looked_into.tolist()]
        chances = self.averages(actions)
        return actions[int(chances.argmax())]

    def choose_plan(self, world: Position) -> int:
        """Mix the secret choice: what the nets would do, and the more of it the better it comes out."""
        for each, seed in zip(self.worlds, self.seeds, strict=True):
            each.law.reopen(each, self.seen.seat)
            self.lay_for_others(each, Rng(seed))
        chances = self.averages(self.seen.legal)
        mix = plan_chances(self.brain, world, self.seen.seat) * np.exp((chances - chances.max()) / COOLNESS)
        return self.seen.legal[drawn(mix, self.seen.rng)]

    def lay_for_others(self, world: Position, rng: Rng) -> None:
        """Let everybody else lay what the nets expect of him, from what he sees in this world."""
        while others := world.to_act & ~BIT[self.seen.seat]:
            seat = lowest(others)
            plan = drawn(plan_chances(self.brain, world, seat), rng)
            world.apply(seat, world.legal(seat)[plan])

    def averages(self, actions: list[int]) -> Floats:
        """The chance to win with each action, averaged over the worlds at the end of the round."""
        tried = [each.copy() for _ in actions for each in self.worlds]
        dealers = [Rng(seed) for _ in actions for seed in self.seeds]
        for number, each in enumerate(tried):
            each.apply(self.seen.seat, actions[number // len(self.worlds)])
        finish_round(self.brain, self.secret, tried, dealers, self.round + 1)
        chances = chances_of(self.brain, self.seen.seat, tried)
        averages: Floats = chances.reshape(len(actions), -1).mean(axis=1)
        return averages
