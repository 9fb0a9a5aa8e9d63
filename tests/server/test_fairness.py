"""One guest cannot starve the others: turns at the bots, open tables, sockets and the disk."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
import websockets

import stammtisch
from stammtisch.core.mistakes import Mistake
from stammtisch.server.bot_pool import BotPool
from stammtisch.server.bot_worker import BotReply, BotRequest
from stammtisch.server.fair_queue import IN_PASSING, Claim, FairQueue
from stammtisch.server.guard import Limits
from stammtisch.server.guests import DAY, GAME, LEAST, Guests, guest_at
from stammtisch.server.store.postgres import PostgresStore
from tests.server.kit import NO_LIMITS, async_test, open_server

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

HOSTILE = [Claim(f"h{number}", "hostile") for number in range(1000)]


def served(queue: FairQueue[str], turns: int, seconds: float = 1.0) -> list[str]:
    """Who is served in so many turns, one after the other, each taking some time."""
    found = []
    for _ in range(turns):
        taken = queue.take()
        if taken is None:
            break
        claim, item = taken
        found.append(item)
        queue.finish(claim, seconds)
    return found


def full_queue(claims: Iterable[Claim], most: int = 1) -> FairQueue[str]:
    """A queue with one item for each claim, called after its table."""
    queue: FairQueue[str] = FairQueue(most)
    for claim in claims:
        queue.add(claim, claim.table)
    return queue


# ---- whose turn it is


def test_a_guest_who_comes_late_is_next() -> None:
    """A thousand tables that came before are one guest's, and wait for one turn like anybody."""
    queue = full_queue(HOSTILE)
    assert served(queue, 3) == ["h0", "h1", "h2"]

    queue.add(Claim("honest", "guest"), "honest")
    assert served(queue, 2)[0] == "honest"


def test_guests_take_turns_and_so_do_their_tables() -> None:
    """Two guests with three tables each, however much waits at one of them."""
    claims = [Claim(table, "ab"[number % 2]) for number, table in enumerate(["a1", "b1", "a2", "b2"])]
    queue = full_queue(claims * 3)

    assert sorted(served(queue, 4)) == ["a1", "a2", "b1", "b2"]
    assert sorted(served(queue, 4)) == ["a1", "a2", "b1", "b2"]


def test_time_counts_and_not_turns() -> None:
    """Whoever's bots think ten times as long gets a tenth of the turns."""
    queue = full_queue([Claim("slow", "slow"), Claim("quick", "quick")] * 200)
    turns = []
    for _ in range(110):
        taken = queue.take()
        assert taken is not None
        turns.append(taken[1])
        queue.finish(taken[0], 10.0 if taken[1] == "slow" else 1.0)

    assert turns.count("slow") == 10


def test_nothing_can_be_saved_up() -> None:
    """A guest who was away for a thousand turns is next once, and then one of two."""
    queue = full_queue(HOSTILE * 2)
    served(queue, 1000)
    for _ in range(10):
        queue.add(Claim("late", "late"), "late")

    assert served(queue, 10).count("late") in (5, 6)


def test_people_come_before_bots_among_themselves() -> None:
    """Bots alone get one turn in eight while people wait, and all that is left otherwise."""
    queue = full_queue([Claim(f"bots{n}", f"g{n}", people=False) for n in range(40)] + HOSTILE[:40])
    turns = served(queue, 2 * IN_PASSING)
    assert sum(turn.startswith("bots") for turn in turns) == 2

    assert len(served(queue, 100)) == 80 - len(turns)
    assert len(queue) == 0


def test_one_guest_does_not_get_every_process() -> None:
    """One stays free for whoever comes."""
    queue = full_queue(HOSTILE, most=3)
    running = [queue.take() for _ in range(4)]
    assert [taken and taken[1] for taken in running] == ["h0", "h1", "h2", None]

    queue.add(Claim("honest", "guest"), "honest")
    taken = queue.take()
    assert taken == (Claim("honest", "guest"), "honest")


