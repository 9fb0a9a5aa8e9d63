"""Analyses: begun by a click, made behind the bots that play, cancelled, kept, and found by every process."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import stammtisch
from stammtisch.analysis.effort import Effort
from stammtisch.analysis.report import Analysis
from stammtisch.core import record as records
from stammtisch.core.record import Record
from stammtisch.server.analysis import jobs
from stammtisch.server.analysis.jobs import AT_ONCE, Budget
from stammtisch.server.analysis.parts import JudgedPart, JudgeRequest, ReportRequest, WholeReport, judge_part, report
from stammtisch.server.bot_pool import BotFailed, BotPool
from stammtisch.server.bot_worker import BotReply, BotRequest, WorkFailed
from stammtisch.server.replays import OpenReplay
from stammtisch.server.store.analyses import AnalysisName
from stammtisch.server.store.sqlite import SqliteStore
from tests.analysis.games import played
from tests.server.kit import async_test, everybody, open_server
from tests.server.test_fairness import a_request
from tests.server.test_store import opened

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from stammtisch.analysis.report import DecisionReport
    from stammtisch.server.bot_worker import Reply, Request
    from stammtisch.server.store.sql import SqlStore
    from tests.server.kit import Server

NAME = AnalysisName("0123456789abcdef", "1.1-abcd")
PLAYED = "table1"
LITTLE = Budget("-little", Effort((2,), 1))
LAST = 21  # where the parts of a made-up analysis end
GAME = stammtisch.game("goldbraeu")


def text_of(seed: int, players: dict[str, str] | None = None) -> str:
    """A game of chance for three, as it is uploaded."""
    record = played("goldbraeu", seed, seats=3)
    return records.write(Record(record.setup, players or {}, decisions=record.decisions), GAME)


async def uploaded(server: Server, text: str) -> str:
    """Where the analysis of a record is."""
    answer = await server.http.post("/api/replays", content=text)
    assert answer.status_code == 201, answer.text
    return f"/api/replays/{answer.json()['id']}/analysis"


async def until(server: Server, path: str, *progress: str) -> Any:  # noqa: ANN401 -- JSON
    """Ask until it has come so far."""
    while True:
        found = await server.get(path)
        if found["progress"] in progress:
            return found
        await asyncio.sleep(0.05)


async def until_idle(server: Server) -> None:
    """Wait until nothing is being made."""
    while True:
        if not server.tables.analyses.running:
            return
        await asyncio.sleep(0.01)


def nothing_found(request: ReportRequest) -> WholeReport:
    """An analysis of a record, none of whose decisions was judged."""
    return report(ReportRequest(request.game, request.record, ()))


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> FakePool:
    """Processes that do as they are told."""
    fake = FakePool()

    async def work(_self: BotPool, request: Request, _record: str, _guest: str, _longest: float) -> Reply:
        return await fake.work(request)

    monkeypatch.setattr(BotPool, "work", work)
    monkeypatch.setattr(jobs, "SAY", 0.02)
    return fake


class FakePool:
    """Judges nothing, one decision after the other; waits for `go` before each part."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.asked: list[int] = []
        self.trouble = ""

    async def work(self, request: Request) -> Reply:
        """What a process would reply."""
        if isinstance(request, ReportRequest):
            return nothing_found(request)
        assert isinstance(request, JudgeRequest)
        self.asked.append(request.first)
        await self.go.wait()
        if self.trouble:
            return WorkFailed("" if self.trouble == "crash" else self.trouble, "")
        return JudgedPart((), request.first + 10 if request.first < LAST else None)


# ---- the store


