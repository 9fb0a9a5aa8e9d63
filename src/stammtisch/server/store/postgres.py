"""The store in a PostgreSQL database, which several processes on several machines may share.

A commit waits for the disk, as PostgreSQL does by default. Behind each commit the other processes are told by NOTIFY: a
hint, no more. Within the transaction it would hold a lock of the whole server across the flush. Each process has a
channel of its own, so that none hears itself, and whoever is alone tells nobody; all listen to a common one as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
import psycopg
import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.dialects.postgresql import insert

from stammtisch.core.mistakes import Mistake
from stammtisch.server.store import Hint
from stammtisch.server.store.address import CONNECTING, check_address, connector, hide_password
from stammtisch.server.store.line_reader import LineReader, read_rest
from stammtisch.server.store.moderation import CHANNEL, SENDER
from stammtisch.server.store.reading import read_living, read_news, read_outages, read_table, read_unattended
from stammtisch.server.store.schema import HEAD, LEASES, OUTAGES, PROCESSES
from stammtisch.server.store.sql import LONG, SqlStore
from stammtisch.server.store.upgrading import create, fits, found_revision
from stammtisch.server.store.writer import Writer, describe

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from stammtisch.server.clocks.calendar import Outage
    from stammtisch.server.store import FreshLines, StoredTable, TableNews
    from stammtisch.server.store.writer import WriteJob

PATIENCE: Final = 30.0  # seconds for which a database that has gone is waited for
LISTEN_AGAIN: Final = 0.25  # seconds until a lost connection is made anew
FORGOTTEN: Final = 86_400_000  # milliseconds after which the signs of ended processes are swept out
FROZEN: Final = 4_000  # milliseconds in mid-transaction after which a process is cut off: others wait for its locks
ALIVE: Final = 6_000  # milliseconds since its last heartbeat for which a process counts as alive
LONGEST_HINT: Final = 100  # tables in one hint: a notification has at most 8,000 bytes
NOTIFY: Final = "pg_notify(%s, %s)"
CREATE_LOCK: Final = 7_820_145  # of two processes that open an empty database at once, one makes its tables
DATABASE_TIME: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
# A standby that takes over begins a new timeline: the first eight digits of what its log is called.
TIMELINE: Final = "SELECT ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int"
WRITABLE: Final = "read-write"  # of several hosts, the one that is no standby
READ_HINT: Final = msgspec.json.Decoder(Hint)
log = logging.getLogger(__name__)


class PostgresStore(SqlStore):
    """A database that other processes write to as well."""

    is_shared = True

    def __init__(self, url: str) -> None:
        check_address(url)
        self._address = url
        pool: dict[str, Any] = {"pool_size": 8, "max_overflow": 4, "pool_pre_ping": True}
        creator = connector(url, target_session_attrs=WRITABLE)
        engine = sql.create_engine("postgresql+psycopg://", creator=creator, hide_parameters=True, **pool)
        event.listen(engine, "connect", self._set_up_connection)
        super().__init__(engine, Writer(engine, PATIENCE, self._notify))
        self._reader = engine.execution_options(isolation_level="REPEATABLE READ")
        self._line_reader = LineReader(engine)
        self._ahead = super().now() - monotonic()  # the database's time when ours began to run, in milliseconds
        self._listening: asyncio.Task[None] | None = None
        self._heard: Callable[[Hint], None] = lambda _hint: None
        self._others: frozenset[str] = frozenset()  # processes that were alive a moment ago

    def check(self) -> None:
        """Raise a Mistake if the database cannot be reached, or has another schema."""
        try:
            with self._engine.begin() as connection:
                connection.execute(sql.text(f"SELECT pg_advisory_xact_lock({CREATE_LOCK})"))
                found = found_revision(connection)
                if found is None:
                    create(connection)
                ours = fits(connection)
        except sql.exc.OperationalError as error:
            raise Mistake(
                "database-away", database=self.shown, detail=" ".join(describe(error).split())[:300]
            ) from error
        finally:
            self._engine.dispose()  # whoever only checks leaves no connection behind
        if found is not None and not ours:
            if found > HEAD:
                raise Mistake("data-version", found=found, expected=HEAD)
            raise Mistake("database-older", database=self.shown, found=found, expected=HEAD)

    @property
    def living(self) -> int:
        """How many processes share the database now, this one included, as far as is known."""
        return 1 + len(self._others)

    @property
    def shown(self) -> str:
        """The address without its password."""
        return hide_password(self._address)

    def _set_up_connection(self, connection: psycopg.Connection[Any], _record: object) -> None:
        """Look at the timeline, too: whoever is answered after a standby has taken over has a new connection."""
        connection.execute(f"SET idle_in_transaction_session_timeout = {FROZEN}")
        row = connection.execute(TIMELINE).fetchone()
        connection.commit()
        self.epoch = row[0] if row else 0

    def now(self) -> int:
        """Milliseconds since 1970 by the database's clock, as of the last heartbeat: our own may be wrong."""
        return self._ahead + monotonic()

    async def open(self) -> None:
        """Connect, begin to write and to listen."""
        await super().open()
        self._line_reader.start()
        await self.beat()
        self._listening = asyncio.create_task(self._listen(), name="listen")

    async def close(self) -> None:
        """Give back what this process looks after, write what is waiting, disconnect."""
        if self._listening:
            while not self._listening.done():
                self._listening.cancel()  # psycopg may use one up while it cancels a query of its own
                await asyncio.wait([self._listening], timeout=1)
            with contextlib.suppress(sql.exc.OperationalError, OSError):
                await asyncio.to_thread(self._resign)
        await self._line_reader.stop()
        await super().close()

    # ---- what others have written

    async def load_table(self, table: str) -> StoredTable | None:
        """A table by its id, with a digest by which the next look costs less."""
        return await self._read(lambda connection: read_whole(connection, table))

    async def load_news(self, table: str, since: int) -> TableNews | None:
        """What is new at a table from a line on, with its digest."""
        return await self._read(lambda connection: read_all_news(connection, table, since))

    async def load_lines(self, table: str, since: int) -> FreshLines | None:
        """The lines of a table from one on; None if there are none."""
        return await self._line_reader.read(table, since)

    # ---- who looks after tables

    async def due_tables(self, most: int) -> list[str]:
        """Tables that somebody must look after now, and nobody alive does; the longest overdue first."""
        now = self.now()
        return await self._read(lambda connection: read_unattended(connection, now, now - ALIVE, most))

    async def claim(self, table: str) -> bool:
        """Look after a table from now on, unless another living process does."""
        living = sql.select(PROCESSES.c.id).where(PROCESSES.c.seen > self.now() - ALIVE)
        free = sql.or_(LEASES.c.process == self.process, LEASES.c.process.not_in(living))
        take = insert(LEASES).values(table_id=table, process=self.process)
        take = take.on_conflict_do_update(
            index_elements=[LEASES.c.table_id], set_={"process": self.process}, where=free
        )
        return bool(await self._execute(take.returning(LEASES.c.table_id)))

    async def release(self, tables: Sequence[str]) -> None:
        """Look after these tables no longer."""
        mine = LEASES.c.process == self.process, LEASES.c.table_id.in_(tables)
        await self._execute(sql.delete(LEASES).where(*mine).returning(LEASES.c.table_id))

    async def beat(self) -> None:
        """Show that this process is alive, and learn the database's time."""
        found, self._others = await self._beside(self._sign)
        if found != self.outages:
            self.outages = found

    def _sign(self) -> tuple[tuple[Outage, ...], frozenset[str]]:
        """Leave a sign of life, and see who else lives; whoever is the first after a long silence notes it."""
        with self._engine.begin() as connection:
            began = monotonic()
            time_there: int = connection.exec_driver_sql(DATABASE_TIME).scalar_one()
            self._ahead = time_there - (began + monotonic()) // 2
            return self._sign_at(connection, self.now())

    def _sign_at(self, connection: sql.Connection, now: int) -> tuple[tuple[Outage, ...], frozenset[str]]:
        newest = sql.func.max(PROCESSES.c.seen)
        silence = sql.select(newest, sql.literal(now)).having(newest < now - LONG)
        noted = insert(OUTAGES).from_select(["began", "ended"], silence).on_conflict_do_nothing()
        alive = insert(PROCESSES).values(id=self.process, seen=now)
        connection.execute(noted)
        connection.execute(alive.on_conflict_do_update(index_elements=[PROCESSES.c.id], set_={"seen": now}))
        return read_outages(connection), read_living(connection, now - ALIVE) - {self.process}

    async def _execute(self, statement: sql.Executable) -> Sequence[sql.Row[Any]]:
        """Execute a statement that is no part of a table's log; return its rows."""

        def run() -> Sequence[sql.Row[Any]]:
            with self._engine.begin() as connection:
                return connection.execute(statement).all()

        return await self._beside(run)

    def _resign(self) -> None:
        with self._engine.begin() as connection:
            connection.execute(sql.delete(LEASES).where(LEASES.c.process == self.process))
            # our own last sign of life stays: the next process must know since when nobody is alive
            connection.execute(sql.delete(PROCESSES).where(PROCESSES.c.seen < self.now() - FORGOTTEN))

    # ---- hints

    def listen(self, heard: Callable[[Hint], None]) -> None:
        """Be told what other processes have done. Hints may come late, twice, or never."""
        self._heard = heard

    def tell(self, hint: Hint) -> None:
        """Tell the other processes."""
        self._writer.write("", hint=hint).add_done_callback(lambda told: told.exception())

    def _notify(self, connection: sql.Connection, jobs: list[WriteJob]) -> None:
        """Behind a commit, in the writing thread: tell the other processes."""
        channels = [channel(process) for process in self._others]
        for hint in merged([job.hint for job in jobs if job.hint is not None]) if channels else ():
            text = msgspec.json.encode(hint).decode()
            told = tuple(word for one in channels for word in (one, text))
            connection.exec_driver_sql(f"SELECT {', '.join([NOTIFY] * len(channels))}", told)

    async def _listen(self) -> None:
        """Listen for ever; after a lost connection everybody has to look for themselves."""
        settings = {**CONNECTING, "target_session_attrs": WRITABLE, "autocommit": True}
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._address, **settings) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}; LISTEN {channel(self.process)}")
                    await connection.execute(f"NOTIFY {CHANNEL}, '{msgspec.json.encode(Hint(self.process)).decode()}'")
                    self._heard(Hint("", lost=True))
                    await self._hear_all(connection)
            except (psycopg.Error, OSError) as failure:
                log.warning("hints of other processes cannot be heard: %s", type(failure).__name__)
                await asyncio.sleep(LISTEN_AGAIN)

    async def _hear_all(self, connection: psycopg.AsyncConnection) -> None:
        """Hear whatever comes until the connection is lost: straight from the library, as hints are many."""
        loop, file = asyncio.get_running_loop(), connection.fileno()  # which a lost connection has no more
        lost: asyncio.Future[None] = loop.create_future()

        def hear() -> None:
            try:
                connection.pgconn.consume_input()
                while notice := connection.pgconn.notifies():
                    self._hear(notice.extra)
            except psycopg.Error as failure:
                loop.remove_reader(file)
                lost.set_exception(failure)

        loop.add_reader(file, hear)
        try:
            await lost
        finally:
            if not lost.done() or lost.cancelled():
                loop.remove_reader(file)

    def _hear(self, payload: bytes) -> None:
        with contextlib.suppress(msgspec.MsgspecError):
            hint = READ_HINT.decode(payload)
            if hint.sender != self.process:
                self._others |= {hint.sender} - {SENDER}
                self._heard(hint)


def read_whole(connection: sql.Connection, table: str) -> StoredTable | None:
    """A table with its digest."""
    found = read_table(connection, table)
    return found and found._replace(rest=read_rest(connection, table))


def read_all_news(connection: sql.Connection, table: str, since: int) -> TableNews | None:
    """What is new at a table, with its digest."""
    news = read_news(connection, table, since)
    return news and news._replace(rest=read_rest(connection, table))


def monotonic() -> int:
    """Milliseconds of a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


def channel(process: str) -> str:
    """Where a process is told what others have done."""
    return f"{CHANNEL}_{process}"


def merged(hints: list[Hint]) -> list[Hint]:
    """The same with fewer words: all tables of a sender together."""
    others = [hint for hint in hints if not hint.tables]
    tables = sorted({table for hint in hints for table in hint.tables})
    parts = [tuple(tables[first : first + LONGEST_HINT]) for first in range(0, len(tables), LONGEST_HINT)]
    sender = hints[0].sender if hints else ""
    return [*(Hint(sender, part) for part in parts), *others]
