"""The store in one SQLite file: write-ahead log, and a commit waits for the disk."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final, TypeVar

import sqlalchemy as sql
from sqlalchemy import event

from stammtisch.core.mistakes import Mistake
from stammtisch.server.store import Store
from stammtisch.server.store.reading import (
    has_seat,
    read_lobby,
    read_playing,
    read_replay,
    read_table,
    read_tables,
)
from stammtisch.server.store.rows import write_activity, write_json, write_line, write_seat, write_settings
from stammtisch.server.store.schema import ABOUT, CHAT, LATER, META, REPLAYS, SEATS, TABLES, VERSION
from stammtisch.server.store.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from stammtisch.server.seats import Seat
    from stammtisch.server.store import ListedTable, StoredTable, TableChange
    from stammtisch.server.talk import ChatLine

Found = TypeVar("Found")

FILE: Final = "stammtisch.sqlite"
WAITED_FOR: Final = ("open", "invited")  # holders of a seat that nobody has taken yet


class SqliteStore(Store):
    """A folder with one file, for one server at a time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._engine = sql.create_engine(f"sqlite:///{folder / FILE}")
        event.listen(self._engine, "connect", _set_up_connection)
        self._writer = Writer(self._engine)

    async def open(self) -> None:
        """Make the file, or check that it is one of ours; then begin to write."""
        await asyncio.to_thread(self.check)
        self._writer.start()

    async def close(self) -> None:
        """Write what is waiting, then close the file."""
        await self._writer.stop()
        self._engine.dispose()

    def check(self) -> None:
        """Raise a Mistake if there is no file of ours that can be written, and none can be made."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._check_file()
        except OSError as error:
            raise Mistake("data-unwritable", folder=str(self._folder), detail=error.strerror or str(error)) from error
        except sql.exc.DatabaseError as error:
            raise Mistake("data-unwritable", folder=str(self._folder), detail=str(error.orig)) from error

    def _check_file(self) -> None:
        with self._engine.begin() as connection:
            META.create_all(connection)
            version = connection.execute(sql.select(ABOUT.c.version)).scalar()
            if version is None:
                connection.execute(sql.insert(ABOUT).values(version=VERSION))
            elif version != VERSION:
                raise Mistake("data-version", found=version, expected=VERSION)
            add_columns(connection)
            connection.execute(mend_status())

    # ---- writing

    async def create_table(self, table: StoredTable) -> None:
        """Store a new table with its seats and lines."""
        now = int(time.time())
        about = {"id": table.id, "setup": write_json(table.setup), "status": table.status, "made": now, "used": now}
        seats = [{"table_id": table.id, **write_seat(seat)} for seat in table.seats.values()]
        await self._writer.write(
            sql.insert(TABLES).values({**about, **write_settings(table.settings), **write_activity(table.activity)}),
            sql.insert(SEATS).values(seats),
            lines=[write_line(table.id, line) for line in table.lines],
        )

    def save_change(self, table: str, change: TableChange) -> asyncio.Future[None]:
        """Begin to store a change at once; it is on disk when the result has been awaited."""
        statements = [update_seat(table, seat) for seat in change.seats]
        values = change_of_table(change)
        if values:
            statements.append(sql.update(TABLES).where(TABLES.c.id == table).values(values))
        return self._writer.write(*statements, lines=[write_line(table, line) for line in change.lines])

    def save_chat(self, table: str, line: ChatLine, oldest: int) -> asyncio.Future[None]:
        """Begin to store what was said; lines before number `oldest` are forgotten."""
        return self._writer.write(
            sql.insert(CHAT).values(table_id=table, number=line.number, line=write_json(line)),
            sql.delete(CHAT).where(CHAT.c.table_id == table, CHAT.c.number < oldest),
        )

    async def save_replay(self, replay: str, text: str, keep: int) -> None:
        """Store an uploaded record; of all uploads only the newest `keep` stay."""
        newest = sql.select(REPLAYS.c.id).order_by(REPLAYS.c.made.desc()).limit(keep)
        await self._writer.write(
            sql.insert(REPLAYS).values(id=replay, text=text, made=int(time.time())),
            sql.delete(REPLAYS).where(REPLAYS.c.id.not_in(newest)),
        )

    # ---- reading

    async def load_table(self, table: str) -> StoredTable | None:
        """A table by its id; None if there is none."""
        return await self._read(lambda connection: read_table(connection, table))

    async def playing_tables(self) -> list[str]:
        """The ids of all tables whose game is under way, newest first."""
        return await self._read(read_playing)

    async def lobby(self, most: int) -> list[ListedTable]:
        """The newest tables that are not over and have an open seat or are open to everyone's eyes."""
        return await self._read(lambda connection: read_lobby(connection, most))

    async def find_tables(self, tables: Sequence[str]) -> list[ListedTable]:
        """Those of these tables that exist."""
        return await self._read(lambda connection: read_tables(connection, tables))

    async def load_replay(self, replay: str) -> str | None:
        """The text of an uploaded record; None if there is none."""
        return await self._read(lambda connection: read_replay(connection, replay))

    async def _read(self, read: Callable[[sql.Connection], Found]) -> Found:
        """Read in another thread, so that nobody waits for the disk."""

        def run() -> Found:
            with self._engine.connect() as connection:
                return read(connection)

        return await asyncio.to_thread(run)


# ---- statements


def change_of_table(change: TableChange) -> dict[str, Any]:
    """What a change writes into the row of its table."""
    values: dict[str, Any] = write_activity(change.activity)
    if change.settings is not None:
        values |= write_settings(change.settings)
    if change.status is not None:
        values["status"] = change.status
    if change.lines:
        values["used"] = int(time.time())
    return values


def add_columns(connection: sql.Connection) -> None:
    """Give a file of an earlier server the columns that it does not have yet."""
    present = {column["name"] for column in sql.inspect(connection).get_columns(TABLES.name)}
    for column in LATER:
        if column.name not in present:
            kind = column.type.compile(connection.dialect)
            default = f"DEFAULT '{column.server_default.arg}'" if column.server_default else ""  # type: ignore[attr-defined]
            connection.execute(sql.text(f"ALTER TABLE tables ADD COLUMN {column.name} {kind} NOT NULL {default}"))


def update_seat(table: str, seat: Seat) -> sql.Update:
    """Write a seat as it is now."""
    return sql.update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat.seat).values(write_seat(seat))


def mend_status() -> sql.Update:
    """Earlier servers left a table `gathering` when its last seat was taken by a person who joined."""
    begun = sql.update(TABLES).where(TABLES.c.status == "gathering", ~has_seat(*WAITED_FOR))
    return begun.values(status="playing")


def _set_up_connection(connection: Any, _record: object) -> None:  # noqa: ANN401 -- the driver has no type for it
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
