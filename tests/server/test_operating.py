"""For whoever runs a server: is it alive, is it ready, what does it count, what does it log, how does it end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import signal
import sqlite3
import sys
import time
from typing import TYPE_CHECKING, Any

import httpx
import psycopg
import pytest
import sqlalchemy as sql
import websockets

from stammtisch.core.mistakes import Mistake
from stammtisch.server.draining import drain
from stammtisch.server.metrics import read_address
from stammtisch.server.store.sqlite import FILE, SqliteStore
from tests.cli.running import refused
from tests.server.cluster import free_port
from tests.server.kit import Server, async_test, open_server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from pathlib import Path

    from stammtisch.server.store.sql import SqlStore

SERVE = [sys.executable, "-m", "stammtisch.cli", "serve", "--port", "0", "--no-open", "--lang", "en"]


@contextlib.asynccontextmanager
async def serving(*words: object, most: float = 15) -> AsyncIterator[tuple[Server, list[str]]]:
    """The command in a process of its own; what it has logged is there once it was told to end and has ended."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*SERVE, *map(str, words), stdout=pipe, stderr=pipe)
    assert process.stdout is not None
    found = re.search(r"http://localhost:(\d+)/", (await process.stdout.readline()).decode())
    assert found
    server, logged = Server(int(found[1])), list[str]()
    try:
        yield server, logged
    finally:
        await server.http.aclose()
        process.send_signal(signal.SIGTERM)
        began = time.monotonic()
        _output, errors = await asyncio.wait_for(process.communicate(), most)
        logged += errors.decode().splitlines()
        assert time.monotonic() - began < most


# ---- alive and ready


