"""When Python looks for garbage that only its collector finds: everybody waits while it walks through all tables.

Play leaves none behind, a socket that has ended leaves a little. So the collector does not run by itself: it is called
when some sockets have ended, or some time has passed; much later in a house of many tables, where it takes seconds.
"""

from __future__ import annotations

import gc
import time
from typing import Final, NamedTuple

FEW: Final = 100  # tables through which it walks in about a tenth of a second


class Limit(NamedTuple):
    """What may go by until it is called."""

    ended: int  # sockets: a thousand of them leave a few megabytes
    seconds: float


SMALL: Final = Limit(200, 600)
LARGE: Final = Limit(20_000, 21_600)


def collect_by_hand() -> None:
    """Let the collector rest from now on, and never look at what is there already."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Collector:
    """Knows what may have left garbage behind, and calls the collector."""

    def __init__(self) -> None:
        self.ended = 0  # sockets since the last time
        self._last = time.monotonic()

    def look(self, tables: int) -> bool:
        """Collect if it is time, with so many tables open; whether it was."""
        limit = SMALL if tables <= FEW else LARGE
        now = time.monotonic()
        if self.ended < limit.ended and now < self._last + limit.seconds:
            return False
        self.ended, self._last = 0, now
        gc.collect()
        return True
