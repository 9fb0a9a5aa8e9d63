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
from stammtisch.analysis.verdicts import DOUBT, GRADES, judge
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
    from stammtisch.core.view import TableView

TOLD: Final = 3  # options
FIRST_LOOK: Final = 8  # worlds in which all options are tried ...
SECOND_LOOK: Final = 24  # ... and the best of them
KEPT: Final = 4
WARNED: Final = (8, 24)  # worlds for a warning, which has to come soon


def question_of(game: Game, seat: int, view: TableView, legal: list[int], number: int) -> DecisionQuestion:
    """A question that is still open; `number`: how many decisions the seat has taken."""
    return DecisionQuestion(game, seat, view, legal, legal[0], number)


def advise(question: DecisionQuestion) -> Advice:
    """The best answers to a question."""
    base = question.base()
    judges = judges_for(question.game, setup_of(base))
    if base.at[STEP] == question.game.secret_choice[0]:
        return mixed(secret(judges, question), trained=isinstance(judges, NetJudges))
    trial = judges.tried(question, base, judges.candidates(question, base), (0, FIRST_LOOK))
    kept = [trial.actions[place] for place in ranking(trial)[:KEPT]]
    trial = trial.and_then(judges.tried(question, base, kept, (FIRST_LOOK, SECOND_LOOK)))
    return weighed(question, trial)


def caution(question: DecisionQuestion, taken: int) -> Caution:
    """What one answer would cost, by the rules of the analysis: only what all judges agree on is a loss."""
    asked, words, base = question._replace(taken=taken), question.game.catalogue.words, question.base()
    judges = judges_for(question.game, setup_of(base))
    if base.at[STEP] == question.game.secret_choice[0]:
        found = secret(judges, asked)
        return Caution(words(taken), words(found.best), GRADES[found.grade], found.points, found.chance)
    verdict = judge(judges, asked, WARNED)
    better, loss = verdict.trial.actions[verdict.loss.best], verdict.loss
    return Caution(words(taken), words(better), GRADES[loss.grade], loss.points, loss.chance)


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
