"""Two judges behind one lookahead: nets that learned what wins, and the points that `regular` counts.

Every option is played on for a round, or as many as the game says, in the same imagined worlds with the same luck.
Then each judge says what the table is worth to the seat. Where no nets were trained for a table, `regular` judges
alone, one action ahead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.analysis.values import rounds_of
from stammtisch.bots.calibration import calibration_of
from stammtisch.bots.evaluator import evaluator_of, outlook, utility
from stammtisch.bots.lookahead import finish_round, forecasts_of, horizon_of
from stammtisch.bots.model import model_at
from stammtisch.bots.outcome import outcome, victory
from stammtisch.bots.regular import outlooks, prospects
from stammtisch.bots.strong import option_chances
from stammtisch.core.chance import Rng
from stammtisch.core.lockstep import run_on
from stammtisch.core.mistakes import Mistake, needs_extra
from stammtisch.core.position import STEP

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from stammtisch.analysis.questions import DecisionQuestion
    from stammtisch.bots.calibration import Chances
    from stammtisch.bots.model import Model
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.setup import Setup

VERSION: Final = 3  # rises whenever the same record would be judged otherwise
BY_NETS: Final = 6  # options that look best at once to the nets ...
LOST: Final = 0.05  # whose chance is less after every option has lost the game
BY_POINTS: Final = 3  # ... and to `regular`: all others are left out where there are many


class Trial(NamedTuple):
    """Options tried in worlds: what each judge says, by option and world."""

    actions: list[int]
    points: Chances  # how far ahead, by `regular`
    worth: Chances | None  # by the nets: victory and margin; None without nets
    chance: Chances | None  # to win, calibrated: shown to people, judged by nobody
    ends: list[list[Position]]  # where each option led in each world

    def and_then(self, more: Trial) -> Trial:
        """The same options in more worlds; `more` may have left some out."""
        places = [self.actions.index(action) for action in more.actions]
        return Trial(
            more.actions,
            np.concatenate([self.points[places], more.points], axis=1),
            joined(self.worth, more.worth, places),
            joined(self.chance, more.chance, places),
            [self.ends[place] + ends for place, ends in zip(places, more.ends, strict=True)],
        )


def joined(first: Chances | None, more: Chances | None, places: list[int]) -> Chances | None:
    """Two rows of worlds side by side."""
    return None if first is None or more is None else np.concatenate([first[places], more], axis=1)


def judges_for(game: Game, setup: Setup) -> NetJudges | PointsJudge:
    """Both judges, or `regular` alone where nothing was trained for this very table."""
    try:
        model = model_at(setup)
    except Mistake:
        return PointsJudge(game)
    return NetJudges(game, model)


class NetJudges:
    """Both judges: `candidates` are worth a look, `tried` says what becomes of them."""

    names = ("nets", "points")

    def __init__(self, game: Game, model: Model) -> None:
        self.game, self.model = game, model
        self.secret = game.secret_choice[0]
        self.evaluator = evaluator_of(game)
        self.calibration = calibration_of(game, model.training_info.seats)
        self.horizon = horizon_of(game)  # rounds that are played on

    def candidates(self, question: DecisionQuestion, base: Position) -> list[int]:
        """All if there are few."""
        legal = question.legal
        if len(legal) <= BY_NETS:
            return legal
        by_nets = option_chances(self.model, base, question.seat)
        by_points = np.asarray(outlooks(self.evaluator, base, question.seat, legal))
        places = {*foremost(by_nets, BY_NETS), *foremost(by_points, BY_POINTS), legal.index(question.taken)}
        return [legal[place] for place in sorted(places)]

    def tried(self, question: DecisionQuestion, base: Position, actions: list[int], worlds: tuple[int, int]) -> Trial:
        """Play every option on to the end of the round."""
        imagined, seeds = question.worlds(base, *worlds), question.dealers(*worlds)
        ends = [world.copy() for _ in actions for world in imagined]
        for number, end in enumerate(ends):
            end.apply(question.seat, actions[number // len(imagined)])
        dealers, until = [Rng(seed) for _ in actions for seed in seeds], rounds_of(imagined)[0] + self.horizon
        if option_chances(self.model, base, question.seat).max() < LOST:
            for end, dealer in zip(ends, dealers, strict=True):
                self.finish_turn(end, dealer, question.seat, until)
        self.play_on(ends, dealers, until)
        worth, chance = self.by_nets(ends, question.seat)
        shape = len(actions), len(imagined)
        rows_of_ends = [ends[place * shape[1] : (place + 1) * shape[1]] for place in range(shape[0])]
        points = self.by_points(ends, question.seat)
        return Trial(actions, points.reshape(shape), worth.reshape(shape), chance.reshape(shape), rows_of_ends)

    def finish_turn(self, world: Position, dealer: Rng, seat: int, until: int) -> None:
        """Let a seat that has lost go on for points until others decide: nets no longer care what it does."""
        while run_on(world, dealer, until) == seat and world.at[STEP] != self.secret:
            legal = world.legal(seat)
            values = outlooks(self.evaluator, world, seat, legal)
            world.apply(seat, legal[values.index(max(values))])

    def play_on(self, worlds: list[Position], dealers: list[Rng], until: int) -> None:
        """Play worlds on until a round begins, every seat by the nets."""
        finish_round(self.model, self.secret, worlds, dealers, until)

    def by_nets(self, ends: Sequence[Position], seat: int) -> tuple[Chances, Chances]:
        """What the nets say: the worth, and the chance to win."""
        raw = forecasts_of(self.model, seat, ends).astype(np.float64)
        worth, chance = raw[:, 0].copy(), self.calibration.own_chances(raw, rounds_of(ends))[:, 0]
        for number, end in enumerate(ends):
            if end.to_act == 0:
                worth[number], chance[number] = outcome(end)[seat], victory(end)[seat]
        return worth, chance

    def by_points(self, ends: Sequence[Position], seat: int) -> Chances:
        """How far ahead `regular` expects to be; how far ahead of the best other, if the game is over."""
        return np.asarray([lead(end, seat) if end.to_act == 0 else self.ahead(end, seat) for end in ends])

    def ahead(self, end: Position, seat: int) -> float:
        """How far ahead `regular` expects to be."""
        return utility(outlook(self.evaluator, end), seat)


class PointsJudge:
    """`regular` alone."""

    names = ("points",)

    def __init__(self, game: Game) -> None:
        self.game = game
        self.evaluator = evaluator_of(game)

    def candidates(self, question: DecisionQuestion, base: Position) -> list[int]:
        """All: one action ahead is soon looked at."""
        return question.legal

    def tried(self, question: DecisionQuestion, base: Position, actions: list[int], worlds: tuple[int, int]) -> Trial:
        """Look one action ahead in every world."""
        imagined = question.worlds(base, *worlds)
        points = [prospects(self.evaluator, world, question.seat, actions) for world in imagined]
        ends = [[applied(world, question.seat, action) for world in imagined] for action in actions]
        return Trial(actions, np.asarray(points).T, None, None, ends)


def lead(end: Position, seat: int) -> float:
    """How far a seat is ahead of the best other."""
    scores = end.scores()
    return float(scores[seat] - max(scores[:seat] + scores[seat + 1 :]))


def applied(world: Position, seat: int, action: int) -> Position:
    """A world with an action carried out."""
    found = world.copy()
    found.apply(seat, action)
    return found


def foremost(values: NDArray[np.floating], number: int) -> list[int]:
    """The places of the greatest values."""
    found: list[int] = np.argsort(-values, kind="stable")[:number].tolist()
    return found
