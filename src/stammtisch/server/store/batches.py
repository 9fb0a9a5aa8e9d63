"""A thread that talks to the database for everybody: what comes in while it is busy is done together, next time."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from typing import TYPE_CHECKING, Generic, TypeVar

from stammtisch.server.store.appending import connect

if TYPE_CHECKING:
    from collections.abc import Callable

    import sqlalchemy as sql

Job = TypeVar("Job")


class BatchThread(Generic[Job]):
    """The thread, the queue before it, and a connection that stays open from one batch to the next."""

    def __init__(self, engine: sql.Engine, name: str) -> None:
        self._engine = engine
        self._name = name
        self._connection: sql.Connection | None = None  # the thread's own
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop

    def start(self) -> None:
        """Begin."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Do what is waiting, then end."""
        if self._thread:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    def _do(self, jobs: list[Job]) -> None:
        """Do what is waiting, in the thread; nothing may be raised."""
        raise NotImplementedError

    def _run(self) -> None:
        """Do everything that is waiting, again and again, until there is a None."""
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            with contextlib.suppress(queue.Empty):
                while (job := self._jobs.get_nowait()) is not None:
                    jobs.append(job)
                self._jobs.put(None)
            self._do(jobs)
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


def settle(future: asyncio.Future[Job], found: Job | Exception) -> None:
    """Give somebody who waits a result, or an exception; they may have gone."""
    if future.done():
        return
    if isinstance(found, Exception):
        future.set_exception(found)
    else:
        future.set_result(found)
