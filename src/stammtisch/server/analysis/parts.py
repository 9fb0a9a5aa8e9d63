"""An analysis on the way to a process for bots: in parts, so that bots who play get their turn in between.

Each decision is judged with luck that its own number fixes, so it does not matter how a record is cut.
"""

from __future__ import annotations

import time

import msgspec

import stammtisch
from stammtisch.analysis.effort import Effort
from stammtisch.analysis.report import Analysis, DecisionReport
from stammtisch.core.record import Record, read


class JudgeRequest(msgspec.Struct, frozen=True, tag="judge"):
    """Judge decisions of a record, from one on, for some seconds."""

    game: str
    record: str
    first: int
    seconds: float
    effort: Effort


class JudgedPart(msgspec.Struct, frozen=True, tag="judged"):
    """Judged decisions, and where to go on; None: that was the last one."""

    decisions: tuple[DecisionReport, ...]
    following: int | None


class ReportRequest(msgspec.Struct, frozen=True, tag="report"):
    """Put judged decisions together."""

    game: str
    record: str
    decisions: tuple[DecisionReport, ...]


class WholeReport(msgspec.Struct, frozen=True, tag="reported"):
    """A whole analysis."""

    analysis: Analysis


def judge_part(request: JudgeRequest) -> JudgedPart:
    """Judge until the time is over: at least one decision, if there is one."""
    from stammtisch.analysis.analysing import nothing  # noqa: PLC0415 -- with numpy, which few requests need
    from stammtisch.analysis.decisions import judge_all  # noqa: PLC0415
    from stammtisch.analysis.judges import judges_for  # noqa: PLC0415

    game = stammtisch.game(request.game)
    record: Record = read(request.record, game)
    until = time.monotonic() + request.seconds
    found: list[DecisionReport] = []
    for decision in judge_all(game, record, judges_for(game, record.setup), nothing, request.effort, request.first):
        found.append(decision)
        if time.monotonic() >= until:
            return JudgedPart(tuple(found), decision.number + 1)
    return JudgedPart(tuple(found), None)


def report(request: ReportRequest) -> WholeReport:
    """The whole analysis."""
    from stammtisch.analysis.analysing import put_together  # noqa: PLC0415 -- as above

    game = stammtisch.game(request.game)
    return WholeReport(put_together(game, read(request.record, game), request.decisions))
