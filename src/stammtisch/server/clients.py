"""Guests: browser tabs with a socket, and how often somebody may speak."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.core.events import SPECTATOR

if TYPE_CHECKING:
    from stammtisch.server.messages import ServerMessage
    from stammtisch.server.room import Room

UNREAD: Final = 64  # messages that may wait for a slow reader
ENCODER: Final = msgspec.json.Encoder()


class RateLimit:
    """Tokens that come back with time: how many at once, how many a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self.tokens = burst
        self.last = time.monotonic()

    def take(self) -> bool:
        """Whether there is a token left; it is taken."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.last) * self.rate)
        self.last = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Client:
    """One tab: which room it is in, as whom, and what it has not read yet."""

    def __init__(self) -> None:
        self.room: Room | None = None
        self.viewer = SPECTATOR
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, data: bytes) -> None:
        """Put a message into the outbox; a reader who is too slow is shown the door and may come back."""
        if self.outbox.qsize() >= UNREAD:
            self.leave()
        else:
            self.outbox.put_nowait(data)

    def tell(self, message: ServerMessage) -> None:
        """Send a message of its own."""
        self.send(ENCODER.encode(message))

    def leave(self) -> None:
        """Close the socket once what was sent before is read."""
        self.outbox.put_nowait(None)
