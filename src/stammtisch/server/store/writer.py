"""One thread writes, because a commit waits for the disk; what comes in meanwhile goes into the next transaction.

A job is written whole or not at all. The revision of its table and its lines are the fence: if the table is not as the
writer knew it, or one of the lines has been written already, by whomever, the job is left out and its owner is told
(WriteConflict). So it is safe to try again when nobody knows whether a commit was made, as after a database's restart:
either it was not, or the second try meets its own revision and lines.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import queue
import time
from typing import TYPE_CHECKING, Final, NamedTuple

import sqlalchemy as sql

from stammtisch.server.measures import MEASURES
from stammtisch.server.store import WriteConflict
from stammtisch.server.store.appending import append, begin, write_fence, write_lines
from stammtisch.server.store.batches import BatchThread, settle

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from stammtisch.server.store import Hint
    from stammtisch.server.store.appending import Fence
    from stammtisch.server.store.rows import Values

TELL_EVERY: Final = 0.03  # seconds between two messages to other processes: each costs them and us as much as a write
RETRY_EVERY: Final = 0.2  # seconds between two tries to reach a database that has gone
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
    fence: Fence | None
    lines: Sequence[Values]
    steps: Sequence[WriteStep]
    hint: Hint | None
    future: asyncio.Future[None]

    @property
    def is_empty(self) -> bool:
        """Whether it is only about telling others."""
        return not (self.fence or self.lines or self.steps)

    @property
    def is_plain(self) -> bool:
        """Whether it is what most of them are: one line, if the table is as its writer knows it."""
        return self.fence is not None and len(self.lines) == 1 and not self.steps


class Writer(BatchThread[WriteJob]):
    """The writing thread and the queue before it."""

    def __init__(
        self,
        engine: sql.Engine,
        patience: float = 0,
        tell: Callable[[sql.Connection, list[WriteJob]], None] = lambda _connection, _jobs: None,
    ) -> None:
        super().__init__(engine, "store writer")
        self._patience = patience  # seconds for which a database that has gone is waited for
        self._tell = tell  # called behind commits, in the writing thread
        self._untold: list[WriteJob] = []  # what others have not been told yet ...
        self._tell_at = 0.0  # ... and when they may be

    def write(
        self,
        table: str,
        *steps: WriteStep,
        fence: Fence | None = None,
        lines: Sequence[Values] = (),
        hint: Hint | None = None,
    ) -> asyncio.Future[None]:
        """Write all of it or nothing; it is on disk when the result is there."""
        written = asyncio.get_running_loop().create_future()
        self._submit(WriteJob(table, fence, lines, steps, hint, written))
        return written

    def _do(self, jobs: list[WriteJob]) -> None:
        """Write, say what has become of it, and tell other processes."""
        outcomes = self._write(jobs)
        MEASURES.count("lost_appends", sum(isinstance(outcome, WriteConflict) for outcome in outcomes))
        self._report(functools.partial(report, jobs, outcomes))
        written = zip(jobs, outcomes, strict=True)
        self._untold += [job for job, outcome in written if outcome is None and job.hint is not None]
        if time.monotonic() >= self._tell_at:
            self._tell_others()

    def _next(self) -> WriteJob | None:
        """Wait for something to write; tell others what they have not been told when it is time."""
        while self._untold:
            try:
                return self._jobs.get(timeout=max(0.0, self._tell_at - time.monotonic()))
            except queue.Empty:
                self._tell_others()
        return super()._next()

    def _end(self) -> None:
        self._tell_others()

    def _tell_others(self) -> None:
        """Tell other processes; if that fails, they find out by looking."""
        jobs, self._untold = self._untold, []
        if not jobs:
            return
        self._tell_at = time.monotonic() + TELL_EVERY
        try:
            self._tell(self._connected(), jobs)
        except Exception as failure:  # noqa: BLE001 -- whatever it is, the thread goes on
            log.warning("other processes could not be told: %s", type(getattr(failure, "orig", failure)).__name__)
            with contextlib.suppress(Exception):
                self._disconnect()

    def _write(self, jobs: list[WriteJob]) -> list[Exception | None]:
        """Write; wait for a database that has gone."""
        until = time.monotonic() + self._patience
        while True:
            try:
                with MEASURES.timing("commit_seconds"):
                    return write_all(self._connected(), jobs)
            except sql.exc.DBAPIError as failure:
                self._disconnect()
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
    if len(jobs) > 1 or not (jobs[0].is_plain or jobs[0].is_empty):
        begin(connection)
    outcomes: list[Exception | None] = [None] * len(jobs)
    for place, job in sorted(enumerate(jobs), key=lambda numbered: numbered[1].table):  # always in the same order
        outcomes[place] = write(connection, job)
    connection.commit()
    return outcomes


def write(connection: sql.Connection, job: WriteJob) -> WriteConflict | None:
    """Write a job: seats first, then the row of the table, then lines. What comes too late is left out, or raises."""
    try:
        if job.fence and job.is_plain:
            return append(connection, job.fence, job.lines[0])
        for step in job.steps:
            execute(connection, step)
        if job.fence and not write_fence(connection, job.fence):
            raise WriteConflict
        write_lines(connection, job.lines)
    except sql.exc.IntegrityError as error:
        raise WriteConflict from error
    return None


def execute(connection: sql.Connection, step: WriteStep) -> None:
    """Execute a statement; what is no longer as it was, was written by somebody else."""
    done = connection.execute(step.statement, step.values)
    if step.must_change and done.rowcount != 1:
        raise WriteConflict


def describe(failure: Exception) -> str:
    """What went wrong, without the values that were to be written."""
    return str(failure.orig) if isinstance(failure, sql.exc.DBAPIError) else f"{type(failure).__name__}: {failure}"


def report(jobs: list[WriteJob], outcomes: list[Exception | None]) -> None:
    """Tell everybody who waits."""
    for job, failure in zip(jobs, outcomes, strict=True):
        settle(job.future, failure)
