"""What a game was for each seat: three columns with the moments behind them, accuracy, and how much was lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.analysis.report import Column, PhaseReport, SeatReport, Swing
from stammtisch.analysis.verdicts import GRADES
from stammtisch.analysis.walk import column, parts_of
from stammtisch.core import record as records

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from stammtisch.analysis.report import DecisionReport
    from stammtisch.analysis.walk import Change
    from stammtisch.core.game import Game
    from stammtisch.core.record import Record, Result

COLUMNS: Final = ("draws", "own", "others", "secret")  # draws are the cards, as far as the table says it
SWINGS: Final = 3  # that are told of a column
MISTAKE: Final = 1  # place of its threshold


def seat_report(
    game: Game, record: Record, result: Result, found: list[Change], judged: Sequence[DecisionReport], unit: float
) -> Iterator[SeatReport]:
    """All seats, without sentences; `unit` is what a mistake costs."""
    for number, seat in enumerate(game.seat_names[: record.setup.seats]):
        parts = parts_of(found, number)
        own = [each for each in judged if each.seat == seat]
        yield SeatReport(
            seat=seat,
            player=record.players.get(seat, ""),
            score=result.scores[seat],
            place=result.places[seat],
            beginning=parts.beginning,
            end=parts.end,
            columns=tuple(Column(name, getattr(parts, name), swings(record, found, number, name)) for name in COLUMNS),
            accuracy=accuracy(own, unit),
            phases=tuple(phases(own, unit)),
            grades={grade: sum(each.grade == grade for each in own) for grade in GRADES},
            lost=sum(each.points for each in own) / max(1, len(own)),
            summary=(),
        )


# ---- columns


def swings(record: Record, found: list[Change], seat: int, name: str) -> tuple[Swing, ...]:
    """The moments that moved a column most."""
    moved = [(amount_of(change, seat, name), change) for change in found]
    largest = sorted((each for each in moved if each[0]), key=lambda each: -abs(each[0]))[:SWINGS]
    return tuple(swing(record, change, name, amount) for amount, change in largest)


def amount_of(change: Change, seat: int, name: str) -> float:
    """What a change gave to a column of a seat."""
    if name == "draws":
        return float(change.draws[seat])
    return float(change.decisions[seat]) if column(change, seat) == name else 0.0


def swing(record: Record, change: Change, name: str, amount: float) -> Swing:
    """A moment in the words of the record: what the dealer drew, or what the seats decided."""
    first, last = change.stretch.first, change.stretch.last
    drawn = name == "draws"
    lines = record.decisions[max(0, first - 1) : last]
    told = [each for each in lines if (each.seat == records.DEALER_NAME) == drawn]
    seats = () if drawn else tuple(each.seat for each in told)
    return Swing(first, last, seats, tuple(each.words for each in told), amount)


# ---- accuracy


def accuracy(judged: Sequence[DecisionReport], unit: float) -> float:
    """From 0 to 100: a decision without loss counts 100, one that costs as much as a mistake 50, twice that 25."""
    if not judged:
        return 100.0
    shares: list[float] = [0.5 ** (each.points / unit) for each in judged]
    return 100 * sum(shares) / len(judged)


def phases(judged: Sequence[DecisionReport], unit: float) -> Iterator[PhaseReport]:
    """The same for every week or round."""
    for phase in sorted({each.phase for each in judged}):
        inside = [each for each in judged if each.phase == phase]
        yield PhaseReport(phase, len(inside), accuracy(inside, unit))
