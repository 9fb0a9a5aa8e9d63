"""Catching up with other processes at little cost: where only lines are new, only lines are read, and never too few."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import psycopg
import pytest

import stammtisch
from stammtisch.core.mistakes import Mistake
from stammtisch.server import tables
from stammtisch.server.log_entries import Changed, Renamed
from stammtisch.server.seats import Seat
from stammtisch.server.settings import TableSettings
from stammtisch.server.store import Revision, StoredLine, StoredTable, TableChange, WriteConflict, line_reader, writer
from stammtisch.server.store.keeping import open_keeping
from stammtisch.server.store.moderation import close_table, mute_seat, rename_seat
from stammtisch.server.store.postgres import PostgresStore
from stammtisch.server.talk import ChatLine
from tests.server.kit import async_test, level, open_server
from tests.server.test_processes import spread, two_servers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from stammtisch.server.store import FreshLines, TableNews

GAME = stammtisch.game("goldbraeu")
SETTINGS = TableSettings("host", "watch", "link", 900)
OTHERS = {
    "a seat": TableChange(seats=[Seat("red", "person", "Eva", key="other")]),
    "settings": TableChange([StoredLine(2, Changed("nobody", 900))], settings=TableSettings("host", "w", "nobody", 0)),
    "closed": TableChange(closed="host"),
}


def red() -> Seat:
    """A seat."""
    return Seat("red", "person", "Eva", key="k")


@contextlib.asynccontextmanager
async def opened(database: str) -> AsyncIterator[PostgresStore]:
    """A store with a table of one line."""
    store = PostgresStore(database)
    await store.open()
    try:
        seats = {"red": red(), "blue": Seat("blue", "open")}
        await store.create_table(
            StoredTable("t", GAME.make_setup(seats=3), "gathering", SETTINGS, seats, [StoredLine(1, red().seated())])
        )
        yield store
    finally:
        await store.close()


async def news_of(store: PostgresStore) -> TableNews:
    """Everything."""
    news = await store.load_news("t", 1)
    assert news
    return news


async def lines_of(store: PostgresStore, since: int = 1) -> FreshLines:
    """The lines."""
    fresh = await store.load_lines("t", since)
    assert fresh
    return fresh


@async_test
async def test_lines_alone_leave_the_rest_as_it_was(database: str) -> None:
    """And come whole, in their order, from the line on that is asked for."""
    async with opened(database) as store:
        before = await news_of(store)
        whole = await store.load_table("t")
        for number in (2, 3):
            await store.save_change("t", TableChange([StoredLine(number, Renamed("red", ""), f"red:{number}", number)]))
        after = await lines_of(store, 2)
        everything = await news_of(store)

        assert whole
        assert before.rest == whole.rest == after.rest == everything.rest != ""
        assert list(after.lines) == list(everything.lines)[1:]
        assert (after.revision, after.status) == (everything.revision, everything.status)
        assert await store.load_lines("t", 4) is None
        assert await store.load_lines("nowhere", 0) is None


@pytest.mark.parametrize("what", sorted(OTHERS))
@async_test
async def test_whatever_else_is_written_shows(database: str, what: str) -> None:
    """Then the digest is another one, and everything is read."""
    async with opened(database) as store:
        before = (await lines_of(store)).rest
        await store.save_change("t", OTHERS[what])

        assert (await lines_of(store)).rest != before


@async_test
async def test_words_and_what_the_house_does_show(database: str) -> None:
    """Chat, a muted seat, a name taken away, a closed table: none is a line."""
    with_house = open_keeping(database)

    async with opened(database) as store:
        seen = {(await lines_of(store)).rest}
        await store.save_chat("t", ChatLine(1, "red", "hello", "", 0), 1)
        seen.add((await lines_of(store)).rest)
        for deed in (mute_seat, rename_seat):
            with with_house.moderating("t") as connection:
                deed(connection, "t", "red", "house")
            seen.add((await lines_of(store)).rest)
        with with_house.moderating("t") as connection:
            close_table(connection, "t", "house")
        seen.add((await lines_of(store)).rest)

    assert len(seen) == 5


@async_test
async def test_a_line_that_is_none_stops_nobody(database: str) -> None:
    """A line that this server cannot read is none that it takes over; it goes on reading at other tables."""
    async with opened(database) as store:
        with psycopg.connect(database) as connection:
            connection.execute("INSERT INTO lines VALUES ('t', 2, '{\"type\": \"renamed\"}', '', 0)")

        assert await store.load_lines("t", 1) is None
        with psycopg.connect(database) as connection:
            connection.execute("DELETE FROM lines WHERE number = 2")
        assert len((await lines_of(store)).lines) == 1


@async_test
async def test_a_plain_line_comes_second_or_counts(database: str) -> None:
    """The one statement of a decision is fenced like a transaction: by revision, and by the number of its line."""
    async with opened(database) as store:

        def line(number: int, known: int) -> TableChange:
            return TableChange([StoredLine(number, Renamed("red", ""))], revision=Revision(known, known + 1))

        await store.save_change("t", line(2, 0))
        for late in (line(3, 0), line(2, 1)):  # an old revision; a line that is there
            with pytest.raises(WriteConflict):
                await store.save_change("t", late)
        together = [store.save_change("t", line(3, 1)), store.save_change("t", line(3, 1))]
        await together[0]
        with pytest.raises(WriteConflict):
            await together[1]

        fresh = await lines_of(store)
        assert ([line.number for line in fresh.lines], fresh.revision) == ([1, 2, 3], 2)


@async_test
async def test_a_decision_of_another_process_costs_one_query(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the beginning, and after a name was changed here; when a name is new elsewhere everything is read."""
    async with two_servers(database) as servers:
        for server in servers:
            await server.tables.store.beat()  # they know each other
        made = await servers[0].table("me", "me", "me")
        async with spread(servers, made) as tabs:
            whole: list[str] = []
            real = PostgresStore.load_news

            async def load_news(store: PostgresStore, table: str, since: int) -> TableNews | None:
                whole.append(table)
                return await real(store, table, since)

            monkeypatch.setattr(PostgresStore, "load_news", load_news)
            for tab in tabs:
                if tab.now["due"]:
                    await tab.decide()
                    await level(*tabs)
            assert whole == []

            await tabs[0].ask({"type": "rename", "name": "Zenzi"})
            await level(*tabs)
            assert len(whole) == 1
            assert tabs[1].now["table"]["seats"][0]["name"] == "Zenzi"
            await next(tab for tab in tabs if tab.now["due"]).decide()
            await level(*tabs)
            assert len(whole) == 1