@async_test
async def test_an_analysis_is_made_by_one_and_found_by_all(make_store: Callable[[], SqlStore]) -> None:
    """One claims it, says how far it is, and stores it; afterwards nobody need make it again."""
    async with opened(make_store()) as store:
        assert await store.load_analysis(NAME) is None
        assert await store.claim_analysis(NAME, PLAYED)
        assert not await store.claim_analysis(NAME, PLAYED)
        assert await store.advance_analysis(NAME, 40)
        found = await store.load_analysis(NAME)
        assert found is not None
        assert (found.reached, found.found, found.alive) == (40, "", True)
        assert await store.save_analysis(NAME, "{}", 10)
        await store.drop_analysis(NAME)
    async with opened(make_store()) as store:
        found = await store.load_analysis(NAME)
        assert found is not None
        assert found.found == "{}"
        assert not await store.claim_analysis(NAME, PLAYED)


@async_test
async def test_a_cancelled_analysis_tells_its_maker(make_store: Callable[[], SqlStore]) -> None:
    """Its row has gone, so nothing more can be written into it; and it can be claimed anew."""
    async with opened(make_store()) as store:
        assert await store.claim_analysis(NAME, PLAYED)
        await store.drop_analysis(NAME)
        assert not await store.advance_analysis(NAME, 1)
        assert not await store.save_analysis(NAME, "{}", 10)
        assert await store.claim_analysis(NAME, PLAYED)
        await store.fail_analysis(NAME, "analysis-failed")
        found = await store.load_analysis(NAME)
        assert found is not None
        assert found.trouble == "analysis-failed"
        assert await store.claim_analysis(NAME, PLAYED)


