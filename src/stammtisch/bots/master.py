"""The master: looks further ahead than the expert, longest at what is hard to tell apart, and foresees secret choices.

What it looks at, and how far, is counted in worlds and rounds, never in seconds.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from stammtisch.bots.beginner import sense_of
from stammtisch.bots.evaluator import evaluator_of
from stammtisch.bots.expert import SEEDS, affordable, imagined
from stammtisch.bots.foresight import foresee
from stammtisch.bots.halving import Halving, first_look
from stammtisch.bots.lookahead import horizon_of
from stammtisch.bots.regular import prospects
from stammtisch.bots.strong import Learned, best_only, opinions, option_chances
from stammtisch.core.mistakes import needs_extra
from stammtisch.core.parts import part
from stammtisch.core.position import SEATS, STEP

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from stammtisch.bots.bot import Opinion, Turn
    from stammtisch.bots.calibration import Chances
    from stammtisch.bots.model import Model
    from stammtisch.bots.nets import Floats
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position

WORLDS: Final = 6  # for the first look at all options; the best ones get some forty
PLAN_WORLDS: Final = 16  # for a secret choice, in each of them all combinations
BY_NETS: Final = 6  # options that look best at once to the nets ...
BY_POINTS: Final = 3  # ... and to `regular`: all others are left out where there are many
TEMPERATURE: Final = 0.002  # of the softmax over secret choices, in chances
MUCH: Final = 0.003  # by which something that seems senseless must be better than all else


class MasterBot(Learned):
    """Looks as many rounds ahead as its game says."""

    def __init__(
        self,
        model: Model | None = None,
        weights: str = "",
        *,
        rounds: int = 0,
        worlds: int = WORLDS,
        plan_worlds: int = PLAN_WORLDS,
        temperature: float = TEMPERATURE,
    ) -> None:
        super().__init__(model, weights)
        self.rounds, self.worlds, self.plan_worlds, self.temperature = rounds, worlds, plan_worlds, temperature

    def analyse(self, turn: Turn) -> list[Opinion]:
        """What the last looks say; a secret choice is mixed by them."""
        model, world = self.model(turn.table().setup), turn.imagine()
        points = prospects(evaluator_of(turn.game), world, turn.seat, turn.legal)
        idle = idle_among(turn, world, points)
        if world.at[STEP] == turn.game.secret_choice[0]:
            return self.weigh_plans(model, turn, world, idle)
        actions = candidates(turn.legal, option_chances(model, world, turn.seat), np.asarray(points))
        halving = Halving(model, turn, world, self.rounds or horizon_of(turn.game), self.calibration(turn))
        tried = halving.best_of(actions, first_look(turn.budget, len(actions), self.worlds))
        return opinions(tried.actions, tried.chances, best_only(sensible(tried.actions, tried.worth, idle)))

    def weigh_plans(self, model: Model, turn: Turn, world: Position, idle: set[int]) -> list[Opinion]:
        """The best answer to what the others are likely to lay, now and then another one that is nearly as good."""
        combinations = len(turn.legal) ** int(world.rule[SEATS])
        worlds = imagined(world, turn, affordable(turn, combinations, self.plan_worlds))
        for each in worlds:
            each.law.reopen(each, turn.seat)
        seeds = [turn.rng.below(SEEDS) for _ in worlds]
        seen = foresee(model, world.at[STEP], worlds, turn.legal, seeds, self.calibration(turn))
        worth, chances = seen.best_answer(turn.seat)
        kept = sensible(turn.legal, worth, idle)
        mix = np.exp((kept - kept.max()) / self.temperature)
        return opinions(turn.legal, chances, mix / mix.sum())


def candidates(legal: list[int], by_nets: Floats, by_points: Chances) -> list[int]:
    """What is worth a look: all, if there are few."""
    if len(legal) <= BY_NETS:
        return legal
    places = {*foremost(by_nets, BY_NETS), *foremost(by_points, BY_POINTS)}
    return [legal[place] for place in sorted(places)]


def foremost(values: Floats | Chances, number: int) -> list[int]:
    """The places of the greatest values."""
    found: list[int] = np.argsort(-values, kind="stable")[:number].tolist()
    return found


def idle_among(turn: Turn, world: Position, points: list[float]) -> set[int]:
    """What is senseless to one who goes by points, or seems so to whoever watches, by the game's `bots/sense.py`."""
    seeming = watching(turn.game)(world, turn.legal)
    return {*sense_of(turn.game)(world, turn.seat, turn.legal, points), *seeming}


@cache
def watching(game: Game) -> Callable[[Position, list[int]], Collection[int]]:
    """What seems wrong in a game to whoever watches: `idle_looking(world, actions)`; to most games, nothing does."""
    found: Callable[[Position, list[int]], Collection[int]] | None
    found = getattr(part(game.package, "bots.sense"), "idle_looking", None)
    return found or (lambda _world, _actions: ())


def sensible(actions: list[int], worth: Chances, idle: set[int]) -> Chances:
    """The worth of actions, with none left for what seems senseless and is not much better than all else."""
    senseless = np.asarray([action in idle for action in actions])
    if senseless.all():
        return worth
    return np.where(senseless & (worth < worth[~senseless].max() + MUCH), 0, worth)
