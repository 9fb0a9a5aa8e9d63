"""Work that takes many milliseconds is done beside the event loop: one thing at a time, for guests in turn.

So it gets at most half of the process, whatever is asked for, and nobody waits for more than one thing of a busy guest.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from stammtisch.server.fair_queue import Claim, FairQueue

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import ParamSpec, TypeVar

    Params = ParamSpec("Params")
    Found = TypeVar("Found")


class SideWork:
    """A thread of its own for whatever would hold the event loop for long."""

    def __init__(self) -> None:
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue(1)
        self._busy = False

    async def run(
        self, guest: str, task: Callable[Params, Found], *args: Params.args, **kwargs: Params.kwargs
    ) -> Found:
        """Run something for a guest when it is their turn; what was begun is finished before the next begins."""
        claim, turn = Claim("", guest), asyncio.get_running_loop().create_future()
        self._queue.add(claim, turn)
        self._serve()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._finish(claim, 0)
            raise
        begun = time.monotonic()
        job = asyncio.ensure_future(asyncio.to_thread(task, *args, **kwargs))
        job.add_done_callback(lambda _job: self._finish(claim, time.monotonic() - begun))
        return await asyncio.shield(job)

    def _finish(self, claim: Claim, seconds: float) -> None:
        self._busy = False
        self._queue.finish(claim, seconds)
        self._serve()

    def _serve(self) -> None:
        """Let the next one begin, if nothing runs; whoever gave up is passed over."""
        while not self._busy and (found := self._queue.take()):
            claim, turn = found
            if turn.done():
                self._queue.finish(claim, 0)
            else:
                self._busy = True
                turn.set_result(None)
