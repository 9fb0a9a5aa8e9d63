"""One hostile guest with a thousand tables of bots beside ten honest guests with a table each.

python -m bench.server.hostile [--tables 1000] [--seconds 60] [--level expert] [--bot regular]

Honest guests play against bots without a pause, first alone and then beside the hostile guest, who comes from one
address and whose bots of the dearest level play among themselves. Stated are the times until a click is acknowledged,
and until the bots at the table have answered and the guest is asked again. Limits are off: with them, the hostile guest
would have a tenth of these tables.
"""

from __future__ import annotations

import argparse
import asyncio
from statistics import median
from time import perf_counter

import httpx

from bench.server.kit import Host, Player, open_host, percentile

HONEST = 10


def address(number: int) -> dict[str, str]:
    """The header by which a proxy on this machine says who asks."""
    return {"X-Forwarded-For": f"198.51.100.{number}"}


async def make_table(host: Host, guest: int, *seats: str) -> dict[str, dict[str, str]]:
    """A table of a guest: `me`, or bots by their names."""
    wishes = [{"holder": "me"} if seat == "me" else {"holder": "bot", "bot": seat} for seat in seats]
    wish = {"game": "goldbraeu", "seats": wishes, "pace": 0}
    answer = await host.http.post("/api/tables", json=wish, headers=address(guest))
    answer.raise_for_status()
    return answer.json()  # type: ignore[no-any-return]


def is_asked(player: Player) -> bool:
    """Whether a player is asked something, or the game is over."""
    return player.now is not None and (player.now.due is not None or player.now.result is not None)


class Guest:
    """An honest guest: plays one table after the other, and measures."""

    def __init__(self, host: Host, number: int, bot: str) -> None:
        self.host, self.number, self.bot = host, number, bot
        self.clicks: list[float] = []  # until a click is acknowledged
        self.rounds: list[float] = []  # until the bots have answered and the guest is asked again

    async def play(self, end: float) -> None:
        """Play until some time."""
        while perf_counter() < end:
            made = await make_table(self.host, self.number, "me", self.bot, self.bot, self.bot)
            player = Player(made["table"]["id"], "red", made["keys"]["red"])
            await player.sit(self.host)
            async with asyncio.timeout_at(asyncio.get_running_loop().time() + max(0.1, end - perf_counter())):
                while not (player.now and player.now.result):
                    await self.answer(player)

    async def answer(self, player: Player) -> None:
        """Wait until this guest is asked, and click."""
        while not is_asked(player):
            await player.hear()
        if player.now is None or player.now.due is None:
            return
        number, begun, acknowledged = player.number, perf_counter(), False
        await player.say(player.decision())
        while not acknowledged or player.number == number or not is_asked(player):
            if (await player.hear()).type == "done":
                acknowledged = True
                self.clicks.append(perf_counter() - begun)
        self.rounds.append(perf_counter() - begun)


async def measure(host: Host, seconds: float, bot: str) -> list[Guest]:
    """Ten honest guests for some time."""
    guests = [Guest(host, number, bot) for number in range(1, HONEST + 1)]
    end = perf_counter() + seconds
    await asyncio.gather(*(guest.play(end) for guest in guests), return_exceptions=True)
    return guests


def tell(title: str, guests: list[Guest]) -> None:
    """One line: clicks and rounds of all guests."""
    clicks = [time for guest in guests for time in guest.clicks]
    rounds = [time for guest in guests for time in guest.rounds]
    fewest = min(len(guest.rounds) for guest in guests)
    print(
        f"{title:<10} {len(clicks)} clicks ({fewest} of whoever had fewest): "
        f"acknowledged median {median(clicks) * 1000:.0f} ms, p99 {percentile(clicks, 0.99):.0f} ms; "
        f"asked again median {median(rounds) * 1000:.0f} ms, p99 {percentile(rounds, 0.99):.0f} ms",
        flush=True,
    )


async def invade(host: Host, tables: int, level: str) -> None:
    """The hostile guest's tables."""
    for _ in range(tables):
        await make_table(host, 100, level, level, level, level)


async def main(tables: int, seconds: float, level: str, bot: str) -> None:
    """First without the hostile guest, then beside them."""
    async with open_host() as host:
        host.http.timeout = httpx.Timeout(600)
        await measure(host, 5, bot)  # processes start, code is loaded
        tell("alone", await measure(host, seconds, bot))
        begun = perf_counter()
        await invade(host, tables, level)
        print(f"{tables} tables of four {level} bots, made in {perf_counter() - begun:.0f} s", flush=True)
        used, begun = host.cpu_seconds(), perf_counter()
        tell("beside", await measure(host, seconds, bot))
        print(f"server     {(host.cpu_seconds() - used) / (perf_counter() - begun):.0%} of a core", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--bot", default="regular")
    chosen = parser.parse_args()
    asyncio.run(main(chosen.tables, chosen.seconds, chosen.level, chosen.bot))
