"""People at a table: my tables, names, chat, the next game, invitations, and several at one screen."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from stammtisch.server.store.sqlite import FILE
from tests.server.kit import NO_LIMITS, async_test, open_server
from tests.server.test_store import OLD_ID, OLD_RED, OLD_YELLOW, put_old_file

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.server.kit import Server, Tab

STRANGER = "x" * 32


async def mine(server: Server, *held: tuple[str, list[str]]) -> list[Any]:
    """How these tables stand."""
    body = {"tables": [{"table": table, "keys": keys} for table, keys in held]}
    found = await server.post("/api/tables/mine", body)
    return list(found["tables"])


# ---- my tables


@async_test
async def test_my_tables_say_who_is_due_and_nothing_to_who_has_no_key(tmp_path: Path) -> None:
    """A table that is gone and a table that is not mine look alike."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "invite", "random")
        table = made["table"]["id"]
        waiting, gone, foreign = await mine(
            server, (table, [made["keys"]["red"]]), ("nosuchtable", [STRANGER]), (table, [STRANGER])
        )
        body = {"invitation": made["invitations"]["blue"], "name": "Eva"}
        eva = await server.post(f"/api/tables/{table}/join", body)
        (playing,) = await mine(server, (table, [eva["key"], STRANGER]))
        (watched,) = await mine(server, (table, [made["watch"]]))

    nothing: dict[str, Any] = {"table": None, "mine": [], "acting": [], "result": None, "used": 0}
    assert waiting["table"]["status"] == "gathering"
    assert (waiting["mine"], waiting["acting"]) == (["red"], [])
    assert gone == {"id": "nosuchtable", **nothing}
    assert foreign == {"id": table, **nothing}
    assert playing["mine"] == ["blue"]
    assert "blue" in playing["acting"]
    assert [seat["name"] for seat in playing["table"]["seats"]] == ["", "Eva", ""]
    assert playing["used"] > 1_700_000_000
    assert watched["mine"] == []
    assert not any(key in str([waiting, playing, watched]) for key in (eva["key"], made["host"], made["watch"]))


@async_test
async def test_my_tables_say_the_result(tmp_path: Path) -> None:
    """After the end nobody is due."""
    async with open_server(tmp_path) as server:
        made = await over(server)
        (found,) = await mine(server, (made["table"]["id"], [made["keys"]["red"]]))

    assert (found["table"]["status"], found["acting"]) == ("over", [])
    assert set(found["result"]["scores"]) == {"red", "blue", "yellow"}


@async_test
async def test_my_tables_of_an_earlier_servers_file(tmp_path: Path) -> None:
    """It does not say who is due: the table is opened once, and from then on the file says it."""
    put_old_file(tmp_path)
    for _ in range(2):
        async with open_server(tmp_path) as server:
            (found,) = await mine(server, (OLD_ID, [OLD_RED, OLD_YELLOW]))
            with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as file:
                written = file.execute("SELECT activity FROM tables").fetchone()[0]

        assert found["mine"] == ["red", "yellow"]
        assert found["acting"] == ["blue"]
        assert '"blue"' in written


@async_test
async def test_lists_of_tables_are_bounded_and_not_to_be_had_too_often(tmp_path: Path) -> None:
    """A hundred tables at once, and so many lists in a minute."""
    async with open_server(tmp_path, NO_LIMITS._replace(listed=2, listing=0)) as server:
        many = {"tables": [{"table": "abcdefgh", "keys": [STRANGER]}] * 101}
        await server.post("/api/tables/mine", many, status=422)
        await server.post("/api/tables/mine", {"tables": []})
        refused = await server.post("/api/tables/mine", {"tables": []}, status=429)

    assert refused["key"] == "too-often"


# ---- names


