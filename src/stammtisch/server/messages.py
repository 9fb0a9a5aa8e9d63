"""The messages of the socket, and the log as a viewer is told it.

Together with api_types/ this is everything on the wire, and the only source: the page's types
(`web/src/protocol.ts`) and the OpenAPI document are generated from it. Views, questions and events are the games' own
structs.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from stammtisch.core.ask import Ask
from stammtisch.core.record import Result
from stammtisch.core.setup import Setup
from stammtisch.core.standing_orders import StandingOrder
from stammtisch.server.clocks.wish import NO_CLOCK, TimeControl
from stammtisch.server.log_entries import Line
from stammtisch.server.scalars import (
    ActionText,
    BotName,
    Count,
    Holder,
    Key,
    MaybeView,
    Moderator,
    Name,
    Once,
    SeatName,
    Status,
    TableId,
    Watch,
)
from stammtisch.server.talk import ChatState, Chatted, Emote, Say

# ---- errors


class ErrorInfo(msgspec.Struct, frozen=True):
    """Why something could not be done: the key of a sentence, what it is about, and the sentence in English."""

    key: str
    about: dict[str, str | int | None] = {}
    text: str = ""
    rule: str = ""  # the rule behind a refusal


# ---- tables


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: str
    holder: Holder
    name: str  # what the person wants to be called; may be empty
    bot: str  # the level of the bot that plays this seat; with a person, a bot that stands in for them
    here: bool  # whether the person has the table open
    muted: Moderator = ""  # who has muted the person's chat


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    setup: Setup
    status: Status
    seats: tuple[SeatInfo, ...]
    watch: Watch
    pace: int  # milliseconds from a question to a bot's answer
    number: int  # lines in the log so far
    chat: ChatState
    next: str  # the table at which this company plays again; empty: none yet
    clock: TimeControl = NO_CLOCK  # how its clocks run
    aids: bool = False  # whether what can be counted may be shown to those who sit here
    agreed: tuple[str, ...] = ()  # the seats whose people want it
    closed: Moderator = ""  # who has closed it: its people may look, and nothing more happens there
    rated: bool = False  # whether it counts for ratings: everybody has a profile, and nobody is helped


# ---- what a viewer is told


Orders = Annotated[tuple[StandingOrder, ...], Meta(max_length=40)]


class Due(msgspec.Struct, frozen=True):
    """A question put to this viewer and the id to answer it with."""

    decision: str
    ask: Ask


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of a seat, in milliseconds that are whole seconds: nothing is told from a fraction."""

    seat: str
    left: int  # how long it may think still, when this was said
    running: bool  # whether it is asked; at night and on free days the clock waits all the same
    until: int | None = None  # when its time is up, since 1970


class ClocksNow(msgspec.Struct, frozen=True):
    """The clocks of everybody who is no bot, when it was `now`: milliseconds since 1970, by the house's clock."""

    now: int
    waiting: bool  # it is night, or a free day
    turns: int | None  # when that ends, or begins next; null: never
    seats: tuple[SeatClock, ...]


class Now(msgspec.Struct, frozen=True):
    """All that a viewer is to see now; it replaces what they saw before."""

    table: TableInfo
    view: MaybeView  # null until the game begins
    due: Due | None  # what this seat is asked
    change: Due | None  # what it has answered in secret and may still answer differently
    undo: bool  # whether it may take back its last decision
    orders: tuple[StandingOrder, ...]  # its standing orders
    result: Result | None
    clocks: ClocksNow | None = None  # null: the table has none, or nobody is asked


# ---- the socket


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message, and again to change seats on one screen. No key: a spectator. `number`: the last one had.

    `others`: the keys of those who sit at the same screen; they are here too.
    """

    table: TableId
    key: Key | None = None
    number: Count | None = None
    others: Annotated[tuple[Key, ...], Meta(max_length=8)] = ()


class Decide(msgspec.Struct, frozen=True, tag="decide"):
    """Answer a question, or answer it differently. The same `once` never counts twice."""

    id: Count
    decision: Annotated[str, Meta(max_length=40)]
    action: ActionText
    once: Once


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """Take back my last decision, seen at this number."""

    id: Count
    number: Count


class SetOrders(msgspec.Struct, frozen=True, tag="orders"):
    """Replace all of my standing orders."""

    id: Count
    orders: Orders


class Rename(msgspec.Struct, frozen=True, tag="rename"):
    """Take another name."""

    id: Count
    name: Name


class HandOver(msgspec.Struct, frozen=True, tag="hand-over"):
    """Let a bot play an absent person's seat (or my own), or, without `bot`, give it back."""

    id: Count
    seat: SeatName
    bot: BotName | None = None


class Aids(msgspec.Struct, frozen=True, tag="aids"):
    """Say whether I want aids at this table; everybody is told."""

    id: Count
    on: bool


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Is anybody there."""

    id: Count


Command = (
    Decide | Undo | SetOrders | Rename | HandOver | Aids | Say | Emote
)  # what a seat can do, on the socket and over HTTP alike
ClientMessage = Hello | Command | Ping


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """Who you are at this table; null: a spectator. A `state` or a `moved` follows.

    Another epoch than before: the house goes on from a copy that may lack its last lines. Say hello without a number.
    """

    seat: str | None
    version: str
    epoch: int = 0


class State(msgspec.Struct, frozen=True, tag="state"):
    """Everything from the start; forget what you had."""

    number: int
    seat: str | None
    lines: tuple[Line, ...]
    now: Now


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """What is new since number `after`. A client whose number is not `after` says hello again."""

    after: int
    number: int
    lines: tuple[Line, ...]
    now: Now


class Present(msgspec.Struct, frozen=True, tag="present"):
    """Who has the table open. Not numbered: the newest counts."""

    here: tuple[str, ...]
    watchers: int


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Your message was stored and took effect in line `number`; what changed comes as `moved`."""

    id: int
    number: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Your message had no effect. After the key `stale` a `state` follows."""

    id: int | None
    trouble: ErrorInfo


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Yes."""

    id: int


ServerMessage = Welcome | State | Moved | Present | Chatted | Done | Refused | Pong
