"""No request holds the event loop for long: what takes many milliseconds is done in a thread, and is bounded."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import TYPE_CHECKING, Any

import pytest

import stammtisch
from stammtisch.core.mistakes import Mistake
from stammtisch.core.record import write
from stammtisch.core.table import Table
from stammtisch.server import replays
from stammtisch.server.endpoints import lessons as lesson_endpoints
from stammtisch.server.endpoints import replays as replay_endpoints
from stammtisch.server.guests import FEW
from stammtisch.server.replays import LONGEST, OpenReplay, read_replay
from stammtisch.server.side_work import SideWork
from tests.server.kit import NO_LIMITS, async_test, open_server

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def a_record() -> str:
    """A whole game of chance."""
    chance, game = random.Random(1), stammtisch.game("goldbraeu")
    table = Table(game, game.make_setup(), 1)
    while table.position.to_act:
        seat = next(seat for seat in range(4) if table.position.to_act >> seat & 1)
        table.decide(seat, chance.choice(table.position.legal(seat)))
    return write(table.record, game)


def watched(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, threads: dict[str, str]) -> None:  # noqa: ANN401
    """Note in which thread something is done."""
    real: Callable[..., Any] = getattr(owner, name)

    def noting(*args: object, **kwargs: object) -> Any:  # noqa: ANN401 -- whatever it returns
        threads[name] = threading.current_thread().name
        return real(*args, **kwargs)

    monkeypatch.setattr(owner, name, noting)


@async_test
async def test_records_and_lessons_are_not_played_on_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading a record, its log and its story, going on from it, and lessons, which are played anew each time."""
    threads: dict[str, str] = {}
    watched(monkeypatch, replays, "salvage", threads)
    watched(monkeypatch, OpenReplay, "log", threads)
    watched(monkeypatch, OpenReplay, "story", threads)
    watched(monkeypatch, replay_endpoints, "continue_record", threads)
    watched(monkeypatch, lesson_endpoints, "tell_lesson", threads)
    watched(monkeypatch, lesson_endpoints, "preview_lesson", threads)
    async with open_server(tmp_path) as server:
        uploaded = (await server.http.post("/api/replays", content=a_record().encode())).json()
        replay = f"/api/replays/{uploaded['id']}"
        await server.get(f"{replay}/log")
        await server.get(f"{replay}/story")
        await server.post(f"{replay}/continue", {"at": 40, "seat": "red", "bot": "random", "pace": 9000}, status=201)
        await server.post("/api/lessons/goldbraeu/goal", {})
        await server.http.post("/api/lessons/goldbraeu/goal/preview", json={"action": "x"})

    assert len(threads) == 6
    assert threading.main_thread().name not in threads.values()


@async_test
async def test_a_record_has_so_many_lines(tmp_path: Path) -> None:
    """Comments and empty lines count, too; the longest game has a tenth of them."""
    assert max(stammtisch.game(name).longest for name in stammtisch.game_names()) * 10 < LONGEST
    async with open_server(tmp_path) as server:
        answer = await server.http.post("/api/replays", content=b"Stammtisch record, format 1\n" + b"#\n" * LONGEST)

        assert (answer.status_code, answer.json()["key"]) == (413, "too-large")


@async_test
async def test_long_logs_are_not_told_without_end(tmp_path: Path) -> None:
    """Of a long table everything is told so often; what is new costs next to nothing, and is told always."""
    async with open_server(tmp_path, NO_LIMITS._replace(read=3, reading=0)) as server:
        made = await server.table("random", "random", "random", watch="everyone")
        name = made["table"]["id"]
        async with server.tab(name, number=0) as tab:
            await tab.reach(FEW + 1)
            await tab.until(lambda _heard: tab.now["result"])
        told = [(await server.http.get(f"/api/tables/{name}")).status_code for _ in range(3)]
        told.append((await server.http.get(f"/api/tables/{name}/log")).status_code)
        number = tab.number
        async with server.tab(name) as tab:
            refused = [heard for heard in tab.heard if '"too-often"' in heard]
        async with server.tab(name, number=number) as tab:
            assert tab.now["result"]

        assert told == [200, 200, 200, 429]
        assert len(refused) == 1


@async_test
async def test_work_beside_the_loop_is_done_one_by_one_and_for_guests_in_turn() -> None:
    """Whoever gives up is passed over; what fails does not stop the rest."""
    work, done = SideWork(), list[str]()
    running = threading.Semaphore(1)

    def task(name: str) -> None:
        assert running.acquire(blocking=False)
        done.append(name)
        running.release()
        if name == "a3":
            raise ZeroDivisionError

    waiting = [asyncio.create_task(work.run("a", task, f"a{number}")) for number in range(10)]
    await asyncio.sleep(0)
    waiting[2].cancel()
    waiting.append(asyncio.create_task(work.run("b", task, "b0")))
    found = await asyncio.gather(*waiting, return_exceptions=True)

    assert done[:2] == ["a0", "b0"]
    assert done[2:] == [f"a{number}" for number in range(1, 10) if number != 2]
    assert [type(one) for one in found if one] == [asyncio.CancelledError, ZeroDivisionError]


def test_a_spoilt_record_is_bounded_before_it_is_read() -> None:
    """Whatever splits lines counts."""
    with pytest.raises(Mistake, match="too-large"):
        read_replay("x", "Stammtisch record, format 1\n" + "\x85" * (LONGEST + 1))
