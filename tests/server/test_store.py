"""The store: what goes in comes out, whole or not at all, and files of earlier servers can still be opened."""

from __future__ import annotations

import contextlib
import dataclasses
import re
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sql

import stammtisch
from stammtisch.core.record import Decision
from stammtisch.core.standing_orders import StandingOrder
from stammtisch.server.history import Decided
from stammtisch.server.log_entries import Renamed
from stammtisch.server.seats import Seat
from stammtisch.server.settings import TableSettings
from stammtisch.server.store import StoredLine, StoredTable, TableChange, WriteConflict
from stammtisch.server.store.rows import write_json
from stammtisch.server.store.schema import REPLAYS
from stammtisch.server.store.sqlite import FILE, SqliteStore
from tests.server.kit import async_test, open_server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from stammtisch.server.scalars import Holder, Status, Watch
    from stammtisch.server.store.sql import SqlStore

GAME = stammtisch.game("goldbraeu")
OLD = Path(__file__).with_name("tables_of_version_1.sql")  # dumped from a file that the server of commit 70f1608 wrote
OLD_ID, OLD_RED, OLD_YELLOW = "9zf5rj2n3n6u", "ptISwlZUDgnCVYQZto8idkxdGEDnVjKo", "ma0z3oULzr1dx3Wxe992RZ4Age1kSLao"


@contextlib.asynccontextmanager
async def opened(store: SqlStore) -> AsyncIterator[SqlStore]:
    """A store that is open while it is needed."""
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def table(name: str, holder: Holder = "open", watch: Watch = "link", status: Status = "gathering") -> StoredTable:
    """A small table."""
    seats = [Seat("red", "person", "Eva", key="k"), Seat("blue", holder), Seat("yellow", "bot", bot="random")]
    lines = [StoredLine(number, seat.seated()) for number, seat in enumerate(seats[::2], 1)]
    settings = TableSettings("host", "watch", watch, 900)
    by_name = {seat.seat: seat for seat in seats}
    return StoredTable(name, GAME.make_setup(seats=3), status, settings, by_name, lines)


# ---- the verbs


@async_test
async def test_a_table_comes_back_as_it_was_stored(make_store: Callable[[], SqlStore]) -> None:
    """Also from a store that is opened later; there is none under another id."""
    async with opened(make_store()) as store:
        await store.create_table(table("aaaa"))
    async with opened(make_store()) as store:
        found = await store.load_table("aaaa")
        assert found
        assert found._replace(rest="") == table("aaaa")
        assert await store.load_table("bbbb") is None


@async_test
async def test_a_change_is_stored_with_all_its_parts(make_store: Callable[[], SqlStore]) -> None:
    """Lines with the mark of their click, seats with their orders, settings, status; nothing of other tables."""
    orders = (StandingOrder("duel", "any", "allow"),)
    blue = Seat("blue", "person", "Otto", key="b", orders=orders)
    decided = Decided("red", (Decision("red", "keep krug", "abc123"), Decision("dealer", "start red")), "person")
    line = StoredLine(3, decided, "red:click")
    settings = TableSettings("host", "watch", "nobody", 0)
    async with opened(make_store()) as store:
        for name in ("aaaa", "bbbb"):
            await store.create_table(table(name))
        await store.save_change("aaaa", TableChange([line], [blue], settings, "playing"))
        changed, other = await store.load_table("aaaa"), await store.load_table("bbbb")

    assert changed is not None
    assert other is not None
    assert (changed.settings, changed.status) == (settings, "playing")
    assert changed.seats["blue"] == dataclasses.replace(blue, version=1)
    assert (changed.revision, other.revision) == (1, 0)
    assert changed.lines == [*table("aaaa").lines, line]
    assert other._replace(rest="") == table("bbbb")


@async_test
async def test_a_change_is_stored_whole_or_not_at_all(make_store: Callable[[], SqlStore]) -> None:
    """A line that is there already: the seat that came with it is not changed either."""
    async with opened(make_store()) as store:
        await store.create_table(table("aaaa"))
        change = TableChange([StoredLine(1, Renamed("blue", "Otto"))], [Seat("blue", "person", "Otto")])
        with pytest.raises(WriteConflict):
            await store.save_change("aaaa", change)

        found = await store.load_table("aaaa")
        assert found
        assert found._replace(rest="") == table("aaaa")


