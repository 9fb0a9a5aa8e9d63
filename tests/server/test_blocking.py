"""Who is blocked is let in nowhere: addresses, networks and profiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import websockets

from stammtisch.core.mistakes import Mistake
from stammtisch.server.blocklist import Blocklist, read_block
from stammtisch.server.store import Moderation
from stammtisch.server.store.sqlite import SqliteStore
from tests.cli.running import LANGUAGES, refused
from tests.server.kit import Tab, async_test, open_server
from tests.server.moderating import key_of, processes
from tests.server.people import open_club, visitors

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from stammtisch.server.store.sql import SqlStore
    from tests.server.kit import Server

    MakeStore = Callable[[], SqlStore]

FAR = "203.0.113.7"  # a guest who is not at this machine, as a proxy names them
SENTENCES = {
    "en": "Whoever runs this house does not let you in.",
    "de": "Wer dieses Haus betreibt, lässt dich nicht herein.",
    "fr": "La personne qui tient cette maison ne vous laisse pas entrer.",
}
pytestmark = pytest.mark.usefixtures("_looks_soon")


def far(server: Server, table: str, address: str = FAR) -> websockets.connect:
    """The socket of a guest from elsewhere."""
    at = f"ws://127.0.0.1:{server.port}/api/socket?table={table}"
    return websockets.connect(at, max_size=None, additional_headers={"X-Forwarded-For": address})


@async_test
async def test_who_is_blocked_is_sent_away_everywhere_with_one_sentence(
    make_store: MakeStore, house: Callable[..., Any]
) -> None:
    """At every process, on sockets, in the API and on pages, until it is lifted; everybody else notices nothing."""
    async with processes(make_store) as (one, other):
        made = await one.table("me", "me", "me")
        table = made["table"]["id"]
        async with other.tab(table, made["keys"]["red"]) as near, far(other, table) as socket:
            guest = Tab(socket)
            await guest.hello(table, made["keys"]["blue"])
            await house("block", "203.0.113.99/24", "--note", "spam")
            gone = await guest.until(lambda message: message["type"] == "refused")
            with pytest.raises(websockets.ConnectionClosed):
                await guest.until(lambda _message: False)
            for server in (one, other):
                await until_status(server, 403)
                page = await server.http.get("/", headers={"X-Forwarded-For": FAR})
                assert page.status_code == 403
                assert all(f'<section lang="{one}"><h1>{SENTENCES[one]}</h1>' in page.text for one in LANGUAGES)
                assert page.headers["content-security-policy"]
                async with far(server, table) as socket_again:
                    back = Tab(socket_again)
                    assert key_of(await back.hear()) == "blocked"
                assert (await server.http.get("/api/live", headers={"X-Forwarded-For": FAR})).status_code == 200
            assert (await near.ask({"type": "say", "text": "Servus"}))["type"] == "done"
            assert (await house("blocks")).startswith("203.0.113.0/24  ")
            await house("unblock", "203.0.113.0/24")
            await until_status(one, 200)
            await until_status(other, 200)
            assert "Nobody is blocked" in await house("blocks")

    assert (gone["id"], key_of(gone)) == (None, "blocked")


async def until_status(server: Server, status: int) -> None:
    """Ask from elsewhere until the server has noticed."""
    while (await server.http.get("/api/tables", headers={"X-Forwarded-For": FAR})).status_code != status:
        pass


@async_test
async def test_a_new_server_knows_whom_it_does_not_let_in(make_store: MakeStore, house: Callable[..., Any]) -> None:
    """From its first request on."""
    async with open_server(make_store()):
        await house("block", "2001:db8::/48")
    async with open_server(make_store()) as server:
        for address, status in (("2001:db8:0:7::1", 403), ("2001:db8:1::1", 200), ("no address", 200)):
            answer = await server.http.get("/api/tables", headers={"X-Forwarded-For": address})
            assert answer.status_code == status


@async_test
async def test_a_blocked_profile_sits_and_makes_no_table_but_can_be_deleted(
    make_store: MakeStore, house: Callable[..., Any]
) -> None:
    """By its id or its e-mail address; its seats are closed to it, whoever shows their keys; others play on."""
    async with open_club(make_store()) as (server, club), visitors(server, club, "Otto", "Eva") as (otto, eva):
        wish = {"game": "goldbraeu", "seats": [{"holder": "me"}, {"holder": "open"}, {"holder": "open"}]}
        made = await otto.post("/api/tables", wish, 201)
        table, key = made["table"]["id"], made["keys"]["red"]
        joined = await eva.post(f"/api/tables/{table}/join", {"name": "Eva"})
        async with server.tab(table, key) as red, server.tab(table, joined["key"]) as blue:
            (name,) = [line for line in (await house("show", table)).splitlines() if "Red" in line]
            await house("block", "profile:guest0@example.org", "--note", "rude")
            assert key_of(await red.until(lambda message: message["type"] == "refused")) == "blocked"
            with pytest.raises(websockets.ConnectionClosed):
                await red.until(lambda _message: False)
            assert (await blue.ask({"type": "say", "text": "Servus"}))["type"] == "done"
        assert (await server.get(f"/api/tables/{table}", key, status=403))["key"] == "blocked"
        assert (await otto.post("/api/tables", wish, 403))["key"] == "blocked"
        assert (await otto.post("/api/profile/name", {"name": "Rude"}, 403))["key"] == "blocked"
        assert (await otto.get("/api/profile"))["profile"]["name"] == "Otto"
        assert name.split()[-1] in await house("blocks")
        await house("unblock", name.split()[-1])
        while (await otto.http.post("/api/tables", json=wish)).status_code != 201:
            pass
        await house("block", name.split()[-1])
        while (await otto.http.post("/api/tables", json=wish)).status_code != 403:
            pass
        assert (await otto.post("/api/profile/delete", {"confirm": "delete"}))["profile"] is None


@pytest.mark.parametrize(
    ("blocked", "address", "is_blocked"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("203.0.113.7", "::ffff:203.0.113.7", True),
        ("203.0.113.200/25", "203.0.113.129", True),
        ("2001:db8::1", "2001:db8::2", False),
        ("2001:db8::/32", "2001:db8:ffff::2", True),
        ("2001:db8::/32", "203.0.113.7", False),
        ("2001:db8::/32", "", False),
    ],
)
def test_networks_are_understood(blocked: str, address: str, is_blocked: bool) -> None:  # noqa: FBT001 -- a parameter
    """Of both families; one of IPv4 may come as IPv6."""
    blocklist = Blocklist(SqliteStore.__new__(SqliteStore), set())
    blocklist._take(Moderation(1, [read_block(blocked)]))

    assert blocklist.is_blocked(address) is is_blocked


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("otto", "block-form"),
        ("203.0.113.300", "block-form"),
        ("profile:", "block-form"),
        ("0.0.0.0/0", "block-everybody"),
        ("::/0", "block-everybody"),
        ("127.0.0.1", "block-everybody"),
        ("::1", "block-everybody"),
    ],
)
def test_what_cannot_be_blocked_is_refused(text: str, key: str, tmp_path: Path) -> None:
    """In one sentence, before a house is opened."""
    with pytest.raises(Mistake) as caught:
        read_block(text)

    assert caught.value.key == key
    assert text in refused("house", "block", text, "--data", tmp_path, "--lang", "en")
