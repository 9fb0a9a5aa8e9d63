"""Analyse a record: walk over it, judge every decision, and put everything together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from stammtisch.analysis.cache import judge_version, record_digest
from stammtisch.analysis.decisions import judge_all, phase_of
from stammtisch.analysis.effort import USUAL
from stammtisch.analysis.judges import judges_for
from stammtisch.analysis.report import Analysis, CurvePoint, JudgeReport
from stammtisch.analysis.seats import MISTAKE, seat_report
from stammtisch.analysis.summary import summary_of
from stammtisch.analysis.values import rounds_of, valuation_for
from stammtisch.analysis.verdicts import WORTH, points_of
from stammtisch.analysis.walk import changes, curve, stretches
from stammtisch.core import record as records
from stammtisch.core.mistakes import Mistake
from stammtisch.core.view import seats_to_act

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.analysis.effort import Effort
    from stammtisch.analysis.report import DecisionReport
    from stammtisch.analysis.values import Valuation
    from stammtisch.analysis.walk import Change
    from stammtisch.core.game import Game
    from stammtisch.core.record import Record


def nothing() -> None:
    """For callers that do not want to know how far it has come."""


def analyse(game: Game, record: Record, advance: Callable[[], None] = nothing, effort: Effort = USUAL) -> Analysis:
    """The whole analysis of a finished game; `advance` is called after every decision of the record."""
    end = records.check(game, record)
    if end.to_act != 0:
        raise Mistake("analysis-unfinished", number=len(record.decisions))
    judged = tuple(judge_all(game, record, judges_for(game, record.setup), advance, effort))
    return put_together(game, record, judged)


def put_together(game: Game, record: Record, judged: tuple[DecisionReport, ...]) -> Analysis:
    """Everything that is said of a finished game, from its judged decisions; they may have been judged in parts."""
    end = records.check(game, record)
    valuation, judges = valuation_for(game, record.setup), judges_for(game, record.setup)
    result = records.result_of(game, end)
    digest = record_digest(game, record)
    found = changes(list(stretches(game, record)), valuation, int(digest, 16))
    thresholds = points_of(game)
    seats = tuple(seat_report(game, record, result, found, judged, thresholds[MISTAKE]))
    version = judge_version(game, record.setup)
    plain = Analysis(
        game=game.name,
        record=digest,
        decisions=len(record.decisions),
        judge=JudgeReport(judges.names, valuation.trained, version, thresholds, WORTH),
        seats=seats,
        curve=points_on_curve(game, found, valuation),
        judged=judged,
        phases=phase_of(game, end) + 1,
    )
    told = (msgspec.structs.replace(seat, summary=summary_of(plain, seat)) for seat in seats)
    return msgspec.structs.replace(plain, seats=tuple(told))


def points_on_curve(game: Game, found: list[Change], valuation: Valuation) -> tuple[CurvePoint, ...]:
    """The chances at every choice and at the end, as each seat sees them and with all cards open."""
    positions = [change.stretch.after for change in found]
    rounds, opened, own = rounds_of(positions), curve(found)[1:], valuation.own(positions)
    return tuple(
        CurvePoint(
            change.stretch.last,
            rounds[number],
            seats_to_act(game.seat_names, positions[number]),
            tuple(opened[number].tolist()),
            tuple(tuple(row) for row in own[number].tolist()),
        )
        for number, change in enumerate(found)
    )
