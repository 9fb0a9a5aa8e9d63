"""Every decision of a record, judged, as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.analysis.causes import causes_of
from stammtisch.analysis.effort import USUAL
from stammtisch.analysis.judges import NetJudges
from stammtisch.analysis.questions import question_at
from stammtisch.analysis.report import DecisionReport, LayReport, OptionReport
from stammtisch.analysis.secret import judge_by_points, judge_secret
from stammtisch.analysis.verdicts import GRADES, gains_of, judge
from stammtisch.core import record as records
from stammtisch.core.position import STEP

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from stammtisch.analysis.effort import Effort
    from stammtisch.analysis.judges import PointsJudge
    from stammtisch.analysis.questions import DecisionQuestion
    from stammtisch.analysis.secret import SecretVerdict
    from stammtisch.analysis.verdicts import DecisionVerdict
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.record import Record

OPTIONS: Final = 3  # that are told of a decision


def judge_all(
    game: Game,
    record: Record,
    judges: NetJudges | PointsJudge,
    advance: Callable[[], None],
    effort: Effort = USUAL,
    first: int = 1,
) -> Iterator[DecisionReport]:
    """Judge every decision that left a choice, from the number `first` on."""
    position = game.open(record.setup)
    for number, decision in enumerate(record.decisions, 1):
        if decision.seat != records.DEALER_NAME and number >= first:
            seat, taken = game.seat(decision.seat), game.catalogue.parse(decision.words)
            if taken is not None and len(position.legal(seat)) > 1:
                yield judged(position, question_at(game, position, seat, taken, number), judges, effort)
        records.apply_decision(game, position, decision, number)
        advance()


def judged(
    position: Position, question: DecisionQuestion, judges: NetJudges | PointsJudge, effort: Effort = USUAL
) -> DecisionReport:
    """One decision, judged from what its seat could know; of the position only the step and the round are asked."""
    if position.at[STEP] != question.game.secret_choice[0]:
        return plain_report(position, judge(judges, question, effort.worlds))
    if isinstance(judges, NetJudges):
        return secret_report(position, judge_secret(judges, question, effort.secret))
    return secret_report(position, judge_by_points(judges, question, effort.secret))


def phase_of(game: Game, position: Position) -> int:
    """The week or round that a position is in, from 0; what is prepared before the first belongs to it."""
    return max(0, position.law.round_of(position) - 1) // game.rounds_per_phase


def plain_report(position: Position, verdict: DecisionVerdict) -> DecisionReport:
    """An ordinary decision."""
    question, trial, loss = verdict
    game, here = question.game, trial.actions.index(question.taken)
    return DecisionReport(
        number=question.number,
        seat=game.seat_names[question.seat],
        question=game.step_names[position.at[STEP]],
        round=position.law.round_of(position),
        phase=phase_of(game, position),
        action=game.catalogue.words(question.taken),
        grade=GRADES[loss.grade],
        better=game.catalogue.words(trial.actions[loss.best]),
        points=loss.points,
        chance=loss.chance,
        low=loss.low,
        options=options_of(verdict),
        causes=causes_of(question, trial, loss.best, here) if loss.grade else (),
        mix=(),
        predictable=None,
        worlds=trial.points.shape[1],
    )


def options_of(verdict: DecisionVerdict) -> tuple[OptionReport, ...]:
    """The best options, compared with what was done."""
    question, trial, loss = verdict
    gains = gains_of(trial, question.taken, trial.points, 1.0)
    values = trial.points if trial.worth is None else trial.worth
    order = sorted(range(len(trial.actions)), key=lambda place: (place != loss.best, -values[place].mean()))
    here = trial.actions.index(question.taken)
    return tuple(
        OptionReport(
            question.game.catalogue.words(trial.actions[place]),
            float(gains.mean[place]),
            None if trial.chance is None else float((trial.chance[place] - trial.chance[here]).mean()),
            float(gains.doubt[place]),
        )
        for place in order[:OPTIONS]
    )


def secret_report(position: Position, verdict: SecretVerdict) -> DecisionReport:
    """A secret choice."""
    question, taken = verdict.question, verdict.taken()
    game, words = question.game, question.game.catalogue.words
    return DecisionReport(
        number=question.number,
        seat=game.seat_names[question.seat],
        question=game.step_names[position.at[STEP]],
        round=position.law.round_of(position),
        phase=phase_of(game, position),
        action=words(question.taken),
        grade=GRADES[verdict.grade],
        better=words(verdict.best),
        points=verdict.points,
        chance=verdict.chance,
        low=verdict.low,
        options=(),
        causes=(),
        mix=tuple(
            LayReport(words(lay.action), lay.share, lay.low, lay.high, lay.points - taken.points)
            for lay in verdict.lays
        ),
        predictable=verdict.predictable,
        worlds=verdict.worlds,
    )
