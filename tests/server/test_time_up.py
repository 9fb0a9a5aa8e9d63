"""Clocks at a real table, with a clock that the test turns: what all are told, and what happens at zero."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import pytest

from stammtisch.server.rematch import make_rematch
from stammtisch.server.store.postgres import PostgresStore
from stammtisch.server.store.sqlite import SqliteStore
from tests.server.kit import async_test, open_server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.server.kit import Server, Tab

START = 1_790_000_000_000
LIVE = {"kind": "live", "bank": 60, "increment": 5}


class TurnedStore(SqliteStore):
    """A store whose clock stands until it is turned."""

    time = START

    def now(self) -> int:
        """Milliseconds since 1970, as the test says."""
        return self.time

    def turn(self, seconds: float) -> None:
        """Let time pass in which the house is alive."""
        self.time += round(seconds * 1000)
        self._seen = self.time


class House:
    """A server and its clock."""

    def __init__(self, server: Server, store: TurnedStore) -> None:
        self.server = server
        self.store = store

    async def pass_time(self, seconds: float) -> None:
        """Let time pass and see what is due."""
        self.store.turn(seconds)
        await self.store.beat()
        await self.server.tables.attend_due()


@contextlib.asynccontextmanager
async def open_house(folder: Path, time: int = START) -> AsyncIterator[House]:
    """A house whose clock is turned by hand."""
    store = TurnedStore(folder)
    store.time = time
    async with open_server(store) as server:
        yield House(server, store)


async def acting(house: House, made: Any) -> str:  # noqa: ANN401 -- JSON
    """Who is asked first."""
    state = await house.server.get(f"/api/tables/{made['table']['id']}", next(iter(made["keys"].values())))
    seat: str = state["now"]["view"]["to_act"][0]
    return seat


def clock_of(now: Any, seat: str) -> Any:  # noqa: ANN401 -- JSON
    """What is told of a seat's clock."""
    return next(clock for clock in now["clocks"]["seats"] if clock["seat"] == seat)


def entries(tab: Tab, kind: str) -> list[Any]:
    """The lines of a kind that a tab was told."""
    return [line["entry"] for line in tab.lines if line["entry"]["type"] == kind]


@async_test
async def test_clocks_are_told_to_all_and_survive_a_restart(tmp_path: Path) -> None:
    """A minute of silence between two processes is given back."""
    async with open_house(tmp_path) as house:
        made = await house.server.table("me", "me", "me", clock=LIVE, watch="everyone")
        path, seat = f"/api/tables/{made['table']['id']}", await acting(house, made)
        await house.pass_time(20)
        for key in (*made["keys"].values(), None):
            told = (await house.server.get(path, key))["now"]
            assert told["table"]["clock"]["bank"] == 60
            assert clock_of(told, seat) == {
                "seat": seat,
                "left": 40_000,
                "running": True,
                "until": START + 60_000,
            }
    async with open_house(tmp_path, START + 80_000) as house:
        told = (await house.server.get(path))["now"]

    assert clock_of(told, seat)["left"] == 40_000
    assert clock_of(told, seat)["until"] == START + 120_000


