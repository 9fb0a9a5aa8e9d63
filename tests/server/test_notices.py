"""People are told that it is their turn, if they want to be: once, when they are away, whoever is killed meanwhile."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from stammtisch.server.clocks.wish import TimeControl
from stammtisch.server.measures import MEASURES
from stammtisch.server.metrics import COUNTERS
from stammtisch.server.notices.asking import waiting_time
from stammtisch.server.notices.sender import BACKOFF, CLAIM, GRACE, THERE
from stammtisch.server.store.postgres import PostgresStore
from stammtisch.server.store.sqlite import SqliteStore
from tests.server.kit import async_test
from tests.server.letters import DAYS, PAGE, Clock, open_house
from tests.server.world import open_world

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from stammtisch.server.store.sql import SqlStore
    from tests.server.letters import House

    MakeStore = Callable[[], SqlStore]


@async_test
async def test_who_is_away_is_told_once_until_they_have_moved(make_store: MakeStore) -> None:
    """At one sitting after two minutes (and what other processes may need to object)."""
    async with open_house(make_store()) as house:
        grace = GRACE / 1000 if house.server.tables.store.is_shared else 0
        made = await house.server.table("me", "me", "me")
        await house.subscribe(made, house.hook())
        await house.pass_time(119)
        assert house.world.take() == []
        await house.pass_time(2 + grace)
        [told] = house.world.take()
        await house.pass_time(86_400)
        assert house.world.take() == []
        for seat in ("red", "yellow", "green", "blue"):
            if seat in made["keys"] and (await house.ask(made, seat))["due"]:
                await house.move(made, seat)
        while not (await house.ask(made))["due"]:
            for seat in made["keys"]:
                if seat != "red" and (await house.ask(made, seat))["due"]:
                    await house.move(made, seat)
        await house.pass_time(121 + grace)
        [again] = house.world.take()

    table = made["table"]["id"]
    assert told.json() == {
        "event": "your-turn",
        "table": table,
        "seat": "red",
        "text": f"It is your turn at table {table} (Goldbräu). You play Red.",
        "link": f"{PAGE}/table/{table}",
    }
    assert again.body == told.body


@async_test
async def test_over_days_one_is_told_at_once_and_a_move_in_between_is_enough(make_store: MakeStore) -> None:
    """Whoever has moved, lets a bot play, or wants no letters gets none."""
    async with open_house(make_store()) as house:
        made = await house.server.table("me", "me", "me", clock=DAYS)
        table = made["table"]["id"]
        for seat in made["keys"]:
            await house.subscribe(made, house.hook(seat), seat)
        first, second, third = made["keys"]
        await house.move(made, first)
        body = {"type": "hand-over", "id": 1, "seat": second, "bot": "random"}
        await house.server.post(f"/api/tables/{table}/commands", body, made["keys"][second])
        asked = [seat for seat in made["keys"] if (await house.ask(made, seat))["due"]]
        await house.pass_time(12)
        told = [heard.path for heard in house.world.take()]
        mine = (await house.server.get(f"/api/tables/{table}/notices", made["keys"][third]))["mine"]
        off = await house.server.post(f"/api/tables/{table}/notices/off", {"id": mine[0]["id"]}, made["keys"][third])

        assert sorted(told) == sorted(f"/{seat}" for seat in asked)
        assert f"/{second}" not in told
        assert off["mine"] == []
        assert await house.server.tables.store.subscriptions(table) != []


@async_test
async def test_who_is_connected_anywhere_is_not_told(database: str) -> None:
    """Not at the process that looks for letters, nor at another; once they have gone, they are."""
    clock = Clock()
    async with (
        open_world() as world,
        open_house(PostgresStore(database), world, clock) as one,
        open_house(PostgresStore(database), world, clock) as other,
    ):
        made = await one.server.table("me", "me", "me", clock=DAYS)
        await one.subscribe(made, one.hook())
        async with other.server.tab(made["table"]["id"], made["keys"]["red"]):
            await one.pass_time(6)  # it is due, and the others may still object
            await other.pass_time(0)
            await one.pass_time(GRACE / 1000)
            assert world.take() == []
        for house in (one, other):
            await gone(house)
        await one.pass_time(THERE / 1000)
        await other.pass_time(GRACE / 1000)

        assert len(world.take()) == 1


async def gone(house: House) -> None:
    """Wait until a process has noticed that nobody is there."""
    while any(room.here() for room in house.server.tables.rooms.values()):  # noqa: ASYNC110 -- it tells nobody
        await asyncio.sleep(0.01)


@async_test
async def test_two_processes_send_a_letter_once(database: str) -> None:
    """Though both find it at the same moment, again and again."""
    clock = Clock()
    async with (
        open_world() as world,
        open_house(PostgresStore(database), world, clock) as one,
        open_house(PostgresStore(database), world, clock) as other,
    ):
        made = await one.server.table("me", "me", "me", clock=DAYS)
        for number in range(4):
            await one.subscribe(made, one.hook(str(number)))
        clock.time += 60_000
        for _ in range(3):
            await asyncio.gather(one.post.look(), other.post.look())
        await asyncio.gather(one.post.finish(), other.post.finish())

        assert sorted(heard.path for heard in world.take()) == ["/0", "/1", "/2", "/3"]


# ---- what is lost or doubled: nothing, but for one way that was being noted


@async_test
async def test_a_restart_loses_no_letter(make_store: MakeStore) -> None:
    """What was due while nobody was alive is sent by the next process."""
    clock = Clock()
    async with open_world() as world:
        async with open_house(make_store(), world, clock) as house:
            made = await house.server.table("me", "me", "me")
            await house.subscribe(made, house.hook())
        clock.time += 3_600_000
        async with open_house(make_store(), world, clock) as house:
            await house.pass_time(0)
            assert len(world.take()) == 1
        async with open_house(make_store(), world, clock) as house:
            await house.pass_time(3_600)
            assert world.take() == []


@async_test
async def test_a_process_that_dies_with_a_claim_is_replaced(make_store: MakeStore) -> None:
    """When its claim is over. The ways that it had noted are not told again; the one it was about to note is."""
    async with open_house(make_store()) as house:
        made = await house.server.table("me", "me", "me")
        for name in "abc":
            house.clock.time += 1
            await house.subscribe(made, house.hook(name))
        house.clock.time += 130_000
        store = house.server.tables.store
        send, served = house.post.send, []

        async def die_after_two(event: Any, to: Any, moved: int = 0) -> None:  # noqa: ANN401 -- as the sender's
            await send(event, to, moved)
            served.append(to.id)
            if len(served) == 2:
                raise asyncio.CancelledError

        house.post.send = die_after_two  # type: ignore[method-assign]
        await house.pass_time(0)
        house.post.send = send  # type: ignore[method-assign]
        assert len(house.world.take()) == 2
        await house.pass_time(CLAIM / 1000 - 1)
        assert await store.due_letters(9) == []
        await house.pass_time(2)

        assert sorted(heard.path for heard in house.world.take()) == ["/b", "/c"]


class Counted:
    """Counts what is measured."""

    def __init__(self) -> None:
        self.numbers: dict[str, float] = {}

    def count(self, name: str, times: float) -> None:
        """So often."""
        self.numbers[name] = self.numbers.get(name, 0) + times

    def observe(self, name: str, seconds: float, label: str) -> None:
        """So long."""


@async_test
async def test_letters_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For whoever watches over the house; the names are those of the metrics."""
    sink = Counted()
    monkeypatch.setattr(MEASURES, "sink", sink)
    async with open_house(SqliteStore(tmp_path)) as house:
        made = await house.server.table("me", "me", "me")
        info = await house.subscribe(made, house.hook())
        path, key = f"/api/tables/{made['table']['id']}/notices/test", made["keys"]["red"]
        await house.server.post(path, {"id": info["id"]}, key)
        house.world.status = 500
        await house.server.post(path, {"id": info["id"]}, key, 422)

    found = {name: times for name, times in sink.numbers.items() if name.startswith("letters")}
    assert found == {"letters_sent": 1, "letters_failed": 1}
    assert set(found) <= set(COUNTERS)


