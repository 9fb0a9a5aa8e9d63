"""The SQLite file: tables, seats, lines, replays. What `write` has answered survives kill -9 and a power cut.

One thread writes, because a commit waits for the disk; whatever has come in meanwhile goes into one transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import sqlalchemy as sql
from sqlalchemy import event

from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

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
        self.engine = sql.create_engine(f"sqlite:///{folder / FILE}")
        event.listen(self.engine, "connect", _set_up_connection)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._pen: threading.Thread | None = None

    async def open(self) -> None:
        """Make the file, or check that it is one of ours; then begin to write."""
        await asyncio.to_thread(self._check)
        loop = asyncio.get_running_loop()
        self._pen = threading.Thread(target=self._write_for_ever, args=(loop,), name="pen", daemon=True)
        self._pen.start()

    async def close(self) -> None:
        """Write what is waiting, then close the file."""
        if self._pen:
            self._jobs.put(None)
            await asyncio.to_thread(self._pen.join)
        self.engine.dispose()

    def _check(self) -> None:
        with self.engine.begin() as connection:
            META.create_all(connection)
            version = connection.execute(sql.select(ABOUT.c.version)).scalar()
            if version is None:
                connection.execute(sql.insert(ABOUT).values(version=VERSION))
            elif version != VERSION:
                raise Mistake("data-version", found=version, expected=VERSION)

    async def read(self, query: sql.Select[Any]) -> Sequence[sql.Row[Any]]:
        """The rows of a query."""
        return await asyncio.to_thread(self._read, query)

    def _read(self, query: sql.Select[Any]) -> Sequence[sql.Row[Any]]:
        with self.engine.connect() as connection:
            return connection.execute(query).all()

    def write(self, *others: sql.Executable, lines: Sequence[Row] = ()) -> asyncio.Future[None]:
        """Write all of it or nothing; when the answer is there it is on disk."""
        written = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(lines, others, written))
        return written

    def _write_for_ever(self, loop: asyncio.AbstractEventLoop) -> None:
        """The writer's thread: everything that is waiting, again and again, until there is a None."""
        with self.engine.connect() as connection:
            while (job := self._jobs.get()) is not None:
                jobs = [job]
                with contextlib.suppress(queue.Empty):
                    while (job := self._jobs.get_nowait()) is not None:
                        jobs.append(job)
                    self._jobs.put(None)
                failures = write_all(connection, jobs)
                loop.call_soon_threadsafe(answer, jobs, failures)


def write_all(connection: sql.Connection, jobs: list[Job]) -> list[Exception | None]:
    """One transaction for all jobs; if it fails, one for each, so that only the bad one suffers."""
    try:
        carry_out(connection, jobs)
    except Exception as failure:
        connection.rollback()
        if len(jobs) > 1:
            return [write_all(connection, [job])[0] for job in jobs]
        log.exception("could not write")
        return [failure]
    return [None] * len(jobs)


def carry_out(connection: sql.Connection, jobs: list[Job]) -> None:
    """Write and commit."""
    for job in jobs:
        for statement in job.others:
            connection.execute(statement)
    lines = [line for job in jobs for line in job.lines]
    if lines:
        connection.execute(sql.insert(LINES), lines)
    connection.commit()


def answer(jobs: list[Job], failures: list[Exception | None]) -> None:
    """Tell everybody who waits; somebody may have gone."""
    for job, failure in zip(jobs, failures, strict=True):
        if job.written.done():
            continue
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
