"""Many running tables on two cores: one for the server, one for the people. Nothing lost, nothing doubled.

python -m bench.server.tables [--tables 200] [--seconds 60] [--think 2.0] [--house sqlite|postgres|sticky|mixed]

The house: one process with SQLite; one with PostgreSQL; two with PostgreSQL, where a table's people are all at one of
them or anywhere. Each table has four people with a socket each. Everyone thinks for a random time, sometimes clicks
twice, and sometimes loses the connection and comes back. At the end every acknowledged decision is looked for in the
database. `bench.server.load` measures all houses at all sizes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import random
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, NamedTuple

import websockets

from bench.server.kit import Host, Player, open_host, percentile, stored_marks
from tests.server.cluster import Cluster, running_cluster

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

TWICE = 0.05  # part of the clicks that are double
DROPS = 0.02  # part of the decisions after which a connection is lost
AT_ONCE = 16  # tables that are made at a time
HOUSES = ("sqlite", "postgres", "sticky", "mixed")


class Crowd:
    """All people at all tables, and what is measured."""

    def __init__(self, think: float, seconds: float) -> None:
        self.think = think
        self.end = perf_counter() + seconds
        self.times: list[float] = []
        self.doubles = self.drops = self.stale = 0

    async def live(self, player: Player) -> None:
        """Sit, think, decide, until the time is over."""
        chance = random.Random()
        while perf_counter() < self.end and not (player.now and player.now.result):
            if not await self.wait_for_question(player):
                continue
            thinks = chance.uniform(0, 2 * self.think)
            await asyncio.sleep(min(thinks, max(0.0, self.end - perf_counter())))
            if perf_counter() < self.end and player.now and player.now.due:
                await self.decide(player, chance)

    async def wait_for_question(self, player: Player) -> bool:
        """Listen until this seat is asked."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0.01, self.end - perf_counter())):
                while not (player.now and (player.now.due or player.now.result)):
                    await player.hear()
        return bool(player.now and player.now.due)

    async def decide(self, player: Player, chance: random.Random) -> None:
        """Click, perhaps twice; wait for the acknowledgement; perhaps lose the connection."""
        message = player.decision()
        begun = perf_counter()
        await player.say(message)
        clicks = 1
        if chance.random() < TWICE:
            clicks += 1
            self.doubles += 1
            await player.say(message)
        for _ in range(clicks):
            await self.answer(player, message, begun)
        if chance.random() < DROPS:
            self.drops += 1
            player.socket.transport.abort()
            await player.sit(player.host, fresh=False)

    async def answer(self, player: Player, message: dict[str, object], begun: float) -> None:
        """The acknowledgement of a click."""
        while (answer := await player.hear()).type not in ("done", "refused"):
            pass
        if answer.trouble is not None:
            assert answer.trouble.key == "stale", answer
            self.stale += 1
            return
        once = str(message["once"])
        if once not in player.acknowledged:
            self.times.append(perf_counter() - begun)
        assert player.acknowledged.setdefault(once, answer.number) == answer.number


class House(NamedTuple):
    """The processes of a house, its database if it has one, and who plays there."""

    kind: str
    hosts: list[Host]
    cluster: Cluster | None
    players: list[Player]
    empty: int  # bytes of memory before anybody came

    async def seat(self, tables: int, game: str = "goldbraeu") -> None:
        """Have so many tables, with four people each."""
        gate = asyncio.Semaphore(AT_ONCE)
        have = len(self.players) // 4
        made = await asyncio.gather(*(self._seat(number, game, gate) for number in range(have, tables)))
        self.players.extend(player for table in made for player in table)

    async def _seat(self, number: int, game: str, gate: asyncio.Semaphore) -> list[Player]:
        async with gate:
            hosts = self.hosts
            made = await hosts[number % len(hosts)].table(game, 4)
            players = [Player(made["table"]["id"], seat, key) for seat, key in made["keys"].items()]
            for place, player in enumerate(players):
                await player.sit(hosts[(place if self.kind == "mixed" else number) % len(hosts)])
                while player.now is None:
                    await player.hear()
            return players

    def cpu_seconds(self) -> tuple[float, float, float]:
        """Processor time of servers, database and people."""
        stored = self.cluster.cpu_seconds() if self.cluster else 0.0
        return sum(host.cpu_seconds() for host in self.hosts), stored, process_time()

    def memory(self) -> int:
        """Bytes that the people's tables take."""
        return sum(host.memory() for host in self.hosts) - self.empty

    def check(self) -> int:
        """Look for every acknowledged decision in the database; each is there once, and no other is."""
        stored = stored_marks(self.hosts[0].place)
        known = {
            (player.table, f"{player.seat}:{once}"): number
            for player in self.players
            for once, number in player.acknowledged.items()
        }
        assert stored == known, set(stored.items()) ^ set(known.items())
        return len(known)


