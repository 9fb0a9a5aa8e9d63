"""Hints and warnings over HTTP: to whom they are told, when, that all are told of them, and that they know no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import stammtisch
from stammtisch.analysis.advised import Caution
from stammtisch.core import record as records
from stammtisch.core.chance import Rng
from stammtisch.core.record import HelpNote
from stammtisch.server.bot_pool import BotFailed, BotPool
from stammtisch.server.hints.asking import help_notes, request_for
from stammtisch.server.hints.endpoints import is_costly
from stammtisch.server.history import History
from stammtisch.server.log_entries import Helped
from tests.server.kit import Server, async_test, open_server, until_step

if TYPE_CHECKING:
    from pathlib import Path

    from stammtisch.server.hints.thinking import AdviceRequest


async def due_of(server: Server, made: Any, seat: str) -> Any:  # noqa: ANN401 -- JSON
    """The question that a seat is asked."""
    return (await server.get(f"/api/tables/{made['table']['id']}", made["keys"][seat]))["now"]["due"]


async def helped(server: Server, made: Any) -> list[tuple[str, str]]:  # noqa: ANN401 -- JSON
    """What the log says of help, as somebody reads it who watches."""
    lines = (await server.get(f"/api/tables/{made['table']['id']}/log", made["watch"]))["lines"]
    return [(one["entry"]["seat"], one["entry"]["kind"]) for one in lines if one["entry"]["type"] == "helped"]


@async_test
async def test_against_bots_a_hint_is_given_and_told_to_all(tmp_path: Path) -> None:
    """By a real process; the same again, told once a question; not to who watches, nor to an old question."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "random", "random")
        path, key = f"/api/tables/{made['table']['id']}", made["keys"]["red"]
        due = await due_of(server, made, "red")
        body = {"decision": due["decision"]}
        first = await server.post(f"{path}/advice", body, key)
        again = await server.post(f"{path}/advice", body, key)
        await server.post(f"{path}/advice", body, made["watch"], 403)
        stale = await server.post(f"{path}/advice", {"decision": "1-red"}, key, 409)
        worst = {**body, "action": due["ask"]["choices"][-1]["action"]}
        cost = await server.post(f"{path}/caution", {**worst, "percent": 1}, key)
        await server.post(f"{path}/caution", {**worst, "percent": 99}, key)
        refused = await server.post(f"{path}/caution", {**worst, "action": "pass", "percent": 5}, key, 409)

        legal = {choice["action"] for choice in due["ask"]["choices"]}
        assert first == again
        assert {one["action"] for one in (*first["options"], *first["mix"])} <= legal
        assert cost is None or cost["better"] in legal
        assert await due_of(server, made, "red") == due, "the question stays as it was"
        assert (stale["key"], refused["key"]) == ("stale", refused["key"])
        assert await helped(server, made) == [("red", "hint"), ("red", "warnings")]


