"""A house from its keeper's side: its database without a server, of either kind, for `stammtisch house`."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import sqlalchemy as sql
from sqlalchemy import event

from stammtisch.core.mistakes import Mistake
from stammtisch.server.store.file_lock import FileLock
from stammtisch.server.store.moderation import note_moderation
from stammtisch.server.store.schema import ABOUT, ALEMBIC, HEAD, LEASES, META, MODERATION, PROCESSES
from stammtisch.server.store.sqlite import FILE, set_up_connection
from stammtisch.server.store.upgrading import check_known, create, found_revision, migrate, read_form, upgrade_file
from stammtisch.server.store.writer import describe

if TYPE_CHECKING:
    from collections.abc import Iterator

LOCK: Final = "stammtisch.lock"
OF_SERVERS: Final = {ABOUT, ALEMBIC, LEASES, MODERATION, PROCESSES}  # about the database itself, or about who runs now
HOUSE: Final = [kind for kind in META.sorted_tables if kind not in OF_SERVERS]  # what people have made
ALIVE: Final = 10_000  # milliseconds since its last heartbeat for which a process may be alive
SERVERS: Final = """SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'stammtisch'"""
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
    def moderating(self, table: str = "") -> Iterator[sql.Connection]:
        """A transaction that does something about people, while servers run or not: they notice within seconds."""
        with self.writing() as connection:
            yield connection
            note_moderation(connection, table)

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
        from stammtisch.server.store import address as addresses  # noqa: PLC0415 -- an extra

        addresses.check_address(address)
        self.address = address
        engine = sql.create_engine(
            "postgresql+psycopg://",
            creator=addresses.connector(address, application_name="stammtisch house"),
            isolation_level="REPEATABLE READ",
            poolclass=sql.NullPool,
        )
        super().__init__(engine, addresses.hide_password(address))

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """No server may be connected."""
        with self.reading() as connection:
            if connection.execute(sql.text(SERVERS)).scalar_one():
                raise Mistake("house-running", house=self.shown)
        yield

    @contextlib.contextmanager
    def moderating(self, table: str = "") -> Iterator[sql.Connection]:
        """The same while many write: each statement sees what is there when it comes to its row."""
        calm = self.engine.execution_options(isolation_level="READ COMMITTED")
        with self.telling(), calm.begin() as connection:
            yield connection
            note_moderation(connection, table)

    def upgrade(self) -> str | None:
        """Bring the database to the newest schema, in one transaction, also while servers go on."""
        with self.writing() as connection:
            found = found_revision(connection)
            check_known(found)
            if found is None:
                create(connection)
            elif found != HEAD:
                self._migrate(connection)
        return found

    def _migrate(self, connection: sql.Connection) -> None:
        """Servers may go on meanwhile if the schema only grows; else none may be connected."""
        before = read_form(connection)
        migrate(connection)
        if read_form(connection) != before and connection.execute(sql.text(SERVERS)).scalar_one():
            raise Mistake("house-running", house=self.shown)

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