def test_guests_who_wait_for_nothing_are_forgotten() -> None:
    """Memory does not grow with everybody who was ever here."""
    queue: FairQueue[str] = FairQueue(1)
    for number in range(100):
        queue.add(Claim("table", f"g{number}"), "x")
        served(queue, 1)
    assert len(queue._shares) == 0

    for number in range(100):  # and while somebody always waits
        queue.add(Claim("busy", "busy"), "x")
        queue.add(Claim("busy", "busy"), "x")
        queue.add(Claim("table", f"g{number}"), "x")
        served(queue, 2)
    assert len(queue._shares) <= 3


def a_request() -> BotRequest:
    """A question to a bot at the beginning of a game."""
    game = stammtisch.game("goldbraeu")
    position = game.deal()
    return BotRequest("goldbraeu", "random", 0, [1], msgspec.Raw(msgspec.json.encode(game.view(position, 0))), 1)


@async_test
async def test_the_pool_serves_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred questions of one guest wait; that of another, which came last, is answered second."""
    answered: list[str] = []
    asked = 0

    async def exchange(_process: object, request: BotRequest) -> BotReply:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0)
        return BotReply(request.legal[0])

    async def spawn(_pool: BotPool) -> Any:  # noqa: ANN401 -- a process that is none
        return None

    monkeypatch.setattr("stammtisch.server.bot_pool.exchange", exchange)
    monkeypatch.setattr(BotPool, "_spawn", spawn)
    pool = BotPool(1)

    async def ask(table: str) -> None:
        await pool.ask(a_request(), table)
        answered.append(table)

    for number in range(100):
        pool.belongs(f"h{number}", "hostile")
    pool.belongs("honest", "guest")
    tasks = [asyncio.create_task(ask(f"h{number}")) for number in range(100)]
    await asyncio.sleep(0)
    tasks[50].cancel()
    tasks.append(asyncio.create_task(ask("honest")))
    await asyncio.gather(*tasks, return_exceptions=True)

    assert answered.index("honest") <= 1
    assert (asked, len(answered)) == (100, 100)  # whoever gave up was passed over
    await pool.close()


# ---- how much there is for one


def test_everybody_of_a_network_is_one_guest_where_networks_are_given_out() -> None:
    """An IPv4 address; the first 64 bits of an IPv6 address; whatever a proxy says otherwise."""
    assert guest_at(("192.0.2.7", 5)) == "192.0.2.7"
    assert guest_at(("2001:db8::1", 5)) == guest_at(("2001:db8::2", 6)) == "2001:db8::/64"
    assert guest_at(("2001:db8:0:1::1", 5)) == "2001:db8:0:1::/64"
    assert guest_at(("unix", 0)) == "unix"
    assert guest_at(None) == ""


class Clock:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def guests_of(limits: Limits, clock: Clock, living: int = 1) -> tuple[Guests, dict[str, Any]]:
    """Guests of a house with so many processes, and the rooms that are open in one of them."""
    rooms: dict[str, Any] = {}
    house: Any = SimpleNamespace(rooms=rooms, bot_pool=BotPool(1), store=SimpleNamespace(living=living))
    return Guests(house, limits, clock), rooms


def sit_down(guests: Guests, rooms: dict[str, Any], guest: str) -> None:
    """Make a table as the endpoints do."""
    guests.admit_table(guest)
    table = f"t{len(rooms)}"
    rooms[table] = SimpleNamespace(goes_on=True)
    guests.made(guest, table)


def refused(guests: Guests, guest: str) -> str:
    """The key of the sentence with which one more table is refused."""
    with pytest.raises(Mistake) as found:
        guests.admit_table(guest)
    return found.value.key


def test_a_guest_has_so_many_open_tables_and_the_house_too() -> None:
    """A table that is over, or closed, counts no more."""
    guests, rooms = guests_of(NO_LIMITS._replace(tables=3, house=5), Clock())
    for _ in range(3):
        sit_down(guests, rooms, "hostile")
    assert refused(guests, "hostile") == "too-many-tables"

    rooms["t0"].goes_on = False
    sit_down(guests, rooms, "hostile")
    sit_down(guests, rooms, "guest")
    assert refused(guests, "other") == "house-full"

    del rooms["t1"]
    sit_down(guests, rooms, "other")


def test_the_disk_is_shared_and_there_is_more_every_day() -> None:
    """Each guest has an allowance, and all of them together; half a day brings back half of it."""
    clock = Clock()
    guests, rooms = guests_of(NO_LIMITS._replace(disk=4 * GAME, house_disk=6 * GAME), clock)
    for _ in range(4):
        sit_down(guests, rooms, "hostile")
    assert refused(guests, "hostile") == "too-much-stored"

    guests.admit_bytes("guest", 2 * GAME)
    assert refused(guests, "guest") == "house-full"

    clock.now += DAY / 2
    sit_down(guests, rooms, "hostile")
    guests.admit_bytes("hostile", GAME)
    assert refused(guests, "hostile") == "too-much-stored"


def test_processes_share_what_the_house_allows() -> None:
    """Two of them allow together what one would; when the other has gone, the whole; of many, none allows nothing."""
    clock = Clock()
    guests, rooms = guests_of(NO_LIMITS._replace(tables=4, disk=8 * GAME), clock, living=2)
    for _ in range(2):
        sit_down(guests, rooms, "hostile")
    assert refused(guests, "hostile") == "too-many-tables"

    store: Any = guests.tables.store
    store.living = 1
    sit_down(guests, rooms, "hostile")
    guests.admit_bytes("hostile", GAME)
    with pytest.raises(Mistake):
        guests.admit_bytes("hostile", GAME)  # it had half of the disk's allowance, and no time has passed

    clock.now += DAY
    guests.admit_bytes("hostile", 8 * GAME)
    store.living = 1000
    assert guests.share() == LEAST


@async_test
async def test_two_processes_make_as_many_tables_as_one(database: str) -> None:
    """They find each other in the database; whoever asks both in turn is refused at the limit of the house."""
    limits = NO_LIMITS._replace(made=4, making=0)
    async with open_server(PostgresStore(database), limits) as one, open_server(PostgresStore(database), limits) as two:
        for server in (one, two):
            await server.tables.store.beat()
        wish = {"game": "goldbraeu", "seats": [{"holder": "me"}] * 3}
        answers = [await server.http.post("/api/tables", json=wish) for server in (one, two) * 4]

        assert [answer.status_code for answer in answers] == [201] * 4 + [429] * 4


@async_test
async def test_the_limits_hold_on_the_wire(tmp_path: Path) -> None:
    """Tables and uploads are refused with 429 and a sentence; a guest's tables think on the guest's time."""
    async with open_server(tmp_path, NO_LIMITS._replace(tables=2, disk=2.5 * GAME)) as server:
        made = [await server.table("me", "random", "random", pace=10_000) for _ in range(2)]
        more = await server.http.post("/api/tables", json={"game": "goldbraeu"})
        upload = await server.http.post("/api/replays", content=b"x" * GAME)

        assert (more.status_code, more.json()["key"]) == (429, "too-many-tables")
        assert (upload.status_code, upload.json()["key"]) == (429, "too-much-stored")
        assert {server.tables.bot_pool.guests[one["table"]["id"]] for one in made} == {"127.0.0.1"}


@async_test
async def test_a_table_from_before_belongs_to_whoever_sits_down(tmp_path: Path) -> None:
    """Who made it is not stored: after a start it is nobody's until a seat comes back; watchers own nothing."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me", watch="everyone")
    table = made["table"]["id"]
    async with open_server(tmp_path) as server:
        async with server.tab(table):
            assert server.tables.bot_pool.guests == {}
        async with server.tab(table, made["keys"]["red"]):
            assert server.tables.bot_pool.guests == {table: "127.0.0.1"}


@async_test
async def test_a_guest_has_so_many_sockets(tmp_path: Path) -> None:
    """The third does not open until one of the others is closed."""
    async with open_server(tmp_path, NO_LIMITS._replace(sockets=2)) as server:
        made = await server.table("me", "me", "me")
        table, key = made["table"]["id"], made["keys"]["red"]
        async with server.tab(table, key), server.tab(table, key):
            with pytest.raises(websockets.InvalidStatus):
                async with server.tab(table, key):
                    pass
        async with server.tab(table, key) as red:
            await red.decide()
