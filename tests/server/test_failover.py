"""A standby takes over: a synchronous one has everything; what an asynchronous one lacks never was, for nobody."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
import websockets

from stammtisch.server import tables
from stammtisch.server.creation import load_room
from tests.server.faults import acknowledged, check_database, house, seat_people, until
from tests.server.kit import async_test, level
from tests.server.standby import running_pair
from tests.server.test_processes import spread, stored_lines, two_servers

if TYPE_CHECKING:
    from tests.server.kit import Server, Tab

TABLES = 3
THINK = 0.2  # seconds: games must not be over before the standby has taken over
LOST = 3  # decisions


@async_test
async def test_a_synchronous_standby_takes_over_and_nothing_is_lost() -> None:
    """People play on by themselves, at the same processes; every acknowledged decision is at the new server."""
    with running_pair(synchronous=True) as standby:
        database = standby.addresses(standby.primary.database())
        async with house(database) as servers:
            people = await seat_people(servers[0], TABLES, THINK)
            enough = asyncio.Event()
            playing = asyncio.gather(*(person.live(servers, enough) for person in people))
            await until(lambda: acknowledged(people) > TABLES * 3)
            await asyncio.to_thread(standby.take_over)
            before = acknowledged(people)
            await until(lambda: acknowledged(people) >= before + TABLES * 5)
            enough.set()
            await playing

            assert check_database(database, people) > before


@async_test
async def test_what_an_asynchronous_standby_lacks_never_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that has not noticed cannot go on from lost lines, even if there are as many new ones."""
    monkeypatch.setattr(tables, "LOOK", 3600.0)
    with running_pair(synchronous=False) as standby:
        database = standby.addresses(standby.primary.database())
        async with two_servers(database) as (one, other):
            made = await one.table("me", "me", "me")
            name = made["table"]["id"]
            for server in (one, other):
                server.tables.store.listen(lambda _hint: None)  # no process notices by itself
            async with one.tab(name, made["keys"]["red"]) as red:
                await red.decide()
                kept = red.number
                await asyncio.to_thread(standby.cut_off)
                await decide(one, made, LOST)
                await asyncio.to_thread(standby.take_over)
                await other.get(f"/api/tables/{name}", made["host"])
                assert stored_lines(database, name) == list(range(1, kept + 1))
                await decide(other, made, LOST)
                with pytest.raises(websockets.ConnectionClosed):
                    await red.ask({"type": "rename", "name": "Resi"})

            assert stored_lines(database, name) == list(range(1, kept + LOST + 1))
            await come_back(one, other, made, red)
            await decide(one, made, 1000)
            loaded = await load_room(name, other.tables.store)
            assert loaded.status == "over"
            assert stored_lines(database, name) == list(range(1, loaded.history.number + 1))


async def decide(server: Server, made: Any, times: int) -> None:  # noqa: ANN401 -- JSON
    """Let people at one process decide so many times, or until the game is over."""
    async with server.tabs(made) as tabs:
        while times and not tabs[0].now["result"]:
            await next(tab for tab in tabs if tab.now["due"]).decide()
            await level(*tabs)
            times -= 1


async def come_back(one: Server, other: Server, made: Any, red: Tab) -> None:  # noqa: ANN401 -- JSON
    """Whoever comes back is told of another epoch, and starts afresh: with the lines that everybody has."""
    name, key = made["table"]["id"], made["keys"]["red"]
    async with one.tab(name, key, red.number) as back:
        assert epoch(back) != epoch(red)
    async with one.tab(name, key) as back, other.tab(name, key) as elsewhere:
        assert back.lines == elsewhere.lines
        assert back.lines[:-LOST] == red.lines[:-LOST]


def epoch(tab: Tab) -> int:
    """The epoch in which a tab was welcomed."""
    return int(msgspec.json.decode(tab.heard[0])["epoch"])


@async_test
async def test_people_who_have_seen_lost_lines_are_sent_away_by_themselves() -> None:
    """Nobody clicks: each process notices that the database has changed, and tabs come back to a shorter log."""
    with running_pair(synchronous=False) as standby:
        database = standby.addresses(standby.primary.database())
        async with two_servers(database) as servers:
            made = await servers[0].table("me", "me", "me")
            async with spread(servers, made) as tabs:
                kept = tabs[0].number
                await asyncio.to_thread(standby.cut_off)
                await tabs[0].decide()
                await level(*tabs)
                await asyncio.to_thread(standby.take_over)
                for tab in tabs:
                    with pytest.raises(websockets.ConnectionClosed):
                        await tab.until(lambda _heard: False)
            for number, tab in enumerate(tabs):
                key = list(made["keys"].values())[number]
                async with servers[number % 2].tab(made["table"]["id"], key, tab.number) as back:
                    assert msgspec.json.decode(back.heard[1])["type"] == "state"
                    assert back.number == kept
