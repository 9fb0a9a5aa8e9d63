"""How often somebody may ask."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class RateLimit:
    """A bucket of tokens that fills up with time: how many at once, how many per second. `share`: our part of both."""

    def __init__(
        self,
        burst: float,
        rate: float,
        clock: Callable[[], float] = time.monotonic,
        share: Callable[[], float] = lambda: 1.0,
    ) -> None:
        self.burst, self.rate = burst, rate
        self.clock, self.share = clock, share
        self.tokens = burst
        self.last = clock()

    def take(self, tokens: float = 1) -> bool:
        """Take some tokens, if so many are left."""
        now, share = self.clock(), self.share()
        self.tokens = min(self.burst * share, self.tokens + (now - self.last) * self.rate * share)
        self.last = now
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True
