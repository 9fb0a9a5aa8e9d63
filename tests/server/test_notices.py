"""People are told that it is their turn, if they want to be: once, when they are away, whoever is killed meanwhile."""

from __future__ import annotations

import asyncio
import base64
import sqlite3
from typing import TYPE_CHECKING, Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

import stammtisch
from stammtisch.server.api_types import PushWay
from stammtisch.server.clocks.wish import TimeControl
from stammtisch.server.measures import MEASURES
from stammtisch.server.metrics import COUNTERS
from stammtisch.server.notices import wishes
from stammtisch.server.notices.asking import letters, waiting_time
from stammtisch.server.notices.push import Push, encode, fresh_key
from stammtisch.server.notices.sender import BACKOFF, CLAIM, GRACE, THERE
from stammtisch.server.notices.wording import write_notice
from stammtisch.server.store.post import LetterAsked, Subscription
from stammtisch.server.store.postgres import PostgresStore
from stammtisch.server.store.sqlite import FILE, SqliteStore
from tests.server.kit import async_test
from tests.server.letters import DAYS, PAGE, Clock, open_house
from tests.server.test_company import finish
from tests.server.test_history import play
from tests.server.test_secrecy import A, same_in_sight, twins, without_digests
from tests.server.world import open_world

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from stammtisch.server.store.sql import SqlStore
    from tests.server.letters import House

    MakeStore = Callable[[], SqlStore]


# ---- when


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


# ---- how


class Browser:
    """What a browser keeps to itself when it subscribes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    def way(self, endpoint: str) -> dict[str, str]:
        """What it tells the house."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"type": "push", "endpoint": endpoint, "p256dh": encode(point), "auth": encode(self.auth)}

    def read(self, body: bytes) -> bytes:
        """Decrypt what the push service hands on."""
        return bytes(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))


@async_test
async def test_a_browser_can_read_what_it_is_pushed_and_its_service_cannot(tmp_path: Path) -> None:
    """By RFC 8291, signed by the house's key (RFC 8292), which is the same after a restart."""
    browser, clock = Browser(), Clock()
    async with open_world() as world:
        async with open_house(SqliteStore(tmp_path), world, clock) as house:
            made = await house.server.table("me", "me", "me")
            table, key = made["table"]["id"], made["keys"]["red"]
            before = (await house.server.get(f"/api/tables/{table}/notices", key))["push"]
            await house.subscribe(made, browser.way(f"{world.origin}/push/1"), language="de")
        async with open_house(SqliteStore(tmp_path), world, clock) as house:
            after = (await house.server.get(f"/api/tables/{table}/notices", key))["push"]
            await house.pass_time(121)
        [told] = world.take()
        shown = msgspec.json.decode(browser.read(told.body))

    assert before == after
    assert len(before) == 87
    assert Vapid02.verify(told.headers["authorization"])
    assert told.headers["authorization"].endswith(f"k={before}")
    claims = msgspec.json.decode(decoded(told.headers["authorization"].split("t=")[1].split(".")[1]))
    assert claims["aud"] == world.origin
    assert told.headers["content-encoding"] == "aes128gcm"
    assert len(told.headers["topic"]) == 32
    assert table.encode() not in told.body
    assert shown["title"] == "Goldbräu: du bist dran"
    assert shown["url"].startswith(f"{PAGE}/table/{table}#again=")


