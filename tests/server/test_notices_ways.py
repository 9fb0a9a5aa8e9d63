"""How a letter goes out: pushed, by Matrix, by Discord; and nobody reads it on its way."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from stammtisch.server.api_types import PushWay
from stammtisch.server.notices.push import Push, fresh_key
from stammtisch.server.store.sqlite import SqliteStore
from tests.server.kit import async_test
from tests.server.letters import PAGE, Browser, Clock, open_house
from tests.server.world import open_world

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from stammtisch.server.store.sql import SqlStore

    MakeStore = Callable[[], SqlStore]


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


def test_each_message_is_encrypted_anew() -> None:
    """Two with the same words have nothing in common."""
    push, browser = Push(fresh_key(), "mailto:a@example.org"), Browser()
    way = browser.way("https://push.example.org:8443/x")
    bodies = [push.write(PushWay(way["endpoint"], way["p256dh"], way["auth"]), b"same", "t")[1] for _ in range(2)]

    assert bodies[0] != bodies[1]
    assert [browser.read(body) for body in bodies] == [b"same", b"same"]
