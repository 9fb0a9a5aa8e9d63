"""Previews, reasons, forecasts, frames and records over HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stammtisch.core.record import check, read
from stammtisch.games.goldbraeu.game import GAME
from tests.server.kit import Server, async_test, everybody, open_server, until_step

RECORD = Path(__file__).parents[1] / "records" / "goldbraeu" / "1-hanser-2004-3.txt"
RED_EXPANDS = 67  # decisions of that record, and red is asked which garden grows


async def finished(server: Server) -> Any:  # noqa: ANN401 -- JSON
    """A table that was played to its end."""
    made = await server.table("me", "random", "random")
    async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
        await everybody(red, until=lambda: False)
    return made


@async_test
async def test_a_preview_shows_what_is_certain_and_changes_nothing(tmp_path: Path) -> None:
    """Expanding a garden: its events, the table after it, and what payday would then bring."""
    async with open_server(tmp_path) as server:
        replay = (await server.http.post("/api/replays", content=RECORD.read_text(encoding="utf-8"))).json()
        wish = {"at": RED_EXPANDS, "seat": "red", "bot": "random", "pace": 0}
        made = await server.post(f"/api/replays/{replay['id']}/continue", wish, status=201)
        path, key, action = f"/api/tables/{made['table']['id']}", made["keys"]["red"], "expand krug c2"
        foreseen = await server.post(f"{path}/preview", {"action": action}, key)
        state = await server.get(path, key)
        refused = await server.post(f"{path}/preview", {"action": "keep krug"}, key, status=409)
        await server.post(f"{path}/preview", {"action": "x"}, key, status=422)
        await server.post(f"{path}/preview", {"action": action}, made["host"], status=403)

        assert [event["kind"] for event in foreseen["events"]][:1] == ["space-added"]
        assert action.split()[2] not in foreseen["view"]["free_spaces"]
        assert action.split()[2] in state["now"]["view"]["free_spaces"]
        assert set(foreseen["forecast"]["gains"]) <= {"red", "blue", "yellow"}
        assert refused["key"].startswith("reason-")


@async_test
async def test_a_preview_of_a_secret_choice_stops_before_the_cards_are_turned(tmp_path: Path) -> None:
    """Even if mine is the last one: the others' cards are not shown, nor anything that depends on them."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        name, keys = made["table"]["id"], made["keys"]
        async with server.tabs(made) as (red, blue, yellow):
            await until_step("choose-action", red, blue, yellow)
            await blue.decide("choose buy")
            await yellow.decide("choose buy")
        foreseen = await server.post(f"/api/tables/{name}/preview", {"action": "choose expand"}, keys["red"])

        assert [event["kind"] for event in foreseen["events"]] == ["action-chosen"]
        assert foreseen["view"] is None


@async_test
async def test_why_answers_typed_words_with_a_reason(tmp_path: Path) -> None:
    """However they are spaced; null if it may be done."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        path, key = f"/api/tables/{made['table']['id']}", made["keys"]["red"]
        state = await server.get(path, key)
        choice = state["now"]["due"]["ask"]["choices"][0]["action"]
        allowed = await server.post(f"{path}/why", {"action": f"  {choice.upper()} "}, key)
        refused = await server.post(f"{path}/why", {"action": "pass"}, key)
        unknown = await server.post(f"{path}/why", {"action": "<script>"}, key, status=422)

        assert allowed == {"action": choice, "reason": None}
        assert refused["reason"]["key"]
        assert unknown["key"] == "unknown-words"


@async_test
async def test_a_forecast_is_the_ledger_of_a_payday_now(tmp_path: Path) -> None:
    """Gains by seat are the sums of its events; anyone who may watch may ask."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "random", "random", watch="everyone")
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
            await until_step("choose-action", red)
        forecast = await server.get(f"/api/tables/{made['table']['id']}/forecast")
        paid = [
            event["facts"] for event in forecast["events"] if "amount" in event["facts"] and "seat" in event["facts"]
        ]

        assert paid
        for seat, gain in forecast["gains"].items():
            assert gain == sum(facts["amount"] for facts in paid if facts["seat"] == seat)


