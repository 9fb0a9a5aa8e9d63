"""Many running tables on two cores, which servers, database and people share. Nothing lost, nothing doubled.

python -m bench.server.tables [--tables 200] [--seconds 60] [--rate 160] [--house sqlite|postgres|sticky|mixed]

The house: one process with SQLite; one with PostgreSQL; two with PostgreSQL, where a table's people are all at one of
them or anywhere. Each table has four people with a socket each. So many decisions a second are asked for, at random
moments, whether or not those before are answered; each by somebody who is asked. Some click twice, and some lose the
connection and come back. At the end every acknowledged decision is looked for in the database. `bench.server.load`
measures all houses at all sizes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import random
import resource
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, NamedTuple

import uvloop

from bench.server.guests import Guest
from bench.server.kit import Host, open_host, percentile, stored_marks
from tests.server.cluster import Cluster, running_cluster

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable

TWICE = 0.05  # part of the clicks that are double
DROPS = 0.02  # part of the decisions after which a connection is lost
AT_ONCE = 16  # tables that are made at a time
WARM = 2.0  # seconds of play that do not count
LATE = 0.001  # seconds: how exactly the event loop wakes us; whoever is later is waited for by those who click
PATIENCE = 60.0  # seconds for the last answers
HOUSES = ("sqlite", "postgres", "sticky", "mixed")


class Crowd:
    """All people at all tables, those who are asked something, and what is measured."""

    def __init__(self, guests: Iterable[Guest]) -> None:
        self.guests = list(guests)
        self.times: list[float] = []
        self.doubles = self.drops = self.stale = self.short = 0
        self.coming: set[asyncio.Task[None]] = set()  # those who have lost their connection
        self._chance = random.Random()
        self._asked: list[Guest] = []
        self._places: dict[Guest, int] = {}  # in that list
        self._at_once = False
        for guest in self.guests:
            guest.crowd = self
            guest.look()

    def ask(self, guest: Guest) -> None:
        """Somebody is asked."""
        if self._at_once:
            guest.click(perf_counter(), self._clicks())
        elif guest not in self._places:
            self._places[guest] = len(self._asked)
            self._asked.append(guest)

    def ask_no_more(self, guest: Guest) -> None:
        """Somebody has answered, or has gone."""
        place = self._places.pop(guest, None)
        if place is not None:
            last = self._asked.pop()
            if last is not guest:
                self._asked[place] = last
                self._places[last] = place

    def answered(self, guest: Guest) -> None:
        """A decision is acknowledged; perhaps its connection is lost now."""
        if self._chance.random() < DROPS:
            self.drops += 1
            guest.lose_connection()

    def _clicks(self) -> int:
        twice = self._chance.random() < TWICE
        self.doubles += twice
        return 1 + twice

    async def play(self, rate: float, seconds: float) -> None:
        """Ask for so many decisions a second, then wait for all answers."""
        due = perf_counter()
        end = due + seconds
        while (due := due + self._chance.expovariate(rate)) < end:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            if not self._asked:
                self.short += 1
                continue
            guest = self._chance.choice(self._asked)
            guest.click(min(perf_counter(), due + LATE), self._clicks())
            self.ask_no_more(guest)
        await self.settle()

    async def play_out(self) -> None:
        """Play all games to their end, without thinking."""
        self._at_once = True
        for guest in self.guests:
            guest.look()
        while not all(guest.is_over for guest in self.guests):  # noqa: ASYNC110 -- an event for each costs more
            await asyncio.sleep(0.1)

    async def settle(self) -> None:
        """Wait until every click is answered and everybody is back."""
        async with asyncio.timeout(PATIENCE):
            while self.coming or any(guest.clicks for guest in self.guests):  # noqa: ASYNC110 -- as above
                await asyncio.sleep(0.02)


class House(NamedTuple):
    """The processes of a house, its database if it has one, and who plays there."""

    kind: str
    hosts: list[Host]
    cluster: Cluster | None
    players: list[Guest]
    empty: int  # bytes of memory before anybody came

    async def seat(self, tables: int, game: str = "goldbraeu") -> None:
        """Have so many tables, with four people each."""
        gate = asyncio.Semaphore(AT_ONCE)
        have = len(self.players) // 4
        made = await asyncio.gather(*(self._seat(number, game, gate) for number in range(have, tables)))
        self.players.extend(player for table in made for player in table)

    async def _seat(self, number: int, game: str, gate: asyncio.Semaphore) -> list[Guest]:
        async with gate:
            hosts = self.hosts
            made = await hosts[number % len(hosts)].table(game, 4)
            guests = [Guest(made["table"]["id"], seat, key) for seat, key in made["keys"].items()]
            for place, guest in enumerate(guests):
                await guest.sit(hosts[(place if self.kind == "mixed" else number) % len(hosts)])
            return guests

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
    offered: float  # decisions that were asked for, a second ...
    rate: float  # ... and made
    p50: float  # milliseconds from a click to its acknowledgement ...
    p99: float
    server: float  # ... and of processor time for a decision: of the servers ...
    database: float
    people: float
    memory: float  # kilobytes a table
    doubles: int
    drops: int


async def measure(house: House, rate: float, seconds: float, warm: float = WARM) -> Figures:
    """Let everybody play for some time."""
    gc.collect()
    gc.freeze()  # a collector that walks through eight thousand sockets would be measured, too
    crowd = Crowd(house.players)
    await crowd.play(rate, warm)
    crowd.times.clear()
    before, begun = house.cpu_seconds(), perf_counter()
    await crowd.play(rate, seconds)
    taken = perf_counter() - begun
    server, database, people = (
        (now - then) / len(crowd.times) * 1000 for now, then in zip(house.cpu_seconds(), before, strict=True)
    )
    tables = len(house.players) // 4
    return Figures(
        house=house.kind,
        tables=tables,
        offered=rate,
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
        house = House(kind, hosts, cluster, [], sum(host.memory() for host in hosts))
        yield house
        for guest in house.players:
            guest.leave()


def allow_many_sockets() -> None:
    """A socket is a file, here and in the servers that we start."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, hard), hard))


async def main(tables: int, seconds: float, rate: float, game: str, kind: str) -> None:
    """Seat everybody, let them play, look what has become of it."""
    allow_many_sockets()
    async with open_house(kind) as house:
        await house.seat(tables, game)
        found = await measure(house, rate, seconds)
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
    parser.add_argument("--rate", type=float, default=160)
    parser.add_argument("--game", default="goldbraeu")
    parser.add_argument("--house", choices=HOUSES, default="sqlite")
    chosen = parser.parse_args()
    uvloop.run(main(chosen.tables, chosen.seconds, chosen.rate, chosen.game, chosen.house))
