"""Faults, with real processes on a real database: what was acknowledged is neither lost nor doubled, and play goes on.

`bench/server/faults.py` does the same for longer, and measures.
"""

from __future__ import annotations

import asyncio
import signal
import time
from typing import TYPE_CHECKING, Any

import httpx
import psycopg
import pytest
import sqlalchemy as sql

from stammtisch.server.store import writer
from stammtisch.server.store.postgres import PostgresStore
from tests.server.faults import check_database, house, seat_people, start_server
from tests.server.kit import async_test, open_server

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.cluster import Cluster
    from tests.server.faults import RealServer

TABLES = 4
KILLS = 3


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
        before = sum(len(person.acknowledged) for person in people)
        await until(lambda: sum(len(person.acknowledged) for person in people) >= before + TABLES * 5)
        enough.set()
        await playing

        assert check_database(database, people) > before


@async_test
async def test_workers_share_an_address_and_are_replaced_one_after_the_other(database: str) -> None:
    """SIGHUP brings new processes; nobody at a table is lost, and SIGTERM ends all."""
    running = await start_server("--database", database, "--workers", "2")
    try:
        await until(lambda: answers(running))
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


async def until(reached: Callable[[], bool]) -> None:
    """Wait until something is true."""
    while not await asyncio.to_thread(reached):  # noqa: ASYNC110 -- it happens in other processes
        await asyncio.sleep(0.1)


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
async def test_the_clock_of_the_database_is_everybodys(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine whose own clock is five minutes off writes the same time as the others."""
    store, wrong = PostgresStore(database), PostgresStore(database)
    await store.open()
    try:
        shifted = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: shifted() + 300 * 10**9)
        await wrong.open()
        late = wrong.now()
        monkeypatch.undo()
        with psycopg.connect(database) as connection:
            row = connection.execute("SELECT extract(epoch FROM clock_timestamp()) * 1000").fetchone()

        assert row is not None
        assert abs(float(row[0]) - late) < 60_000
    finally:
        await wrong.close()
        await store.close()
