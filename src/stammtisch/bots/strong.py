"""The strong bot: nets trained by self-play. It looks one action ahead and mixes its secret choices."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from librt.strings import BytesWriter

from stammtisch.bots.bot import Opinion
from stammtisch.bots.calibration import PLAIN, calibration_of
from stammtisch.bots.model import Model, model_at, read_model
from stammtisch.bots.nets import draw_row, rows
from stammtisch.core.lockstep import write_options
from stammtisch.core.mistakes import needs_extra
from stammtisch.core.parts import part
from stammtisch.core.position import STEP

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from stammtisch.bots.bot import Turn
    from stammtisch.bots.calibration import Calibration, Chances
    from stammtisch.bots.nets import Floats
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.setup import Setup

Solver = Callable[["Model", "Position", int], int]


@cache
def solvers_of(game: Game) -> Mapping[str, Solver]:
    """The game's exact answers to decisions that are small games of their own, by step: `bots/solved.py`."""
    module = part(game.package, "bots.solved")
    solved: Mapping[str, Solver] = module.SOLVED if module else {}
    return solved


class Learned(ABC):
    """A bot with a model: its own, or the one shipped for the table."""

    needs_view = True

    def __init__(self, model: Model | None = None, weights: str = "") -> None:
        self.own = read_model(weights) if weights else model

    def model(self, setup: Setup) -> Model:
        """The model for a table, if there is one."""
        return self.own.at(setup) if self.own else model_at(setup)

    def calibration(self, turn: Turn) -> Calibration:
        """What turns the forecasts of its nets into chances: what was shipped with them; nothing for nets of others."""
        return PLAIN if self.own else calibration_of(turn.game, turn.table().setup.seats)

    def check_table(self, setup: Setup) -> None:
        """Refuse a table that it has not learned to play at."""
        self.model(setup)

    def choose(self, turn: Turn) -> int:
        """Of secret choices any, as likely as it weighs; of other options the one that weighs most."""
        opinions = self.analyse(turn)
        weights = np.asarray([opinion.weight for opinion in opinions])
        return opinions[draw_row(weights, turn.rng)].action

    @abstractmethod
    def analyse(self, turn: Turn) -> list[Opinion]:
        """What it thinks of every action that it has looked into."""


class StrongBot(Learned):
    """Takes the option after which the nets like its chances best; mixes a secret choice as they do."""

    def analyse(self, turn: Turn) -> list[Opinion]:
        """The chances one action ahead."""
        model, world = self.model(turn.table().setup), turn.imagine()
        forecasts = option_forecasts(model, world, turn.seat)
        chances = forecasts[:, 0]
        solved = solvers_of(turn.game).get(turn.game.step_names[world.at[STEP]])
        if world.at[STEP] == turn.game.secret_choice[0]:
            weights = plan_chances(model, world, turn.seat)
        elif solved:
            best = solved(model, world, turn.seat)
            weights = np.asarray([action == best for action in turn.legal], np.float32)
        else:
            weights = best_only(chances)
        here = [world.law.round_of(world)] * len(chances)
        return opinions(turn.legal, self.calibration(turn).own_chances(forecasts, here)[:, 0], weights)


def best_only(chances: Floats | Chances) -> Floats:
    """All weight for the best."""
    weights = np.zeros(len(chances), np.float32)
    weights[chances.argmax()] = 1
    return weights


def opinions(actions: Sequence[int], chances: Chances, weights: Floats) -> list[Opinion]:
    """What is thought of several actions."""
    return [Opinion(*each) for each in zip(actions, chances.tolist(), weights.tolist(), strict=True)]


def plan_chances(model: Model, world: Position, seat: int) -> Floats:
    """How the choice net mixes the secret choice of a seat."""
    assert model.choice is not None
    observation = BytesWriter()
    world.law.observe(world, seat, observation)
    found: Floats = model.choice.chances(rows(observation.getvalue(), model.size))[0]
    return found


def option_forecasts(model: Model, world: Position, seat: int) -> Floats:
    """All seats' chances after each of a seat's legal actions, its own first; not calibrated."""
    observations = BytesWriter()
    write_options(world, seat, observations)
    return model.value.chances(rows(observations.getvalue(), model.size))


def option_chances(model: Model, world: Position, seat: int) -> Floats:
    """What a seat compares its legal actions by: its own chance after each of them, not calibrated."""
    return option_forecasts(model, world, seat)[:, 0]
