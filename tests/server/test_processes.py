"""Several processes on one database: whoever asks whichever of them is told the same, and nothing counts twice.

What was written is looked up at the other process or in the database, never in the memory of the one that wrote.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import psycopg
import pytest

from stammtisch.core.mistakes import Mistake
from stammtisch.server import leases, tables
from stammtisch.server.leases import Leases
from stammtisch.server.store import Hint
from stammtisch.server.store.postgres import PostgresStore, merged
from tests.server.kit import async_test, everybody, level, open_server, until_step

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.server.cluster import Cluster
    from tests.server.kit import Server, Tab


@contextlib.asynccontextmanager
async def two_servers(database: str) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers of one house; in one process, but they share nothing but the database."""
    async with open_server(PostgresStore(database)) as one, open_server(PostgresStore(database)) as other:
        yield one, other


@contextlib.asynccontextmanager
async def spread(servers: tuple[Server, Server], made: Any) -> AsyncIterator[list[Tab]]:  # noqa: ANN401 -- JSON
    """A tab for every seat, at one server and the other by turns."""
    async with contextlib.AsyncExitStack() as stack:
        keys = list(made["keys"].values())
        tabs = [servers[number % 2].tab(made["table"]["id"], key) for number, key in enumerate(keys)]
        yield [await stack.enter_async_context(tab) for tab in tabs]


def stored_lines(database: str, table: str) -> list[int]:
    """The numbers of a table's lines, as the database has them."""
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT number FROM lines WHERE table_id = %s ORDER BY number", (table,))
        return [row[0] for row in rows]


@pytest.mark.parametrize("game", ["goldbraeu", "golden_city"])
@async_test
async def test_people_at_different_processes_play_a_whole_game(database: str, game: str) -> None:
    """Everybody sees the same lines in the same order, and the database has each of them once."""
    async with two_servers(database) as servers:
        made = await servers[0].table("me", "me", "me", game=game)
        async with spread(servers, made) as tabs:
            await everybody(*tabs, until=lambda: False)
            await level(*tabs)

            numbers = [[line["number"] for line in tab.lines] for tab in tabs]
            assert numbers == [list(range(1, tabs[0].number + 1))] * 3
            assert stored_lines(database, made["table"]["id"]) == numbers[0]
            assert {tab.now["table"]["status"] for tab in tabs} == {"over"}
            assert tabs[0].now["result"] == tabs[1].now["result"]


@async_test
async def test_bots_are_answered_for_by_one_process_wherever_people_sit(database: str) -> None:
    """Each question of a bot is answered once; a bot's table goes on whoever is asked."""
    async with two_servers(database) as servers:
        made = await servers[0].table("me", "random", "me", "random")
        async with spread(servers, made) as tabs:
            await everybody(*tabs, until=lambda: False)
            await level(*tabs)
            told = [line["entry"] for line in tabs[1].lines]

        assert stored_lines(database, made["table"]["id"]) == list(range(1, len(told) + 1))
        assert not [entry for entry in told if entry["type"] == "stumbled"]


@async_test
async def test_a_click_that_counted_at_one_process_counts_once_at_the_other(database: str) -> None:
    """The acknowledgement was lost, the tab comes back elsewhere and repeats its click: it gets the same line."""
    async with two_servers(database) as (one, other):
        made = await one.table("me", "me", "me")
        name, key = made["table"]["id"], made["keys"]["red"]
        async with other.tab(name, key) as late, one.tab(name, key) as tab:
            due = tab.now["due"]
            action = due["ask"]["choices"][0]["action"]
            first = await tab.decide(action, due["decision"], "the-click")
            again = await late.decide(action, due["decision"], "the-click")

        assert first["number"] == again["number"]
        assert stored_lines(database, name) == list(range(1, first["number"] + 1))


