"""Everybody comes at once, after a restart: few tables are opened at a time, and who cannot be served is told so."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import websockets

from stammtisch.server import entrance, tables
from stammtisch.server.creation import load_room
from tests.server.kit import async_test, open_server

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest

    from stammtisch.server.room import Room
    from stammtisch.server.store import Store, StoredTable
    from stammtisch.server.store.sql import SqlStore
    from tests.server.kit import Server

TABLES = 12


class Opening:
    """Notes how many rooms are opened at the same time."""

    def __init__(self) -> None:
        self.now = self.most = self.total = 0
        self.gate = asyncio.Event()

    async def load(self, name: str, store: Store) -> Room:
        """Open a room, not before the gate is open."""
        self.now += 1
        self.most, self.total = max(self.most, self.now), self.total + 1
        await self.gate.wait()
        try:
            return await load_room(name, store)
        finally:
            self.now -= 1


async def sit(server: Server, made: Any, key: str) -> int:  # noqa: ANN401 -- JSON
    """Come, and come again when sent away; how often that was."""
    for sent_away in range(1000):
        with contextlib.suppress(websockets.ConnectionClosed):
            async with server.tab(made["table"]["id"], key) as tab:
                assert tab.now["table"]["id"] == made["table"]["id"]
                return sent_away
        await asyncio.sleep(0.01)
    raise AssertionError


async def seat_tables(folder: Path) -> list[Any]:
    """Tables of an earlier life of the house."""
    async with open_server(folder) as server:
        return [await server.table("me", "me", "me") for _ in range(TABLES)]


@async_test
async def test_few_tables_are_opened_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many come; meanwhile the loop is free for others, and each table is read once."""
    made = await seat_tables(tmp_path)
    opening = Opening()
    monkeypatch.setattr(tables, "load_room", opening.load)
    async with open_server(tmp_path) as server:
        coming = [asyncio.create_task(sit(server, one, key)) for one in made for key in one["keys"].values()]
        while server.tables.entrance.waiting < len(coming):  # noqa: ASYNC110 -- all are on their way
            await asyncio.sleep(0.01)
        lives = await server.get("/api/live")
        opening.gate.set()
        sent_away = await asyncio.gather(*coming)

    assert lives == "live"
    assert opening.most == entrance.OPENING
    assert opening.total == TABLES
    assert sum(sent_away) == 0


@async_test
async def test_who_finds_the_line_too_long_comes_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are asked to try again, as browsers do; in the end everybody sits."""
    made = await seat_tables(tmp_path)
    opening = Opening()
    monkeypatch.setattr(tables, "load_room", opening.load)
    async with open_server(tmp_path) as server:
        server.tables.entrance.line = 5
        coming = [asyncio.create_task(sit(server, one, key)) for one in made for key in one["keys"].values()]
        while not (opening.total and server.tables.entrance.waiting == 5):  # noqa: ASYNC110 -- the line is full
            await asyncio.sleep(0.01)
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/api/socket") as late:
            await late.send(f'{{"type":"hello","table":"{made[0]["table"]["id"]}"}}')
            await late.wait_closed()
        opening.gate.set()
        sent_away = await asyncio.gather(*coming)

    assert late.close_code == 1013
    assert sum(sent_away) > 0
    assert server.tables.entrance.waiting == 0


@async_test
async def test_opening_a_house_reads_no_table_that_is_not_due(
    make_store: Callable[[], SqlStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty thousand tables that wait for people cost nothing: only those of bots are read."""
    async with open_server(make_store()) as server:
        for _ in range(5):
            await server.table("me", "me", "me")
        bots = await server.table("random", "random", "random", pace=10_000)
    read: list[str] = []
    store = make_store()
    real = store.load_table

    async def load_table(name: str) -> StoredTable | None:
        read.append(name)
        return await real(name)

    monkeypatch.setattr(store, "load_table", load_table)
    async with open_server(store) as server:
        while not read:  # noqa: ASYNC110 -- the first look is under way
            await asyncio.sleep(0.01)
        await server.tables.attend_due()
        rooms = list(server.tables.rooms)

    assert read == rooms == [bots["table"]["id"]]