@async_test
async def test_what_fails_is_tried_again_ever_later_and_then_given_up(tmp_path: Path) -> None:
    """A hook that is busy; one that works meanwhile is called once."""
    async with open_house(SqliteStore(tmp_path)) as house:
        made = await house.server.table("me", "me", "me")
        await house.subscribe(made, house.hook())
        house.world.status = 503
        await house.pass_time(121)
        calls = len(house.world.take())
        for pause in BACKOFF:
            await house.pass_time(pause / 1000 - 1)
            assert house.world.take() == []
            await house.pass_time(1)
            calls += len(house.world.take())
        await house.pass_time(10 * 86_400)

        assert calls == 1 + len(BACKOFF)
        assert house.world.take() == []


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (403, 1)])
@async_test
async def test_a_way_that_is_gone_is_forgotten(tmp_path: Path, status: int, left: int) -> None:
    """A refusal is not repeated."""
    async with open_house(SqliteStore(tmp_path)) as house:
        made = await house.server.table("me", "me", "me")
        await house.subscribe(made, house.hook())
        house.world.status = status
        await house.pass_time(121)
        await house.pass_time(86_400)

        assert len(house.world.take()) == 1
        assert len(await house.server.tables.store.subscriptions(made["table"]["id"])) == left
        async with house.server.tables.room(made["table"]["id"]) as room:
            assert room.seats[0].letters == left


def test_the_time_to_wait_is_that_of_the_clock() -> None:
    """Two minutes at one sitting, with clocks or without; a few seconds over days."""
    waits = [waiting_time(TimeControl(kind)) for kind in ("none", "live", "correspondence")]
    assert waits == [120_000, 120_000, 5_000]
