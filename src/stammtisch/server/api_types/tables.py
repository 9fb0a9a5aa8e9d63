"""The lobby, one's own tables, making, joining and inviting."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stammtisch.core.record import Result
from stammtisch.server.api_types.installed import Options
from stammtisch.server.clocks.wish import NO_CLOCK, TimeControl
from stammtisch.server.messages import TableInfo
from stammtisch.server.scalars import (
    BotName,
    Key,
    Milliseconds,
    Name,
    SeatName,
    TableId,
    Watch,
)


class Lobby(msgspec.Struct, frozen=True):
    """Tables that one can join or watch, newest first."""

    tables: tuple[TableInfo, ...]


class HeldKeys(msgspec.Struct, frozen=True):
    """A table and the keys that a browser holds for it."""

    table: TableId
    keys: Annotated[tuple[Key, ...], Meta(min_length=1, max_length=8)]


class AskMine(msgspec.Struct, frozen=True):
    """The tables that a browser holds keys for."""

    tables: Annotated[tuple[HeldKeys, ...], Meta(max_length=100)]


class MyTable(msgspec.Struct, frozen=True):
    """How one of my tables stands. `table` is null if there is none, or if it is not mine: nobody can tell which."""

    id: str
    table: TableInfo | None
    mine: tuple[str, ...]  # my seats there
    acting: tuple[str, ...]  # who owes a decision
    result: Result | None
    used: int  # when something happened there last, in seconds since 1970


class MyTables(msgspec.Struct, frozen=True):
    """How my tables stand, in the order asked."""

    tables: tuple[MyTable, ...]


class SeatWish(msgspec.Struct, frozen=True):
    """Who shall sit here: I, a friend with a link, anybody, or a bot."""

    holder: Literal["me", "invite", "open", "bot"]
    name: Name = ""
    bot: BotName = ""


class NewTable(msgspec.Struct, frozen=True):
    """A wish for a table. Without `seats`: I against friendly bots."""

    game: Annotated[str, Meta(max_length=40)]
    edition: Annotated[str, Meta(max_length=40)] = ""
    options: Options = {}
    board: Annotated[str, Meta(max_length=60_000)] = "standard"
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=8)] = ()
    name: Name = ""
    watch: Watch = "link"
    pace: Milliseconds = 900
    clock: TimeControl = NO_CLOCK
    rated: bool = False  # for people with profiles only


class Created(msgspec.Struct, frozen=True):
    """A new table with its secrets: keys of my seats, invitations for others, and the right to run the table."""

    table: TableInfo
    keys: dict[str, str]  # by seat; a key is the seat: whoever has it plays it
    invitations: dict[str, str]  # by seat; each can be used once, for a key of the friend's own
    host: str
    watch: str  # the key to watch with


class Join(msgspec.Struct, frozen=True):
    """Take a seat: an open one, or the one of an invitation."""

    seat: SeatName | None = None
    invitation: Key | None = None
    name: Name = ""


class Joined(msgspec.Struct, frozen=True):
    """The seat taken and its key."""

    seat: str
    key: str
    table: TableInfo


class Settings(msgspec.Struct, frozen=True):
    """What the host may change at any time; null leaves it."""

    watch: Watch | None = None
    pace: Milliseconds | None = None
    chat: bool | None = None


class Mute(msgspec.Struct, frozen=True):
    """The host's word to mute a person's chat for everybody, or to hear them again."""

    seat: SeatName
    muted: bool = True


class Close(msgspec.Struct, frozen=True):
    """The host's word to close the table, or to open it again."""

    closed: bool = True


class Report(msgspec.Struct, frozen=True):
    """Tell whoever runs the house that a name, or what somebody says, is out of place."""

    seat: SeatName
    reason: Literal["name", "chat"]


class Reported(msgspec.Struct, frozen=True):
    """It was written down."""

    seat: str
    reason: str


class AskInvitation(msgspec.Struct, frozen=True):
    """An invitation, to see what it is for before it is used."""

    invitation: Key


class Invitation(msgspec.Struct, frozen=True):
    """What an invitation is for. `free`: it can still be used; `may_watch`: one may watch instead."""

    table: TableInfo
    seat: str
    host: str  # what the host is called; may be empty
    free: bool
    may_watch: bool


class Rematch(msgspec.Struct, frozen=True):
    """Where the company plays again, and who called for it: that seat's old key runs the new table."""

    table: str
    by: str


class Begin(msgspec.Struct, frozen=True):
    """The host's word to begin: bots of this level take the seats that nobody took."""

    bot: BotName = ""