@async_test
async def test_the_log_rewinds_to_what_i_saw_then(tmp_path: Path) -> None:
    """Each line has its view, for me with my cards, for a spectator without."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me", watch="everyone")
        path, key = f"/api/tables/{made['table']['id']}", made["keys"]["red"]
        async with server.tab(made["table"]["id"], key) as red:
            seen = {red.number: red.now["view"]}
            for _ in range(2):
                await red.decide()
                seen[red.number] = red.now["view"]
        for number, view in seen.items():
            frame = await server.get(f"{path}/at/{number}", key)
            public = await server.get(f"{path}/at/{number}")
            assert frame["view"] == view
            assert public["view"]["players"][0]["hand"] is None
        first = await server.get(f"{path}/at/0", key)
        beyond = await server.get(f"{path}/at/999", key, status=404)
        log = await server.get(f"{path}/log?since={red.number - 1}", key)

        assert first["view"] is None
        assert beyond["key"] == "no-line"
        assert [line["number"] for line in log["lines"]] == [red.number]


@async_test
async def test_the_record_can_be_had_after_the_end_only(tmp_path: Path) -> None:
    """It is a record like any other, and has no seed."""
    async with open_server(tmp_path) as server:
        running = await server.table("me", "me", "me")
        early = await server.get(f"/api/tables/{running['table']['id']}/record", running["keys"]["red"], status=409)
        await server.get(f"/api/replays/{running['table']['id']}", status=409)
        made = await finished(server)
        text = await server.get(f"/api/tables/{made['table']['id']}/record", made["keys"]["red"])
        record = read(text, GAME)

        assert early["key"] == "not-over"
        assert record.seed is None
        assert record.result is not None
        assert check(GAME, record).to_act == 0
        assert record.players == {"blue": "bot random", "yellow": "bot random"}


@async_test
async def test_a_record_is_stepped_through_and_continued(tmp_path: Path) -> None:
    """From every seat's own view or open; then a new table goes on from the middle."""
    async with open_server(tmp_path) as server:
        made = await finished(server)
        text = await server.get(f"/api/tables/{made['table']['id']}/record", made["keys"]["red"])
        answer = await server.http.post("/api/replays", content=text)
        replay = answer.json()
        path = f"/api/replays/{replay['id']}"
        middle = replay["length"] // 2
        opened = await server.get(f"{path}/at/{middle}")
        blue = await server.get(f"{path}/at/{middle}?viewer=blue")
        watcher = await server.get(f"{path}/at/{middle}?viewer=spectator")
        story = await server.get(f"{path}/story")
        again = await server.post(
            f"{path}/continue", {"at": middle, "seat": "blue", "bot": "random", "pace": 0}, status=201
        )
        state = await server.get(f"/api/tables/{again['table']['id']}", again["keys"]["blue"])
        await server.get(f"{path}/at/{replay['length'] + 1}", status=404)
        await server.get(f"{path}/at/{middle}?viewer=mauve", status=404)
        own = await server.get(f"/api/replays/{made['table']['id']}")

        assert answer.status_code == 201
        assert replay["trouble"] is None
        assert all(player["hand"] is not None for player in opened["view"]["players"])
        assert [player["hand"] is not None for player in blue["view"]["players"]] == [False, True, False]
        assert all(player["hand"] is None for player in watcher["view"]["players"])
        assert len(story["moments"]) == replay["length"] == own["length"]
        assert story["moments"][-1]["scores"] == replay["result"]["scores"]
        assert state["seat"] == "blue"
        assert [seat["holder"] for seat in again["table"]["seats"]] == ["bot", "person", "bot"]


@async_test
async def test_a_broken_record_is_kept_as_far_as_it_can_be_read(tmp_path: Path) -> None:
    """With one sentence about what is wrong, and where."""
    async with open_server(tmp_path) as server:
        made = await finished(server)
        text = await server.get(f"/api/tables/{made['table']['id']}/record", made["keys"]["red"])
        lines = text.splitlines()
        broken = "\n".join([*lines[:60], "red fly to the moon", *lines[60:]])
        illegal = "\n".join([*lines[:60], "red pass", *lines[60:]])
        for damaged, key in ((broken, "record-line"), (illegal, "record-illegal")):
            replay = (await server.http.post("/api/replays", content=damaged)).json()
            assert replay["trouble"]["key"] == key
            assert 0 < replay["length"] < len(lines)
        garbage = await server.http.post("/api/replays", content=b"\xff\xfe\x00")
        letter = await server.http.post("/api/replays", content="Dear Sirs")

        assert garbage.status_code == 400
        assert letter.json()["key"] == "record-title"
