"""One thread writes, because a commit waits for the disk; what comes in meanwhile goes into the next transaction.

A job is written whole or not at all. Its lines are the fence: if one of them has been written already, by whomever, the
job is left out and its owner is told (WriteConflict). So it is safe to try again when nobody knows whether a commit was
made, as after a database's restart: either it was not, or the second try meets its own lines.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from stammtisch.server.measures import MEASURES
from stammtisch.server.store import WriteConflict
from stammtisch.server.store.schema import LINES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from stammtisch.server.store import Hint
    from stammtisch.server.store.rows import Values

RETRY_EVERY: Final = 0.2  # seconds between two tries to reach a database that has gone
INSERT: Final = {
    "sqlite": sqlite.insert(LINES).on_conflict_do_nothing().returning(LINES.c.table_id, LINES.c.number),
    "postgresql": postgresql.insert(LINES).on_conflict_do_nothing().returning(LINES.c.table_id, LINES.c.number),
}
ENDED: Final = ("25P03", "57P01", "57P02", "57P03")  # PostgreSQL: idle for too long, shut down, crashed, starting
log = logging.getLogger(__name__)


class WriteStep(NamedTuple):
    """A statement and its values. One that must change a row finds none if somebody else was first."""

    statement: sql.Executable
    values: Values | None = None
    must_change: bool = False


class WriteJob(NamedTuple):
    """Something to write whole or not at all, and who waits for it."""

    table: str
    steps: Sequence[WriteStep]
    lines: Sequence[Values]
    hint: Hint | None
    written: asyncio.Future[None]

    def keys(self) -> set[tuple[Any, Any]]:
        """What its lines are called."""
        return {(line["table_id"], line["number"]) for line in self.lines}


class Writer:
    """The writing thread and the queue before it."""

    def __init__(
        self, engine: sql.Engine, patience: float = 0, tell: Callable[[list[WriteJob]], None] = lambda _jobs: None
    ) -> None:
        self._engine = engine
        self._patience = patience  # seconds for which a database that has gone is waited for
        self._tell = tell  # called behind each commit, in the writing thread
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

    def write(
        self,
        table: str,
        *steps: WriteStep,
        lines: Sequence[Values] = (),
        hint: Hint | None = None,
    ) -> asyncio.Future[None]:
        """Write all of it or nothing; it is on disk when the result is there."""
        written = asyncio.get_running_loop().create_future()
        self._jobs.put(WriteJob(table, steps, lines, hint, written))
        return written

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write everything that is waiting, again and again, until there is a None."""
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            with contextlib.suppress(queue.Empty):
                while (job := self._jobs.get_nowait()) is not None:
                    jobs.append(job)
                self._jobs.put(None)
            outcomes = self._write(jobs)
            MEASURES.count("lost_appends", sum(isinstance(outcome, WriteConflict) for outcome in outcomes))
            with contextlib.suppress(RuntimeError):  # the loop was closed: nobody waits any more
                loop.call_soon_threadsafe(report, jobs, outcomes)
            self._tell([job for job, outcome in zip(jobs, outcomes, strict=True) if outcome is None])

    def _write(self, jobs: list[WriteJob]) -> list[Exception | None]:
        """Write; wait for a database that has gone."""
        until = time.monotonic() + self._patience
        while True:
            try:
                with MEASURES.timing("commit_seconds"), self._engine.connect() as connection:
                    return write_all(connection, jobs)
            except sql.exc.DBAPIError as failure:
                if time.monotonic() >= until:
                    log.error("could not write: %s", type(failure.orig).__name__)  # noqa: TRY400 -- no values in the log
                    return [failure] * len(jobs)
                time.sleep(RETRY_EVERY)


def write_all(connection: sql.Connection, jobs: list[WriteJob]) -> list[Exception | None]:
    """One transaction for all jobs; if it fails, one for each, so that only the bad one suffers."""
    try:
        return commit(connection, jobs)
    except WriteConflict as conflict:
        connection.rollback()
        failure: Exception = conflict
    except Exception as error:
        if is_cut_off(error):
            connection.invalidate()
            raise  # nobody knows whether it was written: try again
        connection.rollback()
        failure = error
    if len(jobs) > 1:
        return [write_all(connection, [job])[0] for job in jobs]
    if not isinstance(failure, WriteConflict):
        log.error("could not write: %s", describe(failure))
    return [failure]


def is_cut_off(error: Exception) -> bool:
    """Whether the connection has gone, by itself or because the database has ended it."""
    if not isinstance(error, sql.exc.DBAPIError):
        return False
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) in ENDED


def commit(connection: sql.Connection, jobs: list[WriteJob]) -> list[Exception | None]:
    """Write and commit; say which jobs came too late."""
    outcomes: list[Exception | None] = [None] * len(jobs)
    taken = insert_lines(connection, jobs)
    for place, job in sorted(enumerate(jobs), key=lambda numbered: numbered[1].table):  # always in the same order
        if taken and job.keys() & taken:
            outcomes[place] = WriteConflict()
            delete_lines(connection, job.keys() - taken)
            continue
        for step in job.steps:
            execute(connection, step)
    connection.commit()
    return outcomes


def insert_lines(connection: sql.Connection, jobs: list[WriteJob]) -> set[tuple[Any, Any]]:
    """Insert the lines of all jobs, in the order of tables and numbers; return those that were there already."""
    lines = sorted((line for job in jobs for line in job.lines), key=lambda line: (line["table_id"], line["number"]))
    if not lines:
        return set()
    keys = {(line["table_id"], line["number"]) for line in lines}
    if len(keys) < len(lines):
        raise WriteConflict  # two jobs of this batch want the same line: one after the other
    new = connection.execute(INSERT[connection.dialect.name], lines)
    return keys - {(row[0], row[1]) for row in new}


def delete_lines(connection: sql.Connection, keys: set[tuple[Any, Any]]) -> None:
    """Take out what was inserted of a job that came too late."""
    for table, number in keys:
        connection.execute(sql.delete(LINES).where(LINES.c.table_id == table, LINES.c.number == number))


def execute(connection: sql.Connection, step: WriteStep) -> None:
    """Execute a statement; what is there already, or no longer as it was, was written by somebody else."""
    try:
        done = connection.execute(step.statement, step.values)
    except sql.exc.IntegrityError as error:
        raise WriteConflict from error
    if step.must_change and done.rowcount != 1:
        raise WriteConflict


def describe(failure: Exception) -> str:
    """What went wrong, without the values that were to be written."""
    return str(failure.orig) if isinstance(failure, sql.exc.DBAPIError) else f"{type(failure).__name__}: {failure}"


def report(jobs: list[WriteJob], outcomes: list[Exception | None]) -> None:
    """Tell everybody who waits; somebody may have gone."""
    for job, failure in zip(jobs, outcomes, strict=True):
        if job.written.done():
            continue
        if failure is None:
            job.written.set_result(None)
        else:
            job.written.set_exception(failure)
