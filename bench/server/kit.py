"""A real server in a process of its own, and clients that play: for the benchmarks beside this file."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import psycopg
import websockets

from stammtisch.core.record import Result
from stammtisch.server.messages import Due, ErrorInfo

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

OPENING = 60  # seconds that a socket may take to open on a busy machine


class Host:
    """The server's process and its address."""

    def __init__(self, process: asyncio.subprocess.Process, port: int, place: str) -> None:
        self.process = process
        self.port = port
        self.place = place  # a folder, or the address of a database
        kept = httpx.Limits(keepalive_expiry=1)  # seconds: the server closes connections that were quiet for five
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=kept)

    def memory(self) -> int:
        """Resident bytes of the server's process."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) * 1024

    def cpu_seconds(self) -> float:
        """Processor time of the server's process."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def table(self, game: str, seats: int, pace: int = 0) -> Any:  # noqa: ANN401 -- JSON
        """A table for this many people."""
        wish = {"game": game, "seats": [{"holder": "me"}] * seats, "pace": pace}
        answer = await self.http.post("/api/tables", json=wish)
        answer.raise_for_status()
        return answer.json()

    async def connect(self, path: str = "/api/socket") -> websockets.ClientConnection:
        """A socket, nobody's yet."""
        address = f"ws://127.0.0.1:{self.port}{path}"
        return await websockets.connect(
            address, max_size=None, compression=None, ping_interval=None, open_timeout=OPENING
        )


@contextlib.asynccontextmanager
async def open_host(place: str = "") -> AsyncIterator[Host]:
    """A server on loopback with a new folder, or on a database."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.server.host", place or folder]
        env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}  # as installed
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, env=env)
        assert process.stdout is not None
        host = Host(process, int(await process.stdout.readline()), place or folder)
        try:
            yield host
        finally:
            await host.http.aclose()
            process.terminate()
            await process.wait()


class Shown(msgspec.Struct):
    """What a player looks at; the rest of a message is skipped, which keeps the players' core free."""

    due: Due | None
    result: Result | None


class Heard(msgspec.Struct):
    """A message of the server, as far as a player reads it."""

    type: str
    id: int | None = None
    after: int = -1
    number: int = -1
    now: Shown | None = None
    trouble: ErrorInfo | None = None


HEARD = msgspec.json.Decoder(Heard)


class Player:
    """A person with one socket: knows what it was told last."""

    def __init__(self, table: str, seat: str, key: str) -> None:
        self.table, self.seat, self.key = table, seat, key
        self.host: Host
        self.socket: websockets.ClientConnection
        self.number = -1
        self.now: Shown | None = None
        self.acknowledged: dict[str, int] = {}  # by what was said once: its line

    async def sit(self, host: Host, *, fresh: bool = True) -> None:
        """Say hello: from the start, or from the last number on."""
        self.host = host
        self.socket = await host.connect()
        number = None if fresh else self.number
        await self.say({"type": "hello", "table": self.table, "key": self.key, "number": number})

    async def say(self, message: object) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode(message), text=True)

    async def hear(self) -> Heard:
        """The next message."""
        message = HEARD.decode(await self.socket.recv())
        if message.now is not None:
            assert message.type == "state" or self.number == message.after, "a message is missing"
            self.number, self.now = message.number, message.now
        return message

    def decision(self) -> dict[str, object]:
        """A random answer to the question on show."""
        assert self.now is not None
        assert self.now.due is not None
        action = secrets.choice(self.now.due.ask.choices).action
        once = secrets.token_hex(8)
        return {"type": "decide", "id": 1, "decision": self.now.due.decision, "action": action, "once": once}


def stored_marks(place: str) -> dict[tuple[str, str], int]:
    """All clicks that the database of a house has, by table and mark: their lines."""
    query = "SELECT table_id, once, number FROM lines WHERE once <> ''"
    if place.startswith("postgresql"):
        with psycopg.connect(place) as connection:
            rows = connection.execute(query).fetchall()
    else:
        with contextlib.closing(sqlite3.connect(Path(place) / "stammtisch.sqlite")) as file:
            rows = file.execute(query).fetchall()
    found = {(row[0], row[1]): row[2] for row in rows}
    assert len(found) == len(rows), "a click counts twice"
    return found


def percentile(times: Sequence[float], part: float) -> float:
    """The time that this part of all times stays below, in milliseconds."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000
