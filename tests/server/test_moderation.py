"""What is done about people: muting, closing, blocking, reporting; by hosts, and by whoever runs a house that runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import websockets

from stammtisch.server import tables as looking
from stammtisch.server.store.postgres import PostgresStore
from stammtisch.server.store.sqlite import SqliteStore
from tests.cli.running import refused
from tests.server.kit import Tab, async_test, open_server
from tests.server.moderating import key_of, processes

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from stammtisch.server.store.sql import SqlStore

    MakeStore = Callable[[], SqlStore]

pytestmark = pytest.mark.usefixtures("_looks_soon")


def seat_of(tab: Tab, seat: str) -> Any:  # noqa: ANN401 -- JSON
    """A seat as a tab shows it."""
    return next(one for one in tab.now["table"]["seats"] if one["seat"] == seat)


async def until_shown(tab: Tab, is_so: Callable[[], object]) -> None:
    """Listen until a tab shows something."""
    while not is_so():
        await tab.hear()


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
    assert "is not blocked" in refused("house", "unblock", "203.0.113.7", *words, "--lang", "en")
    assert is_file or isinstance(store, PostgresStore)
