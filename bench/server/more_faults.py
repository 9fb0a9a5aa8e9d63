"""Figures of faults that tests can only show to be harmless: how long people wait, and how many tries are lost.

python -m bench.server.more_faults [failover] [silence] [races] [storm] [start] [--tables 20] [--rounds 500]
                                    [--open 20000]

failover: a synchronous standby takes over (at most 10 s); silence: no hint arrives, until all are up to date (at most
2.5 s); races: four seats choose at the same moment, at two processes; storm: a process is killed and everybody comes
back at once; start: from the command to the first page with many open tables that wait for people (at most 2 s).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import time
from time import perf_counter

import psycopg

from bench.server.kit import open_host, percentile
from stammtisch.server.store.postgres import PostgresStore
from tests.server.cluster import running_cluster
from tests.server.faults import acknowledged, check_database, house, seat_people, start_server
from tests.server.kit import level, open_server
from tests.server.standby import running_pair

THINK = 0.3  # seconds
COPIES = """INSERT INTO tables (id, setup, status, watch, pace, host, watch_key, made)
SELECT id || '-' || number, setup, status, watch, pace, host, watch_key, made
FROM tables, generate_series(1, %s) AS number"""


async def failover(tables: int) -> None:
    """People play while a synchronous standby takes over."""
    with running_pair(synchronous=True) as standby:
        database = standby.addresses(standby.primary.database())
        async with house(database) as servers:
            people = await seat_people(servers[0], tables, THINK)
            enough = asyncio.Event()
            playing = asyncio.gather(*(person.live(servers, enough) for person in people))
            await asyncio.sleep(3)
            begun = perf_counter()
            await asyncio.to_thread(standby.take_over)
            before = acknowledged(people)
            while acknowledged(people) < before + tables:  # noqa: ASYNC110 -- it happens in other processes
                await asyncio.sleep(0.05)
            gap = perf_counter() - begun
            enough.set()
            await playing
            print(f"failover  {check_database(database, people)} acknowledged, none lost; on again after {gap:.1f} s")


async def silence(rounds: int) -> None:
    """No hint arrives: how long until a tab at the other process is told."""
    real = PostgresStore._notify  # noqa: SLF001 -- it is silenced
    PostgresStore._notify = lambda *_: None  # type: ignore[method-assign]  # noqa: SLF001
    waits = []
    with running_cluster() as cluster:
        database = cluster.database()
        async with open_server(PostgresStore(database)) as one, open_server(PostgresStore(database)) as other:
            made = await one.table("me", "me", "me")
            name, key = made["table"]["id"], made["keys"]["red"]
            async with one.tab(name, key) as red, other.tab(name, key) as elsewhere:
                for number in range(rounds):
                    await red.ask({"type": "rename", "name": f"Resi {number}"})
                    begun = perf_counter()
                    await level(red, elsewhere)
                    waits.append(perf_counter() - begun)
    PostgresStore._notify = real  # type: ignore[method-assign]  # noqa: SLF001
    print(f"silence   up to date after {percentile(waits, 0.5) / 1000:.2f} s, at most {max(waits):.2f} s")


async def races(rounds: int) -> None:
    """All seats choose at the same moment, wherever they are."""
    done = 0
    with running_cluster() as cluster:
        database = cluster.database()
        async with house(database) as servers:
            while done < rounds:
                guest = f"203.0.113.{done % 250}"  # nobody may make so many tables
                servers[0].server.http.headers["X-Forwarded-For"] = guest
                made = await servers[0].server.table("me", "me", "me", "me")
                async with contextlib.AsyncExitStack() as stack:
                    tabs = [
                        await stack.enter_async_context(servers[place % 2].server.tab(made["table"]["id"], key))
                        for place, key in enumerate(made["keys"].values())
                    ]
                    while done < rounds and not tabs[0].now["result"]:
                        asked, before = [tab for tab in tabs if tab.now["due"]], tabs[0].number
                        answers = await asyncio.gather(*(tab.decide() for tab in asked))
                        await level(*tabs)
                        assert {answer["type"] for answer in answers} == {"done"}
                        assert tabs[0].number == before + len(asked)
                        done += len(asked) > 1
    print(f"races     {done} rounds of simultaneous choices, each counted once")


async def storm(tables: int) -> None:
    """A process is killed, and all its people come to the next one at once."""
    with running_cluster() as cluster:
        database = cluster.database()
        servers = [await start_server("--database", database)]
        people = await seat_people(servers[0], tables, 5.0)
        enough = asyncio.Event()
        playing = asyncio.gather(*(person.live(servers, enough) for person in people))
        await asyncio.sleep(5)
        await servers[0].end()
        servers[0] = await start_server("--database", database)
        lags, until = [], time.monotonic() + 10
        while time.monotonic() < until:
            begun = perf_counter()
            await servers[0].server.get("/api/live")
            lags.append(perf_counter() - begun)
            await asyncio.sleep(0.02)
        enough.set()
        await playing
        await servers[0].end()
        gaps = [person.longest_gap for person in people]
        print(
            f"storm     {len(people)} people back after {percentile(gaps, 0.5) / 1000:.1f} s, p99 "
            f"{percentile(gaps, 0.99) / 1000:.1f} s; another request meanwhile at most {max(lags):.2f} s"
        )


async def start(tables: int) -> None:
    """A house with many tables that wait for people."""
    with running_cluster() as cluster:
        database = cluster.database()
        async with open_server(PostgresStore(database)) as server:
            await server.table("me", "me", "me")
        with psycopg.connect(database) as connection:
            connection.execute(COPIES, (tables,))
        begun = perf_counter()
        async with open_host(database) as host:
            await host.http.get("/")
            (await host.http.get("/api/tables")).raise_for_status()
            print(f"start     with {tables} open tables {perf_counter() - begun:.2f} s (at most 2)")


async def main(rows: list[str], tables: int, rounds: int, open_tables: int) -> None:
    """The rows that are wanted, one after the other."""
    for name in rows:
        match name:
            case "failover":
                await failover(tables)
            case "silence":
                await silence(min(rounds, 20))
            case "races":
                await races(rounds)
            case "storm":
                await storm(tables)
            case "start":
                await start(open_tables)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    all_rows = ["failover", "silence", "races", "storm", "start"]
    parser.add_argument("rows", nargs="*", choices=[*all_rows, []], default=all_rows)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--open", type=int, default=20_000)
    chosen = parser.parse_args()
    asyncio.run(main(chosen.rows or all_rows, chosen.tables, chosen.rounds, chosen.open))
