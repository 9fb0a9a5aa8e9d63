"""Five sentences that a person would read: result, turning point, cards and people, dearest decision, accuracy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.analysis.report import Sentence

if TYPE_CHECKING:
    from stammtisch.analysis.report import Analysis, DecisionReport, SeatReport

LATE: Final = 97  # per cent of the game: whoever leads from here on leads from the end on
CLOSE: Final = 3  # points of accuracy: phases nearer to each other are alike


def summary_of(found: Analysis, seat: SeatReport) -> tuple[Sentence, ...]:
    """The sentences of one seat; numbers are whole."""
    return (
        result_sentence(found, seat),
        turning_sentence(found),
        column_sentence(seat),
        dearest_sentence(found, seat),
        accuracy_sentence(seat),
    )


def result_sentence(found: Analysis, seat: SeatReport) -> Sentence:
    """Place and distance to the winner, or to whoever came next."""
    others = [each.score for each in found.seats if each.seat != seat.seat]
    best = max(found.seats, key=lambda each: -each.place)
    if seat.place == 1:
        return Sentence("summary-won", {"seat": seat.seat, "score": seat.score, "ahead": seat.score - max(others)})
    facts: dict[str, str | int] = {
        "seat": seat.seat,
        "place": seat.place,
        "score": seat.score,
        "winner": best.seat,
        "most": best.score,
    }
    return Sentence("summary-lost", facts)


def turning_sentence(found: Analysis) -> Sentence:
    """From when on the winner was ahead for good."""
    winners = [number for number, seat in enumerate(found.seats) if seat.place == 1]
    winner = winners[0]
    behind = [n for n, point in enumerate(found.curve) if point.open[winner] < max(point.open)]
    since = found.curve[min(behind[-1] + 1, len(found.curve) - 1)] if behind else found.curve[0]
    share = round(100 * since.decisions / max(1, found.decisions))
    if len(winners) > 1:
        return Sentence("summary-shared", {})
    if share >= LATE:
        return Sentence("summary-turned-late", {"winner": found.seats[winner].seat})
    return Sentence("summary-turned", {"winner": found.seats[winner].seat, "decision": since.decisions, "share": share})


def column_sentence(seat: SeatReport) -> Sentence:
    """What cards, own decisions and the others gave and took, in percentage points."""
    amounts = {column.name: round(100 * column.amount) for column in seat.columns}
    key = "summary-columns-secret" if any(c.name == "secret" and c.swings for c in seat.columns) else "summary-columns"
    signed = {name: f"{amount:+d}".replace("-", "−") for name, amount in amounts.items()}
    return Sentence(key, {"seat": seat.seat, **signed})


def dearest_sentence(found: Analysis, seat: SeatReport) -> Sentence:
    """The decision that cost most, and what was better."""
    lost = [each for each in found.judged if each.seat == seat.seat and each.grade != "fine"]
    if not lost:
        return Sentence("summary-clean", {"seat": seat.seat})
    dearest: DecisionReport = max(lost, key=lambda each: each.points)
    facts: dict[str, str | int] = {
        "seat": seat.seat,
        "decision": dearest.number,
        "action": dearest.action,
        "better": dearest.better,
    }
    return Sentence("summary-dearest", {**facts, "points": max(1, round(dearest.points))})


def accuracy_sentence(seat: SeatReport) -> Sentence:
    """How well the seat decided, and in which week or round best and worst."""
    facts: dict[str, str | int] = {"seat": seat.seat, "accuracy": round(seat.accuracy)}
    ordered = sorted(seat.phases, key=lambda phase: phase.accuracy)
    if len(ordered) < 2 or ordered[-1].accuracy - ordered[0].accuracy < CLOSE:  # noqa: PLR2004 -- two to compare
        return Sentence("summary-accuracy", facts)
    return Sentence("summary-accuracy-phases", {**facts, "best": ordered[-1].phase + 1, "worst": ordered[0].phase + 1})