@async_test
async def test_a_name_is_taken_trimmed_and_kept(tmp_path: Path) -> None:
    """Everybody is told; letters that nobody can see are refused; the same name again is no news."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        async with server.tabs(made) as (red, blue, _yellow):
            done = await red.ask({"type": "rename", "name": " <b>Vroni</b>  Huber "})
            await blue.reach(done["number"])
            again = await red.ask({"type": "rename", "name": "<b>Vroni</b> Huber"})
            hidden = [await red.ask({"type": "rename", "name": name}) for name in ("a\u202eb", "a\x00b", "a\x1bb")]
            await red.say({"type": "rename", "name": "x" * 41, "id": 99})
            rejected = await red.until(lambda one: one["type"] == "refused")
            number = await server.get(f"/api/tables/{made['table']['id']}", made["keys"]["red"])
            shown = blue.now["table"]["seats"][0]["name"]
    async with open_server(tmp_path) as server:
        state = await server.get(f"/api/tables/{made['table']['id']}", made["keys"]["red"])

    assert shown == state["now"]["table"]["seats"][0]["name"] == "<b>Vroni</b> Huber"
    assert again["number"] == done["number"] == number["number"]
    assert {answer["trouble"]["key"] for answer in hidden} == {"hidden-letters"}
    assert rejected["trouble"]["key"] == "not-valid"


# ---- chat


@async_test
async def test_what_is_said_reaches_everybody_and_survives_a_restart(tmp_path: Path) -> None:
    """Seats and spectators are told; it is neither in the log nor in anything that a bot or a record is made of."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me", watch="everyone")
        table = made["table"]["id"]
        async with server.tabs(made) as (red, blue, _yellow), server.tab(table) as watcher:
            before = red.number
            await red.ask({"type": "say", "text": " <script>alert(1)</script>  Prost! "})
            await blue.ask({"type": "emote", "emote": "cheers"})
            heard = await watcher.until(lambda one: one["type"] == "chatted" and not one["whole"])
            state = await server.get(f"/api/tables/{table}", made["keys"]["red"])
            refused = await watcher.ask({"type": "say", "text": "psst"})
            blue_heard = blue.heard
        entries = str(server.tables.rooms[table].history.entries)
        record = str(server.tables.rooms[table].history.started().record)
    async with open_server(tmp_path) as server, server.tab(table, made["keys"]["blue"]) as blue:
        kept = await blue.until(lambda one: one["type"] == "chatted")

    first = heard["lines"][0]
    assert any("Prost" in text for text in blue_heard)
    assert (first["seat"], first["text"], first["emote"]) == ("red", "<script>alert(1)</script> Prost!", "")
    assert refused["trouble"]["key"] == "not-yours"
    assert state["number"] == before
    assert "Prost" not in entries + record + str(state)
    assert [(line["number"], line["seat"], line["emote"]) for line in kept["lines"]] == [
        (1, "red", ""),
        (2, "blue", "cheers"),
    ]
    assert kept["whole"]


@async_test
async def test_chat_has_limits(tmp_path: Path) -> None:
    """Not too long, not empty, no hidden letters, no unknown face, not too fast; and only the last lines are kept."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "random", "random")
        table = made["table"]["id"]
        async with server.tab(table, made["keys"]["red"]) as red:
            wrong = [
                {"type": "say", "text": "x" * 201, "id": 1},
                {"type": "say", "text": "", "id": 2},
                {"type": "emote", "emote": "thumb", "id": 3},
            ]
            for message in wrong:
                await red.say(message)
                unreadable = await red.until(lambda one: one["type"] == "refused")
                assert unreadable["trouble"]["key"] == "not-valid"
            empty = await red.ask({"type": "say", "text": "  "})
            hidden = await red.ask({"type": "say", "text": "a\u202eb"})
            answers = [await red.ask({"type": "say", "text": f"{n}"}) for n in range(8)]
            room = server.tables.rooms[table]
            room.chat._limits.clear()
            room.chat.lines = [room.chat.lines[0]] * 99 + room.chat.lines[-1:]
            await red.ask({"type": "say", "text": "last"})

        assert empty["trouble"]["key"] == "chat-empty"
        assert hidden["trouble"]["key"] == "hidden-letters"
        assert answers[-1]["trouble"]["key"] == "too-often"
        assert len(room.chat.lines) == 100


@async_test
async def test_the_host_or_the_house_switches_chat_off(tmp_path: Path) -> None:
    """Then nobody writes, and nobody is told what was said before; on again, it is there again."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "random", "random")
        path = f"/api/tables/{made['table']['id']}"
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
            await red.ask({"type": "say", "text": "Servus"})
            await server.post(f"{path}/settings", {"chat": False}, made["keys"]["red"], status=403)
            off = await server.post(f"{path}/settings", {"chat": False}, made["host"])
            emptied = await red.until(lambda one: one["type"] == "chatted" and one["whole"])
            refused = await red.ask({"type": "say", "text": "Hallo?"})
    async with open_server(tmp_path) as server:
        kept = await server.get(path, made["keys"]["red"])
        await server.post(f"{path}/settings", {"chat": True}, made["host"])
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
            back = await red.until(lambda one: one["type"] == "chatted")
    async with open_server(tmp_path, chat=False) as server, server.tab(made["table"]["id"], made["keys"]["red"]) as red:
        never = await red.ask({"type": "emote", "emote": "hello"})
        state = red.now["table"]["chat"]

    assert (off["chat"], emptied["lines"]) == ("off", [])
    assert refused["trouble"]["key"] == never["trouble"]["key"] == "chat-off"
    assert kept["now"]["table"]["chat"] == "off"
    assert [line["text"] for line in back["lines"]] == ["Servus"]
    assert state == "never"