@async_test
async def test_what_one_process_has_acknowledged_the_other_tells_at_once(database: str) -> None:
    """A tab that is ahead of the room it comes to, and a plain GET: neither goes back in time, even without hints."""
    async with two_servers(database) as (one, other):
        made = await one.table("me", "me", "me")
        name, key = made["table"]["id"], made["keys"]["red"]
        await other.get(f"/api/tables/{name}", key)  # its room is open now
        other.tables.store.listen(lambda _hint: None)
        async with one.tab(name, key) as tab:
            await tab.decide()
            number = tab.number
        async with other.tab(name, key, number) as back:
            assert (back.number, back.lines) == (number, [])
        async with one.tab(name, key) as tab:
            await tab.decide()
            number = tab.number

        assert (await other.get(f"/api/tables/{name}", key))["number"] == number


@async_test
async def test_a_silent_bus_delays_and_loses_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No hint ever arrives: the slow look finds what is new."""
    monkeypatch.setattr(tables, "LOOK", 0.05)
    monkeypatch.setattr(PostgresStore, "_notify", lambda *_: None)
    async with two_servers(database) as servers:
        made = await servers[0].table("me", "me", "me")
        async with spread(servers, made) as tabs:
            await until_step("choose-action", *tabs)

            assert len(tabs[1].lines) > 5
            assert stored_lines(database, made["table"]["id"]) == [line["number"] for line in tabs[1].lines]


@async_test
async def test_hints_that_come_twice_late_or_out_of_order_change_nothing(database: str) -> None:
    """They say where to look, and nothing else."""
    async with two_servers(database) as (one, other):
        made = await one.table("me", "me", "me")
        name, key = made["table"]["id"], made["keys"]["red"]
        async with other.tab(name, key) as watching, one.tab(name, key) as tab:
            await tab.decide()
            for hint in [Hint("x", (name, name)), Hint("y", ("nowhere",)), Hint("", lost=True)] * 3:
                other.tables.follower.hear(hint)
            await level(tab, watching)
            await watching.decide()
            await level(tab, watching)

            assert [line["number"] for line in watching.lines] == list(range(1, watching.number + 1))


@async_test
async def test_secret_choices_at_the_same_moment_all_count(database: str) -> None:
    """Everybody chooses at once, at two processes: each choice is counted once, in some order."""
    async with two_servers(database) as servers:
        made = await servers[0].table("me", "me", "me", "me")
        async with spread(servers, made) as tabs:
            for _ in range(8):
                asked = [tab for tab in tabs if tab.now["due"]]
                before = max(tab.number for tab in tabs)
                answers = await asyncio.gather(*(tab.decide() for tab in asked))
                await level(*tabs)

                assert {answer["type"] for answer in answers} == {"done"}
                assert len({answer["number"] for answer in answers}) == len(asked)
                assert tabs[0].number == before + len(asked)


@async_test
async def test_standing_orders_settings_names_chat_and_presence_reach_everybody(database: str) -> None:
    """What is no line of the game is told at the other process, too."""
    async with two_servers(database) as servers:
        made = await servers[0].table("me", "me", "me")
        path, key = f"/api/tables/{made['table']['id']}", made["keys"]["red"]
        async with spread(servers, made) as (red, blue, yellow), servers[1].tab(made["table"]["id"], key) as again:
            await red.ask({"type": "say", "text": "Servus"})
            await blue.until(lambda heard: heard["type"] == "chatted" and heard["lines"])
            await blue.ask({"type": "say", "text": "Grüß Gott"})
            chat = await red.until(lambda heard: heard["type"] == "chatted" and heard["lines"][0]["seat"] == "blue")
            await red.ask({"type": "rename", "name": "Resi"})
            named = await blue.until(lambda heard: heard["type"] == "moved")
            order = {"kind": "duel", "about": "any", "answer": "allow", "limit": 0}
            await red.ask({"type": "orders", "orders": [order]})
            told = await again.until(lambda heard: heard["type"] == "moved" and heard["now"]["orders"])
            await servers[0].post(f"{path}/settings", {"chat": False, "watch": "nobody"}, made["host"])
            await blue.until(lambda heard: heard["type"] == "moved" and heard["now"]["table"]["chat"] == "off")
            await yellow.until(lambda heard: heard["type"] == "present" and len(heard["here"]) == 3)

        assert chat["lines"][0]["number"] == 2
        assert named["now"]["table"]["seats"][0]["name"] == "Resi"
        assert named["lines"][-1]["entry"] == {"type": "renamed", "seat": "red", "name": "Resi"}
        assert told["now"]["orders"] == [order]


@async_test
async def test_two_who_call_for_the_next_game_at_once_get_one_table(database: str) -> None:
    """Of two rematches that are made at the same moment, one is; the other never was."""
    async with two_servers(database) as servers:
        made = await servers[0].table("me", "me", "me")
        async with spread(servers, made) as tabs:
            await everybody(*tabs, until=lambda: False)
        path = f"/api/tables/{made['table']['id']}/rematch"
        keys = list(made["keys"].values())
        calls = [servers[number % 2].post(path, None, keys[number % 3]) for number in range(6)]
        found = {answer["table"] for answer in await asyncio.gather(*calls)}
        with psycopg.connect(database) as connection:
            count = connection.execute("SELECT count(*) FROM tables").fetchone()

    assert len(found) == 1
    assert count == (2,)


# ---- leases


@async_test
async def test_a_table_is_looked_after_by_one_process_until_that_is_dead(database: str) -> None:
    """Another one may not take it from the living; from the dead it may."""
    one, other = PostgresStore(database), PostgresStore(database)
    await one.open()
    await other.open()
    try:
        ours, theirs = Leases(one), Leases(other)
        await ours.beat()
        await theirs.beat()

        assert await ours.claim("t")
        assert not await theirs.claim("t")
        assert ours.holds("t")
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("UPDATE processes SET seen = seen - 60000 WHERE id = %s", (one.process,))
        assert await theirs.claim("t")
        assert not await one.claim("t")
    finally:
        await one.close()
        await other.close()


@async_test
async def test_whoever_was_frozen_looks_again_before_it_answers(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lease ends by itself when no heartbeat was possible; the next heartbeat does not bring it back."""
    store = PostgresStore(database)
    await store.open()
    try:
        ours = Leases(store)
        await ours.beat()
        assert await ours.claim("t")
        monkeypatch.setattr(leases, "VALID", -1.0)
        await ours.beat()
        assert not ours.holds("t")
        monkeypatch.setattr(leases, "VALID", 4.0)
        await ours.beat()
        assert not ours.holds("t")
        assert await ours.claim("t")
    finally:
        await store.close()


