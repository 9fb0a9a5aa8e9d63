"""How often somebody may ask."""

from __future__ import annotations

import time


class RateLimit:
    """A bucket of tokens that fills up with time: how many at once, how many per second."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self.tokens = burst
        self.last = time.monotonic()

    def take(self) -> bool:
        """Take a token, if there is one left."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.last) * self.rate)
        self.last = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True
