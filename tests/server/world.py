"""The world outside of a house: whatever is called there is noted, and answered with the status that a test wants."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class Heard(NamedTuple):
    """A request."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:  # noqa: ANN401 -- JSON
        """The body."""
        return msgspec.json.decode(self.body)


class World:
    """A server on loopback that takes everything."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.status = 201
        self.origin = ""
        self.came = asyncio.Event()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one request."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        method, path, _version = head[0].split(" ")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.heard.append(Heard(method, path, headers, body))
        self.came.set()
        writer.write(f"HTTP/1.1 {self.status} So\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    def take(self) -> list[Heard]:
        """What was heard since."""
        heard, self.heard = self.heard, []
        self.came.clear()
        return heard


@contextlib.asynccontextmanager
async def open_world() -> AsyncIterator[World]:
    """A world for as long as it is needed."""
    world = World()
    server = await asyncio.start_server(world.answer, "127.0.0.1", 0)
    world.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield world
