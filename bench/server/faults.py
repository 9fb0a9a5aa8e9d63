"""One of two processes is killed again and again while people play: what is lost, and how long they wait.

python -m bench.server.faults [--kills 100] [--tables 20]

The same house and the same people as in tests/server/test_faults.py, on a PostgreSQL server of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time

import psycopg

from bench.server.kit import percentile
from tests.server.cluster import running_cluster
from tests.server.faults import RealServer, check_database, house, seat_people, start_server

THINK = 0.3  # seconds
BETWEEN = 1.0  # seconds between two kills, besides the start of the next process
TAKEN_OVER = 0.05  # seconds between two looks at tables of bots


async def main(kills: int, tables: int) -> None:
    """Play, kill, look into the database."""
    with running_cluster() as cluster:
        database = cluster.database()
        async with house(database) as servers:
            people = await seat_people(servers[0], tables, THINK)
            enough = asyncio.Event()
            playing = [asyncio.create_task(person.live(servers, enough)) for person in people]
            for number in range(kills):
                await asyncio.sleep(random.uniform(0, 2 * BETWEEN))
                await servers[number % 2].end()
                servers[number % 2] = await start_server("--database", database)
                done = sum(person.over for person in people) // 3 - (len(people) // 3 - tables)
                fresh = await seat_people(servers[number % 2], done, THINK)  # whoever is done plays again
                people += fresh
                playing += [asyncio.create_task(person.live(servers, enough)) for person in fresh]
            enough.set()
            await asyncio.gather(*playing)
            pauses = [await take_over(servers, database, number) for number in range(5)]
        acknowledged = check_database(database, people)
    gaps = [person.longest_gap for person in people]
    print(f"{kills} kills, {tables} tables, {len(people)} people: {acknowledged} acknowledged, none lost or doubled")
    middle, worst = percentile(gaps, 0.5) / 1000, percentile(gaps, 0.99) / 1000
    print(f"longest gap of a person   median {middle:.2f} s   p99 {worst:.2f} s")
    print(f"bots on again after       {', '.join(f'{pause:.1f}' for pause in sorted(pauses))} s")


async def take_over(servers: list[RealServer], database: str, number: int) -> float:
    """Kill the process that looks after a table of bots; how long until they go on."""
    made = await servers[number % 2].server.table("random", "random", "random", pace=300)
    await asyncio.sleep(1)
    await servers[number % 2].end()
    begun, before = time.monotonic(), lines(database, made["table"]["id"])
    while await asyncio.to_thread(lines, database, made["table"]["id"]) == before:  # noqa: ASYNC110 -- elsewhere
        await asyncio.sleep(TAKEN_OVER)
    pause = time.monotonic() - begun
    servers[number % 2] = await start_server("--database", database)
    return pause


def lines(database: str, table: str) -> int:
    """How many lines a table has."""
    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT count(*) FROM lines WHERE table_id = %s", (table,)).fetchone()
    return int(row[0]) if row else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=20)
    chosen = parser.parse_args()
    asyncio.run(main(chosen.kills, chosen.tables))
