"""Clients: browser tabs, or anything else, with an open socket."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.core.events import SPECTATOR

if TYPE_CHECKING:
    from stammtisch.server.messages import ServerMessage
    from stammtisch.server.room import Room

UNREAD: Final = 64  # messages that may wait for a slow reader
ENCODER: Final = msgspec.json.Encoder()


class Client:
    """One socket: which room it is in, as whom, and what it has not read yet."""

    def __init__(self) -> None:
        self.room: Room | None = None
        self.viewer = SPECTATOR
        self.address = ""  # in memory only
        self.others: set[int] = set()  # seats of people at the same screen
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, data: bytes) -> None:
        """Put a message into the outbox; a client that reads too slowly is disconnected and may come back."""
        if self.outbox.qsize() >= UNREAD:
            self.leave()
        else:
            self.outbox.put_nowait(data)

    def tell(self, message: ServerMessage) -> None:
        """Send a message to this client alone."""
        self.send(ENCODER.encode(message))

    def leave(self) -> None:
        """Close the socket once what was sent before is read."""
        self.outbox.put_nowait(None)
