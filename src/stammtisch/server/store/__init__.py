"""Where tables and replays are kept: what a store can do, and what goes in and out.

A store is a database behind verbs; the rest of the server knows neither its language nor its rows. There are two,
`store/sqlite.py` and `store/postgres.py`, with one promise: what was acknowledged survives kill -9 and a power cut.

Where several processes share a store, the log is the truth: `(table, number)` is written once, and whoever comes second
is told so (WriteConflict), reads what is new, and tries again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

import msgspec

from stammtisch.core.record import Result

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence

    from stammtisch.core.setup import Setup
    from stammtisch.server.clocks.calendar import Outage
    from stammtisch.server.history import Entry
    from stammtisch.server.scalars import Moderator, Status
    from stammtisch.server.seats import Seat
    from stammtisch.server.settings import TableSettings
    from stammtisch.server.store.analyses import AnalysisName, StoredAnalysis
    from stammtisch.server.store.people import People
    from stammtisch.server.store.post import DueLetter, PostStep, Subscription
    from stammtisch.server.talk import ChatLine


BlockKind = Literal["address", "profile"]


class StoredLine(NamedTuple):
    """A line of a table's log. `once`: the client's mark of the click that wrote it, empty if there was none."""

    number: int
    entry: Entry
    once: str = ""
    at: int = 0  # milliseconds since 1970, by the clock of the store


class WriteConflict(Exception):
    """Somebody else has written to this table first; nothing was stored."""


class Revision(NamedTuple):
    """A write counts only if the table is as its writer knows it; then it is called by a new number."""

    known: int
    new: int


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
    revision: int = 0  # another with each write at this table; never the same in two histories of it
    due: int | None = None  # when somebody must look after it, in milliseconds since 1970
    rest: str = ""  # a digest of everything that is not a line; empty: there is none


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


class Block(NamedTuple):
    """Somebody who is not let in: an address or a network of them, or a profile."""

    kind: BlockKind
    value: str
    note: str = ""  # for the eyes of whoever runs the house
    made: int = 0  # seconds since 1970


class StoredReport(NamedTuple):
    """What somebody at a table (a seat, or empty: who watched) reports of a seat; `evidence`: its name, or words."""

    table: str
    seat: str
    reporter: str
    reason: str
    evidence: str
    made: int = 0  # seconds since 1970


class Moderation(NamedTuple):
    """How often whoever runs the house has done something about people, and whom they do not let in."""

    revision: int
    blocks: Sequence[Block]


class TableChange(NamedTuple):
    """What one command changes at a table: lines to append, and whatever else is not as it was."""

    lines: Sequence[StoredLine] = ()
    seats: Sequence[Seat] = ()
    settings: TableSettings | None = None
    status: Status | None = None
    activity: Activity | None = None
    due: int | None = None
    creates: StoredTable | None = None  # a new table that comes to be with this change, or not at all
    closed: Moderator | None = None
    post: Sequence[PostStep] = ()  # letters, and who wants them
    revision: Revision | None = None  # None: it counts however the table is


class TableNews(NamedTuple):
    """What others have written at a table, and everything of it that is not a line."""

    lines: Sequence[StoredLine]
    status: Status
    settings: TableSettings
    seats: Mapping[str, Seat]  # by name
    chat: Sequence[ChatLine]
    revision: int
    rest: str = ""  # a digest of everything that is not a line; empty: there is none


class FreshLines(NamedTuple):
    """Lines that others have written at a table, and a digest of everything of it that is not a line."""

    lines: Sequence[StoredLine]
    status: Status
    revision: int
    rest: str


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others: nothing that is not also in the store, or public at the table."""

    sender: str
    tables: tuple[str, ...] = ()  # something was written there
    table: str = ""  # whose presence this is
    here: tuple[str, ...] = ()  # the seats whose people are connected to the sender
    watchers: int = 0
    lost: bool = False  # hints may have been lost: look for yourself
    moderated: bool = False  # whoever runs the house has done something about people


