"""A store in a database that speaks SQL: what SQLite and PostgreSQL have in common."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any, Final, TypeVar

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from stammtisch.core.mistakes import Mistake
from stammtisch.server.store import Hint
from stammtisch.server.store.analyses import AnalysisStore
from stammtisch.server.store.appending import Fence
from stammtisch.server.store.moderation import read_moderation, write_report
from stammtisch.server.store.outbox import write_post
from stammtisch.server.store.people import People
from stammtisch.server.store.reading import (
    read_lobby,
    read_news,
    read_outages,
    read_replay,
    read_revisions,
    read_seen,
    read_table,
    read_tables,
)
from stammtisch.server.store.rows import write_activity, write_json, write_line, write_seat, write_settings
from stammtisch.server.store.schema import CHAT, PROCESSES, REPLAYS, REPORTS, SEATS, TABLES
from stammtisch.server.store.upgrading import fits
from stammtisch.server.store.writer import Writer, WriteStep, describe

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from stammtisch.server.clocks.calendar import Outage
    from stammtisch.server.seats import Seat
    from stammtisch.server.store import (
        FreshLines,
        ListedTable,
        Moderation,
        Revision,
        StoredReport,
        StoredTable,
        TableChange,
        TableNews,
    )
    from stammtisch.server.store.rows import Values
    from stammtisch.server.talk import ChatLine

Found = TypeVar("Found")

PER_SECOND: Final = 1000  # milliseconds
INSERT: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
LONG: Final = 5 * PER_SECOND  # nobody alive for longer: an outage


class SqlStore(AnalysisStore):
    """Tables and replays in a database. Subclasses say how it is reached, and who else may write."""

    def __init__(self, engine: sql.Engine, writer: Writer) -> None:
        self.process = secrets.token_hex(6)
        self._engine = engine
        self._reader = engine
        self._writer = writer
        self._under_way: set[asyncio.Task[Any]] = set()  # what other threads do with the database
        self.people = People(engine)
        self.outages: tuple[Outage, ...] = ()
        self.epoch = 0

    async def open(self) -> None:
        """Make the database's tables, or check that they are ours; then begin to write."""
        await asyncio.to_thread(self.check)
        self.outages = await self._read(read_outages)
        self._writer.start()

    async def close(self) -> None:
        """Write what is waiting, then disconnect."""
        await self._writer.stop()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        self._engine.dispose()

    async def _beside(self, run: Callable[[], Found]) -> Found:
        """Run in another thread. It is run to its end though nobody waits any more: it has a connection meanwhile."""
        task = asyncio.create_task(asyncio.to_thread(run))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    def check(self) -> None:
        """Raise a Mistake if there is no database of ours that can be written, and none can be made."""
        raise NotImplementedError

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    # ---- writing

    async def create_table(self, table: StoredTable) -> None:
        """Store a new table with its seats and lines."""
        lines = [write_line(table.id, line) for line in table.lines]
        await self._writer.write(table.id, *self._creation(table), lines=lines)

    def save_change(self, table: str, change: TableChange) -> asyncio.Future[None]:
        """Begin to store a change at once; it is on disk when the result has been awaited."""
        steps = [update_seat(table, seat) for seat in change.seats]
        steps += write_post(table, change.post, self._engine.dialect.name)
        lines = [write_line(table, line) for line in change.lines]
        if change.creates is not None:
            steps += self._creation(change.creates)
            lines += [write_line(change.creates.id, line) for line in change.creates.lines]
        fence = Fence(table, self._values(change), change.revision)
        return self._writer.write(table, *steps, fence=fence, lines=lines, hint=self._news(table))

    def save_chat(
        self, table: str, line: ChatLine, oldest: int, revision: Revision | None = None
    ) -> asyncio.Future[None]:
        """Begin to store what was said; lines before number `oldest` are forgotten."""
        return self._writer.write(
            table,
            WriteStep(sql.insert(CHAT), {"table_id": table, "number": line.number, "line": write_json(line)}),
            WriteStep(sql.delete(CHAT).where(CHAT.c.table_id == table, CHAT.c.number < oldest)),
            fence=Fence(table, {}, revision),
            hint=self._news(table),
        )

    async def save_replay(self, replay: str, text: str, keep: int) -> None:
        """Store an uploaded record; of all uploads only the newest `keep` stay."""
        newest = sql.select(REPLAYS.c.id).order_by(REPLAYS.c.made.desc()).limit(keep)
        await self._writer.write(
            "",
            WriteStep(sql.insert(REPLAYS), {"id": replay, "text": text, "made": self.now() // PER_SECOND}),
            WriteStep(sql.delete(REPLAYS).where(REPLAYS.c.id.not_in(newest))),
        )

    async def probe(self) -> bool:
        """Write this process's heartbeat where decisions are written, and read it again with the schema."""
        now, me = self.now(), self.process
        alive = INSERT[self._engine.dialect.name](PROCESSES).values(id=me, seen=now)
        alive = alive.on_conflict_do_update(index_elements=[PROCESSES.c.id], set_={"seen": now})
        others = [] if self.is_shared else [sql.delete(PROCESSES).where(PROCESSES.c.id != me)]
        await self._writer.write("", *(WriteStep(each) for each in (alive, *others)))
        seen, ours = await self._read(lambda connection: (read_seen(connection, me), fits(connection)))
        return seen is not None and seen >= now and ours

    def _creation(self, table: StoredTable) -> list[WriteStep]:
        """What makes a table."""
        now = self.now() // PER_SECOND
        about: Values = {
            "id": table.id,
            "setup": write_json(table.setup),
            "status": table.status,
            "made": now,
            "used": now,
        }
        rest = {**write_settings(table.settings), **write_activity(table.activity), "due": table.due}
        seats = [{"table_id": table.id, **write_seat(seat)} for seat in table.seats.values()]
        return [WriteStep(sql.insert(TABLES), {**about, **rest}), WriteStep(sql.insert(SEATS).values(seats))]

    def _values(self, change: TableChange) -> Values:
        """What a change writes into the row of its table."""
        values: Values = write_activity(change.activity)
        if change.settings is not None:
            values |= write_settings(change.settings)
        if change.status is not None:
            values["status"] = change.status
        if change.closed is not None:
            values["closed"] = change.closed
        if change.lines:
            values["used"] = self.now() // PER_SECOND
        return {**values, "due": change.due}

    def _news(self, table: str) -> Hint | None:
        return Hint(self.process, (table,)) if self.is_shared else None

    # ---- reading

    async def load_table(self, table: str) -> StoredTable | None:
        """A table by its id; None if there is none."""
        return await self._read(lambda connection: read_table(connection, table))

    async def load_news(self, table: str, since: int) -> TableNews | None:
        """What is new at a table from a line on; None if there is no such table."""
        return await self._read(lambda connection: read_news(connection, table, since))

    async def load_lines(self, _table: str, _since: int) -> FreshLines | None:
        """Whoever shares the store with nobody has nothing to read often."""
        return None

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        """Whether anything was written at these tables: they have other revisions then."""
        return await self._read(lambda connection: read_revisions(connection, tables))

    async def lobby(self, most: int) -> list[ListedTable]:
        """The newest tables that are not over and have an open seat or are open to everyone's eyes."""
        return await self._read(lambda connection: read_lobby(connection, most))

    async def find_tables(self, tables: Sequence[str]) -> list[ListedTable]:
        """Those of these tables that exist."""
        return await self._read(lambda connection: read_tables(connection, tables))

    async def load_replay(self, replay: str) -> str | None:
        """The text of an uploaded record; None if there is none."""
        return await self._read(lambda connection: read_replay(connection, replay))

    # ---- about people

    async def save_report(self, report: StoredReport) -> None:
        """Store what somebody reports; the same again replaces it."""
        row = write_report(report._replace(made=self.now() // PER_SECOND))
        add = INSERT[self._engine.dialect.name](REPORTS).values(row)
        add = add.on_conflict_do_update(
            index_elements=list(REPORTS.primary_key), set_={"evidence": row["evidence"], "made": row["made"]}
        )
        await self._writer.write(report.table, WriteStep(add))

    async def load_moderation(self, known: int) -> Moderation | None:
        """Whom whoever runs the house does not let in; None if nothing was done since revision `known`."""
        return await self._read(lambda connection: read_moderation(connection, known))

    async def _read(self, read: Callable[[sql.Connection], Found]) -> Found:
        """Read in another thread, so that nobody waits for the disk; a Mistake if the database does not answer."""

        def run() -> Found:
            with self._reader.connect() as connection:
                return read(connection)

        try:
            return await self._beside(run)
        except sql.exc.OperationalError as error:
            raise Mistake("store-away", detail=describe(error)[:200]) from error


def update_seat(table: str, seat: Seat) -> WriteStep:
    """Write a seat as it is now, if nobody else has written it since it was read."""
    row = sql.update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat.seat)
    values = {**write_seat(seat), "version": seat.version + 1}
    return WriteStep(row.where(SEATS.c.version == seat.version).values(values), must_change=True)
