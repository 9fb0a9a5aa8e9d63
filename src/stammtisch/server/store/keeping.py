"""A house from its keeper's side: its database without a server, of either kind, for `stammtisch house`."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy import event

from stammtisch.core.mistakes import Mistake
from stammtisch.server.store.file_lock import FileLock
from stammtisch.server.store.reading import read_listed, read_table
from stammtisch.server.store.schema import ABOUT, ALEMBIC, HEAD, LEASES, LINES, META, PROCESSES, REPLAYS, SEATS, TABLES
from stammtisch.server.store.sqlite import FILE, set_up_connection
from stammtisch.server.store.upgrading import check_known, create, found_revision, migrate, upgrade_file
from stammtisch.server.store.writer import describe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.server.store import ListedTable, StoredTable

LOCK: Final = "stammtisch.lock"
OF_SERVERS: Final = {ABOUT, ALEMBIC, LEASES, PROCESSES}  # about the database itself, or about who runs now
HOUSE: Final = [kind for kind in META.sorted_tables if kind not in OF_SERVERS]  # what people have made
ALIVE: Final = 10_000  # milliseconds since its last heartbeat for which a process may be alive
STUCK: Final = 60_000  # milliseconds after which a table that somebody should look after is stuck
DAY: Final = 86_400  # seconds
DATABASE_TIME: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"


class Keeping:
    """A house that is already there. Whoever writes more than a row has it alone."""

    def __init__(self, engine: sql.Engine, shown: str) -> None:
        self.engine = engine
        self.shown = shown  # its address, without a password

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Have it while no server runs, or raise a Mistake."""
        raise NotImplementedError

    def check_present(self) -> None:
        """Raise a Mistake if there is no house, or one that must be upgraded first."""
        found = self.revision()
        if found is None:
            raise Mistake("house-missing", house=self.shown)
        check_known(found)
        if found != HEAD:
            raise Mistake("house-older", house=self.shown, found=found, expected=HEAD)

    def revision(self) -> str | None:
        """The form of its schema; None if there is nothing."""
        with self.reading() as connection:
            return found_revision(connection)

    def upgrade(self) -> str | None:
        """Bring it to the newest schema, or make an empty one; say which it had."""
        raise NotImplementedError

    def is_empty(self) -> bool:
        """Whether nobody has made anything here yet."""
        if self.revision() is None:
            return True
        with self.reading() as connection:
            return not any(connection.execute(sql.select(table).limit(1)).first() for table in HOUSE)

    @contextlib.contextmanager
    def reading(self) -> Iterator[sql.Connection]:
        """A connection that sees one moment, whoever writes meanwhile."""
        with self.telling(), self.engine.connect() as connection:
            yield connection

    @contextlib.contextmanager
    def writing(self) -> Iterator[sql.Connection]:
        """A transaction."""
        with self.telling(), self.engine.begin() as connection:
            yield connection

    @contextlib.contextmanager
    def changing(self) -> Iterator[sql.Connection]:
        """A transaction that takes tables away: a server with a file has them in memory, one with a database looks."""
        with self.writing() as connection:
            yield connection

    @contextlib.contextmanager
    def telling(self) -> Iterator[None]:
        """What the database refuses is a Mistake that says so."""
        try:
            yield
        except sql.exc.DBAPIError as error:
            detail = " ".join(describe(error).split())[:300]
            raise Mistake("database-away", database=self.shown, detail=detail) from error

    def size(self) -> int:
        """Bytes on disk."""
        raise NotImplementedError


