"""Problems over HTTP: what there is, one on the table as its seat sees it, and what an answer is worth."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import stammtisch
from stammtisch.bots.tactics.shelf import Shelved, Wish, of_the_day, pick, shelf
from stammtisch.core.chance import Rng
from stammtisch.core.position import owes
from stammtisch.server import problems as serving
from tests.server.kit import async_test, open_server

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

GAME = stammtisch.game("goldbraeu")


@async_test
async def test_what_there_is_to_solve(tmp_path: Path) -> None:
    """All problems without their solutions, and today's."""
    async with open_server(tmp_path) as server:
        told = await server.get("/api/problems/goldbraeu")
        today = of_the_day(shelf(GAME), datetime.now(UTC).date())
        installed = await server.get("/api/installed")
        await server.get("/api/problems/nowhere", status=404)

        assert [one["name"] for one in told["problems"]] == [one.name for one in shelf(GAME)]
        assert set(told["problems"][0]) == {"name", "theme", "seats", "difficulty", "kind"}
        assert today is not None
        assert told["today"] == today.name
        assert all(game["problems"] for game in installed["games"])


@async_test
async def test_a_problem_on_the_table_and_its_answer(tmp_path: Path) -> None:
    """The question and the view of its seat, nothing of the solution; then the verdict. Nothing is stored."""
    one = pick(GAME, Wish("last-cards"))[0]
    path, wrong = f"/api/problems/goldbraeu/{one.name}", next(iter(one.problem.worse))
    async with open_server(tmp_path) as server:
        put = await server.get(path)
        missed = await server.post(path, {"action": wrong})
        right = await server.post(path, {"action": one.problem.best[0]})
        foreseen = await server.post(f"{path}/preview", {"action": wrong})
        await server.post(path, {"action": "keep krug"}, status=409)
        await server.get("/api/problems/goldbraeu/00000000", status=404)
        lobby = await server.get("/api/tables")

        now = put["state"]["now"]
        offered = {choice["action"] for choice in now["due"]["ask"]["choices"]}
        assert offered == {*one.problem.best, *one.problem.worse}
        assert put["state"]["seat"] == now["view"]["viewer"] == one.problem.seat
        assert (put["state"]["lines"], now["undo"], now["change"]) == ([], False, None)
        assert set(put) == {"theme", "difficulty", "kind", "state", "forecast"}
        assert (missed["right"], missed["worse"]) == (False, one.problem.worse[wrong])
        assert (right["right"], right["best"]) == (True, list(one.problem.best))
        assert foreseen["events"]
        assert lobby["tables"] == []


@async_test
async def test_a_problem_tells_nothing_that_its_seat_cannot_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other hands, other draws to come: the same bytes."""
    one = next(one for one in shelf(GAME) if others_hold(one))
    async with open_server(tmp_path) as server:
        path = f"/api/problems/goldbraeu/{one.name}"
        before = (await server.http.get(path)).content
        lay_out = serving.lay_out
        dealt = set()
        for seed in range(4):

            def reshuffled(*wish: object, seed: int = seed) -> object:
                room, seat = lay_out(*wish)  # type: ignore[arg-type]
                position = room.history.started().position
                position.redraw(seat, Rng(seed))
                assert owes(position, seat)
                dealt.add(tuple(position.state()))
                return room, seat

            monkeypatch.setattr(serving, "lay_out", reshuffled)
            assert (await server.http.get(path)).content == before
        assert len(dealt) > 1


def others_hold(one: Shelved) -> bool:
    """Whether the seat cannot tell what somebody else holds."""
    _problem, position, seat = one.lay_out(GAME)
    states = set()
    for seed in range(4):
        position.redraw(seat, Rng(seed))
        states.add(tuple(position.state()))
    return len(states) > 1
