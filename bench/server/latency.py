"""From a click to every client updated, beside a bare echo of the same server that commits one row before it answers.

python -m bench.server.latency [--decisions 300]
"""

from __future__ import annotations

import argparse
import asyncio
from statistics import median
from time import perf_counter

import websockets

from bench.server.kit import Host, Player, open_host, percentile


async def echo(socket: websockets.ClientConnection) -> float:
    """A message there and back, with a commit in between."""
    begun = perf_counter()
    await socket.send("x" * 100)
    await socket.recv()
    return perf_counter() - begun


async def click(players: list[Player]) -> float | None:
    """One decision: the time until the last of all clients has the new table."""
    due = [player for player in players if player.now and player.now.due]
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
    """Measure in turns, so that whatever else the machine does disturbs both alike."""
    clicks: list[float] = []
    echoes: list[float] = []
    async with open_host() as host:
        bare = await host.connect("/echo")
        players = await seat(host, game)
        while len(clicks) < decisions:
            taken = await click(players)
            if taken is None:
                players = await seat(host, game)
                continue
            clicks.append(taken)
            echoes.append(await echo(bare))
    print(f"{game}, {decisions} decisions, 4 clients")
    print(f"echo with a commit   median {median(echoes) * 1000:6.2f} ms   p99 {percentile(echoes, 0.99):6.2f} ms")
    print(f"click to all clients median {median(clicks) * 1000:6.2f} ms   p99 {percentile(clicks, 0.99):6.2f} ms")
    print(f"ratio                       {median(clicks) / median(echoes):6.2f}      (at most 3)")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--game", default="goldbraeu")
    chosen = parser.parse_args()
    asyncio.run(main(chosen.decisions, chosen.game))
