"""An analysis as data: all that the command line prints, a page shows and a cache keeps."""

from __future__ import annotations

from typing import Final

import msgspec

from stammtisch.analysis.causes import Cause

FORMAT: Final = 1  # of these structs

Fact = str | int


class Sentence(msgspec.Struct, frozen=True):
    """A sentence under a key, with its facts: seats and actions as records have them."""

    key: str
    facts: dict[str, Fact]


class CurvePoint(msgspec.Struct, frozen=True):
    """The chances after some decisions of the record: where the next choice is, or at the end."""

    decisions: int
    round: int
    deciding: tuple[str, ...]  # who has the choice
    open: tuple[float, ...]  # of each seat, all cards open; they add up to 1
    own: tuple[tuple[float, ...], ...]  # the same as each seat sees it, by viewer


class Swing(msgspec.Struct, frozen=True):
    """A moment that moved a seat's chance."""

    first: int  # numbers of its decisions in the record, draws included
    last: int
    seats: tuple[str, ...]  # who decided
    words: tuple[str, ...]  # what was decided, or drawn
    amount: float


class Column(msgspec.Struct, frozen=True):
    """All that one cause gave and took: cards, own, others or secret."""

    name: str
    amount: float
    swings: tuple[Swing, ...]  # the largest of them


class OptionReport(msgspec.Struct, frozen=True):
    """An option that was looked into."""

    action: str
    points: float  # how far ahead, compared with what was done
    chance: float | None  # to win, likewise
    doubt: float  # of the points


class LayReport(msgspec.Struct, frozen=True):
    """A card of a secret choice: how often a good player lays it, in tenths, and what other samplings say."""

    action: str
    share: float
    low: float
    high: float
    points: float  # against what good players lay, compared with what was done


class DecisionReport(msgspec.Struct, frozen=True):
    """A judged decision."""

    number: int
    seat: str
    question: str
    round: int
    phase: int
    action: str
    grade: str
    better: str  # the best alternative that all judges agree on; what was done if there is none
    points: float  # lost; 0 if the judges do not agree
    chance: float | None  # lost
    low: float  # of the points lost: beyond doubt
    options: tuple[OptionReport, ...]  # the best first; none of a secret choice
    causes: tuple[Cause, ...]
    mix: tuple[LayReport, ...]  # of a secret choice
    predictable: float | None  # what laying the best card costs if the others foresee it
    worlds: int


class PhaseReport(msgspec.Struct, frozen=True):
    """How well a seat decided in a week or round."""

    phase: int
    decisions: int
    accuracy: float


class SeatReport(msgspec.Struct, frozen=True):
    """What the game was for one seat."""

    seat: str
    player: str
    score: int
    place: int
    beginning: float
    end: float
    columns: tuple[Column, ...]  # beginning + columns = end
    accuracy: float
    phases: tuple[PhaseReport, ...]
    grades: dict[str, int]
    lost: float  # points a decision, on average
    summary: tuple[Sentence, ...]


class JudgeReport(msgspec.Struct, frozen=True):
    """Who judged, and by what."""

    names: tuple[str, ...]
    trained: bool  # whether nets were trained for this table
    version: str
    points: tuple[float, ...]  # thresholds of the grades, in points ...
    worth: tuple[float, ...]  # ... and in the eyes of the nets


class Analysis(msgspec.Struct, frozen=True):
    """A whole game."""

    game: str
    record: str  # digest
    decisions: int
    judge: JudgeReport
    seats: tuple[SeatReport, ...]
    curve: tuple[CurvePoint, ...]
    judged: tuple[DecisionReport, ...]
    phases: int  # weeks or rounds that were played
    format: int = FORMAT
