"""The strong bot: nets that have taught themselves. It looks one action ahead and mixes its secret choices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

import numpy as np
from librt.strings import BytesWriter

from stammtisch.bots.bidding import best_bid
from stammtisch.bots.bot import Opinion
from stammtisch.bots.brain import Brain, brain_for
from stammtisch.bots.nets import rows
from stammtisch.core.herd import write_options
from stammtisch.core.position import STEP

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from stammtisch.bots.bot import Seen
    from stammtisch.bots.nets import Floats
    from stammtisch.core.chance import Rng
    from stammtisch.core.game import Setup
    from stammtisch.core.position import Position

FINE: Final = 1 << 30  # into how many parts a chance is cut


SOLVED: Final[Mapping[tuple[str, str], Callable[[Brain, Position, int], int]]] = {
    ("golden_city", "bidding"): best_bid,
}  # decisions that are small games of their own, and what solves them


class Learned(ABC):
    """A bot with a brain: its own, or the one shipped for the table."""

    looks = True

    def __init__(self, brain: Brain | None = None) -> None:
        self.own = brain

    def brain(self, setup: Setup) -> Brain:
        """The brain for a table, if there is one."""
        brain = self.own or brain_for(setup.game, setup.seats)
        brain.demand(setup)
        return brain

    def demand(self, setup: Setup) -> None:
        """Refuse a table that it has not learned to play at."""
        self.brain(setup)

    def choose(self, seen: Seen) -> int:
        """Of secret choices any, as likely as it weighs; of other options the one that weighs most."""
        opinions = self.analyse(seen)
        weights = np.asarray([opinion.weight for opinion in opinions])
        return opinions[drawn(weights, seen.rng)].action

    @abstractmethod
    def analyse(self, seen: Seen) -> list[Opinion]:
        """What it thinks of every action that it has looked into."""


class StrongBot(Learned):
    """Takes the option after which the nets like its chances best; mixes a secret choice as they do."""

    def analyse(self, seen: Seen) -> list[Opinion]:
        """The chances one action ahead."""
        brain, world = self.brain(seen.view.setup), seen.imagine()
        chances = option_chances(brain, world, seen.seat)
        solved = SOLVED.get((seen.game.name, seen.game.step_names[world.at[STEP]]))
        if world.at[STEP] == seen.game.secret_choice[0]:
            weights = plan_chances(brain, world, seen.seat)
        elif solved:
            best = solved(brain, world, seen.seat)
            weights = np.asarray([action == best for action in seen.legal], np.float32)
        else:
            weights = best_only(chances)
        return opinions(seen.legal, chances, weights)


def best_only(chances: Floats) -> Floats:
    """All weight for the best."""
    weights = np.zeros_like(chances)
    weights[chances.argmax()] = 1
    return weights


def opinions(actions: Sequence[int], chances: Floats, weights: Floats) -> list[Opinion]:
    """What is thought of several actions."""
    return [Opinion(*each) for each in zip(actions, chances.tolist(), weights.tolist(), strict=True)]


def plan_chances(brain: Brain, world: Position, seat: int) -> Floats:
    """How the choice net mixes the secret choice of a seat."""
    assert brain.choice is not None
    seen = BytesWriter()
    world.law.observe(world, seat, seen)
    found: Floats = brain.choice.chances(rows(seen.getvalue(), brain.size))[0]
    return found


def option_chances(brain: Brain, world: Position, seat: int) -> Floats:
    """A seat's chance to win after each of its legal actions."""
    seen = BytesWriter()
    write_options(world, seat, seen)
    return brain.value.chances(rows(seen.getvalue(), brain.size))[:, 0]


def drawn(chances: Floats, rng: Rng) -> int:
    """A place in a row of probabilities."""
    ticket = rng.below(FINE) / FINE * float(chances.sum())
    for place, chance in enumerate(chances.tolist()):
        ticket -= chance
        if ticket < 0:
            return place
    return int(chances.argmax())
