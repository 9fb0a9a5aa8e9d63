"""A thread that talks to the database for everybody: what comes in while it is busy is done together, next time."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import queue
import threading
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from stammtisch.core.mistakes import Mistake
from stammtisch.server.store.appending import connect

if TYPE_CHECKING:
    from collections.abc import Callable

    import sqlalchemy as sql

log = logging.getLogger(__name__)


class Awaited(Protocol):
    """Something to do, and who waits for it."""

    @property
    def future(self) -> asyncio.Future[Any]:
        """What is told how it went."""


Job = TypeVar("Job", bound=Awaited)
Found = TypeVar("Found")


class BatchThread(Generic[Job]):
    """The thread, the queue before it, and a connection that stays open from one batch to the next."""

    def __init__(self, engine: sql.Engine, name: str) -> None:
        self._engine = engine
        self._name = name
        self._connection: sql.Connection | None = None  # the thread's own
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._stopped = False
        self._loop: asyncio.AbstractEventLoop

    def start(self) -> None:
        """Begin."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Do what is waiting, then end; who comes later is told so."""
        if self._thread:
            self._stopped = True
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    def _submit(self, job: Job) -> None:
        """Put something into the queue."""
        if self._stopped:
            settle(job.future, Mistake("store-away", detail=self._name))
        else:
            self._jobs.put(job)

    def _do(self, jobs: list[Job]) -> None:
        """Do what is waiting, in the thread. What is raised, everybody who still waits is told."""
        raise NotImplementedError

    def _run(self) -> None:
        """Do everything that is waiting, again and again, until there is a None."""
        while (job := self._next()) is not None:
            jobs = [job]
            with contextlib.suppress(queue.Empty):
                while (job := self._jobs.get_nowait()) is not None:
                    jobs.append(job)
                self._jobs.put(None)
            self._attempt(jobs)
        self._end()
        self._disconnect()

    def _next(self) -> Job | None:
        """Wait for something to do, in the thread; nothing may be raised."""
        return self._jobs.get()

    def _end(self) -> None:
        """Do what was put off, in the thread, as nothing else will come; nothing may be raised."""

    def _attempt(self, jobs: list[Job]) -> None:
        """Do what is waiting. Whatever happens, nobody waits for ever, and the thread goes on."""
        try:
            self._do(jobs)
        except Exception:
            log.exception("the %s failed", self._name)
            self._report(functools.partial(fail, jobs, RuntimeError(f"the {self._name} failed")))
            with contextlib.suppress(Exception):
                self._disconnect()

    def _report(self, report: Callable[[], None]) -> None:
        """Tell those who wait, in the event loop."""
        with contextlib.suppress(RuntimeError):  # it was closed: nobody waits any more
            self._loop.call_soon_threadsafe(report)

    def _connected(self) -> sql.Connection:
        if self._connection is None:
            self._connection = connect(self._engine)
        return self._connection

    def _disconnect(self) -> None:
        """Have another connection next time."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()


def fail(jobs: list[Job], failure: Exception) -> None:
    """Tell everybody who still waits that it came to nothing."""
    for job in jobs:
        settle(job.future, failure)


def settle(future: asyncio.Future[Found], found: Found | Exception) -> None:
    """Give somebody who waits a result, or an exception; they may have gone."""
    if future.done():
        return
    if isinstance(found, Exception):
        future.set_exception(found)
    else:
        future.set_result(found)