@async_test
async def test_a_new_process_is_told_from_its_first_moment(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says hello to a process that was alone and told nobody, and does not wait until that one looks around."""
    monkeypatch.setattr(tables, "LOOK", 3600)
    async with open_server(PostgresStore(database)) as one:
        made = await one.table("me", "me", "me")
        name, key = made["table"]["id"], made["keys"]["red"]
        async with (
            open_server(PostgresStore(database)) as other,
            one.tab(name, key) as tab,
            other.tab(name, key) as watching,
        ):
            await tab.decide()
            await level(tab, watching)

            assert watching.number == tab.number


@async_test
async def test_a_reader_whose_connection_was_cut_reads_again(database: str) -> None:
    """Nobody is told that the database was away for a moment."""
    async with opened(database) as store:
        await lines_of(store)
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )

        assert (await lines_of(store)).lines


@async_test
async def test_what_nobody_has_foreseen_stops_neither_reading_nor_writing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits is told, and the thread goes on with the next; after the end, who comes is told so, too."""
    async with opened(database) as store:
        for module, name in ((line_reader, "fresh_lines"), (writer, "write_all")):
            with monkeypatch.context() as broken:
                broken.setattr(module, name, lambda *_: next(iter(())))
                with pytest.raises(RuntimeError):
                    await (store.load_lines("t", 1) if module is line_reader else store.save_change("t", TableChange()))
        await store.save_change("t", TableChange([StoredLine(2, Renamed("red", ""))]))
        assert len((await lines_of(store)).lines) == 2
    with pytest.raises(Mistake):
        await store.load_lines("t", 1)
    with pytest.raises(Mistake):
        await store.save_change("t", TableChange())
