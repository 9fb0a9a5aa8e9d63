"""Many running tables on two cores: one for the server, one for the people. Nothing lost, nothing doubled.

python -m bench.server.tables [--tables 200] [--seconds 60] [--think 2.0] [--house sqlite|postgres|sticky|mixed]

The house: one process with SQLite; one with PostgreSQL; two with PostgreSQL, where a table's people are all at one of
them or anywhere. Each table has four people with a socket each. Everyone thinks for a random time, sometimes clicks
twice, and sometimes loses the connection and comes back. At the end every acknowledged decision
is looked for in the log.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

import websockets

from bench.server.kit import Host, Player, open_host, percentile
from tests.server.cluster import Cluster, running_cluster

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

TWICE = 0.05  # part of the clicks that are double
DROPS = 0.02  # part of the decisions after which a connection is lost


class Crowd:
    """All people at all tables, and what is measured."""

    def __init__(self, think: float, seconds: float) -> None:
        self.think = think
        self.end = perf_counter() + seconds
        self.times: list[float] = []
        self.doubles = self.drops = self.stale = 0

    async def live(self, player: Player) -> None:
        """Sit, think, decide, until the time is over."""
        chance = random.Random(player.key)
        while perf_counter() < self.end and not (player.now and player.now.result):
            if not await self.wait_for_question(player):
                continue
            await asyncio.sleep(chance.uniform(0, 2 * self.think))
            if player.now and player.now.due:
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


async def check(hosts: list[Host], players: list[Player]) -> int:
    """Look for every acknowledged decision in the log, at another process if there is one."""
    found = 0
    for player in players:
        host = hosts[hosts.index(player.host) - 1]
        headers = {"Authorization": f"Bearer {player.key}"}
        log = (await host.http.get(f"/api/tables/{player.table}/log", headers=headers)).json()
        own = [line["number"] for line in log["lines"] if is_own(line["entry"], player.seat)]
        assert sorted(player.acknowledged.values()) == own, f"{player.table} {player.seat}"
        found += len(own)
    return found


def is_own(entry: Any, seat: str) -> bool:  # noqa: ANN401 -- JSON
    """Whether a line is a decision of this seat."""
    return bool(entry["type"] == "played" and entry["seat"] == seat)


@contextlib.asynccontextmanager
async def open_house(house: str) -> AsyncIterator[tuple[list[Host], Cluster | None]]:
    """The processes of a house, and its database if it has one."""
    async with contextlib.AsyncExitStack() as stack:
        if house == "sqlite":
            yield [await stack.enter_async_context(open_host())], None
            return
        cluster = stack.enter_context(running_cluster())
        address = cluster.database()
        processes = 1 if house == "postgres" else 2
        yield [await stack.enter_async_context(open_host(address)) for _ in range(processes)], cluster


async def main(tables: int, seconds: float, think: float, game: str, house: str) -> None:
    """Seat everybody, let them play, look what has become of it."""
    async with open_house(house) as (hosts, cluster):
        empty = sum(host.memory() for host in hosts)
        players: list[Player] = []
        for number in range(tables):
            made = await hosts[number % len(hosts)].table(game, 4)
            for place, (seat, key) in enumerate(made["keys"].items(), 0 if house == "mixed" else number):
                player = Player(made["table"]["id"], seat, key)
                await player.sit(hosts[(place if house == "mixed" else number) % len(hosts)])
                players.append(player)
        crowd = Crowd(think, seconds)
        used, own, stored = cpu(hosts), process_time(), cluster.cpu_seconds() if cluster else 0.0
        begun = perf_counter()
        with contextlib.suppress(websockets.ConnectionClosedOK):
            await asyncio.gather(*map(crowd.live, players))
        taken = perf_counter() - begun
        used, own = cpu(hosts) - used, process_time() - own
        stored = cluster.cpu_seconds() - stored if cluster else 0.0
        full = sum(host.memory() for host in hosts)
        decisions = await check(hosts, players)
    print(f"{house}: {tables} tables, {len(players)} sockets, {taken:.0f} s, {decisions / taken:.0f} decisions/s")
    print(f"lost or doubled      none of {decisions} ({crowd.doubles} double clicks, {crowd.drops} drops)")
    middle, worst = median(crowd.times) * 1000, percentile(crowd.times, 0.99)
    print(f"decision to answer   median {middle:.1f} ms   p99 {worst:.1f} ms")
    print(f"processor            servers {used / taken:.0%} of a core, people {own / taken:.0%}")
    each, database = used / decisions * 1000, stored / decisions * 1000
    print(f"a decision           {each:.2f} ms of the servers, {database:.2f} of the database")
    print(f"memory               {empty / 1e6:.0f} MB empty, {(full - empty) / tables / 1e3:.0f} kB a table of four")


def cpu(hosts: list[Host]) -> float:
    """Processor time of all processes."""
    return sum(host.cpu_seconds() for host in hosts)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=2.0)
    parser.add_argument("--game", default="goldbraeu")
    parser.add_argument("--house", choices=["sqlite", "postgres", "sticky", "mixed"], default="sqlite")
    chosen = parser.parse_args()
    asyncio.run(main(chosen.tables, chosen.seconds, chosen.think, chosen.game, chosen.house))
