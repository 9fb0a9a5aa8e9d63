"""What stands in the log of a table, as a viewer is told it."""

from __future__ import annotations

import msgspec

from stammtisch.core.events import Event
from stammtisch.server.scalars import HelpKind, Holder, MaybeLedger, Watch


class Began(msgspec.Struct, frozen=True, tag="began"):
    """The game began; the dealer's first draws."""

    events: tuple[Event, ...]


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A seat decided; the draws that followed are part of it. `action` only for the seat itself.

    `ledger`: what a scoring among these events paid, if the game keeps books (its `knowledge.ledger`).
    """

    seat: str
    action: str | None
    events: tuple[Event, ...]
    ledger: MaybeLedger = None


class TookBack(msgspec.Struct, frozen=True, tag="took-back"):
    """A seat took back the decision of an earlier line."""

    seat: str
    line: int


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """Somebody took a seat, or a bot took over or gave back. `name`: what they are called now."""

    seat: str
    holder: Holder
    name: str
    bot: str


class Renamed(msgspec.Struct, frozen=True, tag="renamed"):
    """Somebody took another name. `name`: what they are called now."""

    seat: str
    name: str


class Stumbled(msgspec.Struct, frozen=True, tag="stumbled"):
    """A bot gave no usable answer; chance answers in its place in the next line."""

    seat: str
    bot: str


class TimedOut(msgspec.Struct, frozen=True, tag="timed-out"):
    """The time of a seat was up: a bot answers in the next line, or (`handed`) takes over the seat."""

    seat: str
    bot: str
    handed: bool = False


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """The host changed how the table is run."""

    watch: Watch
    pace: int
    chat: bool = True


class NextTable(msgspec.Struct, frozen=True, tag="next-table"):
    """A seat wants to play again: everybody's chair is at that table."""

    seat: str
    table: str


class Agreed(msgspec.Struct, frozen=True, tag="agreed"):
    """A person wants aids at this table, or no longer; they are on while all people want them."""

    seat: str
    on: bool


class Helped(msgspec.Struct, frozen=True, tag="helped"):
    """A person asked for a hint, or is warned of costly choices from now on; everybody is told."""

    seat: str
    kind: HelpKind


class Unread(msgspec.Struct, frozen=True, tag="unread"):
    """A newer server has written something that this one cannot read; it is told by the newer one."""


LogEntry = (
    Began | Played | TookBack | Seated | Renamed | Stumbled | TimedOut | Changed | NextTable | Agreed | Helped | Unread
)


class Line(msgspec.Struct, frozen=True):
    """A line of the table's log, as one viewer may read it. Lines have the same numbers for all viewers, from 1."""

    number: int
    entry: LogEntry