@async_test
async def test_only_tables_that_are_due_are_opened_at_the_start(database: str) -> None:
    """Not those that wait for people: a house with many tables starts as quickly as an empty one."""
    async with open_server(PostgresStore(database)) as server:
        for _ in range(5):
            await server.table("me", "me", "me")
        bots = await server.table("random", "random", "random", pace=10_000)
    store = PostgresStore(database)
    await store.open()
    due = await store.due_tables(9)
    await store.close()

    assert due == [bots["table"]["id"]]


# ---- addresses, schemas, hints


@async_test
async def test_a_database_that_cannot_be_used_gets_a_sentence(database: str, cluster: Cluster) -> None:
    """Out of reach, newer than we are, or older."""
    with pytest.raises(Mistake) as away:
        PostgresStore("postgresql://eva:geheim@127.0.0.1:1/none").check()
    PostgresStore(database).check()
    versions = {}
    for version, form in (("9999", 3), ("0001", 1)):
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("UPDATE alembic_version SET version_num = %s", (version,))
            connection.execute("UPDATE about SET version = %s", (form,))
        with pytest.raises(Mistake) as caught:
            PostgresStore(database).check()
        versions[version] = caught.value.key

    assert away.value.key == "database-away"
    assert "geheim" not in str(away.value.about)
    assert versions == {"9999": "data-version", "0001": "database-older"}
    assert cluster.process is not None


def test_hints_are_few() -> None:
    """One for many tables; presence is told by itself."""
    here = Hint("me", table="t", here=("red",))
    many = merged([Hint("me", (f"t{number}",)) for number in range(150)] + [here, Hint("me", ("t1",))])

    assert [len(hint.tables) for hint in many] == [100, 50, 0]
    assert many[-1] == here
