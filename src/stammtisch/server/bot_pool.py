"""A pool of worker processes for bots; one that hangs or crashes is ended and replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.server.bot_worker import BotReply

if TYPE_CHECKING:
    from stammtisch.server.bot_worker import BotRequest

LONGEST: Final = 10.0  # seconds a bot may think
LIBRARIES: Final = ("OMP", "OPENBLAS", "MKL")
ONE_THREAD: Final = {
    f"{name}_NUM_THREADS": "1" for name in LIBRARIES
}  # otherwise bots with nets would compete for the cores
REPLIES: Final = msgspec.json.Decoder(BotReply)
log = logging.getLogger(__name__)


class BotFailed(Exception):
    """A bot gave no usable answer."""


class BotPool:
    """A few worker processes, each busy with one request at a time."""

    def __init__(self, processes: int, longest: float = LONGEST) -> None:
        self.processes = processes
        self.longest = longest
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: set[Process] = set()
        self._starting: set[asyncio.Task[Process]] = set()
        for _ in range(processes):
            self._free.put_nowait(None)  # it is started when it is first needed

    async def ask(self, request: BotRequest) -> int:
        """A bot's answer, which is one of the legal actions; raises BotFailed."""
        process = await self._free.get()
        try:
            process = process or await self._start()
            reply = await asyncio.wait_for(exchange(process, request), self.longest)
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.MsgspecError) as failure:
            await self._end(process)
            process = None
            raise BotFailed(f"{request.bot}: {type(failure).__name__}") from failure
        except BaseException:
            await self._end(process)
            process = None
            raise
        finally:
            self._free.put_nowait(process)
        if reply.action not in request.legal:
            raise BotFailed(f"{request.bot}: {reply.failure or reply.action}")
        return reply.action

    async def warm(self) -> None:
        """Start every process now, so that the first request need not wait for it."""
        processes = [self._free.get_nowait() for _ in range(self._free.qsize())]
        for process in processes:
            self._free.put_nowait(process or await self._start())

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*self._starting, return_exceptions=True)
        for process in list(self._all):
            await self._end(process)

    async def _start(self) -> Process:
        """A new process; a start is always finished, because a half-started process cannot be ended properly."""
        task = asyncio.create_task(self._spawn())
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)
        return await asyncio.shield(task)

    async def _spawn(self) -> Process:
        module = ["-m", "stammtisch.server.bot_worker"]
        env = {**os.environ, **ONE_THREAD}
        process = await asyncio.create_subprocess_exec(sys.executable, *module, stdin=PIPE, stdout=PIPE, env=env)
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


async def exchange(process: Process, request: BotRequest) -> BotReply:
    """Send a request to a process and wait for its reply."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(request) + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise EOFError
    return REPLIES.decode(line)
