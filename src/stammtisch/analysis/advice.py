"""Advice while playing: the best answers to a seat's own question, with chances, points and reasons.

All of it comes from the seat's view: worlds are imagined from that view alone, and their luck is fixed by how many
decisions the seat has taken. Asking again gives the same answer, also after something was taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.analysis.advised import Advice, AdvisedOption, Caution
from stammtisch.analysis.causes import causes_of
from stammtisch.analysis.judges import NetJudges, judges_for
from stammtisch.analysis.questions import DecisionQuestion
from stammtisch.analysis.report import LayReport
from stammtisch.analysis.secret import judge_by_points, judge_secret
from stammtisch.analysis.verdicts import DOUBT, GRADES, grade_of, points_of
from stammtisch.core.mistakes import needs_extra
from stammtisch.core.position import STEP
from stammtisch.core.view import setup_of

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from stammtisch.analysis.judges import PointsJudge, Trial
    from stammtisch.analysis.secret import SecretVerdict
    from stammtisch.bots.calibration import Chances
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.view import TableView

TOLD: Final = 3  # options
FIRST_LOOK: Final = 8  # worlds in which all options are tried ...
SECOND_LOOK: Final = 24  # ... and the best of them
KEPT: Final = 4


def question_of(game: Game, seat: int, view: TableView, legal: list[int], number: int) -> DecisionQuestion:
    """A question that is still open; `number`: how many decisions the seat has taken."""
    return DecisionQuestion(game, seat, view, legal, legal[0], number)


def advise(question: DecisionQuestion) -> Advice:
    """The best answers to a question."""
    base = question.base()
    judges = judges_for(question.game, setup_of(base))
    if base.at[STEP] == question.game.secret_choice[0]:
        return mixed(secret(judges, question), trained=isinstance(judges, NetJudges))
    return weighed(question, looked_into(judges, question, base))


def caution(question: DecisionQuestion, taken: int) -> Caution:
    """What one answer would cost against the best that a hint names: only what all judges agree on is a loss."""
    base, words = question.base(), question.game.catalogue.words
    judges = judges_for(question.game, setup_of(base))
    if base.at[STEP] == question.game.secret_choice[0]:
        found = secret(judges, question._replace(taken=taken))
        return Caution(words(taken), words(found.best), GRADES[found.grade], found.points, found.chance)
    return cost_of(question, looked_into(judges, question, base, taken), taken)


def looked_into(
    judges: NetJudges | PointsJudge, question: DecisionQuestion, base: Position, also: int | None = None
) -> Trial:
    """Options in worlds: the same ones, whatever else is looked into."""
    more = set() if also is None else {also}
    actions = sorted({*judges.candidates(question, base), *more})
    trial = judges.tried(question, base, actions, (0, FIRST_LOOK))
    kept = {trial.actions[place] for place in ranking(trial)[:KEPT]} | more
    return trial.and_then(judges.tried(question, base, sorted(kept), (FIRST_LOOK, SECOND_LOOK)))


# ---- one action of several


def values_of(trial: Trial) -> Chances:
    """What options are ranked by: the nets, as `expert` does; without them the points."""
    return trial.points if trial.worth is None else trial.worth


def ranking(trial: Trial) -> list[int]:
    """The places of a trial, the best first."""
    found: list[int] = np.argsort(-values_of(trial).mean(axis=1), kind="stable").tolist()
    return found


def weighed(question: DecisionQuestion, trial: Trial) -> Advice:
    """The best of a trial."""
    best, *others = ranking(trial)[:TOLD]
    options = [option(question, trial, best, place) for place in (best, *others)]
    return Advice(tuple(options), (), None, trial.worth is not None, trial.points.shape[1])


def option(question: DecisionQuestion, trial: Trial, best: int, place: int) -> AdvisedOption:
    """One option, held against the best."""
    more = trial.points[place] - trial.points[best]
    equal = place == best or not surely_less(values_of(trial), best, place)
    return AdvisedOption(
        question.game.catalogue.words(trial.actions[place]),
        None if trial.chance is None else round(float(trial.chance[place].mean()), 2),
        round(float(more.mean()), 1),
        round(doubt(more), 1),
        equal,
        () if equal else causes_of(question, trial, best, place),
    )


def surely_less(values: Chances, best: int, place: int) -> bool:
    """Whether the best is better beyond the doubt that the worlds leave."""
    more = values[best] - values[place]
    return bool(more.mean() > doubt(more))


def cost_of(question: DecisionQuestion, trial: Trial, taken: int) -> Caution:
    """What an answer costs against the best one; nothing if a judge has doubts."""
    words, best, here = question.game.catalogue.words, ranking(trial)[0], trial.actions.index(taken)
    agreed = surely_less(values_of(trial), best, here) and surely_less(trial.points, best, here)
    grade = grade_of(trial, taken, points_of(question.game), 1.0) if agreed else 0
    points = float((trial.points[best] - trial.points[here]).mean()) if agreed else 0.0
    if trial.chance is None:
        return Caution(words(taken), words(trial.actions[best]), GRADES[grade], points, None)
    chance = float((trial.chance[best] - trial.chance[here]).mean()) if agreed else 0.0
    return Caution(words(taken), words(trial.actions[best]), GRADES[grade], points, chance)


def doubt(more: Chances) -> float:
    """How far a mean over worlds may be off."""
    return float(DOUBT * more.std(ddof=1) / np.sqrt(len(more))) if len(more) > 1 else 0.0


# ---- a secret choice


def secret(judges: NetJudges | PointsJudge, question: DecisionQuestion) -> SecretVerdict:
    """The small game, solved."""
    if isinstance(judges, NetJudges):
        return judge_secret(judges, question)
    return judge_by_points(judges, question)


def mixed(verdict: SecretVerdict, *, trained: bool) -> Advice:
    """A mix in tenths; all cards, since one that is laid now and then belongs to it."""
    words, most = verdict.question.game.catalogue.words, max(lay.points for lay in verdict.lays)
    lays = [
        LayReport(words(lay.action), lay.share, lay.low, lay.high, round(lay.points - most, 1)) for lay in verdict.lays
    ]
    lays.sort(key=lambda lay: (-lay.share, -lay.high))
    cost = None if verdict.predictable is None else round(verdict.predictable, 2)
    return Advice((), tuple(lays), cost, trained, verdict.worlds)
