"""Where work is done: in this process, in several, or on a Dask cluster. The results come in order and are the same."""

from __future__ import annotations

import logging
import signal
from collections import deque
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeAlias, TypeVar

from threadpoolctl import threadpool_limits

from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator

    from distributed import Client

EXECUTORS: Final = ("local", "dask")
PATIENCE: Final = 10  # seconds until a scheduler counts as unreachable
AHEAD: Final = 2  # chunks for each worker that are handed out before the first is back
CLUSTER_AHEAD: Final = 32  # as workers may join a cluster at any time, more are handed out there

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")
Given_co = TypeVar("Given_co", covariant=True)
Results: TypeAlias = "Generator[Result, None, None]"  # results one by one; closing it stops the work


class Where(NamedTuple):
    """Who does the work: one of EXECUTORS, with so many processes of this machine or the scheduler of a cluster."""

    executor: str = "local"
    jobs: int = 1
    scheduler: str = ""


HERE: Final = Where()


class Promise(Protocol[Given_co]):
    """A result that is being worked on: a future of whatever kind."""

    def result(self) -> Given_co:
        """Wait for it."""


class Crew(Protocol):
    """Whoever does the work."""

    def do(self, chunks: Iterable[Chunk], work: Callable[[Chunk], Result]) -> Results[Result]:
        """The results in the order of the chunks."""


def run(chunks: Iterable[Chunk], work: Callable[[Chunk], Result], where: Where = HERE) -> Results[Result]:
    """Do the work for every chunk and give the results in the order of the chunks.

    Chunks are taken as they are needed, so there may be endlessly many; whoever stops reading, stops the work. `work`
    must be a function of a module, and what it answers may depend on its chunk only.
    """
    with crew(where) as workers:
        yield from workers.do(chunks, work)


@contextmanager
def crew(where: Where = HERE) -> Iterator[Crew]:
    """Workers who stay for several rounds of work."""
    if where.executor == "dask":
        with connected(where.scheduler) as client:
            yield Cluster(client)
    elif where.jobs > 1:
        with processes(where.jobs) as pool:
            yield Processes(pool, where.jobs)
    else:
        yield Alone()


class Alone:
    """This process, chunk by chunk."""

    def do(self, chunks: Iterable[Chunk], work: Callable[[Chunk], Result]) -> Results[Result]:
        """The results in the order of the chunks."""
        for chunk in chunks:
            yield on_one_thread(work, chunk)


def on_one_thread(work: Callable[[Chunk], Result], chunk: Chunk) -> Result:
    """Work without threads of the linear algebra: they would fight over cores, and add up in another order."""
    hold_to_one_thread()
    return work(chunk)


@cache
def hold_to_one_thread() -> None:
    """Ask once in a process; a limit that were given back could be given back in the middle of another chunk."""
    import numpy as np  # noqa: F401, PLC0415 -- the libraries to be limited must be there

    threadpool_limits(1)


def in_order(chunks: Iterable[Chunk], hand_out: Callable[[Chunk], Promise[Result]], ahead: int) -> Results[Result]:
    """Hand out some chunks ahead, and wait for the oldest."""
    waiting: deque[Promise[Result]] = deque()
    for chunk in chunks:
        waiting.append(hand_out(chunk))
        if len(waiting) > ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


# ---- processes of this machine


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that are started anew, so that they inherit nothing; what is not begun at the end, is dropped."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=end_quietly) as pool:
        try:
            yield pool
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


class Processes:
    """Processes of this machine share the work."""

    def __init__(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        self.pool = pool
        self.jobs = jobs

    def do(self, chunks: Iterable[Chunk], work: Callable[[Chunk], Result]) -> Results[Result]:
        """The results in the order of the chunks."""

        def hand_out(chunk: Chunk) -> Future[Result]:
            with interrupts_held():
                return self.pool.submit(on_one_thread, work, chunk)

        try:
            yield from in_order(chunks, hand_out, AHEAD * self.jobs)
        except BrokenProcessPool as error:
            raise Mistake("worker-lost") from error


def end_quietly() -> None:
    """In a new process: let Ctrl-C end it without a word; the first process says what is to be said."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back while a process is being started: until it can end quietly, it would complain at length."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# ---- a cluster


class Cluster:
    """The workers of a Dask cluster share the work; what one leaves undone when it dies, another does."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def do(self, chunks: Iterable[Chunk], work: Callable[[Chunk], Result]) -> Results[Result]:
        """The results in the order of the chunks."""
        from distributed import CancelledError, KilledWorker  # noqa: PLC0415 -- an extra

        def hand_out(chunk: Chunk) -> Promise[Result]:
            promise: Promise[Result] = self.client.submit(on_one_thread, work, chunk, pure=False)
            return promise

        try:
            yield from in_order(chunks, hand_out, CLUSTER_AHEAD)
        except (CancelledError, KilledWorker) as error:
            raise Mistake("worker-lost") from error


def connected(scheduler: str) -> Client:
    """A client of the scheduler at an address."""
    try:
        from distributed import Client  # noqa: PLC0415 -- an extra
        from distributed.comm.addressing import get_address_host_port  # noqa: PLC0415 -- as above
    except ImportError as error:
        raise Mistake("dask-missing", command="pip install stammtisch[dask]") from error
    silence("distributed")
    try:
        get_address_host_port(scheduler)  # what is no address at all
        return Client(scheduler, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, TimeoutError, ValueError) as error:
        raise Mistake("scheduler-unreachable", address=scheduler) from error


def silence(library: str) -> None:
    """Let a library log nothing: what goes wrong is said by us, in one sentence."""
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == library:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
