"""What is done about people: muting, closing, blocking, reporting; by hosts, and by whoever runs a house that runs."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import pytest
import websockets

from stammtisch.core.mistakes import Mistake
from stammtisch.server import tables as looking
from stammtisch.server.blocklist import Blocklist, read_block
from stammtisch.server.store import Moderation
from stammtisch.server.store.postgres import PostgresStore
from stammtisch.server.store.sqlite import SqliteStore
from tests.cli.running import LANGUAGES, fine, refused
from tests.server.kit import Tab, async_test, open_server
from tests.server.people import open_club, visitors

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
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


@pytest.fixture(autouse=True)
def _looks_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server looks every two seconds what was done; tests need not wait so long."""
    monkeypatch.setattr(looking, "LOOK", 0.05)


@pytest.fixture
def house(make_store: MakeStore, tmp_path: Path) -> Callable[..., Any]:
    """Run `stammtisch house …` on the house of this test, beside its server."""
    store = make_store()
    address = getattr(store, "_address", "")
    words = ["--data", str(tmp_path)] if isinstance(store, SqliteStore) else ["--database", address]

    async def run(*command: object) -> str:
        return await asyncio.to_thread(fine, "house", *command, *words, "--lang", "en")

    return run


def seat_of(tab: Tab, seat: str) -> Any:  # noqa: ANN401 -- JSON
    """A seat as a tab shows it."""
    return next(one for one in tab.now["table"]["seats"] if one["seat"] == seat)


async def until_shown(tab: Tab, is_so: Callable[[], object]) -> None:
    """Listen until a tab shows something."""
    while not is_so():
        await tab.hear()


def key_of(answer: Any) -> str:  # noqa: ANN401 -- JSON
    """Why something was refused."""
    return str(answer["trouble"]["key"])


# ---- muting


@async_test
async def test_a_host_mutes_a_person_for_everybody(make_store: MakeStore) -> None:
    """No words, faces or new names of theirs, old words are gone too; they play on, and a restart forgets nothing."""
    async with open_server(make_store()) as server:
        made = await server.table("me", "me", "me")
        table, host = f"/api/tables/{made['table']['id']}", made["host"]
        async with server.tabs(made) as (red, blue, _yellow):
            await blue.ask({"type": "say", "text": "rude"})
            await server.post(f"{table}/mute", {"seat": "blue"}, made["keys"]["red"], status=403)
            told = await server.post(f"{table}/mute", {"seat": "blue"}, host)
            await until_shown(red, lambda: seat_of(red, "blue")["muted"])
            said = await red.until(lambda one: one["type"] == "chatted" and one["whole"])
            messages = {"say": {"text": "x"}, "emote": {"emote": "luck"}, "rename": {"name": "x"}}
            kept_out = [key_of(await blue.ask({"type": kind, **rest})) for kind, rest in messages.items()]
            others = await red.ask({"type": "say", "text": "Servus"})
            await until_shown(blue, lambda: blue.now["due"] or blue.now["change"])
            played = await blue.decide()
    async with open_server(make_store()) as server, server.tab(made["table"]["id"], made["keys"]["blue"]) as blue:
        assert seat_of(blue, "blue")["muted"] == "host"
        await server.post(f"{table}/mute", {"seat": "blue", "muted": False}, host)
        assert (await blue.ask({"type": "say", "text": "sorry"}))["type"] == "done"

    assert told["seats"][1]["muted"] == "host"
    assert said["lines"] == []
    assert kept_out == ["muted-host"] * 3
    assert (others["type"], played["type"]) == ("done", "done")


@async_test
async def test_the_house_mutes_and_a_host_cannot_lift_it(make_store: MakeStore, house: Callable[..., Any]) -> None:
    """While the server runs; everybody is told, and the command can take it back."""
    async with open_server(make_store()) as server:
        made = await server.table("me", "me", "me")
        table = made["table"]["id"]
        async with server.tabs(made) as (red, blue, _yellow):
            assert "Blue is muted" in await house("mute", table, "blue")
            await until_shown(red, lambda: seat_of(red, "blue")["muted"] == "house")
            assert key_of(await blue.ask({"type": "say", "text": "x"})) == "muted-house"
            lifted = await server.post(f"/api/tables/{table}/mute", {"seat": "blue"}, made["host"], status=409)
            assert lifted["key"] == "muted-by-house"
            assert "muted" in await house("show", table)
            await house("mute", table, "blue", "--off")
            await until_shown(blue, lambda: not seat_of(blue, "blue")["muted"])
            assert (await blue.ask({"type": "say", "text": "x"}))["type"] == "done"


