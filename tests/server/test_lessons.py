"""Lessons over HTTP: the same table as everywhere, as the learner's seat sees it; nothing is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import stammtisch
from stammtisch.core.lessons import lessons_of
from stammtisch.server.lessons import open_lesson
from stammtisch.server.log_entries import Played
from tests.server.kit import Server, async_test, open_server

if TYPE_CHECKING:
    from pathlib import Path

PATH = "/api/lessons/goldbraeu/boss"


async def after(server: Server, *done: str, fresh: bool = False) -> Any:  # noqa: ANN401 -- JSON
    """The chapter after some steps."""
    return await server.post(PATH, {"done": list(done), "fresh": fresh})


@async_test
async def test_a_chapter_step_by_step(tmp_path: Path) -> None:
    """First everything, then one message per line; asked only what the step is about, when everybody has moved."""
    async with open_server(tmp_path) as server:
        first = await after(server, fresh=True)
        asked = await after(server, "")
        chosen = await after(server, "", "choose boss")
        lobby = await server.get("/api/tables")

        assert (first["number"], first["length"], first["say"]) == (0, 7, "lesson-boss-one-share")
        assert first["point"] == ["business:adler"]
        assert first["state"]["now"]["due"]["ask"]["choices"] == []
        assert {refusal["reason"]["key"] for refusal in first["state"]["now"]["due"]["ask"]["refusals"]} == {
            "lesson-later"
        }
        assert [choice["action"] for choice in asked["state"]["now"]["due"]["ask"]["choices"]] == ["choose boss"]
        assert chosen["state"] is None
        assert [move["lines"][0]["entry"]["seat"] for move in chosen["moves"]] == ["red", "blue", "yellow"]
        assert [move["now"]["due"] is None for move in chosen["moves"]] == [True, True, False]
        assert [move["after"] for move in chosen["moves"]] == [1, 2, 3]
        assert chosen["forecast"]["gains"]["red"] > 0
        assert lobby["tables"] == []


@async_test
async def test_what_the_lesson_does_not_want_is_refused(tmp_path: Path) -> None:
    """By the server too; unknown games and chapters are not there."""
    async with open_server(tmp_path) as server:
        later = await server.post(PATH, {"done": ["", "choose buy"]}, status=409)
        await server.post(PATH, {"done": ["", "nonsense"]}, status=409)
        await server.post(PATH, {"done": [""] * 201}, status=422)
        await server.post("/api/lessons/goldbraeu/nowhere", {}, status=404)
        await server.post("/api/lessons/nowhere/goal", {}, status=404)

        assert later["key"] == "lesson-later"


@async_test
async def test_a_preview_in_a_lesson(tmp_path: Path) -> None:
    """What the attack would bring about, as far as the learner can know."""
    async with open_server(tmp_path) as server:
        done = ["", "choose boss"]
        foreseen = await server.post(f"{PATH}/preview", {"done": done, "action": "name adler 1"})

        assert [event["kind"] for event in foreseen["events"]] == ["challenged", "share-opened"]


def names_of(game: str) -> list[str]:
    """The chapters of a game."""
    return [chapter.name for chapter in lessons_of(stammtisch.game(game)).chapter]


EVERY = [(game, chapter) for game in stammtisch.game_names() for chapter in names_of(game)]


@pytest.mark.parametrize(("game", "chapter"), EVERY)
def test_every_chapter_is_told_to_its_end_and_shows_no_other_hand(game: str, chapter: str) -> None:
    """The learner gets the view of the own seat at every line, and no words of what others decided."""
    room, _moves = open_lesson(game, chapter, (), None)  # type: ignore[arg-type]  # nothing is stored
    while room.lesson.step:
        accepted = room.lesson.accepted()
        moves = room.do(accepted[0] if accepted else "")
        for move in moves:
            hands = {player.seat: player.hand for player in move.now.view.players}
            assert [seat for seat, hand in hands.items() if hand is not None] == [room.lesson.chapter.seat]
            played = [line.entry for line in move.lines if isinstance(line.entry, Played)]
            assert len(played) == len(move.lines)
            assert all(entry.action is None or entry.seat == room.lesson.chapter.seat for entry in played)
        told = room.told(moves, fresh=False)
        assert (told.state is None) == bool(moves)
        assert bool(told.say) == (room.lesson.step is not None)