@async_test
async def test_where_several_people_sit_all_must_want_it(tmp_path: Path) -> None:
    """Hints and warnings, as counting."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "random")
        path, key = f"/api/tables/{made['table']['id']}", made["keys"]["red"]
        due = await due_of(server, made, "red")
        body = {"decision": due["decision"]}
        about = {**body, "action": due["ask"]["choices"][0]["action"], "percent": 5}
        refused = [
            await server.post(f"{path}/advice", body, key, 409),
            await server.post(f"{path}/caution", about, key, 409),
        ]
        for seat in ("red", "blue"):
            await server.post(f"{path}/commands", {"type": "aids", "id": 1, "on": True}, made["keys"][seat])
        due = await due_of(server, made, "red")
        await server.post(f"{path}/advice", {"decision": due["decision"]}, key)
        await server.post(f"{path}/commands", {"type": "aids", "id": 1, "on": False}, made["keys"]["blue"])
        await server.post(f"{path}/advice", {"decision": due["decision"]}, key, 409)

        assert [one["key"] for one in refused] == ["aids-off"] * 2
        assert await helped(server, made) == [("red", "hint")]


@async_test
async def test_hidden_cards_change_no_byte_of_what_is_asked(tmp_path: Path) -> None:
    """Dealt again, a process is asked the same: so it answers the same, and takes as long."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        async with server.tabs(made) as tabs:
            await until_step("choose-action", *tabs)
        for seat in ("red", "blue", "yellow"):
            body = {"type": "aids", "id": 1, "on": True}
            await server.post(f"/api/tables/{made['table']['id']}/commands", body, made["keys"][seat])
        async with server.tables.room(made["table"]["id"]) as room:
            number = min(room.history.asked)
            decision, position = room.history.decision_id(number), room.history.started().position
            before, dealt = msgspec.json.encode(request_for(room, number, decision)), set()
            for luck in range(5):
                position.redraw(number, Rng(luck))
                dealt.add(tuple(position.state()))
                assert msgspec.json.encode(request_for(room, number, decision)) == before
        assert len(dealt) > 1


@async_test
async def test_neither_others_nor_taking_back_change_what_is_asked(tmp_path: Path) -> None:
    """A secret choice: others lay meanwhile, one lays and takes it back; the question stays, and so does the hint."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        for seat in ("red", "blue", "yellow"):
            body = {"type": "aids", "id": 1, "on": True}
            await server.post(f"/api/tables/{made['table']['id']}/commands", body, made["keys"][seat])
        async with server.tables.room(made["table"]["id"]) as room:
            history, first = room.history, request_for(room, 0, room.history.decision_id(0))
            assert len(history.asked) == 3
            for number in (1, 0):
                history.decide(number, history.started().position.legal(number)[0], "person")
            history.take_back(0)
            assert request_for(room, 0, history.decision_id(0)) == first


@async_test
async def test_a_process_that_fails_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The person decides without it."""

    async def fail(_pool: BotPool, _request: AdviceRequest, _table: str) -> object:
        raise BotFailed

    monkeypatch.setattr(BotPool, "advise", fail)
    async with open_server(tmp_path) as server:
        made = await server.table("me", "random", "random")
        body = {"decision": (await due_of(server, made, "red"))["decision"]}
        trouble = await server.post(f"/api/tables/{made['table']['id']}/advice", body, made["keys"]["red"], 503)

        assert trouble["key"] == "hint-failed"


def test_the_record_says_who_was_helped_before_which_decision() -> None:
    """Also after something was taken back; the record opens, and says so again."""
    game = stammtisch.game("goldbraeu")
    history = History(game, game.make_setup(seats=3))
    history.open()
    (seat, *_more) = history.asked
    name, first = game.seat_names[seat], len(history.started().record.decisions)
    history.add(Helped(name, "hint"))
    history.decide(seat, history.started().position.legal(seat)[0], "person")
    history.take_back(seat)
    history.add(Helped(name, "hint"))
    history.add(Helped(name, "warnings"))
    history.decide(seat, history.started().position.legal(seat)[0], "person")
    record = history.started().record
    notes = record.help = help_notes(history)
    again = records.read(records.write(record, game), game)

    assert notes == [HelpNote(first + 1, name, "hint"), HelpNote(first + 1, name, "warnings")]
    assert record.decisions[first].seat == name
    assert (again.help, again.decisions) == (notes, record.decisions)


@pytest.mark.parametrize(
    ("grade", "chance", "costly"),
    [
        ("mistake", 0.06, True),
        ("mistake", 0.04, False),
        ("fine", 0.2, False),
        ("blunder", None, True),
        ("fine", None, False),
    ],
)
def test_what_is_warned_of(grade: str, chance: float | None, *, costly: bool) -> None:
    """Only what all judges call a loss, from the limit on; without nets from a mistake on."""
    assert is_costly(Caution("a", "b", grade, 5.0, chance), 0.05) is costly
