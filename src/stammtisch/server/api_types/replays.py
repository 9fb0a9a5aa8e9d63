"""A game looked at again: its log, its moments, its story, and going on from one of them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from stammtisch.core.events import Event
from stammtisch.core.record import Result
from stammtisch.core.setup import Setup
from stammtisch.server.api_types.queries import Forecast
from stammtisch.server.log_entries import Line
from stammtisch.server.messages import ErrorInfo
from stammtisch.server.scalars import (
    BotName,
    Count,
    GameView,
    Milliseconds,
    Name,
    SeatName,
)

Viewer = Annotated[str, Meta(pattern="^[a-z]{1,16}$", description="A seat's name, `spectator` or `open`")]


class Log(msgspec.Struct, frozen=True):
    """The log as the asking viewer may read it."""

    lines: tuple[Line, ...]


class Frame(msgspec.Struct, frozen=True):
    """The table at an earlier time, as the viewer saw it then; in replays also what scoring would have brought."""

    number: int
    events: tuple[Event, ...]
    view: GameView
    forecast: Forecast | None = None


class Mark(msgspec.Struct, frozen=True):
    """Where a round begins: after which decision, and how it is counted. A week is a phase, a day a round within it."""

    number: int
    round: int
    phase: int
    within: int


class Replay(msgspec.Struct, frozen=True):
    """A record that can be stepped through."""

    id: str
    setup: Setup
    players: dict[str, str]  # what people are called, by seat
    bots: dict[str, str]  # the levels of the bots, by seat
    length: int  # decisions
    stops: tuple[int, ...]  # where to halt: the draws after a decision belong to it, those of the deal to each other
    marks: tuple[Mark, ...]
    result: Result | None
    trouble: ErrorInfo | None  # why it ends where it does, if it does not end properly


class Moment(msgspec.Struct, frozen=True):
    """One decision of a record, with everything open."""

    number: int
    seat: str
    action: str
    events: tuple[Event, ...]
    scores: dict[str, int]


class Story(msgspec.Struct, frozen=True):
    """A whole record, decision by decision: for charts and for the slider."""

    moments: tuple[Moment, ...]


class Resume(msgspec.Struct, frozen=True):
    """Go on from a decision of a record: I take a seat, bots the others."""

    at: Count
    seat: SeatName
    name: Name = ""
    bot: BotName = ""
    pace: Milliseconds = 900