class Figures(NamedTuple):
    """What was measured at one house with so many tables."""

    house: str
    tables: int
    think: float  # seconds
    rate: float  # decisions a second
    p50: float  # milliseconds from a click to its acknowledgement ...
    p99: float
    server: float  # ... and of processor time for a decision: of the servers ...
    database: float
    people: float
    memory: float  # kilobytes a table
    doubles: int
    drops: int


async def measure(house: House, think: float, seconds: float) -> Figures:
    """Let everybody play for some time."""
    gc.collect()
    gc.freeze()  # a collector that walks through eight thousand sockets would be measured, too
    crowd = Crowd(think, seconds)
    before, begun = house.cpu_seconds(), perf_counter()
    with contextlib.suppress(websockets.ConnectionClosedOK):
        await asyncio.gather(*map(crowd.live, house.players))
    taken = perf_counter() - begun
    server, database, people = (
        (now - then) / len(crowd.times) * 1000 for now, then in zip(house.cpu_seconds(), before, strict=True)
    )
    tables = len(house.players) // 4
    return Figures(
        house=house.kind,
        tables=tables,
        think=think,
        rate=len(crowd.times) / taken,
        p50=median(crowd.times) * 1000,
        p99=percentile(crowd.times, 0.99),
        server=server,
        database=database,
        people=people,
        memory=house.memory() / tables / 1000,
        doubles=crowd.doubles,
        drops=crowd.drops,
    )


@contextlib.asynccontextmanager
async def open_house(kind: str) -> AsyncIterator[House]:
    """A house without people."""
    async with contextlib.AsyncExitStack() as stack:
        cluster = stack.enter_context(running_cluster()) if kind != "sqlite" else None
        address = cluster.database() if cluster else ""
        processes = 1 if kind in ("sqlite", "postgres") else 2
        hosts = [await stack.enter_async_context(open_host(address)) for _ in range(processes)]
        yield House(kind, hosts, cluster, [], sum(host.memory() for host in hosts))


async def main(tables: int, seconds: float, think: float, game: str, kind: str) -> None:
    """Seat everybody, let them play, look what has become of it."""
    async with open_house(kind) as house:
        await house.seat(tables, game)
        found = await measure(house, think, seconds)
        decisions = house.check()
    print(f"{kind}: {tables} tables, {len(house.players)} sockets, {seconds:.0f} s, {found.rate:.0f} decisions/s")
    print(f"lost or doubled      none of {decisions} ({found.doubles} double clicks, {found.drops} drops)")
    print(f"decision to answer   median {found.p50:.1f} ms   p99 {found.p99:.1f} ms")
    cores = found.rate / 1000
    print(f"processor            servers {found.server * cores:.0%} of a core, people {found.people * cores:.0%}")
    print(f"a decision           {found.server:.2f} ms of the servers, {found.database:.2f} of the database")
    print(f"memory               {house.empty / 1e6:.0f} MB empty, {found.memory:.0f} kB a table of four")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=2.0)
    parser.add_argument("--game", default="goldbraeu")
    parser.add_argument("--house", choices=HOUSES, default="sqlite")
    chosen = parser.parse_args()
    asyncio.run(main(chosen.tables, chosen.seconds, chosen.think, chosen.game, chosen.house))
