"""Decisions over the socket: they count once, for the question they were meant for, or not at all."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.server.kit import async_test, everybody, level, open_server, until_step

if TYPE_CHECKING:
    from pathlib import Path


@async_test
async def test_four_people_play_a_whole_game(tmp_path: Path) -> None:
    """Four tabs, four seats, one result, and every tab was told every line."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me", "me")
        async with server.tabs(made) as tabs:
            await everybody(*tabs, until=lambda: False)
            await level(*tabs)
            last = tabs[0].number

            assert len({str(tab.now["result"]) for tab in tabs}) == 1
            assert all([line["number"] for line in tab.lines] == list(range(1, last + 1)) for tab in tabs)


@async_test
async def test_a_double_click_plays_once(tmp_path: Path) -> None:
    """The same `once` from two tabs of one seat is one decision; both are told its line."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        name, key = made["table"]["id"], made["keys"]["red"]
        async with server.tab(name, key) as one, server.tab(name, key) as two:
            action = one.now["due"]["ask"]["choices"][0]["action"]
            decision = one.now["due"]["decision"]
            answers = await asyncio.gather(*(tab.decide(action, decision, "the-same-click") for tab in (one, two)))
            again = await one.decide(action, decision, "the-same-click")

            assert [answer["type"] for answer in answers] == ["done", "done"]
            assert {answer["number"] for answer in (*answers, again)} == {answers[0]["number"]}
            assert one.number == answers[0]["number"]


@async_test
async def test_two_different_clicks_on_one_question_play_once(tmp_path: Path) -> None:
    """Two tabs answer the same question differently: the second is stale and is shown how it stands."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        name, key = made["table"]["id"], made["keys"]["red"]
        async with server.tab(name, key) as one, server.tab(name, key) as two:
            old = dict(two.now["due"])
            await one.decide(old["ask"]["choices"][0]["action"])
            answer = await two.decide(old["ask"]["choices"][-1]["action"], old["decision"])
            state = await two.until(lambda message: message["type"] == "state")

            assert (answer["type"], answer["trouble"]["key"]) == ("refused", "stale")
            assert state["now"]["due"]["decision"] != old["decision"]
            assert state["number"] == one.number


@async_test
async def test_what_the_rules_forbid_is_refused_with_a_reason(tmp_path: Path) -> None:
    """A refused action says why, names the rule, and changes nothing."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
            number = red.number
            refused = await red.decide("pass")
            unknown = await red.decide("dance")

            assert refused["trouble"]["key"].startswith("reason-")
            assert refused["trouble"]["text"]
            assert unknown["trouble"]["key"] == "unknown-words"
            assert red.number == number


@async_test
async def test_a_secret_choice_may_be_changed_until_the_last_is_in(tmp_path: Path) -> None:
    """Choices come in any order and may be made differently; then all are turned over and that is that."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        async with server.tabs(made) as (red, blue, yellow):
            await until_step("choose-action", red, blue, yellow)
            await yellow.decide("choose boss")
            decision = red.now["due"]["decision"]
            await red.decide("choose expand", decision)
            assert red.now["due"] is None
            await red.decide("choose buy", red.now["change"]["decision"])
            assert red.now["view"]["players"][0]["choice"] == "buy"
            assert [line["entry"]["type"] for line in red.lines[-2:]] == ["took-back", "played"]
            await level(red, blue)
            assert blue.now["view"]["players"][0]["choice"] == "?"
            again = red.now["change"]["decision"]
            await blue.decide("choose expand")
            await level(red, blue)
            late = await red.decide("choose boss", again)

            assert red.now["change"] is None
            assert late["trouble"]["key"] == "stale"


@async_test
async def test_undo_takes_back_what_the_core_allows(tmp_path: Path) -> None:
    """A seat takes back its own last decision; the log keeps both; nobody else can."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        name, keys = made["table"]["id"], made["keys"]
        async with server.tab(name, keys["red"]) as red, server.tab(name, keys["blue"]) as blue:
            hand = red.now["view"]["players"][0]["kept"]
            await red.decide()
            await blue.reach(red.number)
            refused = await blue.ask({"type": "undo", "number": blue.number})
            stale = await red.ask({"type": "undo", "number": red.number - 1})
            done = await red.ask({"type": "undo", "number": red.number})
            await red.reach(done["number"])

            assert refused["trouble"]["key"] == "cannot-undo"
            assert stale["trouble"]["key"] == "stale"
            assert red.now["view"]["players"][0]["kept"] == hand
            assert red.lines[-1]["entry"] == {"type": "took-back", "seat": "red", "line": done["number"] - 1}


@async_test
async def test_a_question_after_an_undo_is_a_new_one(tmp_path: Path) -> None:
    """A page that still shows a question from before an undo cannot answer the one asked now."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
            await red.decide()
            second = red.now["due"]["decision"]
            action = red.now["due"]["ask"]["choices"][0]["action"]
            await red.reach((await red.ask({"type": "undo", "number": red.number}))["number"])
            await red.decide()
            answer = await red.decide(action, second)

            assert answer["trouble"]["key"] == "stale"


@async_test
async def test_a_decision_over_http(tmp_path: Path) -> None:
    """Scripts need no socket: the same commands, the same answers."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        path, key = f"/api/tables/{made['table']['id']}", made["keys"]["red"]
        state = await server.get(path, key)
        due = state["now"]["due"]
        entry = {"type": "decide", "id": 7, "decision": due["decision"], "once": "abcdefgh"}
        entry["action"] = due["ask"]["choices"][0]["action"]
        done = await server.post(f"{path}/commands", entry, key)
        stale = await server.post(f"{path}/commands", {**entry, "once": "another-one"}, key, status=409)
        stranger = await server.post(f"{path}/commands", entry, "x" * 32, status=403)

        assert done == {"type": "done", "id": 7, "number": state["number"] + 1}
        assert stale["key"] == "stale"
        assert stranger["key"] == "not-yours"
