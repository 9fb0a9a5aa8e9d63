"""Ending so that nobody notices: on SIGTERM a process first sends everybody away, then stops."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import signal
import threading
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from stammtisch.server.tables import Tables

LONGEST: Final = 3.0  # seconds over which sockets are closed, so that not all come back at once
EACH: Final = 0.005  # seconds for one socket
PATIENCE: Final = 5.0  # seconds after which it ends anyway
log = logging.getLogger(__name__)


async def drain(tables: Tables) -> None:
    """Be ready no more, give back what this process looks after, and tell everybody to try again."""
    tables.draining = True
    await tables.autoplay.close()
    with contextlib.suppress(Exception):  # the database may be away: leases end by themselves
        await tables.leases.release_all()
    clients = list(tables.clients)
    random.shuffle(clients)
    pause = min(EACH, LONGEST / max(1, len(clients)))
    for client in clients:
        client.leave()
        await asyncio.sleep(pause)


def drain_on_sigterm(tables: Tables) -> None:
    """Drain before whoever handles SIGTERM now is told of it."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop, before = asyncio.get_running_loop(), signal.getsignal(signal.SIGTERM)
    ending: list[asyncio.Task[None]] = []

    async def end(number: int, frame: Any) -> None:  # noqa: ANN401 -- a frame
        try:
            await asyncio.wait_for(drain(tables), PATIENCE)
        except Exception:
            log.exception("could not drain")
        if callable(before):
            before(number, frame)

    def begin(number: int, frame: Any) -> None:  # noqa: ANN401 -- a frame
        if not ending:
            ending.append(loop.create_task(end(number, frame)))

    signal.signal(signal.SIGTERM, lambda number, frame: loop.call_soon_threadsafe(begin, number, frame))
