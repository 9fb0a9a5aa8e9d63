"""Verdicts: what a decision cost, by all judges, and what it is called.

Something is a loss only if *one* alternative is better in the eyes of *every* judge, and by more than the worlds that
were looked at leave in doubt. Worlds are added until the name of the loss is settled, or there are enough.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.analysis.effort import WORLDS
from stammtisch.core.mistakes import needs_extra
from stammtisch.core.parts import part

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from stammtisch.analysis.judges import NetJudges, PointsJudge, Trial
    from stammtisch.analysis.questions import DecisionQuestion
    from stammtisch.bots.calibration import Chances
    from stammtisch.core.game import Game

GRADES: Final = ("fine", "inaccuracy", "mistake", "blunder")
POINTS: Final = (2.0, 5.0, 10.0)  # what each grade but the first costs at least, unless the game says otherwise ...
WORTH: Final = (0.01, 0.025, 0.05)  # ... and in the eyes of the nets
DOUBT: Final = 1.3  # standard errors that a loss must exceed: nine of ten times it is really there
SETTLED: Final = 1.5  # how much more than the doubt a loss must be away from every threshold
KEPT: Final = 3  # alternatives that more worlds are spent on


class Loss(NamedTuple):
    """What was lost against the best alternative that all judges agree on."""

    best: int  # place of that alternative; of what was taken if there is none
    grade: int
    points: float  # 0 if the judges do not agree
    chance: float | None
    low: float  # of the points: what is beyond doubt


class DecisionVerdict(NamedTuple):
    """A judged decision."""

    question: DecisionQuestion
    trial: Trial
    loss: Loss


def points_of(game: Game) -> tuple[float, ...]:
    """The thresholds in points that a game states in `bots/measures.py`."""
    module = part(game.package, "bots.measures")
    thresholds: tuple[float, ...] = module.THRESHOLDS if module else POINTS
    return thresholds


def judge(
    judges: NetJudges | PointsJudge, question: DecisionQuestion, worlds: tuple[int, ...] = WORLDS
) -> DecisionVerdict:
    """Judge one decision; more worlds until it is settled."""
    base, thresholds = question.base(), points_of(question.game)
    trial = judges.tried(question, base, judges.candidates(question, base), (0, worlds[0]))
    for first, last in pairwise(worlds):
        if is_settled(trial, question.taken, thresholds):
            break
        actions = foremost_of(trial, question.taken, thresholds)
        trial = trial.and_then(judges.tried(question, base, actions, (first, last)))
    return DecisionVerdict(question, trial, loss_of(trial, question.taken, thresholds))


# ---- one trial


class Gains(NamedTuple):
    """What every option would have gained on what was taken, and how much of that is in doubt."""

    mean: Chances
    doubt: Chances


def gains_of(trial: Trial, taken: int, values: Chances, unit: float) -> Gains:
    """The same by one judge."""
    more = (values - values[trial.actions.index(taken)]) / unit
    spread = more.std(axis=1, ddof=1) if more.shape[1] > 1 else np.zeros(len(more))
    return Gains(more.mean(axis=1), DOUBT * spread / np.sqrt(more.shape[1]))


def severities(trial: Trial, taken: int, thresholds: tuple[float, ...], grade: int, doubt: float) -> Chances:
    """How far every option passes the thresholds of a grade, by the judge who sees least in it; 1 is just enough."""
    scales = [(trial.points, thresholds), *([(trial.worth, WORTH)] if trial.worth is not None else [])]
    found = [gains_of(trial, taken, values, units[grade - 1]) for values, units in scales]
    least: Chances = np.min([gains.mean - doubt * gains.doubt for gains in found], axis=0)
    return least


def grade_of(trial: Trial, taken: int, thresholds: tuple[float, ...], doubt: float) -> int:
    """The grade of what was taken."""
    reached = [severities(trial, taken, thresholds, grade, doubt).max() >= 1 for grade in range(1, len(GRADES))]
    return int(sum(reached))


def is_settled(trial: Trial, taken: int, thresholds: tuple[float, ...]) -> bool:
    """Whether more worlds would hardly change the grade."""
    return grade_of(trial, taken, thresholds, SETTLED) == grade_of(trial, taken, thresholds, -SETTLED)


def foremost_of(trial: Trial, taken: int, thresholds: tuple[float, ...]) -> list[int]:
    """What was taken, and the alternatives that may be better."""
    order = np.argsort(-severities(trial, taken, thresholds, 1, 0.0), kind="stable").tolist()
    kept = {trial.actions[place] for place in order[:KEPT]} | {taken}
    return [action for action in trial.actions if action in kept]


def loss_of(trial: Trial, taken: int, thresholds: tuple[float, ...]) -> Loss:
    """What was lost, beyond doubt and by all judges."""
    here = trial.actions.index(taken)
    sure = severities(trial, taken, thresholds, 1, 1.0)
    best = int(sure.argmax())
    if sure[best] <= 0:
        return Loss(here, 0, 0.0, None if trial.chance is None else 0.0, 0.0)
    more = trial.points[best] - trial.points[here]
    chance = None if trial.chance is None else float((trial.chance[best] - trial.chance[here]).mean())
    low = gains_of(trial, taken, trial.points, 1.0)
    grade = grade_of(trial, taken, thresholds, 1.0)
    return Loss(best, grade, float(more.mean()), chance, float(low.mean[best] - low.doubt[best]))
