"""Making tables, sitting down, watching, standing in for each other."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
from typing import TYPE_CHECKING

import pytest
import websockets

from stammtisch.server.store.sqlite import FILE
from tests.server.kit import async_test, open_server

if TYPE_CHECKING:
    from pathlib import Path

    from stammtisch.server.store import StoredTable


@async_test
async def test_one_request_seats_me_against_bots(tmp_path: Path) -> None:
    """No account, no form: the name of the game is enough."""
    async with open_server(tmp_path) as server:
        made = await server.post("/api/tables", {"game": "goldbraeu"}, status=201)

        assert [seat["holder"] for seat in made["table"]["seats"]] == ["person", "bot", "bot", "bot"]
        assert made["table"]["status"] == "playing"
        assert list(made["keys"]) == ["red"]


@async_test
async def test_a_new_table_at_which_bots_are_due_has_one_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks for what is due finds it as soon as it is stored, before whoever has made it is told so."""
    async with open_server(tmp_path) as server:
        tables, opened = server.tables, []
        create = tables.store.create_table

        async def create_and_look(table: StoredTable) -> None:
            await create(table)
            await tables.attend_due()
            opened.append(tables.rooms[table.id])

        monkeypatch.setattr(tables.store, "create_table", create_and_look)
        made = await server.table("me", "random", "random", pace=0)

        assert [tables.rooms[made["table"]["id"]]] == opened


def written(folder: Path) -> bytes:
    """All bytes in the files of a folder."""
    return b"".join(file.read_bytes() for file in folder.iterdir())


@async_test
async def test_a_key_is_long_and_only_its_hash_is_kept(tmp_path: Path) -> None:
    """192 bits; no secret is anywhere in the file, its journal included, nor in what others are told."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "invite", "open")
        secrets = [made["host"], made["watch"], *made["keys"].values(), *made["invitations"].values()]
        joined = await server.post(f"/api/tables/{made['table']['id']}/join", {"name": "Eva"})
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
            heard = "".join(red.heard)
        lobby = await server.http.get("/api/tables")
        files = written(tmp_path)

        assert len({*secrets, joined["key"]}) == len(secrets) + 1
        for secret in (*secrets, joined["key"]):
            assert re.fullmatch(r"[\w-]{32}", secret)
            assert secret.encode() not in files
            assert secret not in heard + lobby.text


@async_test
async def test_an_invitation_is_taken_once_for_a_key_that_the_inviter_never_sees(tmp_path: Path) -> None:
    """The game begins when the last friend has come."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "invite", "random")
        path, invitation = f"/api/tables/{made['table']['id']}", made["invitations"]["blue"]
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
            waiting = red.now
            joined = await server.post(f"{path}/join", {"invitation": invitation, "name": " Eva \n Maria "})
            await red.until(lambda message: message["type"] == "moved")
            await server.post(f"{path}/join", {"invitation": invitation}, status=409)
            late = await server.get(path, invitation)
            state = await server.get(path, joined["key"])

            assert late["seat"] is None
            assert late["now"]["due"] is None
            assert waiting["view"] is None
            assert waiting["table"]["status"] == "gathering"
            assert red.now["table"]["status"] == "playing"
            assert red.now["table"]["seats"][1]["name"] == "Eva Maria"
            assert state["seat"] == "blue"
            assert state["now"]["view"]["viewer"] == "blue"


