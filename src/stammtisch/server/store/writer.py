"""One thread writes, because a commit waits for the disk; what comes in meanwhile goes into the next transaction."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
from typing import TYPE_CHECKING, NamedTuple

import sqlalchemy as sql

from stammtisch.server.store.schema import LINES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.server.store.rows import Values

log = logging.getLogger(__name__)


class WriteJob(NamedTuple):
    """Something to write whole or not at all, and who waits for it."""

    statements: Sequence[sql.Executable]
    lines: Sequence[Values]
    written: asyncio.Future[None]


class Writer:
    """The writing thread and the queue before it."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[WriteJob | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin to write."""
        loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, args=(loop,), name="store writer", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        if self._thread:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    def write(self, *statements: sql.Executable, lines: Sequence[Values] = ()) -> asyncio.Future[None]:
        """Write all of it or nothing; it is on disk when the result is there."""
        written = asyncio.get_running_loop().create_future()
        self._jobs.put(WriteJob(statements, lines, written))
        return written

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write everything that is waiting, again and again, until there is a None."""
        with self._engine.connect() as connection:
            while (job := self._jobs.get()) is not None:
                jobs = [job]
                with contextlib.suppress(queue.Empty):
                    while (job := self._jobs.get_nowait()) is not None:
                        jobs.append(job)
                    self._jobs.put(None)
                failures = write_all(connection, jobs)
                loop.call_soon_threadsafe(report, jobs, failures)


def write_all(connection: sql.Connection, jobs: list[WriteJob]) -> list[Exception | None]:
    """One transaction for all jobs; if it fails, one for each, so that only the bad one suffers."""
    try:
        commit(connection, jobs)
    except Exception as failure:
        connection.rollback()
        if len(jobs) > 1:
            return [write_all(connection, [job])[0] for job in jobs]
        log.exception("could not write")
        return [failure]
    return [None] * len(jobs)


def commit(connection: sql.Connection, jobs: list[WriteJob]) -> None:
    """Write and commit."""
    for job in jobs:
        for statement in job.statements:
            connection.execute(statement)
    lines = [line for job in jobs for line in job.lines]
    if lines:
        connection.execute(sql.insert(LINES), lines)
    connection.commit()


def report(jobs: list[WriteJob], failures: list[Exception | None]) -> None:
    """Tell everybody who waits; somebody may have gone."""
    for job, failure in zip(jobs, failures, strict=True):
        if job.written.done():
            continue
        if failure is None:
            job.written.set_result(None)
        else:
            job.written.set_exception(failure)
