"""A pool of worker processes for bots; one that hangs or crashes is ended and replaced.

Whoever waits is served in turn (`fair_queue.py`), so that nobody can keep all processes busy for themselves. What can
wait (`server/analysis`) is done in the time that bots leave, in small parts, and never in all processes at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.bots.making import strength_in
from stammtisch.server.bot_worker import BotReply, Reply
from stammtisch.server.fair_queue import Claim, FairQueue
from stammtisch.server.hints.thinking import Advised, Cautioned
from stammtisch.server.measures import MEASURES

if TYPE_CHECKING:
    from stammtisch.server.bot_worker import BotRequest, Request
    from stammtisch.server.hints.thinking import AdviceRequest

LONGEST: Final = 10.0  # seconds a bot may think
LIBRARIES: Final = ("OMP", "OPENBLAS", "MKL")
ONE_THREAD: Final = {
    f"{name}_NUM_THREADS": "1" for name in LIBRARIES
}  # otherwise bots with nets would compete for the cores
REMEMBERED: Final = 100_000  # tables
PATIENCE: Final = 5.0  # seconds after which what can wait comes before bots, once
LONGEST_LINE: Final = 16_000_000  # bytes of a reply
REPLIES: Final = msgspec.json.Decoder(Reply)
log = logging.getLogger(__name__)


Turn = asyncio.Future["Process | None"]


class BotFailed(Exception):
    """A bot gave no usable answer."""


class Lane:
    """Questions of one kind that wait for a process, and how many processes they may have at once."""

    def __init__(self, queue: FairQueue[Turn], most: int) -> None:
        self.queue = queue
        self.most = most
        self.running = 0
        self._since = 0.0  # when somebody began to wait, or was served last

    @property
    def is_overdue(self) -> bool:
        """Whether somebody has waited for so long that they come first."""
        return bool(len(self.queue)) and time.monotonic() - self._since > PATIENCE

    def add(self, claim: Claim, turn: Turn) -> None:
        """Let somebody wait."""
        if not len(self.queue):
            self._since = time.monotonic()
        self.queue.add(claim, turn)

    def take(self) -> tuple[Lane, Claim, Turn] | None:
        """Whose turn it is; None if nobody waits who may have one."""
        found = self.queue.take() if self.running < self.most else None
        if found is None:
            return None
        self.running += 1
        self._since = time.monotonic()
        return (self, *found)

    def finish(self, claim: Claim, seconds: float) -> None:
        """Somebody is done."""
        self.running -= 1
        self.queue.finish(claim, seconds)


class BotPool:
    """A few worker processes, each busy with one request at a time."""

    def __init__(self, processes: int, longest: float = LONGEST) -> None:
        self.processes = processes
        self.longest = longest
        self.guests: dict[str, str] = {}  # by table: who made it, as far as this process has seen it
        most = max(1, processes - 1)  # one process stays free for others
        self._bots = Lane(FairQueue(most), processes)
        self._later = Lane(FairQueue(1), most)  # what can wait: a guest's one at a time
        self._free: list[Process | None] = [None] * processes  # a process is started when it is first needed
        self._all: set[Process] = set()
        self._starting: set[asyncio.Task[Process]] = set()

    def belongs(self, table: str, guest: str) -> None:
        """Note who made a table: all tables of one guest share one turn."""
        while len(self.guests) >= REMEMBERED:
            del self.guests[next(iter(self.guests))]
        self.guests[table] = guest

    @property
    def waiting(self) -> int:
        """How many questions to bots wait for a process."""
        return len(self._bots.queue)

    async def ask(self, request: BotRequest, table: str = "", *, people: bool = True) -> int:
        """A bot's answer, which is one of the legal actions; raises BotFailed."""
        claim = Claim(table, self.guests.get(table, ""), people)
        reply, seconds = await self._exchange(self._bots, claim, request, self.longest)
        if not isinstance(reply, BotReply) or reply.action not in request.legal:
            raise BotFailed(f"{request.bot}: {reply}")
        MEASURES.observe("bot_seconds", seconds, label_of(request.bot))
        return reply.action

    async def advise(self, request: AdviceRequest, table: str) -> Advised | Cautioned:
        """Advice for a person, on the time of the bots of their table; raises BotFailed."""
        claim = Claim(table, self.guests.get(table, ""))
        reply, _seconds = await self._exchange(self._bots, claim, request, self.longest)
        if not isinstance(reply, Advised | Cautioned):
            raise BotFailed(f"advice: {reply}")
        return reply

    async def work(self, request: Request, record: str, guest: str, longest: float) -> Reply:
        """What can wait until no bot is asked: parts of analyses, those of several guests and records in turn."""
        reply, _seconds = await self._exchange(self._later, Claim(record, guest), request, longest)
        return reply

    async def _exchange(self, lane: Lane, claim: Claim, request: Request, longest: float) -> tuple[Reply, float]:
        """The reply of a process, when it is one's turn, and how long it took; raises BotFailed."""
        process = await self._wait(lane, claim)
        begun = time.monotonic()
        try:
            process = process or await self._start()
            reply = await asyncio.wait_for(exchange(process, request), longest)
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.MsgspecError) as failure:
            await self._end(process)
            process = None
            raise BotFailed(f"{getattr(request, 'bot', type(request).__name__)}: {type(failure).__name__}") from failure
        except BaseException:
            await self._end(process)
            process = None
            raise
        finally:
            seconds = time.monotonic() - begun
            self._give_back(lane, claim, process, seconds)
        return reply, seconds

    async def warm(self) -> None:
        """Start every process now, so that the first request need not wait for it."""
        for _ in range(self.processes):
            if None in self._free:
                self._free.remove(None)
                process: Process | None = None
                try:
                    process = await self._start()
                finally:
                    self._free.append(process)
                    self._serve()

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*self._starting, return_exceptions=True)
        for process in list(self._all):
            await self._end(process)

    # ---- turns

    async def _wait(self, lane: Lane, claim: Claim) -> Process | None:
        """Wait for one's turn; whoever gives up while they wait is passed over."""
        turn: Turn = asyncio.get_running_loop().create_future()
        lane.add(claim, turn)
        self._serve()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(lane, claim, turn.result(), 0)
            raise

    def _serve(self) -> None:
        """Give free processes to those whose turn it is; what can wait has its turn if nobody else wants one."""
        lanes = (self._bots, self._later)
        while self._free:
            order = reversed(lanes) if self._later.is_overdue else lanes
            found = next(filter(None, (lane.take() for lane in order)), None)
            if found is None:
                return
            lane, claim, turn = found
            if turn.done():
                lane.finish(claim, 0)
            else:
                turn.set_result(self._free.pop())

    def _give_back(self, lane: Lane, claim: Claim, process: Process | None, seconds: float) -> None:
        lane.finish(claim, seconds)
        self._free.append(process)
        self._serve()

    # ---- processes

    async def _start(self) -> Process:
        """A new process; a start is always finished, because a half-started process cannot be ended properly."""
        task = asyncio.create_task(self._spawn())
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)
        return await asyncio.shield(task)

    async def _spawn(self) -> Process:
        module = ["-m", "stammtisch.server.bot_worker"]
        env = {**os.environ, **ONE_THREAD}
        process = await asyncio.create_subprocess_exec(
            sys.executable, *module, stdin=PIPE, stdout=PIPE, env=env, start_new_session=True, limit=LONGEST_LINE
        )  # a session of its own: Ctrl+C is for the server, whose end is the end of their input
        self._all.add(process)
        return process

    async def _end(self, process: Process | None) -> None:
        if process is None:
            return
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        with contextlib.suppress(OSError):
            await process.communicate()  # read to the end, so that its pipes are closed
        await process.wait()


async def exchange(process: Process, request: Request) -> Reply:
    """Send a request to a process and wait for its reply."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(request) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    reply: Reply = REPLIES.decode(line)
    return reply


def label_of(bot: str) -> str:
    """A bot as it is counted: all strengths between levels together, or they would be a thousand."""
    return bot if strength_in(bot) is None else "elo"