def decoded(text: str) -> bytes:
    """Base64 as browsers write it."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_example_of_the_standard_can_be_read() -> None:
    """RFC 8291, appendix A: the receiver's keys and the message that they open."""
    private = int.from_bytes(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    body = decoded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6"
        "cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    key = ec.derive_private_key(private, ec.SECP256R1())
    opened = http_ece.decrypt(body, private_key=key, auth_secret=decoded("BTBZMqHH6r4Tts7J_aSIgg"))

    assert opened == b"When I grow up, I want to be a watermelon"


@async_test
async def test_matrix_gets_each_letter_under_one_id_and_discord_mentions_nobody(tmp_path: Path) -> None:
    """So a letter that was handed over twice is shown once there."""
    async with open_house(SqliteStore(tmp_path)) as house:
        made = await house.server.table("me", "me", "me")
        matrix = {"form": "matrix", "url": house.world.origin, "room": "!abc:example.org", "token": "syt_secret"}
        info = await house.subscribe(made, {"type": "hook", **matrix})
        path = f"/api/tables/{made['table']['id']}/notices/test"
        for _ in range(2):
            await house.server.post(path, {"id": info["id"]}, made["keys"]["red"])
        discord = {"form": "discord", "url": f"{house.world.origin}/api/webhooks/1/x", "private": True}
        await house.subscribe(made, {"type": "hook", **discord})
        tests = house.world.take()
        await house.pass_time(121)
        turn, told = sorted(house.world.take(), key=lambda heard: heard.method, reverse=True)

    assert tests[0] == tests[1]
    assert tests[0].method == "PUT"
    assert tests[0].path.startswith("/_matrix/client/v3/rooms/%21abc%3Aexample.org/send/m.room.message/")
    assert tests[0].headers["authorization"] == "Bearer syt_secret"
    assert turn.path != tests[0].path
    assert "#again=" not in turn.json()["body"]
    assert told.json()["allowed_mentions"] == {"parse": []}
    assert "#again=" in told.json()["content"]


@async_test
async def test_a_link_opens_the_seat_once_more_and_never_again(make_store: MakeStore) -> None:
    """In another browser; the first key still works, and the database has neither."""
    async with open_house(make_store()) as house:
        made = await house.server.table("me", "me", "me")
        table = made["table"]["id"]
        await house.subscribe(made, house.hook(private=True))
        await house.pass_time(127)
        [told] = house.world.take()
        token = told.json()["link"].partition("#again=")[2]
        path = f"/api/tables/{table}/return"
        back = await house.server.post(path, {"token": token}, status=200)
        await house.server.post(path, {"token": token}, status=410)
        await house.server.post(path, {"token": back["key"]}, status=410)

        assert back["seat"] == "red"
        for key in (back["key"], made["keys"]["red"]):
            assert (await house.server.get(f"/api/tables/{table}", key))["seat"] == "red"
            mine = await house.server.post("/api/tables/mine", {"tables": [{"table": table, "keys": [key]}]})
            assert mine["tables"][0]["mine"] == ["red"]


@async_test
async def test_who_came_back_by_a_link_comes_along_to_the_next_game(tmp_path: Path) -> None:
    """Whichever browser is first, the other one sits there too."""
    async with open_house(SqliteStore(tmp_path)) as house:
        made = await house.server.table("me", "random", "random")
        table, key = made["table"]["id"], made["keys"]["red"]
        await house.subscribe(made, house.hook(private=True))
        await house.pass_time(121)
        token = house.world.take()[0].json()["link"].partition("#again=")[2]
        second = (await house.server.post(f"/api/tables/{table}/return", {"token": token}))["key"]
        await finish(house.server, table, {"red": second})
        following = (await house.server.post(f"/api/tables/{table}/rematch", None, second))["table"]
        path = f"/api/tables/{following}"
        joined = [await house.server.post(f"{path}/join", {"invitation": each}) for each in (second, key)]

        assert [one["seat"] for one in joined] == ["red", "red"]
        for one in joined:
            assert (await house.server.get(path, one["key"]))["seat"] == "red"


@async_test
async def test_a_link_is_too_old_after_a_week(tmp_path: Path) -> None:
    """And is of no use at another table. In the file there are fingerprints only."""
    async with open_house(SqliteStore(tmp_path)) as house:
        made, other = await house.server.table("me", "me", "me"), await house.server.table("me", "me", "me")
        await house.subscribe(made, house.hook(private=True))
        await house.pass_time(121)
        token = house.world.take()[0].json()["link"].partition("#again=")[2]
        await house.server.post(f"/api/tables/{other['table']['id']}/return", {"token": token}, status=410)
        await house.pass_time(7 * 86_400)
        await house.server.post(f"/api/tables/{made['table']['id']}/return", {"token": token}, status=410)
    text = "\n".join(sqlite3.connect(tmp_path / FILE).iterdump())

    assert token not in text
    assert not any(key in text for key in made["keys"].values())


# ---- secrets


@pytest.mark.parametrize("name", stammtisch.game_names())
def test_letters_are_the_same_whatever_is_hidden(name: str) -> None:
    """Who gets one when, and every byte of it: two tables that differ in what a seat cannot know write the same."""
    script, _states = play(stammtisch.game(name), 3, 90)
    compared = 0
    for cut in range(2, script.number, 7):
        rooms = twins(script, cut, cut)
        for entry in script.entries[cut : cut + 1]:
            for room in rooms:
                room.seats[A].letters = 1
            try:
                for room in rooms:
                    room.history.add(without_digests(entry))
            except stammtisch.Mistake:
                break
            if same_in_sight(*(room.history for room in rooms)):
                first, second = (written(room) for room in rooms)
                assert first == second
                compared += 1

    assert compared > 5


def written(room: Any) -> list[object]:  # noqa: ANN401 -- a room
    """The letters of a table, and what they say."""
    found: list[object] = []
    for step in letters(room):
        found.append(step)
        if isinstance(step, LetterAsked):
            to = Subscription("id", room.id, step.seat, PushWay("", "", ""), "fr", confirmed=True, made=0)
            found.append(write_notice("your-turn", to, room.history.game.name, "link", step.moved))
    return found


@async_test
async def test_nobody_sees_what_others_have_asked_for(tmp_path: Path) -> None:
    """Neither in what the table tells nor by asking; without a seat nothing can be asked for."""
    async with open_house(SqliteStore(tmp_path)) as house:
        made = await house.server.table("me", "me", "me", watch="everyone")
        path = f"/api/tables/{made['table']['id']}"
        other = next(key for seat, key in made["keys"].items() if seat != "red")
        before = [await house.server.get(path, key) for key in (other, None)]
        info = await house.subscribe(made, house.hook("s3cret"))
        after = [await house.server.get(path, key) for key in (other, None)]

        assert before == after
        assert (await house.server.get(f"{path}/notices", other))["mine"] == []
        assert "s3cret" not in str(await house.server.get(f"{path}/notices", made["keys"]["red"]))
        await house.server.get(f"{path}/notices", status=403)
        for what in ("off", "test"):
            await house.server.post(f"{path}/notices/{what}", {"id": info["id"]}, other, 404)
            await house.server.post(f"{path}/notices/{what}", {"id": info["id"]}, None, 403)


@async_test
async def test_no_secret_of_a_hook_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Only how it failed, however much is logged."""
    caplog.set_level("DEBUG")
    async with open_house(SqliteStore(tmp_path)) as house:
        made = await house.server.table("me", "me", "me")
        info = await house.subscribe(made, house.hook("s3cret"))
        house.world.status = 500
        path = f"/api/tables/{made['table']['id']}/notices/test"
        refused = await house.server.post(path, {"id": info["id"]}, made["keys"]["red"], 422)

    assert refused["key"] == "notice-failed"
    assert "a letter by hook was not sent: 500" in caplog.text
    assert "s3cret" not in caplog.text


# ---- limits


@async_test
async def test_what_cannot_work_is_refused_with_a_sentence(tmp_path: Path) -> None:
    """Strange hosts, inner networks, no mail server, wrong keys."""
    async with open_house(SqliteStore(tmp_path)) as house:
        made = await house.server.table("me", "me", "me")
        hook = {"type": "hook", "form": "generic"}
        push = Browser().way("https://push.example.org/1")
        for way, key in (
            ({**hook, "url": "https://evil.example.org/x"}, "hook-host"),
            ({**hook, "url": "http://discord.com/x"}, "hook-https"),
            ({**hook, "url": "https://[::1/x"}, "hook-form"),
            ({**hook, "form": "discord", "url": "https://discord.com/x"}, "hook-discord"),
            ({**hook, "form": "matrix", "url": house.world.origin}, "hook-matrix"),
            ({"type": "mail", "address": "otto@example.org"}, "no-notices"),
            ({**push, "p256dh": "A" * 87}, "push-form"),
        ):
            assert (await house.subscribe(made, way, status=422))["key"] == key
        inner = await house.subscribe(made, {**push, "endpoint": "https://127.0.0.1/push"})
        path = f"/api/tables/{made['table']['id']}/notices/test"
        refused = await house.server.post(path, {"id": inner["id"]}, made["keys"]["red"], 422)

        assert refused["about"] == {"detail": "inner network"}


@async_test
async def test_nobody_can_have_many_letters_sent_by_asking(tmp_path: Path) -> None:
    """Ten at once for a guest; five ways for a seat; the same way twice is one."""
    async with open_house(SqliteStore(tmp_path)) as house:
        made = await house.server.table("me", "me", "me")
        ids = [(await house.subscribe(made, house.hook(str(number))))["id"] for number in (0, 0, 1, 2, 3, 4)]
        assert len(set(ids)) == 5
        assert (await house.subscribe(made, house.hook("5"), status=429))["key"] == "too-many-notices"
        path, key = f"/api/tables/{made['table']['id']}/notices/test", made["keys"]["red"]
        for _ in range(wishes.AT_ONCE - 7):
            await house.server.post(path, {"id": ids[0]}, key)
        refused = await house.server.post(path, {"id": ids[0]}, key, 429)

        assert refused["key"] == "too-often"


def test_the_time_to_wait_is_that_of_the_clock() -> None:
    """Two minutes at one sitting, with clocks or without; a few seconds over days."""
    waits = [waiting_time(TimeControl(kind)) for kind in ("none", "live", "correspondence")]
    assert waits == [120_000, 120_000, 5_000]


def test_each_message_is_encrypted_anew() -> None:
    """Two with the same words have nothing in common."""
    push, browser = Push(fresh_key(), "mailto:a@example.org"), Browser()
    way = browser.way("https://push.example.org:8443/x")
    bodies = [push.write(PushWay(way["endpoint"], way["p256dh"], way["auth"]), b"same", "t")[1] for _ in range(2)]

    assert bodies[0] != bodies[1]
    assert [browser.read(body) for body in bodies] == [b"same", b"same"]
