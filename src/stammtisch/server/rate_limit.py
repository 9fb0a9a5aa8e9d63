"""How often somebody may ask."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class RateLimit:
    """A bucket of tokens that fills up with time: how many at once, how many per second."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.rate = burst, rate
        self.clock = clock
        self.tokens = burst
        self.last = clock()

    def take(self, tokens: float = 1) -> bool:
        """Take some tokens, if so many are left."""
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.last) * self.rate)
        self.last = now
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True