@async_test
async def test_open_seats_are_in_the_lobby_and_go_to_whoever_comes(tmp_path: Path) -> None:
    """A private table is not listed; a full one is listed only if everyone may watch."""
    async with open_server(tmp_path) as server:
        await server.table("me", "invite", "random")
        shown = await server.table("me", "me", "me", watch="everyone")
        made = await server.table("me", "open", "open")
        path = f"/api/tables/{made['table']['id']}"
        lobby = await server.get("/api/tables")
        first = await server.post(f"{path}/join", {"seat": "yellow"})
        taken = await server.post(f"{path}/join", {"seat": "yellow"}, status=409)
        second = await server.post(f"{path}/join", {})
        later = await server.get("/api/tables")

        assert {table["id"] for table in lobby["tables"]} == {shown["table"]["id"], made["table"]["id"]}
        assert (first["seat"], second["seat"]) == ("yellow", "blue")
        assert taken["key"] == "seat-taken"
        assert second["table"]["status"] == "playing"
        assert [table["id"] for table in later["tables"]] == [shown["table"]["id"]]


@async_test
async def test_the_host_begins_with_bots_and_changes_the_pace(tmp_path: Path) -> None:
    """Only with the host's key; a seat's key is not enough."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "invite", "open")
        path = f"/api/tables/{made['table']['id']}"
        await server.post(f"{path}/begin", {}, made["keys"]["red"], status=403)
        begun = await server.post(f"{path}/begin", {"bot": "random"}, made["host"])
        again = await server.post(f"{path}/begin", {}, made["host"], status=409)
        settled = await server.post(f"{path}/settings", {"pace": 250, "watch": "nobody"}, made["host"])

        assert [seat["bot"] for seat in begun["seats"]] == ["", "random", "random"]
        assert again["key"] == "begun"
        assert (settled["pace"], settled["watch"]) == (250, "nobody")


@pytest.mark.parametrize("watch", ["everyone", "link", "nobody"])
@async_test
async def test_who_may_watch(tmp_path: Path, watch: str) -> None:
    """Everyone, those with the link, or nobody but the host; and all of them see what is public."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me", watch=watch)
        path = f"/api/tables/{made['table']['id']}"
        stranger = await server.http.get(path)
        friend = await server.http.get(path, headers={"Authorization": f"Bearer {made['watch']}"})
        host = await server.get(path, made["host"])

        assert stranger.status_code == (200 if watch == "everyone" else 403)
        assert friend.status_code == (403 if watch == "nobody" else 200)
        assert host["seat"] is None
        assert host["now"]["view"]["viewer"] is None
        assert [player["hand"] for player in host["now"]["view"]["players"]] == [None, None, None]


@async_test
async def test_watchers_are_shown_the_door_when_the_host_closes_it(tmp_path: Path) -> None:
    """From then on they are told nothing."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me", watch="everyone")
        async with server.tab(made["table"]["id"]) as watcher:
            await server.post(f"/api/tables/{made['table']['id']}/settings", {"watch": "nobody"}, made["host"])
            with pytest.raises(websockets.ConnectionClosed):
                await watcher.until(lambda _message: False)


@async_test
async def test_one_screen_changes_seats_on_one_socket(tmp_path: Path) -> None:
    """Hot seat: saying hello again with another key shows that seat, and only that seat."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        name, keys = made["table"]["id"], made["keys"]
        async with server.tab(name, keys["red"]) as tab:
            assert tab.now["view"]["viewer"] == "red"
            await tab.hello(name, keys["blue"])
            assert tab.now["view"]["viewer"] == "blue"
            await tab.decide()
            assert tab.lines[-1]["entry"]["seat"] == "blue"


