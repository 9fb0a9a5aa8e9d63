"""The SQLite file: tables, seats, lines, replays. What `write` has answered survives kill -9 and a power cut.

Rooms write at the same time; whatever has come in while the disk was busy goes into one transaction.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.ext.asyncio import create_async_engine

from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncConnection

VERSION: Final = 1
FILE: Final = "stammtisch.sqlite"
log = logging.getLogger(__name__)

META: Final = sql.MetaData()
ABOUT: Final = sql.Table("about", META, sql.Column("version", sql.Integer, nullable=False))
TABLES: Final = sql.Table(
    "tables",
    META,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("setup", sql.Text, nullable=False),
    sql.Column("status", sql.Text, nullable=False, index=True),
    sql.Column("watch", sql.Text, nullable=False),
    sql.Column("pace", sql.Integer, nullable=False),
    sql.Column("host", sql.Text, nullable=False),
    sql.Column("watch_key", sql.Text, nullable=False),
    sql.Column("made", sql.Integer, nullable=False),
)
SEATS: Final = sql.Table(
    "seats",
    META,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("seat", sql.Text, primary_key=True),
    sql.Column("holder", sql.Text, nullable=False),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("bot", sql.Text, nullable=False),
    sql.Column("key", sql.Text, nullable=False),
    sql.Column("invitation", sql.Text, nullable=False),
    sql.Column("orders", sql.Text, nullable=False),
)
LINES: Final = sql.Table(
    "lines",
    META,
    sql.Column("table_id", sql.Text, primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("entry", sql.Text, nullable=False),
    sql.Column("once", sql.Text, nullable=False),
    sqlite_with_rowid=False,
)
REPLAYS: Final = sql.Table(
    "replays",
    META,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("made", sql.Integer, nullable=False),
)

Row = dict[str, Any]


class Job(NamedTuple):
    """Something to write, and who waits for it."""

    lines: Sequence[Row]
    others: Sequence[sql.Executable]
    written: asyncio.Future[None]


class Store:
    """The one writer and the readers of the file."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.engine = create_async_engine(f"sqlite+aiosqlite:///{folder / FILE}")
        event.listen(self.engine.sync_engine, "connect", _set_up_connection)
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make the file, or check that it is one of ours."""
        async with self.engine.begin() as connection:
            await connection.run_sync(META.create_all)
            version = (await connection.execute(sql.select(ABOUT.c.version))).scalar()
            if version is None:
                await connection.execute(sql.insert(ABOUT).values(version=VERSION))
            elif version != VERSION:
                raise Mistake("data-version", found=version, expected=VERSION)
        self._writer = asyncio.create_task(self._write_for_ever(), name="writer")

    async def close(self) -> None:
        """Write what is waiting, then close the file."""
        if self._writer:
            await self._jobs.join()
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.engine.dispose()

    async def read(self, query: sql.Select[Any]) -> Sequence[sql.Row[Any]]:
        """The rows of a query."""
        async with self.engine.connect() as connection:
            rows: Sequence[sql.Row[Any]] = (await connection.execute(query)).all()
            return rows

    async def write(self, *others: sql.Executable, lines: Sequence[Row] = ()) -> None:
        """Write all of it or nothing; when this returns it is on disk."""
        written = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(lines, others, written))
        await asyncio.shield(written)

    async def _write_for_ever(self) -> None:
        async with self.engine.connect() as connection:
            while True:
                jobs = [await self._jobs.get()]
                while not self._jobs.empty():
                    jobs.append(self._jobs.get_nowait())
                await self._write_all(connection, jobs)
                for _ in jobs:
                    self._jobs.task_done()

    async def _write_all(self, connection: AsyncConnection, jobs: list[Job]) -> None:
        """One transaction for all jobs; if it fails, one for each, so that only the bad one suffers."""
        try:
            await _carry_out(connection, jobs)
        except Exception as failure:
            await connection.rollback()
            if len(jobs) > 1:
                for job in jobs:
                    await self._write_all(connection, [job])
                return
            log.exception("could not write")
            _answer(jobs[0], failure)
        else:
            for job in jobs:
                _answer(job, None)


async def _carry_out(connection: AsyncConnection, jobs: list[Job]) -> None:
    for job in jobs:
        for statement in job.others:
            await connection.execute(statement)
    lines = [line for job in jobs for line in job.lines]
    if lines:
        await connection.execute(sql.insert(LINES), lines)
    await connection.commit()


def _answer(job: Job, failure: Exception | None) -> None:
    if job.written.done():
        return
    if failure is None:
        job.written.set_result(None)
    else:
        job.written.set_exception(failure)


def _set_up_connection(connection: Any, _record: object) -> None:  # noqa: ANN401 -- the driver has no type for it
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a commit waits for the disk
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