@contextlib.contextmanager
def nothing_can_be_written(store: SqlStore, folder: Path, request: pytest.FixtureRequest) -> Iterator[None]:
    """Somebody else has locked what a process writes to show that it is alive."""
    if isinstance(store, SqliteStore):
        with contextlib.closing(sqlite3.connect(folder / FILE)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
        return
    with psycopg.connect(request.getfixturevalue("database")) as other_connection:
        other_connection.execute("LOCK TABLE processes IN ACCESS EXCLUSIVE MODE")
        yield


@async_test
async def test_a_process_is_ready_while_it_can_write(
    make_store: Callable[[], SqlStore], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """It stays alive when it cannot, and is ready again by itself."""
    store = make_store()
    async with open_server(store) as server:
        assert await server.get("/api/live") == "live"
        assert await server.get("/api/ready") == "ready"
        with nothing_can_be_written(store, tmp_path, request):
            assert await server.get("/api/ready", status=503) == "store"
            assert await server.get("/api/live") == "live"
        while (await server.http.get("/api/ready")).status_code != 200:
            pass


# ---- the end


async def closing_code(socket: websockets.ClientConnection) -> int | None:
    """Read to the end; why it was closed."""
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            await socket.recv()
    return socket.close_code


@async_test
async def test_draining_sends_everybody_to_another_process(make_store: Callable[[], SqlStore]) -> None:
    """Not ready, sockets are told to try again, tables are given back; the other process goes on at the same line."""
    store = make_store()
    async with contextlib.AsyncExitStack() as stack:
        server = await stack.enter_async_context(open_server(store))
        other = await stack.enter_async_context(open_server(make_store())) if store.is_shared else None
        made = await server.table("me", "random", "random", pace=10_000)
        table, key = made["table"]["id"], made["keys"]["red"]
        async with server.tab(table, key) as tab:
            await drain(server.tables)
            assert await server.get("/api/ready", status=503) == "draining"
            assert await closing_code(tab.socket) == 1013
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(f"ws://127.0.0.1:{server.port}/api/socket")
        assert not server.tables.clients
        if other is not None:
            assert await other.tables.leases.claim(table)
            async with other.tab(table, key, tab.number) as again:
                assert again.number >= tab.number


@async_test
async def test_sigterm_ends_a_server_with_open_sockets_within_ten_seconds(tmp_path: Path) -> None:
    """With the code that tells a browser to come back."""
    closed = None
    async with serving("--data", tmp_path, most=10) as (server, logged):
        made = await server.table("me", "random", "random")
        socket = await websockets.connect(f"ws://127.0.0.1:{server.port}/api/socket", max_size=None)
        await socket.send(json.dumps({"type": "hello", "table": made["table"]["id"], "key": made["keys"]["red"]}))
        await socket.recv()

        closed = asyncio.create_task(closing_code(socket))
    assert await closed == 1013
    assert not [line for line in logged if "Traceback" in line]


# ---- metrics and logs


def value(text: str, name: str) -> float:
    """A metric."""
    return sum(float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if re.match(rf"{name}(\{{|\s)", line))


@async_test
async def test_metrics_count_and_logs_are_json_without_secrets(tmp_path: Path) -> None:
    """A game is played; every line of the log is an object, requests have ids, and no key or name is anywhere."""
    port = free_port()
    async with serving("--data", tmp_path, "--metrics", f"127.0.0.1:{port}", "--log", "json") as (server, logged):
        made = await server.table("me", "me", "random", pace=0)
        async with server.tabs(made) as tabs:
            for _ in range(4):
                for tab in tabs:
                    if tab.now["due"]:
                        await tab.decide()
            await tabs[0].say({"type": "decide", "id": 1, "decision": "x", "action": made["keys"]["red"], "once": "x"})
            await tabs[0].socket.send("{" + made["keys"]["red"])
            await server.http.get("/api/tables/none", headers={"Authorization": f"Bearer {made['keys']['red']}"})
            answer = await server.http.post("/api/tables", json={"game": made["host"]})
            assert answer.headers["x-request-id"]
            async with httpx.AsyncClient() as http:
                text = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
    told: list[dict[str, Any]] = [json.loads(line) for line in logged]
    secrets = {*made["keys"].values(), made["host"], made["watch"]}

    assert value(text, "stammtisch_decisions_total") >= 2
    assert value(text, "stammtisch_decision_seconds_count") >= 2
    assert value(text, "stammtisch_commit_seconds_count") >= 2
    assert value(text, "stammtisch_sockets") == 2
    assert value(text, "stammtisch_rooms") == 1
    assert value(text, "stammtisch_lost_appends_total") == 0
    assert {"stammtisch_bot_queue", "stammtisch_errors_total"} <= set(re.findall(r"^(\w+) ", text, re.MULTILINE))
    assert any(one.get("path") == "/api/tables" and one["status"] == 201 for one in told)
    requests = [one["request"] for one in told if one["message"] == "request"]
    assert len(set(requests)) == len(requests) > 2
    assert answer.headers["x-request-id"] in requests
    assert not [secret for secret in secrets if secret in "".join(logged) + text]
    assert "127.0.0.1" not in "".join(logged)
    assert [one for one in told if one["level"] == "error"] == []


def test_what_the_database_refuses_is_told_without_values(make_store: Callable[[], SqlStore]) -> None:
    """Rows hold names and hashes, and a fault goes into the log."""
    store = make_store()
    store.check()
    statement = sql.text("INSERT INTO nowhere VALUES (:value)")
    with pytest.raises(sql.exc.DBAPIError) as caught, store._engine.connect() as connection:
        connection.execute(statement, {"value": "hunter2"})
    store._engine.dispose()

    assert "nowhere" in str(caught.value)
    assert "hunter2" not in str(caught.value)


@pytest.mark.parametrize("text", ["9100", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:70000", ":9100"])
def test_an_address_for_metrics_that_is_none_is_refused(text: str, tmp_path: Path) -> None:
    """Before anything is started."""
    with pytest.raises(Mistake):
        read_address(text)
    assert text in refused("serve", "--no-open", "--data", tmp_path, "--metrics", text)
