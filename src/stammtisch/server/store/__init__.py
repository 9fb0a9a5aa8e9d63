"""Where tables and replays are kept: what a store can do, and what goes in and out.

A store is a database behind verbs; the rest of the server knows neither its language nor its rows. Today there is one,
`store/sqlite.py`; another one has to keep the same promise: what it has acknowledged survives kill -9 and a power cut.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from stammtisch.core.record import Result

if TYPE_CHECKING:
    from collections.abc import Awaitable, Mapping, Sequence

    from stammtisch.core.setup import Setup
    from stammtisch.server.history import Entry
    from stammtisch.server.messages import Status
    from stammtisch.server.seats import Seat
    from stammtisch.server.settings import TableSettings
    from stammtisch.server.talk import ChatLine


class StoredLine(NamedTuple):
    """A line of a table's log. `once`: the client's mark of the click that wrote it, empty if there was none."""

    number: int
    entry: Entry
    once: str = ""


class Activity(msgspec.Struct, frozen=True):
    """How a game stands, for lists: who owes a decision, and the result."""

    acting: tuple[str, ...] = ()
    result: Result | None = None


class StoredTable(NamedTuple):
    """A whole table."""

    id: str
    setup: Setup
    status: Status
    settings: TableSettings
    seats: Mapping[str, Seat]  # by name
    lines: Sequence[StoredLine]
    activity: Activity | None = None  # None: an earlier server did not write it
    chat: Sequence[ChatLine] = ()


class ListedTable(NamedTuple):
    """What lists show of a table; `number`: how many lines its log has; `used`: when the last came, since 1970."""

    id: str
    setup: Setup
    status: Status
    settings: TableSettings
    seats: Mapping[str, Seat]  # by name
    number: int
    used: int
    activity: Activity | None


class TableChange(NamedTuple):
    """What one command changes at a table: lines to append, and whatever else is not as it was."""

    lines: Sequence[StoredLine] = ()
    seats: Sequence[Seat] = ()
    settings: TableSettings | None = None
    status: Status | None = None
    activity: Activity | None = None


class Store(Protocol):
    """A database of tables and replays. Each write is done whole or not at all, in the order of the calls."""

    async def open(self) -> None:
        """Connect; refuse data of another version with a Mistake."""

    async def close(self) -> None:
        """Finish the writes under way and disconnect."""

    async def create_table(self, table: StoredTable) -> None:
        """Store a new table with its seats and lines."""

    def save_change(self, table: str, change: TableChange) -> Awaitable[None]:
        """Begin to store a change at once; it is safe when the result has been awaited."""

    def save_chat(self, table: str, line: ChatLine, oldest: int) -> Awaitable[None]:
        """Begin to store what was said; lines before number `oldest` are forgotten."""

    async def load_table(self, table: str) -> StoredTable | None:
        """A table by its id; None if there is none."""

    async def playing_tables(self) -> list[str]:
        """The ids of all tables whose game is under way, newest first."""

    async def lobby(self, most: int) -> list[ListedTable]:
        """The newest tables that are not over and have an open seat or are open to everyone's eyes."""

    async def find_tables(self, tables: Sequence[str]) -> list[ListedTable]:
        """Those of these tables that exist."""

    async def save_replay(self, replay: str, text: str, keep: int) -> None:
        """Store an uploaded record; of all uploads only the newest `keep` stay."""

    async def load_replay(self, replay: str) -> str | None:
        """The text of an uploaded record; None if there is none."""
