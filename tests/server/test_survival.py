"""kill -9 at any moment loses nothing that was acknowledged; after a restart every table goes on, bots included."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import sys
from typing import TYPE_CHECKING, Any

import pytest
import websockets

from stammtisch.server.clients import UNREAD, Client
from stammtisch.server.store import writer
from tests.server.kit import Server, async_test, open_server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.server.kit import Tab

PERIODS = 6  # lives of the server
TABLES = 3


@contextlib.asynccontextmanager
async def real_server(folder: Path) -> AsyncIterator[tuple[Server, asyncio.subprocess.Process]]:
    """`stammtisch serve` in a process of its own, killed without mercy at the end."""
    command = [sys.executable, "-m", "stammtisch.cli", "serve", "--port", "0", "--no-open", "--lang", "en"]
    process = await asyncio.create_subprocess_exec(
        *command, "--data", str(folder), stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONUNBUFFERED": "1"}
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
    found = re.search(r":(\d+)/", line)
    assert found, line
    server = Server(int(found[1]))
    try:
        yield server, process
    finally:
        await server.http.aclose()
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGKILL)
        await process.wait()


class Witness:
    """A player who remembers every line that was acknowledged to them or shown on their screen."""

    def __init__(self, made: Any) -> None:  # noqa: ANN401 -- JSON
        self.table = made["table"]["id"]
        self.key = next(iter(made["keys"].values()))
        self.lines: list[Any] = []
        self.over = False

    async def sit(self, server: Server) -> None:
        """Play until the game or the server is over."""
        try:
            async with server.tab(self.table, self.key) as tab:
                self.check(tab)
                await self.play(tab)
        except (websockets.WebSocketException, OSError, TimeoutError):
            return

    async def play(self, tab: Tab) -> None:
        """Answer what is asked, and remember."""
        try:
            while await tab.asked():
                answer = await tab.decide()
                assert answer["type"] == "done", answer
            self.over = True
        finally:
            self.lines = tab.lines

    def check(self, tab: Tab) -> None:
        """All that was shown before is still there, word for word."""
        assert tab.lines[: len(self.lines)] == self.lines


@async_test
async def test_nothing_acknowledged_is_lost_by_killing_the_server(tmp_path: Path) -> None:
    """Several tables, several killings at random moments; then they are played to their end."""
    chance = random.Random(5)
    witnesses: list[Witness] = []
    for period in range(PERIODS):
        async with real_server(tmp_path) as (server, process):
            while len(witnesses) < TABLES:
                witnesses += [Witness(await server.table("me", "random", "random", "random"))]
            playing = asyncio.gather(*(witness.sit(server) for witness in witnesses))
            if period < PERIODS - 1:
                await asyncio.wait([playing], timeout=chance.uniform(0.05, 0.8))
                process.send_signal(signal.SIGKILL)
            await playing

    assert all(witness.over for witness in witnesses)
    assert all(len(witness.lines) > 100 for witness in witnesses)


@async_test
async def test_bots_go_on_after_a_restart_with_nobody_there(tmp_path: Path) -> None:
    """A table of bots alone is finished by the next server."""
    async with real_server(tmp_path) as (server, process):
        made = await server.table("random", "random", "random", pace=20)
        process.send_signal(signal.SIGKILL)
    async with open_server(tmp_path) as server:
        await server.post(f"/api/tables/{made['table']['id']}/settings", {"pace": 0}, made["host"])
        async with server.tab(made["table"]["id"], made["host"]) as host:
            await host.asked()

        assert host.now["table"]["status"] == "over"


@async_test
async def test_a_tab_goes_on_where_it_was_after_a_drop_and_after_a_restart(tmp_path: Path) -> None:
    """It names its last number and is told the lines that it has missed, no more and no less."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        name, keys = made["table"]["id"], made["keys"]
        async with server.tab(name, keys["red"]) as red:
            number, lines = red.number, red.lines
        async with server.tab(name, keys["blue"]) as blue:
            await blue.decide()
            await blue.decide()
        async with server.tab(name, keys["red"], number) as red:
            assert '"type":"moved"' in red.heard[1]
            assert [line["number"] for line in red.lines] == [number + 1, number + 2]
            number = red.number
            lines += red.lines
        async with server.tab(name, keys["red"], number) as red:
            assert (red.lines, red.number) == ([], number)
    async with open_server(tmp_path) as server:
        async with server.tab(name, keys["yellow"]) as yellow:
            await yellow.decide()
        async with server.tab(name, keys["red"], number) as red:
            assert [line["number"] for line in red.lines] == [number + 1]
            lines += red.lines
        async with server.tab(name, keys["red"]) as fresh:
            assert fresh.lines == lines
        async with server.tab(name, keys["red"], 10_000) as lost:
            assert '"type":"state"' in lost.heard[1]


@async_test
async def test_what_could_not_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk: nobody is told of the decision, tabs are sent away, and find the table as it was."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        name, keys = made["table"]["id"], made["keys"]
        with monkeypatch.context() as disk:
            disk.setattr(writer, "commit", fail)
            async with server.tab(name, keys["red"]) as red, server.tab(name, keys["blue"]) as blue:
                number, due = red.number, red.now["due"]
                action = due["ask"]["choices"][0]["action"]
                for tab, entry in (
                    (red, red.decide(action, once="only-once")),
                    (blue, blue.until(lambda _heard: False)),
                ):
                    with pytest.raises(websockets.ConnectionClosed):
                        await entry
                    assert tab.number == number
        async with server.tab(name, keys["red"]) as red:
            done = await red.decide(action, due["decision"], "only-once")

            assert (done["type"], done["number"]) == ("done", number + 1)


def fail(_connection: object, _jobs: object) -> None:
    """A disk that is full."""
    raise OSError("disk full")


@async_test
async def test_a_tab_that_does_not_read_is_sent_away_and_may_come_back(tmp_path: Path) -> None:
    """The server does not keep an endless queue of messages for anybody."""
    client = Client()
    for _ in range(UNREAD + 10):
        client.send(b"{}")
    waiting = [client.outbox.get_nowait() for _ in range(client.outbox.qsize())]

    assert waiting[:UNREAD] == [b"{}"] * UNREAD
    assert None in waiting
