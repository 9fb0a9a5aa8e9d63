"""Real processes of one house, people who come back after every fault, and a look into the database at the end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import secrets
import signal
import sys
import time
from typing import TYPE_CHECKING, Any

import psycopg
import websockets

from tests.server.kit import Server, Tab

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

STARTING = 60.0  # seconds, on a busy machine
COME_BACK = 0.05  # seconds until somebody tries another process


class RealServer:
    """`stammtisch serve` in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process, server: Server) -> None:
        self.process = process
        self.server = server

    def send(self, what: signal.Signals) -> None:
        """Send a signal, unless it is dead already."""
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(what)

    async def end(self, what: signal.Signals = signal.SIGKILL) -> None:
        """End it."""
        self.send(what)
        await self.process.wait()
        await self.server.http.aclose()


async def start_server(*options: str, program: Sequence[str] = ("-m", "stammtisch.cli")) -> RealServer:
    """Start a server, and wait until it says where it is."""
    command = [sys.executable, *program, "serve", "--port", "0", "--no-open", "--lang", "en", *options]
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONUNBUFFERED": "1"}
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), STARTING)).decode()
    found = re.search(r":(\d+)/", line)
    assert found, line
    return RealServer(process, Server(int(found[1])))


@contextlib.asynccontextmanager
async def house(database: str, processes: int = 2) -> AsyncIterator[list[RealServer]]:
    """Several processes on one database; whoever of them is alive at the end is killed."""
    servers = list(await asyncio.gather(*(start_server("--database", database) for _ in range(processes))))
    try:
        yield servers
    finally:
        for server in servers:
            await server.end()


class Person:
    """Somebody at a table: clicks, comes back at any process, repeats a click that was not answered."""

    def __init__(self, table: str, seat: str, key: str, think: float = 0) -> None:
        self.table, self.seat, self.key = table, seat, key
        self.think = think  # seconds before a click, on average
        self.chance = random.Random(key)
        self.acknowledged: dict[str, int] = {}  # by the mark of a click: its line
        self.shown: dict[int, Any] = {}  # every line that was ever on screen
        self.longest_gap = 0.0
        self.over = False
        self._click: dict[str, object] | None = None
        self._left: float | None = None

    async def live(self, servers: list[RealServer], until: asyncio.Event) -> None:
        """Play until the game is over or it is enough, through whatever happens."""
        while not (self.over or until.is_set()):
            try:
                async with asyncio.timeout(STARTING), self._tab(self.chance.choice(servers)) as tab:
                    await self._play(tab, until)
            except (websockets.WebSocketException, OSError, TimeoutError, EOFError):
                self._left = self._left or time.monotonic()
                await asyncio.sleep(COME_BACK)

    @contextlib.asynccontextmanager
    async def _tab(self, server: RealServer) -> AsyncIterator[Tab]:
        async with server.server.tab(self.table, self.key) as tab:
            if tab.now is None:
                raise ConnectionRefusedError(tab.heard[-1])  # the store is away
            self._back()
            yield tab

    def _back(self) -> None:
        if self._left is not None:
            self.longest_gap = max(self.longest_gap, time.monotonic() - self._left)
            self._left = None

    async def _play(self, tab: Tab, until: asyncio.Event) -> None:
        self._look(tab)
        while not until.is_set():
            if self._click is None:
                if not await self._asked(tab, until):
                    return
                await asyncio.sleep(self.chance.uniform(0, 2 * self.think))
                self._click = self._decision(tab)
            answer = await tab.ask(self._click)
            self._look(tab)
            if answer["type"] == "done":
                once = str(self._click["once"])
                assert self.acknowledged.setdefault(once, answer["number"]) == answer["number"]
                await tab.reach(answer["number"])
                self._look(tab)
            else:
                assert answer["trouble"]["key"] in ("stale", "store-away"), answer
            self._click = None

    async def _asked(self, tab: Tab, until: asyncio.Event) -> bool:
        """Whether this seat is asked something before the end."""
        while not tab.now["due"]:
            if tab.now["result"]:
                self.over = True
            if self.over or until.is_set():
                return False
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(hearing := asyncio.ensure_future(tab.hear())), 0.5)
            await self._finish(hearing, until)
            self._look(tab)
        return True

    async def _finish(self, hearing: asyncio.Future[Any], until: asyncio.Event) -> None:
        while not hearing.done():
            if until.is_set():
                hearing.cancel()
                return
            await asyncio.wait([hearing], timeout=0.2)
        hearing.result()

    def _decision(self, tab: Tab) -> dict[str, object]:
        due = tab.now["due"]
        action = self.chance.choice(due["ask"]["choices"])["action"]
        return {"type": "decide", "decision": due["decision"], "action": action, "once": secrets.token_hex(8)}

    def _look(self, tab: Tab) -> None:
        """Whatever was on screen once is still there, word for word; an older process cannot read some of it."""
        for line in (line for line in tab.lines if line["entry"]["type"] != "unread"):
            assert self.shown.setdefault(line["number"], line) == line


async def seat_people(server: RealServer, tables: int, think: float = 0) -> list[Person]:
    """Tables full of people."""
    people = []
    for _ in range(tables):
        made = await server.server.table("me", "me", "me")
        people += [Person(made["table"]["id"], seat, key, think) for seat, key in made["keys"].items()]
    return people


def acknowledged(people: list[Person]) -> int:
    """How many decisions were acknowledged so far."""
    return sum(len(person.acknowledged) for person in people)


async def until(reached: Callable[[], bool]) -> None:
    """Wait until something is true."""
    while not await asyncio.to_thread(reached):  # noqa: ASYNC110 -- it happens in other processes
        await asyncio.sleep(0.1)


def check_database(database: str, people: list[Person]) -> int:
    """Every acknowledged decision is stored once, at its number, and no line is missing; how many were acknowledged."""
    with psycopg.connect(database) as connection:
        for table in {person.table for person in people}:
            query = "SELECT number, entry, once FROM lines WHERE table_id = %s ORDER BY number"
            rows = connection.execute(query, (table,)).fetchall()
            assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
            marks = [row[2] for row in rows if row[2]]
            assert len(marks) == len(set(marks)), "a click counts twice"
            by_mark = {row[2]: row[0] for row in rows}
            for person in (one for one in people if one.table == table):
                assert {
                    once: by_mark.get(f"{person.seat}:{once}") for once in person.acknowledged
                } == person.acknowledged
                check_shown(person, {row[0]: json.loads(row[1]) for row in rows})
    return acknowledged(people)


def check_shown(person: Person, stored: dict[int, Any]) -> None:
    """What was on screen is in the database."""
    for number, line in person.shown.items():
        entry = stored[number]
        assert entry.get("seat") == line["entry"].get("seat"), "a line was shown that is not there"
