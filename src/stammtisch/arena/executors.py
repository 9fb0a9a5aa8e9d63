"""Executors: work is done in this process, in a pool of processes, or on a Dask cluster, with the same results.

Results come in the order of the chunks, whichever worker finishes first.
"""

from __future__ import annotations

import logging
import signal
from collections import deque
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import cache
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeAlias, TypeVar

from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator

    from distributed import Client

EXECUTORS: Final = ("local", "dask")
CONNECT_TIMEOUT: Final = 10  # seconds until a scheduler counts as unreachable
AHEAD: Final = 2  # chunks per worker that are submitted before the first result is back
CLUSTER_AHEAD: Final = 32  # workers may join a cluster at any time, so more are submitted there

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)
Results: TypeAlias = "Generator[Result, None, None]"  # results one by one; closing it stops the work


class Where(NamedTuple):
    """Which executor does the work, with how many processes of this machine, or the scheduler of which cluster."""

    executor: str = "local"
    jobs: int = 1
    scheduler: str = ""


HERE: Final = Where()


class AnyFuture(Protocol[Result_co]):
    """A result that is being worked on: a future of any library."""

    def result(self) -> Result_co:
        """Wait for it."""


class WorkerPool(Protocol):
    """Workers that can be given work several times."""

    def run(self, chunks: Iterable[Chunk], work: Callable[[Chunk], Result]) -> Results[Result]:
        """The results in the order of the chunks."""


def run(chunks: Iterable[Chunk], work: Callable[[Chunk], Result], where: Where = HERE) -> Results[Result]:
    """Do the work for every chunk; yield the results in the order of the chunks.

    Chunks are taken as they are needed, so there may be endlessly many; closing the generator stops the work. `work`
    must be a function of a module, and its result may depend on its chunk only.
    """
    with worker_pool(where) as pool:
        yield from pool.run(chunks, work)


@contextmanager
def worker_pool(where: Where = HERE) -> Iterator[WorkerPool]:
    """A pool that stays for several rounds of work."""
    if where.executor == "dask":
        with connect(where.scheduler) as client:
            yield DaskPool(client)
    elif where.jobs > 1:
        with process_executor(where.jobs) as executor:
            yield ProcessPool(executor, where.jobs)
    else:
        yield InProcess()


class InProcess:
    """No workers: this process does the work, chunk by chunk."""

    def run(self, chunks: Iterable[Chunk], work: Callable[[Chunk], Result]) -> Results[Result]:
        """The results in the order of the chunks."""
        for chunk in chunks:
            yield run_on_one_thread(work, chunk)


def run_on_one_thread(work: Callable[[Chunk], Result], chunk: Chunk) -> Result:
    """Work without threads of the linear algebra: they would compete for cores, and add up in another order."""
    limit_threads()
    return work(chunk)


@cache
def limit_threads() -> None:
    """Set the limit once per process; releasing it could happen in the middle of another chunk."""
    with suppress(ModuleNotFoundError):  # without the extra `nets` there is nothing to limit
        import numpy as np  # noqa: F401, PLC0415 -- the libraries to be limited must be there
        from threadpoolctl import threadpool_limits  # noqa: PLC0415 -- as above

        threadpool_limits(1)


def in_order(chunks: Iterable[Chunk], submit: Callable[[Chunk], AnyFuture[Result]], ahead: int) -> Results[Result]:
    """Submit some chunks ahead, and wait for the oldest."""
    waiting: deque[AnyFuture[Result]] = deque()
    for chunk in chunks:
        waiting.append(submit(chunk))
        if len(waiting) > ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


# ---- processes of this machine


@contextmanager
def process_executor(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Freshly spawned processes, which inherit nothing; what has not begun at the end is dropped."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=end_quietly) as executor:
        try:
            yield executor
        finally:
            executor.shutdown(wait=False, cancel_futures=True)


class ProcessPool:
    """Processes of this machine share the work."""

    def __init__(self, executor: ProcessPoolExecutor, jobs: int) -> None:
        self.executor = executor
        self.jobs = jobs

    def run(self, chunks: Iterable[Chunk], work: Callable[[Chunk], Result]) -> Results[Result]:
        """The results in the order of the chunks."""

        def submit(chunk: Chunk) -> Future[Result]:
            with interrupts_held():
                return self.executor.submit(run_on_one_thread, work, chunk)

        try:
            yield from in_order(chunks, submit, AHEAD * self.jobs)
        except BrokenProcessPool as error:
            raise Mistake("worker-lost") from error


def end_quietly() -> None:
    """In a new process: let Ctrl-C end it silently; the parent process reports it."""
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


class DaskPool:
    """The workers of a Dask cluster share the work; if one dies, another does what it left undone."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def run(self, chunks: Iterable[Chunk], work: Callable[[Chunk], Result]) -> Results[Result]:
        """The results in the order of the chunks."""
        from distributed import CancelledError, KilledWorker  # noqa: PLC0415 -- an extra

        def submit(chunk: Chunk) -> AnyFuture[Result]:
            future: AnyFuture[Result] = self.client.submit(run_on_one_thread, work, chunk, pure=False)
            return future

        try:
            yield from in_order(chunks, submit, CLUSTER_AHEAD)
        except (CancelledError, KilledWorker) as error:
            raise Mistake("worker-lost") from error


def connect(scheduler: str) -> Client:
    """A client of the scheduler at an address."""
    try:
        from distributed import Client  # noqa: PLC0415 -- an extra
        from distributed.comm.addressing import get_address_host_port  # noqa: PLC0415 -- as above
    except ImportError as error:
        raise Mistake("dask-missing", command="pip install 'stammtisch[dask]'") from error
    silence("distributed")
    try:
        get_address_host_port(scheduler)  # raises ValueError for what is no address at all
        return Client(scheduler, timeout=CONNECT_TIMEOUT, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, TimeoutError, ValueError) as error:
        raise Mistake("scheduler-unreachable", address=scheduler) from error


def silence(library: str) -> None:
    """Let a library log nothing: we say what goes wrong, in one sentence."""
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == library:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
