"""People who cost little: eight thousand of them share two cores with the server that is measured.

A guest is a socket of its own making: frames as the server sends them (whole, not compressed), messages read only as
far as a player needs them. `kit.Player` is the same with a library, where there are few.
"""

from __future__ import annotations

import asyncio
import base64
import random
import secrets
import struct
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, cast

import msgspec

from bench.server.kit import HEARD

if TYPE_CHECKING:
    from bench.server.kit import Heard, Host, Shown
    from bench.server.tables import Crowd

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SHORT, MIDDLE, MIDDLE_MARK, LONG_MARK = 125, 65_535, 126, 127  # lengths of frames and what says which
READ = (b'{"type":"state"', b'{"type":"moved"', b'{"type":"done"', b'{"type":"refused"')  # the rest is for eyes only
COME_BACK = 0.2  # seconds


class Click(NamedTuple):
    """What was said, and when."""

    message: bytes
    once: str
    begun: float


def frame(opcode: int, data: bytes) -> bytes:
    """A frame from a client: masked, as it must be, with zeros, which change nothing."""
    if len(data) <= SHORT:
        return struct.pack("!BBI", 0x80 | opcode, 0x80 | len(data), 0) + data
    return struct.pack("!BBHI", 0x80 | opcode, 0x80 | MIDDLE_MARK, len(data), 0) + data


class Guest(asyncio.Protocol):
    """A person at a table: knows what it was told last, and which clicks are not answered yet."""

    def __init__(self, table: str, seat: str, key: str) -> None:
        self.table, self.seat, self.key = table, seat, key
        self.host: Host
        self.crowd: Crowd | None = None
        self.number = -1
        self.now: Shown | None = None
        self.acknowledged: dict[str, int] = {}  # by what was said once: its line
        self.clicks: dict[int, Click] = {}  # by the id of the message
        self._ids = 0
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._open = False
        self._told = asyncio.Event()

    # ---- the socket

    async def sit(self, host: Host) -> None:
        """Connect, say hello, and wait until everything was told."""
        self.host = host
        self._told.clear()
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", host.port)
        await self._told.wait()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = writes = cast("asyncio.Transport", transport)  # uvloop's is no subclass of it
        self._buffer, self._open = b"", False
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        writes.write(
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.host.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, _failure: Exception | None) -> None:
        """Come back, from the last number on."""
        self._transport = None
        if self.crowd is not None:
            self.crowd.ask_no_more(self)
            self.crowd.coming.add(task := asyncio.create_task(self._come_back()))
            task.add_done_callback(self.crowd.coming.discard)

    async def _come_back(self) -> None:
        while True:
            try:
                await self.sit(self.host)
            except OSError:
                await asyncio.sleep(COME_BACK)
            else:
                return

    def data_received(self, data: bytes) -> None:
        """Read what is whole."""
        self._buffer = self._buffer + data if self._buffer else data
        if not self._open and not self._opened():
            return
        while (found := self._frame()) is not None:
            opcode, text = found
            if opcode == TEXT and text.startswith(READ):
                self._hear(HEARD.decode(text))
            elif opcode == PING:
                self._send(PONG, text)
            elif opcode == CLOSE and self._transport:
                self._transport.close()

    def _opened(self) -> bool:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        assert b" 101 " in head.partition(b"\r\n")[0], head
        self._open, self._buffer = True, rest
        number = None if self.number < 0 else self.number
        hello = {"type": "hello", "table": self.table, "key": self.key, "number": number}
        self._send(TEXT, msgspec.json.encode(hello))
        for click in self.clicks.values():  # those that were not answered before the connection was lost
            self._send(TEXT, click.message)
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame."""
        data = self._buffer
        if len(data) < 2:  # noqa: PLR2004 -- its first two bytes say how long it is
            return None
        length, start = data[1], 2
        if length == MIDDLE_MARK:
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == LONG_MARK:
            length, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + length:
            return None
        self._buffer = data[start + length :]
        return data[0] & 0x0F, data[start : start + length]

    def _send(self, opcode: int, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(frame(opcode, data))

    def lose_connection(self) -> None:
        """As when a phone leaves its network."""
        if self._transport is not None:
            self._transport.abort()

    def leave(self) -> None:
        """Go for good."""
        self.crowd = None
        self.lose_connection()

    # ---- the game

    @property
    def is_over(self) -> bool:
        """Whether the game is."""
        return self.now is not None and self.now.result is not None

    def look(self) -> None:
        """Tell the crowd whether we are asked something and have not answered."""
        if self.crowd is None:
            return
        if self.now and self.now.due and not self.clicks and self._transport is not None:
            self.crowd.ask(self)
        else:
            self.crowd.ask_no_more(self)

    def click(self, begun: float, times: int = 1) -> None:
        """Answer the question on show at random, perhaps by a double click."""
        assert self.now is not None
        assert self.now.due is not None
        choice = random.choice(self.now.due.ask.choices)
        once = f"{random.getrandbits(64):016x}"
        said = {"type": "decide", "decision": self.now.due.decision, "action": choice.action, "once": once}
        for _ in range(times):
            self._ids += 1
            message = msgspec.json.encode({**said, "id": self._ids})
            self.clicks[self._ids] = Click(message, once, begun)
            self._send(TEXT, message)

    def _hear(self, message: Heard) -> None:
        if message.now is not None:
            assert message.type == "state" or self.number in (-1, message.after), "a message is missing"
            self.number, self.now = message.number, message.now
            self._told.set()
        if message.id is not None:
            self._answered(message)
        self.look()

    def _answered(self, message: Heard) -> None:
        click = self.clicks.pop(message.id or 0, None)
        if click is None or self.crowd is None:
            return
        if message.trouble is not None:
            assert message.trouble.key == "stale", message
            self.crowd.stale += 1
            return
        if click.once not in self.acknowledged:
            self.crowd.times.append(perf_counter() - click.begun)
        assert self.acknowledged.setdefault(click.once, message.number) == message.number
        if not self.clicks:
            self.crowd.answered(self)