@async_test
async def test_a_server_that_has_not_looked_yet_loses_its_write(
    make_store: MakeStore, house: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It knows the seat as it was: the row tells it otherwise, with no hint and no look."""
    monkeypatch.setattr(looking, "LOOK", 3600)
    store = make_store()
    async with open_server(store) as server:
        store.listen(lambda _hint: None)
        made = await server.table("me", "me", "me")
        async with server.tabs(made) as (_red, blue, _yellow):
            await house("mute", made["table"]["id"], "blue")
            answer = await blue.ask({"type": "rename", "name": "Rude"})

    assert key_of(answer) == "muted-house"


# ---- closing


@contextlib.asynccontextmanager
async def processes(make_store: MakeStore) -> AsyncIterator[list[Server]]:
    """Two servers of one house; with a file there can be one, which is taken for both."""
    async with contextlib.AsyncExitStack() as stack:
        stores = [make_store()]
        stores += [make_store()] if stores[0].is_shared else []
        servers = [await stack.enter_async_context(open_server(store)) for store in stores]
        yield [servers[0], servers[-1]]


@async_test
async def test_a_closed_table_stands_still(make_store: MakeStore) -> None:
    """Its people look on, at any process; nobody joins, watches or lists it, no bot plays; its host opens it again."""
    async with processes(make_store) as (one, other):
        made = await one.table("me", "me", "random", pace=0, watch="everyone")
        table, host = made["table"]["id"], made["host"]
        async with one.tab(table, made["keys"]["red"]) as red, other.tab(table, made["keys"]["blue"]) as blue:
            async with other.tab(table) as watcher:
                await one.post(f"/api/tables/{table}/close", {}, made["keys"]["red"], status=403)
                closed = await one.post(f"/api/tables/{table}/close", {}, host)
                with pytest.raises(websockets.ConnectionClosed):
                    await watcher.until(lambda _message: False)
            await until_shown(red, lambda: red.now["table"]["closed"])
            await until_shown(blue, lambda: blue.now["table"]["closed"])
            assert (red.now["due"], red.now["view"] is None) == (None, False)
            number = blue.number
            assert key_of(await blue.ask({"type": "rename", "name": "x"})) == "table-closed-host"
            await other.post(f"/api/tables/{table}/join", {"name": "Eva"}, status=409)
            await other.post(f"/api/tables/{table}/settings", {"pace": 1}, host, status=409)
            assert (await other.get(f"/api/tables/{table}", status=409))["key"] == "table-closed-host"
            assert (await other.get("/api/tables"))["tables"] == []
            asked = {"tables": [{"table": table, "keys": [made["keys"]["red"]]}]}
            (mine,) = (await other.post("/api/tables/mine", asked))["tables"]
            assert (mine["table"]["closed"], mine["acting"]) == ("host", [])
            await one.post(f"/api/tables/{table}/close", {"closed": False}, host)
            await until_shown(blue, lambda: not blue.now["table"]["closed"])
            assert blue.number == number
            await until_shown(red, lambda: red.now["due"])
            assert (await red.decide())["type"] == "done"

    assert (closed["closed"], closed["chat"]) == ("host", "off")


@async_test
async def test_the_house_closes_a_table_wherever_its_people_are(
    make_store: MakeStore, house: Callable[..., Any]
) -> None:
    """Its bots stop too; no host opens it again, but the command does, and then they go on."""
    async with processes(make_store) as (one, other):
        made = await one.table("me", "random", "random", pace=0)
        table = made["table"]["id"]
        async with one.tab(table, made["keys"]["red"]) as red, other.tab(table, made["keys"]["red"]) as again:
            await house("close", table)
            await until_shown(red, lambda: red.now["table"]["closed"] == "house")
            await until_shown(again, lambda: again.now["table"]["closed"] == "house")
            reopened = await other.post(f"/api/tables/{table}/close", {"closed": False}, made["host"], status=409)
            assert reopened["key"] == "table-closed-house"
            assert "closed" in await house("tables")
            await house("close", table, "--off")
            await until_shown(red, lambda: not red.now["table"]["closed"])
            assert await red.asked()
            await red.decide()
            assert await again.asked()


# ---- blocking


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


# ---- reporting


@async_test
async def test_a_reported_name_is_taken_away_from_everybodys_page(
    make_store: MakeStore, house: Callable[..., Any]
) -> None:
    """A seat and somebody who watches report it; the command lists both, and renaming settles them."""
    async with processes(make_store) as (one, other):
        made = await one.table("me", "me", "me", watch="everyone")
        table, key = made["table"]["id"], made["keys"]
        async with one.tab(table, key["red"]) as red, other.tab(table, key["blue"]) as blue:
            await red.reach((await blue.ask({"type": "rename", "name": "Rude Name"}))["number"])
            about = {"seat": "blue", "reason": "name"}
            reporters = key["red"], key["red"], None
            told = [await one.post(f"/api/tables/{table}/report", about, reporter) for reporter in reporters]
            listed = await house("reports")
            assert "Blue is now called “Eva”" in await house("rename", table, "blue", "Eva")
            await until_shown(red, lambda: seat_of(red, "blue")["name"] == "Eva")
            await until_shown(blue, lambda: seat_of(blue, "blue")["name"] == "Eva")
            assert "Rude" not in str([red.now, red.lines, blue.now, blue.lines])
            assert await house("reports") == "Nothing was reported.\n"
            await house("rename", table, "blue")
            await until_shown(red, lambda: not seat_of(red, "blue")["name"])

    assert told == [{"seat": "blue", "reason": "name"}] * 3
    assert listed.splitlines()[-1] == "2 reports."
    assert "blue  name, reported by Red: “Rude Name”" in listed
    assert "reported by somebody who watched: “Rude Name”" in listed


@async_test
async def test_reported_words_are_quoted_though_they_are_forgotten(
    make_store: MakeStore, house: Callable[..., Any]
) -> None:
    """Nothing said, nothing to report; strangers of a closed circle report nothing; muting settles it."""
    async with open_server(make_store()) as server:
        made = await server.table("me", "me", "me")
        table, key, path = made["table"]["id"], made["keys"]["red"], f"/api/tables/{made['table']['id']}/report"
        about = {"seat": "blue", "reason": "chat"}
        async with server.tab(table, made["keys"]["blue"]) as blue:
            assert (await server.post(path, about, key, status=409))["key"] == "nothing-to-report"
            for text in ("one", "two"):
                await blue.ask({"type": "say", "text": text})
        await server.post(path, about, status=403)
        await server.post(path, {"seat": "nobody", "reason": "chat"}, key, status=404)
        await server.post(path, {"seat": "blue", "reason": "other"}, key, status=422)
        await server.post(path, about, key)
        assert "chat, reported by Red: “one / two”" in await house("reports")
        await house("mute", table, "blue")
        assert await house("reports") == "Nothing was reported.\n"
        await server.post(path, {"seat": "blue", "reason": "chat"}, key)
        assert await house("reports", "--settle", table) == "One report is settled.\n"


def test_what_is_not_there_is_told_in_a_sentence(make_store: MakeStore, tmp_path: Path) -> None:
    """No table, no seat, nobody blocked."""
    store = make_store()
    store.check()
    is_file = isinstance(store, SqliteStore)
    address = getattr(store, "_address", "")
    words = ["--data", str(tmp_path)] if is_file else ["--database", address]
    assert "no table" in refused("house", "close", "none", *words, "--lang", "en")
    assert "no seat" in refused("house", "mute", "none", "red", *words, "--lang", "en")
    assert "no seat" in refused("house", "rename", "none", "red", "Eva", *words, "--lang", "en")
    assert "no profile" in refused("house", "block", "profile:otto", *words, "--lang", "en")
    assert "is not blocked" in refused("house", "unblock", FAR, *words, "--lang", "en")
    assert is_file or isinstance(store, PostgresStore)