class FolderKeeping(Keeping):
    """A house in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / FILE
        self._lock = FileLock(folder / LOCK)
        engine = sql.create_engine(f"sqlite:///{self.path}", poolclass=sql.NullPool)
        event.listen(engine, "connect", set_up_connection)
        super().__init__(engine, str(folder))

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Have the folder's lock."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with self._lock:
                yield
        except BlockingIOError as error:
            raise Mistake("house-running", house=self.shown) from error
        except OSError as error:
            raise Mistake("data-unwritable", folder=self.shown, detail=error.strerror or str(error)) from error

    def revision(self) -> str | None:
        """The form of its schema; None if there is no file, and none is made."""
        return super().revision() if self.path.exists() else None

    def upgrade(self) -> str | None:
        """Bring the file to the newest schema; it stays beside it as it was."""
        with self.alone(), self.telling():
            found = self.revision()
            upgrade_file(self.engine, self.path)
        return found

    @contextlib.contextmanager
    def reading(self) -> Iterator[sql.Connection]:
        """A connection that sees one moment: the driver would begin no transaction to read."""
        with super().reading() as connection:
            connection.exec_driver_sql("BEGIN")
            yield connection

    @contextlib.contextmanager
    def changing(self) -> Iterator[sql.Connection]:
        """A transaction while no server runs."""
        with self.alone(), super().changing() as connection:
            yield connection

    def size(self) -> int:
        """Bytes on disk, with what is not yet in the file itself."""
        log = self.path.with_name(f"{FILE}-wal")
        return sum(path.stat().st_size for path in (self.path, log) if path.exists())


class DatabaseKeeping(Keeping):
    """A house in PostgreSQL."""

    def __init__(self, address: str) -> None:
        from stammtisch.server.store.postgres import CONNECTING  # noqa: PLC0415 -- an extra

        self.url = sql.make_url(address).set(drivername="postgresql+psycopg")
        engine = sql.create_engine(
            self.url, connect_args=CONNECTING, isolation_level="REPEATABLE READ", poolclass=sql.NullPool
        )
        super().__init__(engine, self.url.set(drivername="postgresql").render_as_string(hide_password=True))

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """No process may have shown itself a moment ago."""
        if self.revision() is not None:
            with self.reading() as connection:
                if sql.inspect(connection).has_table(PROCESSES.name) and living(connection):
                    raise Mistake("house-running", house=self.shown)
        yield

    def upgrade(self) -> str | None:
        """Bring the database to the newest schema, in one transaction."""
        with self.writing() as connection:
            found = found_revision(connection)
            check_known(found)
            if found is None:
                create(connection)
            elif found != HEAD:
                migrate(connection)
        return found

    def size(self) -> int:
        """Bytes on disk."""
        with self.reading() as connection:
            return int(connection.execute(sql.text("SELECT pg_database_size(current_database())")).scalar_one())


def open_keeping(place: str) -> Keeping:
    """The house at a place: an address of PostgreSQL, or a folder."""
    if place.startswith(("postgresql://", "postgres://")):
        return DatabaseKeeping(place.replace("postgres://", "postgresql://", 1))
    if "://" in place:
        raise Mistake("database-form", database=place.partition("@")[2] or place)
    return FolderKeeping(Path(place))


def now_in(connection: sql.Connection) -> int:
    """Milliseconds since 1970 by the clock that the house goes by."""
    if connection.dialect.name == "postgresql":
        return int(connection.execute(sql.text(DATABASE_TIME)).scalar_one())
    return time.time_ns() // 1_000_000


def living(connection: sql.Connection) -> int:
    """How many processes have shown themselves a moment ago."""
    seen = PROCESSES.c.seen > now_in(connection) - ALIVE
    return int(connection.execute(sql.select(sql.func.count()).select_from(PROCESSES).where(seen)).scalar_one())


# ---- tables


def list_tables(connection: sql.Connection, *, stuck: bool = False) -> list[ListedTable]:
    """All tables, the one that was used last first; or those that somebody should have looked after."""
    query = sql.select(TABLES).order_by(TABLES.c.used.desc(), TABLES.c.id)
    if stuck:
        query = query.where(TABLES.c.due < now_in(connection) - STUCK)
    return read_listed(connection, query)


def find_table(connection: sql.Connection, table: str) -> ListedTable:
    """A table by its id, or a Mistake."""
    found = read_listed(connection, sql.select(TABLES).where(TABLES.c.id == table))
    if not found:
        raise Mistake("house-no-table", table=table)
    return found[0]


class Keeper(NamedTuple):
    """Who looks after a table, and since when somebody should."""

    due: int | None
    process: str


def find_keeper(connection: sql.Connection, table: str) -> Keeper:
    """Who looks after a table."""
    due = connection.execute(sql.select(TABLES.c.due).where(TABLES.c.id == table)).scalar()
    process = connection.execute(sql.select(LEASES.c.process).where(LEASES.c.table_id == table)).scalar()
    return Keeper(due, process or "")


def old_tables(connection: sql.Connection, days: int) -> list[ListedTable]:
    """Tables at which nothing has happened for some days, over or not."""
    before = now_in(connection) // 1000 - days * DAY
    last = sql.case((TABLES.c.used > 0, TABLES.c.used), else_=TABLES.c.made)
    return read_listed(connection, sql.select(TABLES).where(last < before).order_by(last))


def remove_tables(connection: sql.Connection, tables: list[str]) -> None:
    """Delete tables with all that belongs to them."""
    for first in range(0, len(tables), 500):
        part = tables[first : first + 500]
        for kind in META.sorted_tables:
            column = TABLES.c.id if kind is TABLES else kind.c.get("table_id")
            if column is not None:
                connection.execute(sql.delete(kind).where(column.in_(part)))


def remove_strays(connection: sql.Connection) -> None:
    """Delete what belongs to no table: a server may have written while its table was removed."""
    for kind in META.sorted_tables:
        column = kind.c.get("table_id")
        if column is not None:
            connection.execute(sql.delete(kind).where(column.not_in(sql.select(TABLES.c.id))))


def count_strays(connection: sql.Connection) -> int:
    """How many lines and seats belong to no table."""
    strays = 0
    for kind in (LINES, SEATS):
        stray = kind.c.table_id.not_in(sql.select(TABLES.c.id))
        strays += connection.execute(sql.select(sql.func.count()).select_from(kind).where(stray)).scalar_one()
    return strays


def every_table(connection: sql.Connection) -> Iterator[tuple[str, StoredTable | None, str]]:
    """All tables by their ids, whole; or why one cannot be read."""
    for table in list(connection.execute(sql.select(TABLES.c.id).order_by(TABLES.c.id)).scalars()):
        try:
            yield table, read_table(connection, table), ""
        except (msgspec.MsgspecError, ValueError, KeyError) as error:
            yield table, None, f"{type(error).__name__}: {error}"


def damage(connection: sql.Connection) -> str:
    """What SQLite finds wrong with its file; PostgreSQL looks after its own."""
    if connection.dialect.name != "sqlite":
        return ""
    found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    return "" if found == "ok" else found


# ---- numbers


class Stats(NamedTuple):
    """A house in numbers."""

    statuses: dict[str, int]
    lines: int
    today: int  # lines of the last 24 hours
    people: int  # seats that people have taken
    replays: int
    processes: int


def stats(connection: sql.Connection) -> Stats:
    """Count everything."""
    by_status = sql.select(TABLES.c.status, sql.func.count()).group_by(TABLES.c.status)
    today = LINES.c.at > now_in(connection) - DAY * 1000
    return Stats(
        statuses={row[0]: row[1] for row in connection.execute(by_status)},
        lines=count(connection, LINES),
        today=count(connection, LINES, today),
        people=count(connection, SEATS, SEATS.c.holder == "person"),
        replays=count(connection, REPLAYS),
        processes=living(connection),
    )


def count(connection: sql.Connection, kind: sql.Table, *which: Any) -> int:  # noqa: ANN401 -- conditions
    """How many rows there are."""
    return int(connection.execute(sql.select(sql.func.count()).select_from(kind).where(*which)).scalar_one())
