"""Faults, with real processes on a real database: what was acknowledged is neither lost nor doubled, and play goes on.

`bench/server/faults.py` does the same for longer, and measures.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import threading
import time
from typing import TYPE_CHECKING, Any

import httpx
import psycopg
import pytest
import sqlalchemy as sql

from stammtisch.server.store import appending, postgres, writer
from stammtisch.server.store.postgres import PostgresStore
from stammtisch.server.store.sql import SqlStore
from tests.server.cable import cable_to
from tests.server.faults import acknowledged, check_database, house, seat_people, start_server, until
from tests.server.kit import async_test, open_server

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.server.store.rows import Values
    from tests.server.cluster import Cluster
    from tests.server.faults import RealServer

TABLES = 4
KILLS = 3
THINK = 0.2  # seconds, where processes have to start before a game is over


@async_test
async def test_killed_processes_lose_and_double_nothing(database: str) -> None:
    """Again and again one of two processes is killed in mid-decision, and another one started."""
    async with house(database) as servers:
        people = await seat_people(servers[0], TABLES)
        enough = asyncio.Event()
        playing = asyncio.gather(*(person.live(servers, enough) for person in people))
        for number in range(KILLS):
            await asyncio.sleep(0.7)
            await servers[number % 2].end()
            servers[number % 2] = await start_server("--database", database)
        await asyncio.sleep(0.5)
        enough.set()
        await playing

        assert check_database(database, people) > TABLES * 10


@async_test
async def test_bots_go_on_when_their_process_is_killed_or_frozen(database: str) -> None:
    """Another process takes their tables over; one that wakes up from a long sleep does no harm."""
    async with house(database) as servers:
        tables = [await servers[0].server.table("random", "random", "random", pace=40) for _ in range(3)]
        await asyncio.sleep(1)
        servers[0].send(signal.SIGSTOP)
        await asyncio.to_thread(wait_for_growth, database, len(tables))
        servers[0].send(signal.SIGCONT)
        await asyncio.sleep(1)
        await servers[1].end()
        servers[1] = await start_server("--database", database)
        for made in tables:
            await finish(servers[1], made)
        lines = numbers(database)

    assert all(found == list(range(1, len(found) + 1)) for found in lines.values())


async def finish(server: RealServer, made: Any) -> None:  # noqa: ANN401 -- JSON
    """Let a table of bots come to its end without a pause, and wait for it."""
    name, host = made["table"]["id"], made["host"]
    await server.server.post(f"/api/tables/{name}/settings", {"pace": 0}, host)
    async with server.server.tab(name, host) as tab:
        await tab.asked()
        assert tab.now["table"]["status"] == "over"


def numbers(database: str) -> dict[str, list[int]]:
    """The numbers of all lines, by table."""
    found: dict[str, list[int]] = {}
    with psycopg.connect(database) as connection:
        for table, number in connection.execute("SELECT table_id, number FROM lines ORDER BY table_id, number"):
            found.setdefault(table, []).append(number)
    return found


def wait_for_growth(database: str, tables: int) -> None:
    """Wait until every table has new lines."""
    before = {table: len(lines) for table, lines in numbers(database).items()}
    assert len(before) == tables
    while not all(len(lines) > before[table] for table, lines in numbers(database).items()):
        time.sleep(0.1)


@pytest.mark.parametrize("how", ["restarted", "frozen"])
@async_test
async def test_a_database_that_is_away_is_waited_for(cluster: Cluster, database: str, how: str) -> None:
    """Restarted as after a crash, or out of reach for a while: nothing is lost, and people go on by themselves."""
    async with house(database) as servers:
        people = await seat_people(servers[0], TABLES)
        enough = asyncio.Event()
        playing = asyncio.gather(*(person.live(servers, enough) for person in people))
        await asyncio.sleep(0.7)
        if how == "restarted":
            await asyncio.to_thread(cluster.stop)
            await asyncio.to_thread(cluster.start)
        else:
            cluster.pause(on=True)
            await asyncio.sleep(2)
            cluster.pause(on=False)
        before = acknowledged(people)
        await until(lambda: acknowledged(people) >= before + TABLES * 5)
        enough.set()
        await playing

        assert check_database(database, people) > before


@async_test
async def test_workers_share_an_address_and_are_replaced_one_after_the_other(database: str) -> None:
    """SIGHUP brings new processes; nobody at a table is lost, and SIGTERM ends all."""
    running = await start_server("--database", database, "--workers", "2")
    try:
        await until(lambda: answers(running) and len(processes(database)) == 2)
        people = await seat_people(running, TABLES)
        enough = asyncio.Event()
        playing = asyncio.gather(*(person.live([running], enough) for person in people))
        old = processes(database)
        running.send(signal.SIGHUP)
        await until(lambda: not processes(database) & old)
        enough.set()
        await playing

        assert len(processes(database)) == 2
        assert check_database(database, people) > 0
    finally:
        await running.end(signal.SIGTERM)
    await until(lambda: not processes(database))


def answers(running: RealServer) -> bool:
    """Whether a process serves already."""
    try:
        return httpx.get(running.server.http.base_url.join("/api/tables"), timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


def processes(database: str) -> set[str]:
    """The processes that have said of late that they are alive."""
    late = "SELECT id FROM processes WHERE seen > extract(epoch FROM clock_timestamp()) * 1000 - 5000"
    with psycopg.connect(database) as connection:
        return {row[0] for row in connection.execute(late)}


@async_test
async def test_a_commit_that_nobody_knows_of_counts_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection dies between the commit and its answer: the second try meets its own line."""
    real = writer.commit
    died: list[bool] = []

    def commit(connection: sql.Connection, jobs: list[writer.WriteJob]) -> list[Exception | None]:
        outcomes = real(connection, jobs)
        if not died and any(job.lines for job in jobs):
            died.append(True)
            raise sql.exc.OperationalError("COMMIT", {}, OSError("gone"), connection_invalidated=True)
        return outcomes

    async with open_server(PostgresStore(database)) as server:
        made = await server.table("me", "me", "me")
        name = made["table"]["id"]
        async with server.tab(name, made["keys"]["red"]) as red:
            monkeypatch.setattr(writer, "commit", commit)
            done = await red.decide()

        assert died
        assert done["type"] == "done"
        assert numbers(database)[name] == list(range(1, done["number"] + 1))