class Store(Protocol):
    """A database of tables and replays. Each write is done whole or not at all, in the order of the calls."""

    process: str  # what this process is called among those that share the store
    is_shared: bool  # whether other processes may write too
    people: People  # those who have a profile
    outages: tuple[Outage, ...]  # when no process was alive, in their order; a new tuple when there is a new one
    epoch: int  # another one: this is a standby that has taken over, and the last lines may be lost

    @property
    def living(self) -> int:
        """How many processes share the store now, this one included, as far as is known."""

    async def open(self) -> None:
        """Connect; refuse data of another version with a Mistake."""

    async def close(self) -> None:
        """Finish the writes under way and disconnect."""

    def now(self) -> int:
        """Milliseconds since 1970, by the clock that all who share the store go by."""

    async def create_table(self, table: StoredTable) -> None:
        """Store a new table with its seats and lines."""

    def save_change(self, table: str, change: TableChange) -> Awaitable[None]:
        """Begin to store a change at once; it is safe when the result has been awaited. May raise WriteConflict."""

    def save_chat(self, table: str, line: ChatLine, oldest: int, revision: Revision | None = None) -> Awaitable[None]:
        """Begin to store what was said; lines before number `oldest` are forgotten. May raise WriteConflict."""

    async def load_table(self, table: str) -> StoredTable | None:
        """A table by its id; None if there is none."""

    async def load_news(self, table: str, since: int) -> TableNews | None:
        """What is new at a table, from a line on, which is the first of its lines; None if there is no such table."""

    async def load_lines(self, table: str, since: int) -> FreshLines | None:
        """The lines of a table from one on, at little cost; None if there are none, or this store knows no such way."""

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        """Whether anything was written at these tables: they have other revisions then."""

    async def due_tables(self, most: int) -> list[str]:
        """Tables that somebody must look after now, and nobody alive does; the longest overdue first."""

    async def claim(self, table: str) -> bool:
        """Look after a table from now on, unless another living process does."""

    async def release(self, tables: Sequence[str]) -> None:
        """Look after these tables no longer."""

    async def beat(self) -> None:
        """Show that this process is alive; note if none was. Raises if the store does not answer."""

    async def probe(self) -> bool:
        """Write and read a row; whether it came back, and the schema is ours. Raises if the store does not answer."""

    def listen(self, heard: Callable[[Hint], None]) -> None:
        """Be told what other processes have done. Hints may come late, twice, or never."""

    def tell(self, hint: Hint) -> None:
        """Tell the other processes."""

    async def lobby(self, most: int) -> list[ListedTable]:
        """The newest tables that are not over and have an open seat or are open to everyone's eyes."""

    async def find_tables(self, tables: Sequence[str]) -> list[ListedTable]:
        """Those of these tables that exist."""

    async def save_replay(self, replay: str, text: str, keep: int) -> None:
        """Store an uploaded record; of all uploads only the newest `keep` stay."""

    async def load_replay(self, replay: str) -> str | None:
        """The text of an uploaded record; None if there is none."""

    # ---- what finished games teach

    async def load_analysis(self, name: AnalysisName) -> StoredAnalysis | None:
        """An analysis, however far it has come; None if nobody has asked for it."""

    async def claim_analysis(self, name: AnalysisName, replay: str) -> bool:
        """Begin the analysis of a table or an uploaded record, unless it is there or a living process works on it."""

    async def advance_analysis(self, name: AnalysisName, reached: int) -> bool:
        """Say how far an analysis of ours has come; False if somebody has cancelled it."""

    async def save_analysis(self, name: AnalysisName, found: str, keep: int) -> bool:
        """Store what was found; of all analyses only the newest `keep` stay. False if somebody has cancelled it."""

    async def fail_analysis(self, name: AnalysisName, trouble: str) -> None:
        """Say why an analysis of ours came to nothing."""

    async def drop_analysis(self, name: AnalysisName) -> None:
        """Cancel an analysis that is on its way, whoever makes it."""

    # ---- about people

    async def save_report(self, report: StoredReport) -> None:
        """Store what somebody reports; the same again replaces it."""

    async def load_moderation(self, known: int) -> Moderation | None:
        """Whom whoever runs the house does not let in; None if nothing was done since revision `known`."""

    # ---- letters to those whose turn it is

    async def house_secret(self, name: str, fresh: str) -> str:
        """A secret that the house keeps under a name; if there is none, `fresh` becomes it."""

    async def subscriptions(self, table: str) -> list[Subscription]:
        """Who wants to be told at a table, and how."""

    async def find_subscription(self, name: str) -> Subscription | None:
        """A subscription by its id."""

    async def due_letters(self, most: int) -> list[DueLetter]:
        """Letters to be sent now that no living process is about to send; the longest overdue first."""

    async def save_letter(self, old: DueLetter, new: DueLetter) -> bool:
        """Store a letter if it is as it was read; False if its seat has moved, or another process was first."""

    async def issue_pass(self, table: str, seat: str, mark: str, until: int) -> None:
        """Let whoever has the secret behind a fingerprint come back to a seat, once, until some time."""

    async def find_pass(self, table: str, mark: str) -> str | None:
        """The seat to which a fingerprint leads; None if it was used or its time is over."""