# ---- the next game


async def over(server: Server, *seats: str) -> Any:  # noqa: ANN401 -- JSON
    """A table whose game is over: everybody is a bot at the end."""
    made = await server.table(*(seats or ("me", "random", "random")), watch="link")
    await finish(server, made["table"]["id"], made["keys"])
    return made


async def finish(server: Server, table: str, keys: dict[str, str]) -> None:
    """Bots play all seats to the end."""
    for seat, key in keys.items():
        command = {"type": "hand-over", "id": 1, "seat": seat, "bot": "random"}
        await server.post(f"/api/tables/{table}/commands", command, key)
    async with server.tab(table, next(iter(keys.values()))) as tab:
        while not tab.now["result"]:
            await tab.hear()


@async_test
async def test_two_who_call_for_the_next_game_meet_at_one_table(tmp_path: Path) -> None:
    """Each gets a key of their own with the old one; bots and watchers come along; the caller runs it."""
    async with open_server(tmp_path) as server:
        made = await over(server, "me", "me", "random")
        path, keys = f"/api/tables/{made['table']['id']}", made["keys"]
        await server.post(f"{path}/rematch", None, made["watch"], status=403)
        async with server.tab(made["table"]["id"], made["watch"]) as watcher:
            first, second = await asyncio.gather(
                *(server.post(f"{path}/rematch", None, keys[seat]) for seat in ("blue", "red"))
            )
            while not watcher.now["table"]["next"]:
                await watcher.hear()
            heard = "".join(watcher.heard)
        following = f"/api/tables/{first['table']}"
        other = {"blue": "red", "red": "blue"}[first["by"]]
        await server.post(f"{following}/begin", {"bot": "random"}, keys[other], status=403)
        waiting = await server.get(following, keys[first["by"]])
        joined = {
            seat: await server.post(f"{following}/join", {"invitation": key, "name": ""}) for seat, key in keys.items()
        }
        state = await server.get(following, joined["blue"]["key"])
        watched = await server.get(following, made["watch"])

    assert first == second
    assert watcher.now["table"]["next"] == first["table"] != made["table"]["id"]
    assert waiting["now"]["table"]["status"] == "gathering"
    assert [one["seat"] for one in joined.values()] == ["red", "blue"]
    assert not {one["key"] for one in joined.values()} & {*keys.values()}
    assert [seat["holder"] for seat in state["now"]["table"]["seats"]] == ["person", "person", "bot"]
    assert (state["seat"], state["now"]["table"]["status"]) == ("blue", "playing")
    assert watched["seat"] is None
    assert not any(key in heard for key in (*keys.values(), *(one["key"] for one in joined.values())))


@async_test
async def test_the_next_game_comes_after_the_end_and_survives_a_restart(tmp_path: Path) -> None:
    """Before the end it is refused; whoever comes tomorrow finds the way."""
    async with open_server(tmp_path) as server:
        early = await server.table("me", "random", "random")
        path = f"/api/tables/{early['table']['id']}/rematch"
        refused = await server.post(path, None, early["keys"]["red"], status=409)
        made = await over(server)
        first = await server.post(f"/api/tables/{made['table']['id']}/rematch", None, made["keys"]["red"])
    async with open_server(tmp_path) as server:
        state = await server.get(f"/api/tables/{made['table']['id']}", made["keys"]["red"])
        again = await server.post(f"/api/tables/{made['table']['id']}/rematch", None, made["keys"]["red"])
        joined = await server.post(f"/api/tables/{again['table']}/join", {"invitation": made["keys"]["red"]})

    assert refused["key"] == "rematch-early"
    assert state["now"]["table"]["next"] == first["table"] == again["table"]
    assert state["lines"][-1]["entry"] == {"type": "next-table", "seat": "red", "table": first["table"]}
    assert joined["table"]["status"] == "playing"