@async_test
async def test_a_process_that_is_frozen_in_mid_transaction_holds_nobody_up(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database cuts it off, and its line goes to whoever waits; thawed, it finds that it was too late."""
    monkeypatch.setattr(postgres, "FROZEN", 1000)
    frozen, thaw = threading.Event(), threading.Event()
    real = appending.write_lines

    def write_lines(connection: sql.Connection, lines: Sequence[Values]) -> None:
        real(connection, lines)
        if lines and not frozen.is_set():
            frozen.set()
            thaw.wait(60)

    async with open_server(PostgresStore(database)) as one, open_server(PostgresStore(database)) as other:
        made = await one.table("me", "me", "me")
        name, keys = made["table"]["id"], made["keys"]
        async with one.tab(name, keys["red"]) as red, other.tab(name, keys["blue"]) as blue:
            monkeypatch.setattr(writer, "write_lines", write_lines)
            clicked = asyncio.create_task(red.ask({"type": "rename", "name": "Resi"}))
            assert await asyncio.to_thread(frozen.wait, 60)
            quick = await blue.ask({"type": "rename", "name": "Zenzi"})
            thaw.set()
            late = await clicked

        assert (quick["type"], late["type"]) == ("done", "done")
        assert late["number"] == quick["number"] + 1
        assert numbers(database)[name] == list(range(1, late["number"] + 1))


@async_test
async def test_an_answer_that_was_lost_on_the_wire_counts_once(cluster: Cluster, database: str) -> None:
    """The database has committed and the connection dies before it can say so; the person repeats the click."""
    async with cable_to(cluster) as cable, open_server(PostgresStore(cable.address(database))) as server:
        made = await server.table("me", "me", "me")
        name, key = made["table"]["id"], made["keys"]["red"]
        async with server.tab(name, key) as red:
            due = red.now["due"]
            action = due["ask"]["choices"][0]["action"]
            cable.loses_answer = True
            done = await red.decide(action, due["decision"], "the-click")
        async with open_server(PostgresStore(database)) as other, other.tab(name, key) as back:
            again = await back.decide(action, due["decision"], "the-click")

        assert cable.lost_answers == 1
        assert again["number"] == done["number"]
        assert numbers(database)[name] == list(range(1, done["number"] + 1))


@async_test
async def test_a_process_that_is_cut_off_acknowledges_nothing_and_comes_back(cluster: Cluster, database: str) -> None:
    """It says that it is not ready; others go on; mended, it answers all, and knows what happened meanwhile."""
    async with cable_to(cluster) as cable, contextlib.AsyncExitStack() as stack:
        servers = [await start_server("--database", each) for each in (database, cable.address(database))]
        for server in servers:
            stack.push_async_callback(server.end)
        people = await seat_people(servers[0], TABLES, THINK)
        enough = asyncio.Event()
        half = len(people) // 2
        playing = asyncio.gather(
            *(person.live(servers[:1], enough) for person in people[:half]),
            *(person.live(servers[1:], enough) for person in people[half:]),
        )
        await until(lambda: acknowledged(people[half:]) > TABLES)
        cable.cut()
        refused = await servers[1].server.get("/api/ready", status=503)
        before, stuck = acknowledged(people[:half]), acknowledged(people[half:])
        await until(lambda: acknowledged(people[:half]) > before + TABLES)
        told = acknowledged(people[half:])
        cable.mend()
        await until(lambda: is_ready(servers[1]) and acknowledged(people[half:]) > stuck)
        enough.set()
        await playing
        for person in people:
            async with servers[1].server.tab(person.table, person.key) as tab:
                assert tab.number == numbers(database)[person.table][-1]

    assert refused == "store"
    assert told == stuck
    assert check_database(database, people) > before


def is_ready(running: RealServer) -> bool:
    """Whether a process can serve."""
    return httpx.get(running.server.http.base_url.join("/api/ready"), timeout=60).status_code == 200


@async_test
async def test_machines_whose_clocks_are_wrong_agree(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five minutes fast and five minutes slow: lines have the database’s time, no lease is taken away."""
    real = SqlStore.now
    wrong: dict[int, int] = {}
    monkeypatch.setattr(SqlStore, "now", lambda store: real(store) + wrong.get(id(store), 0))
    stores = [PostgresStore(database) for _ in range(2)]
    wrong |= {id(store): minutes * 60_000 for store, minutes in zip(stores, (5, -5), strict=True)}
    async with open_server(stores[0]) as fast, open_server(stores[1]) as slow:
        made = await fast.table("me", "me", "me")
        name, keys = made["table"]["id"], list(made["keys"].values())
        async with fast.tab(name, keys[0]) as red, slow.tab(name, keys[1]) as blue, fast.tab(name, keys[2]) as yellow:
            for tab in (blue, red, yellow):
                await tab.decide()
        claims = [await fast.tables.leases.claim(name), await slow.tables.leases.claim(name)]
        with psycopg.connect(database) as connection:
            times = [row[0] for row in connection.execute("SELECT at FROM lines ORDER BY number")]
            row = connection.execute("SELECT extract(epoch FROM clock_timestamp()) * 1000").fetchone()

    assert row is not None
    assert times == sorted(times)
    assert all(abs(float(row[0]) - at) < 120_000 for at in times)
    assert claims == [True, False]