@async_test
async def test_without_clocks_nothing_is_told_of_time(tmp_path: Path) -> None:
    """As before there were any."""
    async with open_house(tmp_path) as house:
        made = await house.server.table("me", "me", "me")
        told = await house.server.get(f"/api/tables/{made['table']['id']}", next(iter(made["keys"].values())))

        assert told["now"]["clocks"] is None
        assert str(START // 100_000) not in str(told)


@async_test
async def test_a_bot_answers_one_question_when_time_is_up(tmp_path: Path) -> None:
    """Once, with a line that says so; the seat is still its person's."""
    async with open_house(tmp_path) as house:
        made = await house.server.table("me", "me", "me", clock={**LIVE, "when_up": "bot", "bot": "random"})
        seat = await acting(house, made)
        async with house.server.tab(made["table"]["id"], made["keys"][seat]) as tab:
            await house.pass_time(59)
            assert entries(tab, "timed-out") == []
            await house.pass_time(1)
            await tab.until(lambda message: message["type"] == "moved")

            assert entries(tab, "timed-out") == [{"type": "timed-out", "seat": seat, "bot": "random", "handed": False}]
            assert entries(tab, "played")[-1]["seat"] == seat
            assert clock_of(tab.now, seat)["left"] == 5_000
            assert next(one for one in tab.now["table"]["seats"] if one["seat"] == seat)["bot"] == ""


@async_test
async def test_a_seat_is_handed_over_and_can_come_back(tmp_path: Path) -> None:
    """The bot plays on until its person comes back, who has a minute."""
    async with open_house(tmp_path) as house:
        made = await house.server.table("me", "me", "me", clock={**LIVE, "when_up": "hand-over", "bot": "random"})
        seat = await acting(house, made)
        async with house.server.tab(made["table"]["id"], made["keys"][seat]) as tab:
            await house.pass_time(61)
            await tab.until(lambda _message: bool(entries(tab, "played")))
            assert entries(tab, "timed-out")[0]["handed"]
            assert entries(tab, "seated")[-1]["bot"] == "random"
            answer = await tab.ask({"type": "hand-over", "seat": seat, "bot": None})
            await tab.reach(answer["number"])

            assert clock_of(tab.now, seat)["left"] >= 60_000


@pytest.mark.parametrize("up", [False, True])
@async_test
async def test_a_table_that_waits_lets_others_act_at_zero(tmp_path: Path, up: bool) -> None:  # noqa: FBT001
    """Nothing happens by itself; then others may hand over the seat, though its person is here."""
    async with open_house(tmp_path) as house:
        made = await house.server.table("me", "me", "me", clock=LIVE)
        seat = await acting(house, made)
        other = next(name for name in made["keys"] if name != seat)
        name, keys = made["table"]["id"], made["keys"]
        async with house.server.tab(name, keys[seat]) as late, house.server.tab(name, keys[other]) as tab:
            await house.pass_time(61 if up else 59)
            answer = await tab.ask({"type": "hand-over", "seat": seat, "bot": "random"})

            assert entries(late, "timed-out") == []
            assert answer["type"] == ("done" if up else "refused")


@async_test
async def test_a_closed_room_is_opened_when_its_time_is_up(tmp_path: Path) -> None:
    """The store knows when; nobody need have the table open."""
    async with open_house(tmp_path) as house:
        made = await house.server.table("me", "me", "me", clock={**LIVE, "when_up": "bot", "bot": "random"})
        name, seat = made["table"]["id"], await acting(house, made)
        house.server.tables.rooms.clear()
        assert await house.store.due_tables(5) == []
        house.store.turn(61)
        assert await house.store.due_tables(5) == [name]
        await house.server.tables.attend_due()
        async with house.server.tab(name, made["keys"][seat]) as tab:
            while not entries(tab, "timed-out"):
                await tab.hear()


@async_test
async def test_a_house_that_was_asleep_takes_nobodys_time(tmp_path: Path) -> None:
    """A lid was closed over night: the first look notices before anybody is late."""
    async with open_house(tmp_path) as house:
        made = await house.server.table("me", "me", "me", clock={**LIVE, "when_up": "hand-over"})
        path, seat = f"/api/tables/{made['table']['id']}", await acting(house, made)
        await house.pass_time(20)
        house.store.time += 8 * 3_600_000
        await house.server.tables.leases.beat()
        await house.server.tables.attend_due()
        told = (await house.server.get(path, made["keys"][seat]))["now"]

        assert clock_of(told, seat)["left"] == 40_000
        assert not any(one["bot"] for one in told["table"]["seats"])


@async_test
async def test_a_rematch_keeps_the_clock(tmp_path: Path) -> None:
    """The company has chosen once."""
    async with open_house(tmp_path) as house:
        made = await house.server.table("me", "me", "me", clock=LIVE)
        async with house.server.tables.room(made["table"]["id"]) as room:
            assert make_rematch(room, 0).settings.clock == room.settings.clock
            assert room.settings.clock.increment == 5


@async_test
async def test_clocks_that_give_no_time_are_refused(tmp_path: Path) -> None:
    """In one sentence."""
    async with open_house(tmp_path) as house:
        wish = {"game": "goldbraeu", "clock": {"kind": "live", "increment": 3}}
        refused = await house.server.post("/api/tables", wish, status=422)

        assert refused["key"] == "clock-without-time"


@async_test
async def test_of_two_processes_one_answers_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both look when time is up, at a table that is open at both; the log has one answer."""
    time = [START]
    monkeypatch.setattr(PostgresStore, "now", lambda _store: time[0])
    async with open_server(PostgresStore(database)) as one, open_server(PostgresStore(database)) as other:
        made = await one.table("me", "me", "me", clock={**LIVE, "when_up": "bot", "bot": "random"})
        name, keys = made["table"]["id"], made["keys"]
        async with one.tab(name, next(iter(keys.values()))) as tab, other.tab(name, next(iter(keys.values()))) as far:
            late = set(tab.now["view"]["to_act"])
            for _ in range(16):  # in steps, so that the house is seen to be alive
                time[0] += 4_000
                await one.tables.leases.beat()
                await other.tables.leases.beat()
            for server in (one, other, one):
                await server.tables.attend_due()
            while len(entries(tab, "played")) < len(late):
                await tab.hear()
            await far.reach(tab.number)

            assert {entry["seat"] for entry in entries(tab, "timed-out")} >= late
            assert len(entries(tab, "timed-out")) == len(entries(tab, "played"))
            assert far.lines == tab.lines
