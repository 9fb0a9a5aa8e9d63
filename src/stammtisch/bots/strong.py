"""The strong bot: nets that have taught themselves. It looks one action ahead and mixes its secret choices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import numpy as np
from librt.strings import BytesWriter

from stammtisch.bots.bot import Opinion
from stammtisch.bots.model import Model, model_for
from stammtisch.bots.nets import rows
from stammtisch.core.lockstep import write_options
from stammtisch.core.parts import part
from stammtisch.core.position import STEP

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from stammtisch.bots.bot import Turn
    from stammtisch.bots.nets import Floats
    from stammtisch.core.chance import Rng
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.setup import Setup

FINE: Final = 1 << 30  # into how many parts a chance is cut

Solver = Callable[["Model", "Position", int], int]


def solver_of(game: Game, step: int) -> Solver | None:
    """What solves a decision that is a small game of its own: `SOLVED` in the game's `bots/solved.py`, by step."""
    module = part(game.package, "bots.solved")
    solved: Mapping[str, Solver] = module.SOLVED if module else {}
    return solved.get(game.step_names[step])


class Learned(ABC):
    """A bot with a model: its own, or the one shipped for the table."""

    needs_view = True

    def __init__(self, model: Model | None = None) -> None:
        self.own = model

    def model(self, setup: Setup) -> Model:
        """The model for a table, if there is one."""
        model = self.own or model_for(setup.game, setup.seats)
        model.demand(setup)
        return model

    def demand(self, setup: Setup) -> None:
        """Refuse a table that it has not learned to play at."""
        self.model(setup)

    def choose(self, seen: Turn) -> int:
        """Of secret choices any, as likely as it weighs; of other options the one that weighs most."""
        opinions = self.analyse(seen)
        weights = np.asarray([opinion.weight for opinion in opinions])
        return opinions[drawn(weights, seen.rng)].action

    @abstractmethod
    def analyse(self, seen: Turn) -> list[Opinion]:
        """What it thinks of every action that it has looked into."""


class StrongBot(Learned):
    """Takes the option after which the nets like its chances best; mixes a secret choice as they do."""

    def analyse(self, seen: Turn) -> list[Opinion]:
        """The chances one action ahead."""
        model, world = self.model(seen.view.setup), seen.imagine()
        chances = option_chances(model, world, seen.seat)
        solved = solver_of(seen.game, world.at[STEP])
        if world.at[STEP] == seen.game.secret_choice[0]:
            weights = plan_chances(model, world, seen.seat)
        elif solved:
            best = solved(model, world, seen.seat)
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


def plan_chances(model: Model, world: Position, seat: int) -> Floats:
    """How the choice net mixes the secret choice of a seat."""
    assert model.choice is not None
    seen = BytesWriter()
    world.law.observe(world, seat, seen)
    found: Floats = model.choice.chances(rows(seen.getvalue(), model.size))[0]
    return found


def option_chances(model: Model, world: Position, seat: int) -> Floats:
    """A seat's chance to win after each of its legal actions."""
    seen = BytesWriter()
    write_options(world, seat, seen)
    return model.value.chances(rows(seen.getvalue(), model.size))[:, 0]


def drawn(chances: Floats, rng: Rng) -> int:
    """A place in a row of probabilities."""
    ticket = rng.below(FINE) / FINE * float(chances.sum())
    for place, chance in enumerate(chances.tolist()):
        ticket -= chance
        if ticket < 0:
            return place
    return int(chances.argmax())
