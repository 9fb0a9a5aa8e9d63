"""From a click to every client updated, beside a bare echo of the same socket plus one commit to the same kind of file.

python -m bench.server.latency [--decisions 300]
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from bench.server.kit import Host, Player, open_host, percentile
from stammtisch.server.store import Store


async def echo(player: Player, times: int) -> list[float]:
    """Ping and pong on an open socket."""
    found = []
    for number in range(times):
        begun = perf_counter()
        await player.say({"type": "ping", "id": number})
        while (await player.hear())["type"] != "pong":
            pass
        found.append(perf_counter() - begun)
    return found


async def commit(times: int) -> list[float]:
    """One line a transaction, as a decision writes it."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        await store.open()
        for number in range(times):
            row = {"table_id": "bench", "number": number, "entry": "x" * 200, "once": ""}
            begun = perf_counter()
            await store.write(lines=[row])
            found.append(perf_counter() - begun)
        await store.close()
    return found


async def click(players: list[Player]) -> float | None:
    """One decision: the time until the last of all clients has the new table."""
    due = [player for player in players if player.now["due"]]
    if not due:
        return None
    message = due[0].decision()
    wanted = due[0].number + 1
    begun = perf_counter()
    await due[0].say(message)
    await asyncio.gather(*(reach(player, wanted) for player in players))
    return perf_counter() - begun


async def reach(player: Player, number: int) -> None:
    """Listen until some line is on show."""
    while player.number < number:
        await player.hear()


async def seat(host: Host, game: str) -> list[Player]:
    """Four people at a new table."""
    made = await host.table(game, 4)
    players = [Player(made["table"]["id"], seat, key) for seat, key in made["keys"].items()]
    for player in players:
        await player.sit(host)
        while player.now is None:
            await player.hear()
    return players


async def main(decisions: int, game: str) -> None:
    """Measure in turns, so that whatever else the machine does disturbs all alike."""
    clicks: list[float] = []
    echoes: list[float] = []
    commits: list[float] = []
    async with open_host() as host:
        players = await seat(host, game)
        while len(clicks) < decisions:
            taken = await click(players)
            if taken is None:
                players = await seat(host, game)
                continue
            clicks.append(taken)
            if len(clicks) % 10 == 0:
                echoes += await echo(players[0], 10)
                commits += await commit(10)
    base = median(echoes) + median(commits)
    print(f"{game}, {decisions} decisions, 4 clients")
    print(f"echo                 median {median(echoes) * 1000:6.2f} ms")
    print(f"commit               median {median(commits) * 1000:6.2f} ms   p99 {percentile(commits, 0.99):6.2f} ms")
    print(f"click to all clients median {median(clicks) * 1000:6.2f} ms   p99 {percentile(clicks, 0.99):6.2f} ms")
    print(f"ratio                       {median(clicks) / base:6.2f}      (at most 3)")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--game", default="goldbraeu")
    chosen = parser.parse_args()
    asyncio.run(main(chosen.decisions, chosen.game))
