"""Bots think in processes of their own, keep the table's pace, and cannot stop a game."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

import msgspec
import pytest

import stammtisch
from stammtisch.core.bits import lowest
from stammtisch.core.table import Table
from stammtisch.server import bot_worker, installed
from stammtisch.server.bot_pool import BotFailed, BotPool
from stammtisch.server.bot_worker import BotRequest
from tests.server.kit import async_test, open_server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BOTS = """
import os, sys, time

class Hanging:
    needs_view = True
    def choose(self, seen):
        time.sleep(3600)

class Crashing:
    needs_view = True
    def choose(self, seen):
        os._exit(3)

class Raising:
    needs_view = True
    def choose(self, seen):
        raise ZeroDivisionError("in the bot")

class Cheating:
    needs_view = True
    def choose(self, seen):
        return 10_000

class Chatting:
    needs_view = True
    def choose(self, seen):
        print("I think I shall take the first one")
        sys.stdout.flush()
        return seen.legal[0]

class Threading:
    needs_view = True
    def choose(self, seen):
        import numpy, threadpoolctl
        threads = [pool["num_threads"] for pool in threadpoolctl.threadpool_info()]
        return seen.legal[0] if set(threads) == {1} else seen.legal[-1]

class Slow:
    needs_view = True
    def choose(self, seen):
        time.sleep(0.15 if seen.seat == 0 else 0)
        return seen.legal[0]
"""
NAMES = ("Hanging", "Crashing", "Raising", "Cheating", "Chatting", "Threading", "Slow")


@pytest.fixture
def strange_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with bots that behave badly, installed for this test and for the processes it starts."""
    site = tmp_path / "site"
    info = site / "strange_bots-1.dist-info"
    info.mkdir(parents=True)
    (site / "strange_bots.py").write_text(BOTS)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strange-bots\nVersion: 1\n")
    entries = "\n".join(f"{name.lower()} = strange_bots:{name}" for name in NAMES)
    (info / "entry_points.txt").write_text(f"[stammtisch.bots]\n{entries}\n")
    monkeypatch.setattr(sys, "path", [str(site), *sys.path])
    monkeypatch.setenv("PYTHONPATH", str(site))
    installed.bots.cache_clear()
    yield
    installed.bots.cache_clear()


def request(bot: str) -> BotRequest:
    """The first question of a game."""
    game = stammtisch.game("goldbraeu")
    table = Table(game, game.make_setup(), 1)
    seat = lowest(table.position.to_act)
    view = msgspec.json.encode(game.view(table.position, seat))
    return BotRequest(game.name, bot, seat, table.position.legal(seat), msgspec.Raw(view), 1)


@pytest.mark.parametrize("bot", ["hanging", "crashing", "raising", "cheating"])
@async_test
async def test_a_bot_that_gives_no_answer_stumbles_and_the_next_one_is_served(strange_bots: None, bot: str) -> None:
    """Its process is ended if need be; another takes its place."""
    bot_pool = BotPool(1, longest=3.0)
    try:
        with pytest.raises(BotFailed):
            await bot_pool.ask(request(bot))
        answer = await bot_pool.ask(request("random"))

        assert answer in request("random").legal
    finally:
        await bot_pool.close()


@async_test
async def test_a_bot_may_print(strange_bots: None) -> None:
    """What it prints does not get between question and answer."""
    bot_pool = BotPool(1)
    try:
        assert await bot_pool.ask(request("chatting")) == request("chatting").legal[0]
    finally:
        await bot_pool.close()


@async_test
async def test_a_bot_thinks_with_one_thread(strange_bots: None) -> None:
    """The number of processes is the number of cores that bots may use."""
    bot_pool = BotPool(1)
    try:
        assert await bot_pool.ask(request("threading")) == request("threading").legal[0]
    finally:
        await bot_pool.close()


def test_a_worker_gets_a_view_and_nothing_else() -> None:
    """Whatever goes to a bot's process is the seat's own view, its legal actions and a seed."""
    assert [field.name for field in msgspec.structs.fields(BotRequest)] == [
        "game",
        "bot",
        "seat",
        "legal",
        "view",
        "seed",
    ]
    assert bot_worker.choose(request("random")) in request("random").legal


@async_test
async def test_the_game_goes_on_when_bots_fail(strange_bots: None, tmp_path: Path) -> None:
    """A random legal action takes the place of the answer, and the log says so."""
    async with open_server(tmp_path / "data", longest=5.0) as server:
        made = await server.table("me", "raising", "cheating")
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
            for _ in range(4):
                assert await red.asked()
                await red.decide()
            entries = [line["entry"] for line in red.lines]
            stumbles = [number for number, entry in enumerate(entries) if entry["type"] == "stumbled"]

        assert stumbles
        for number in stumbles:
            assert (entries[number + 1]["type"], entries[number + 1]["seat"]) == ("played", entries[number]["seat"])


@async_test
async def test_answers_of_one_moment_come_in_the_order_of_seats(strange_bots: None, tmp_path: Path) -> None:
    """A bot that thinks longer than the others at the same question does not come later."""
    async with open_server(tmp_path / "data", processes=2) as server:
        made = await server.table("slow", "random", "random", watch="everyone", pace=0)
        async with server.tab(made["table"]["id"]) as watcher:
            while len([line for line in watcher.lines if line["entry"]["type"] == "played"]) < 6:
                await watcher.hear()
            played = [line["entry"]["seat"] for line in watcher.lines if line["entry"]["type"] == "played"]

        assert played[:6] == ["red", "blue", "yellow"] * 2


@async_test
async def test_an_answer_is_shown_when_the_pace_has_passed(tmp_path: Path) -> None:
    """Not before, and however few choices there were."""
    pace = 0.3
    async with open_server(tmp_path) as server:
        made = await server.table("me", "random", "random", pace=int(pace * 1000))
        loop = asyncio.get_running_loop()
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
            while red.now["due"]:  # keep-cards: all are asked at once
                await red.decide()
            waits: list[float] = []
            while len(waits) < 3:
                asked_at = loop.time()
                last = red.lines[-1]
                await red.hear()
                if red.lines[-1] is not last and red.lines[-1]["entry"].get("seat") != "red":
                    waits.append(loop.time() - asked_at)
                if red.now["due"]:
                    await red.decide()

        assert max(waits) > pace * 0.5