@async_test
async def test_all_devices_and_all_watchers_go_along_twice(tmp_path: Path) -> None:
    """A second device gets the same new key; who watches by a used invitation still does, and cannot sit down by it."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "invite", "random", watch="link")
        late = made["invitations"]["blue"]
        eva = await server.post(f"/api/tables/{made['table']['id']}/join", {"invitation": late, "name": "Eva"})
        table, keys = made["table"]["id"], {**made["keys"], "blue": eva["key"]}
        for _ in range(2):
            await finish(server, table, keys)
            called = await server.post(f"/api/tables/{table}/rematch", None, keys["red"])
            table, older = called["table"], keys
            keys = {seat: await sit(server, table, key) for seat, key in older.items()}
            again = {seat: await sit(server, table, key) for seat, key in older.items()}
            refused = await server.post(f"/api/tables/{table}/join", {"invitation": late}, status=409)
            watched = await server.get(f"/api/tables/{table}", late)
            await server.get(f"/api/tables/{table}", STRANGER, status=403)

            assert again == keys
            assert not {*keys.values()} & {*older.values()}
            assert refused["key"] == "seat-taken"
            assert watched["seat"] is None
            assert [seat["name"] for seat in watched["now"]["table"]["seats"]] == ["", "Eva", ""]


async def sit(server: Server, table: str, key: str) -> str:
    """Sit down at the next table; return the new key."""
    joined = await server.post(f"/api/tables/{table}/join", {"invitation": key})
    return str(joined["key"])


# ---- invitations


@pytest.mark.parametrize("watch", ["link", "nobody"])
@async_test
async def test_an_invitation_says_what_it_is_for_and_when_it_was_used(tmp_path: Path, watch: str) -> None:
    """Game, host and company, before a name is typed; a stranger is told nothing; a used one may watch by its link."""
    async with open_server(tmp_path) as server:
        seats = [{"holder": "me", "name": "Otto"}, {"holder": "invite"}, {"holder": "invite"}]
        made = await server.post("/api/tables", {"game": "goldbraeu", "seats": seats, "watch": watch}, status=201)
        path, invitation = f"/api/tables/{made['table']['id']}", made["invitations"]["blue"]
        fresh = await server.post(f"{path}/invitation", {"invitation": invitation})
        await server.post(f"{path}/invitation", {"invitation": STRANGER}, status=403)
        await server.post(f"{path}/join", {"invitation": invitation, "name": "Eva"})
        used = await server.post(f"{path}/invitation", {"invitation": invitation})
        looked = await server.http.get(path, headers={"Authorization": f"Bearer {invitation}"})

    assert (fresh["seat"], fresh["host"], fresh["free"]) == ("blue", "Otto", True)
    assert fresh["table"]["setup"]["game"] == "goldbraeu"
    assert (used["free"], used["may_watch"]) == (False, watch == "link")
    assert [seat["name"] for seat in used["table"]["seats"]] == ["Otto", "Eva", ""]
    assert looked.status_code == (200 if watch == "link" else 403)
    assert watch == "nobody" or looked.json()["seat"] is None


# ---- one screen


@contextlib.asynccontextmanager
async def screen(server: Server, made: Any) -> AsyncIterator[Tab]:  # noqa: ANN401 -- JSON
    """A tab of red's at whose screen blue sits too, and somebody who only says so."""
    async with server.tab(made["table"]["id"], made["keys"]["red"]) as tab:
        others = [made["keys"]["blue"], STRANGER]
        await tab.say({"type": "hello", "table": made["table"]["id"], "key": made["keys"]["red"], "others": others})
        await tab.until(lambda one: one["type"] == "present" and "blue" in one["here"])
        yield tab


@async_test
async def test_who_sits_at_the_same_screen_is_here(tmp_path: Path) -> None:
    """Nobody may let a bot stand in for them; when the tab goes, both go; whoever has no key is not here."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        async with server.tab(made["table"]["id"], made["keys"]["yellow"]) as yellow:
            async with screen(server, made) as red:
                here = red.present["here"]
                refused = await yellow.ask({"type": "hand-over", "seat": "blue", "bot": "random"})
            await yellow.until(lambda one: one["type"] == "present" and one["here"] == ["yellow"])
            done = await yellow.ask({"type": "hand-over", "seat": "blue", "bot": "random"})

    assert here == ["red", "blue", "yellow"]
    assert refused["trouble"]["key"] == "seat-here"
    assert done["type"] == "done"


@async_test
async def test_while_a_bot_plays_for_me_i_am_not_asked(tmp_path: Path) -> None:
    """The question comes back with the seat."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me", pace=10_000)
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
            assert red.now["due"]
            done = await red.ask({"type": "hand-over", "seat": "red", "bot": "random"})
            await red.reach(done["number"])
            assert red.now["table"]["seats"][0]["bot"] == "random"
            assert (red.now["due"], red.now["change"], red.now["undo"]) == (None, None, False)
            done = await red.ask({"type": "hand-over", "seat": "red"})
            await red.reach(done["number"])
            assert red.now["due"]