@async_test
async def test_the_lobby_lists_what_one_can_join_or_watch(make_store: Callable[[], SqlStore]) -> None:
    """The number of a table is its last line's; not more tables than asked for."""
    wanted = {
        "open": table("open"),
        "seen": table("seen", "person", "everyone", "playing"),
        "full": table("full", "person", "link", "playing"),
        "over": table("over", "open", "everyone", "over"),
    }
    async with opened(make_store()) as store:
        for one in wanted.values():
            await store.create_table(one)
        listed = {found.id: found for found in await store.lobby(10)}

        assert set(listed) == {"open", "seen"}
        assert listed["open"].number == 2
        assert listed["open"].seats == table("open").seats
        assert len(await store.lobby(1)) == 1


@async_test
async def test_only_the_newest_uploads_are_kept(make_store: Callable[[], SqlStore]) -> None:
    """As many as the caller says; the one that was just stored is among them."""
    async with opened(make_store()) as store:
        for number in range(3):
            await store.save_replay(f"r{number}", f"text {number}", 3)
        assert await store.load_replay("r0") == "text 0"
        with store._engine.begin() as connection:
            for number in range(3):
                older = sql.update(REPLAYS).where(REPLAYS.c.id == f"r{number}")
                connection.execute(older.values(made=REPLAYS.c.made - 100 + number))
        await store.save_replay("new", "text", 2)

        assert [await store.load_replay(name) for name in ("r0", "r1", "r2", "new")] == [None, None, "text 2", "text"]


# ---- files of earlier servers


def put_old_file(folder: Path) -> list[str]:
    """A file as an earlier server left it; return its lines."""
    with contextlib.closing(sqlite3.connect(folder / FILE)) as file:
        file.executescript(OLD.read_text(encoding="utf-8"))
        return [row[0] for row in file.execute("SELECT entry FROM lines ORDER BY number")]


@async_test
async def test_a_line_is_written_as_an_earlier_server_wrote_it(tmp_path: Path) -> None:
    """Byte for byte, but without names, which have left the lines."""
    texts = [re.sub('"name":"[^"]*"', '"name":""', text) for text in put_old_file(tmp_path)]
    async with opened(SqliteStore(tmp_path)) as store:
        found = await store.load_table(OLD_ID)

    assert found is not None
    assert [write_json(line.entry) for line in found.lines] == texts


@async_test
async def test_a_table_of_an_earlier_server_goes_on(tmp_path: Path) -> None:
    """Where it was: questions, choices that may be changed, clicks that have counted, and every earlier line."""
    texts = put_old_file(tmp_path)
    path = f"/api/tables/{OLD_ID}"
    async with open_server(tmp_path) as server:
        red, yellow = await server.get(path, OLD_RED), await server.get(path, OLD_YELLOW)
        frames = [(await server.get(f"{path}/at/{line}", OLD_YELLOW))["view"] for line in (22, 23, 24, 25, 26)]
        async with server.tab(OLD_ID, OLD_RED) as tab:
            again = await tab.decide("keep mayer", "4-red", "first-click-of-red")
            changed = await tab.decide("choose boss", tab.now["change"]["decision"])
        lobby = await server.get("/api/tables")

    assert red["number"] == len(texts) == 26
    assert (red["now"]["due"], red["now"]["change"]["decision"]) == (None, "22-red-again")
    assert yellow["now"]["change"]["decision"] == "25-yellow-again"
    assert [frame["players"][2]["choice"] for frame in frames] == [None, "boss", "boss", None, "buy"]
    assert [frame["players"][0]["choice"] for frame in frames] == [None, None, "?", "?", "?"]
    assert again == {"type": "done", "id": 1, "number": 6}
    assert changed["number"] == 28
    assert [one["status"] for one in lobby["tables"]] == ["playing"]


@async_test
async def test_a_table_that_began_when_somebody_joined_is_known_as_playing(tmp_path: Path) -> None:
    """Earlier servers left it `gathering` in the file, so that its bots did not go on after a restart."""
    put_old_file(tmp_path)
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as file:
        assert file.execute("SELECT status FROM tables").fetchone() == ("gathering",)
    async with opened(SqliteStore(tmp_path)) as store:
        found = await store.load_table(OLD_ID)

        assert found is not None
        assert found.status == "playing"
        assert await store.due_tables(9) == [OLD_ID]


@async_test
async def test_the_status_is_stored_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    """After a restart the bots of such a table go on by themselves."""
    async with open_server(tmp_path) as server:
        made = await server.table("invite", "random", "random")
        await server.post(f"/api/tables/{made['table']['id']}/join", {"invitation": made["invitations"]["red"]})
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as file:
        assert file.execute("SELECT status FROM tables").fetchone() == ("playing",)