@async_test
async def test_what_a_dead_process_began_is_begun_again(
    make_store: Callable[[], SqlStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart; of a shared house, when it has said nothing for a while."""
    async with opened(make_store()) as store:
        assert await store.claim_analysis(NAME, PLAYED)
        shared = store.is_shared
    async with opened(make_store()) as store:
        assert await store.claim_analysis(NAME, PLAYED) is not shared
        later = store.now() + 16_000
        monkeypatch.setattr(type(store), "now", lambda _self: later)
        found = await store.load_analysis(NAME)
        assert found is not None
        assert not found.alive
        assert await store.claim_analysis(NAME, PLAYED)


@async_test
async def test_only_the_newest_analyses_stay(
    make_store: Callable[[], SqlStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of four, two."""
    names = [AnalysisName(f"record{number}", "judge") for number in range(4)]
    async with opened(make_store()) as store:
        for number, name in enumerate(names):
            monkeypatch.setattr(type(store), "now", lambda _self, number=number: number + 1)
            assert await store.claim_analysis(name, PLAYED)
            assert await store.save_analysis(name, "{}", 2)
        assert [await store.load_analysis(name) is not None for name in names] == [False, False, True, True]


# ---- the endpoints


@async_test
async def test_one_click_and_it_is_there_also_after_a_restart(make_store: Callable[[], SqlStore]) -> None:
    """By real processes: progress, the whole analysis, and again at once from another house of the same store."""
    text = text_of(3, {"red": "Genoveva", "blue": "bot regular"})
    async with open_server(make_store()) as server:
        server.tables.analyses.budget = LITTLE
        path = await uploaded(server, text)
        assert (await server.get(path))["progress"] == "none"
        begun = await server.post(path, None)
        assert begun["progress"] == "running"
        assert begun["length"] == len(played("goldbraeu", 3, seats=3).decisions)
        found = await until(server, path, "ready", "failed")
        assert found["progress"] == "ready"
    assert "Genoveva" not in str(found)
    analysis = msgspec.convert(found["analysis"], Analysis)
    assert all(abs(sum(point.open) - 1) < 1e-9 for point in analysis.curve)
    assert len(analysis.judged) > 100
    async with open_server(make_store()) as server:
        server.tables.analyses.budget = LITTLE
        again = await server.get(await uploaded(server, text))
    assert again == found


def test_parts_are_the_same_however_they_are_cut() -> None:
    """Judged one decision at a time, or all at once."""
    record = text_of(3)
    whole = judge_part(JudgeRequest("goldbraeu", record, 240, 1e9, LITTLE.effort))
    found: list[DecisionReport] = []
    first = 240
    while first:
        part = judge_part(JudgeRequest("goldbraeu", record, first, 0, LITTLE.effort))
        assert len(part.decisions) <= 1
        found += part.decisions
        first = part.following or 0
    assert tuple(found) == whole.decisions
    assert len(found) > 5


@async_test
async def test_it_can_be_cancelled_and_begun_again(make_store: Callable[[], SqlStore], pool: FakePool) -> None:
    """Nobody works on it any more; whoever asks again begins anew."""
    async with open_server(make_store()) as server:
        path = await uploaded(server, text_of(3))
        await server.post(path, None)
        await server.post(path, None)  # a second click joins
        assert (await server.post(f"{path}/cancel", None))["progress"] == "none"
        assert not server.tables.analyses.running
        pool.go.set()
        await server.post(path, None)
        assert (await until(server, path, "ready"))["analysis"]["judged"] == []
        assert pool.asked[-3:] == [1, 11, 21]
        assert (await server.post(f"{path}/cancel", None))["progress"] == "ready"


@async_test
async def test_why_it_came_to_nothing_is_told(make_store: Callable[[], SqlStore], pool: FakePool) -> None:
    """A crash, or a mistake; then it can be begun again."""
    pool.go.set()
    async with open_server(make_store()) as server:
        path = await uploaded(server, text_of(3))
        for trouble, told in (("crash", "analysis-failed"), ("missing-extra", "missing-extra")):
            pool.trouble = trouble
            await server.post(path, None)
            assert (await until(server, path, "failed"))["trouble"] == told
            await until_idle(server)
        pool.trouble = ""
        await server.post(path, None)
        await until(server, path, "ready")


@async_test
async def test_only_games_that_are_over_and_only_so_many(make_store: Callable[[], SqlStore], pool: FakePool) -> None:
    """A running table, half a record, no record at all; and a guest has two under way at most."""
    assert not pool.asked
    async with open_server(make_store()) as server:
        made = await server.table("me", "random", "random")
        running = f"/api/replays/{made['table']['id']}/analysis"
        half = await uploaded(server, "\n".join(text_of(3).splitlines()[:60]))
        for path, status, key in (
            (running, 409, "not-over"),
            (half, 409, "analysis-early"),
            ("/api/replays/abcdabcdabcd/analysis", 404, "no-replay"),
        ):
            assert (await server.get(path, status=status))["key"] == key
            for asked in (path, f"{path}/cancel"):
                refused = await server.post(asked, None, status=status)
                assert refused["key"] == key
                assert refused["text"].endswith(".")
        for seed in range(4, 4 + AT_ONCE):
            await server.post(await uploaded(server, text_of(seed)), None)
        refused = await server.post(await uploaded(server, text_of(9)), None, status=429)
        assert refused["key"] == "too-many-analyses"


@async_test
async def test_a_table_is_analysed_when_it_is_over(tmp_path: Path, pool: FakePool) -> None:
    """By its own id, without a key: whoever may see the replay. Before the end nobody is told anything."""
    pool.go.set()
    async with open_server(SqliteStore(tmp_path)) as server:
        made = await server.table("me", "me", "me")
        path = f"/api/replays/{made['table']['id']}/analysis"
        async with server.tabs(made) as tabs:
            assert (await server.post(path, None, status=409))["key"] == "not-over"
            await everybody(*tabs, until=lambda: False)
        await server.post(path, None)
        found = await until(server, path, "ready")
    assert [seat["place"] for seat in found["analysis"]["seats"]].count(1) >= 1


@async_test
async def test_two_processes_of_a_house_make_it_once(database: str, pool: FakePool) -> None:
    """The other one tells how far it is, and can cancel it."""
    from stammtisch.server.store.postgres import PostgresStore  # noqa: PLC0415 -- an extra

    async with open_server(PostgresStore(database)) as one, open_server(PostgresStore(database)) as other:
        path = await uploaded(one, text_of(3))
        await one.post(path, None)
        assert (await other.post(path, None))["progress"] == "running"
        assert not other.tables.analyses.running
        assert (await other.post(f"{path}/cancel", None))["progress"] == "none"
        await until_idle(one)
        pool.go.set()
        await other.post(path, None)
        await until(one, path, "ready")


@async_test
async def test_a_name_that_is_taken_back_is_nowhere(make_store: Callable[[], SqlStore]) -> None:
    """The same game with other names has the same analysis."""
    async with opened(make_store()):
        subjects = []
        for players in ({}, {"red": "Genoveva"}):
            record = records.read(text_of(3, players), GAME)
            subjects.append(jobs.subject_of(OpenReplay("abcd", GAME, record), LITTLE))
        assert subjects[0] == subjects[1]
        assert "Genoveva" not in subjects[1].record


# ---- behind the bots that play


@async_test
async def test_bots_that_play_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one process: a part of an analysis waits until no bot is asked; with two, one is always left to bots."""
    order: list[str] = []
    most: list[int] = []
    tested: list[BotPool] = []

    async def exchange(_process: object, request: Request) -> Reply:
        kind = "bot" if isinstance(request, BotRequest) else "analysis"
        most.append(tested[-1]._later.running)
        await asyncio.sleep(0)
        order.append(kind)
        return BotReply(request.legal[0]) if isinstance(request, BotRequest) else JudgedPart((), None)

    async def spawn(_pool: BotPool) -> Any:  # noqa: ANN401 -- a process that is none
        return None

    monkeypatch.setattr("stammtisch.server.bot_pool.exchange", exchange)
    monkeypatch.setattr(BotPool, "_spawn", spawn)
    for processes, allowed in ((1, 1), (3, 2)):
        own = BotPool(processes)
        tested.append(own)
        order.clear()
        most.clear()
        part = JudgeRequest("goldbraeu", "", 1, 1, LITTLE.effort)
        parts = [asyncio.create_task(own.work(part, f"r{n}", f"g{n}", 5)) for n in range(6)]
        bots = [asyncio.create_task(own.ask(a_request(), f"t{n}")) for n in range(20)]
        await asyncio.gather(*parts, *bots)
        assert max(most) <= allowed
        if processes == 1:
            assert order == ["analysis", *["bot"] * 20, *["analysis"] * 5]  # what was begun is finished
        await own.close()


@async_test
async def test_what_waits_for_long_has_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many bots are asked."""
    monkeypatch.setattr("stammtisch.server.bot_pool.PATIENCE", -1.0)
    order: list[str] = []

    async def exchange(_process: object, request: Request) -> Reply:
        await asyncio.sleep(0)
        order.append("bot" if isinstance(request, BotRequest) else "analysis")
        return BotReply(request.legal[0]) if isinstance(request, BotRequest) else JudgedPart((), None)

    async def spawn(_pool: BotPool) -> Any:  # noqa: ANN401 -- a process that is none
        return None

    monkeypatch.setattr("stammtisch.server.bot_pool.exchange", exchange)
    monkeypatch.setattr(BotPool, "_spawn", spawn)
    pool = BotPool(1)
    bots = [asyncio.create_task(pool.ask(a_request(), f"t{n}")) for n in range(20)]
    await asyncio.sleep(0)
    await pool.work(JudgeRequest("goldbraeu", "", 1, 1, LITTLE.effort), "r", "g", 5)
    assert order.index("analysis") < 5
    await asyncio.gather(*bots)
    await pool.close()


@async_test
async def test_a_process_replies_to_a_spoilt_part() -> None:
    """With a reason, and goes on with the next."""
    pool = BotPool(1)
    try:
        reply = await pool.work(JudgeRequest("goldbraeu", "no record", 1, 1, LITTLE.effort), "r", "g", 60)
        assert isinstance(reply, WorkFailed)
        assert reply.key
        with pytest.raises(BotFailed):
            await pool.ask(msgspec.structs.replace(a_request(), bot="nobody"))
    finally:
        await pool.close()