@async_test
async def test_an_absent_seat_is_handed_to_a_bot_and_back(tmp_path: Path) -> None:
    """Not while its owner is there; the bot plays on; the owner takes it back; the log tells."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        name, keys = made["table"]["id"], made["keys"]
        async with server.tab(name, keys["red"]) as red:
            async with server.tab(name, keys["blue"]):
                await red.until(lambda message: message["type"] == "present" and "blue" in message["here"])
                refused = await red.ask({"type": "hand-over", "seat": "blue", "bot": "random"})
            await red.until(lambda message: message["type"] == "present" and "blue" not in message["here"])
            await red.ask({"type": "hand-over", "seat": "blue", "bot": "random"})
            await red.until(
                lambda message: message["type"] == "moved" and "blue" not in message["now"]["view"]["to_act"]
            )
            nobody = await red.ask({"type": "hand-over", "seat": "blue", "bot": "nobody"})
            async with server.tab(name, keys["blue"]) as blue:
                answer = {"decision": "4-blue", "action": "keep krug", "once": "0123456789"}
                with_bot = await blue.ask({"type": "decide", **answer})
                await blue.ask({"type": "hand-over", "seat": "blue", "bot": None})
            log = await server.get(f"/api/tables/{name}/log", keys["red"])
            seated = [line["entry"] for line in log["lines"] if line["entry"]["type"] == "seated"]

            assert refused["trouble"]["key"] == "seat-here"
            assert nobody["trouble"]["key"] == "unknown-bot"
            assert with_bot["trouble"]["key"] == "seat-with-bot"
            assert [entry["bot"] for entry in seated if entry["seat"] == "blue"] == ["", "random", ""]


@async_test
async def test_presence_and_names_are_told(tmp_path: Path) -> None:
    """Who has the table open, and what they want to be called."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me", watch="everyone")
        name, keys = made["table"]["id"], made["keys"]
        async with server.tab(name, keys["red"]) as red, server.tab(name) as watcher:
            await red.until(lambda message: message["type"] == "present" and message["watchers"] == 1)
            await red.ask({"type": "rename", "name": "<b>Ottilie</b>\u2028"})
            await watcher.until(lambda message: message["type"] == "moved")

            assert watcher.now["table"]["seats"][0]["name"] == "<b>Ottilie</b>"
            assert watcher.now["table"]["seats"][0]["here"]
            assert (await watcher.ask({"type": "rename", "name": "x"}))["trouble"]["key"] == "not-yours"


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "goldbraeu", "edition": "x"}, "unknown-edition"),
        ({"game": "goldbraeu", "options": {"x": "y"}}, "unknown-option"),
        ({"game": "goldbraeu", "board": "{}"}, "board-format"),
        ({"game": "goldbraeu", "seats": [{"holder": "me"}]}, "wrong-seats"),
        ({"game": "goldbraeu", "seats": [{"holder": "bot", "bot": "x"}] * 3}, "unknown-bot"),
        ({"game": "goldbraeu", "pace": -1}, "not-valid"),
        ({}, "not-valid"),
    ],
)
@async_test
async def test_a_wish_that_cannot_be_had_gets_one_sentence(tmp_path: Path, wish: object, key: str) -> None:
    """A key, what it is about, a sentence."""
    async with open_server(tmp_path) as server:
        answer = await server.http.post("/api/tables", json=wish)

        assert 400 <= answer.status_code < 500
        assert answer.json()["key"] == key
        assert answer.json()["text"].endswith(".")


@async_test
async def test_empty_rooms_are_closed_and_opened_again_where_they_were(tmp_path: Path) -> None:
    """Memory is for tables in use; the file has the rest."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        path, key = f"/api/tables/{made['table']['id']}", made["keys"]["red"]
        async with server.tab(made["table"]["id"], key) as red:
            await red.decide()
            await server.tables.close_idle_rooms(float("inf"))
            assert len(server.tables.rooms) == 1
            before = await server.get(path, key)
        while server.tables.rooms:
            await asyncio.sleep(0.01)
            await server.tables.close_idle_rooms(float("inf"))
        after = await server.get(path, key)
        before["now"]["table"]["seats"][0]["here"] = False

        assert after == before


@async_test
async def test_lines_are_rows_of_the_file(tmp_path: Path) -> None:
    """One row per line, in words that people can read."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
            await red.decide()
        with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as file:
            rows = file.execute("SELECT number, entry FROM lines ORDER BY number").fetchall()

        assert [number for number, _entry in rows] == list(range(1, len(rows) + 1))
        assert '"decided"' in rows[-1][1]
        assert '"keep ' in rows[-1][1]
