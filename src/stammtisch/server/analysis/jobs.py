"""Who wants an analysis, and how far it has come. The store knows it all, so that every process can tell.

A job judges a record in parts, which wait for a process behind the bots that play. It says every few seconds how far it
has come; if its row in the store has gone, somebody has cancelled it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from stammtisch.analysis import effort
from stammtisch.analysis.effort import Effort
from stammtisch.core.mistakes import Mistake
from stammtisch.core.record import Record, write
from stammtisch.server.analysis.parts import JudgedPart, JudgeRequest, ReportRequest, WholeReport
from stammtisch.server.api_types.analysis import Analysis, AnalysisState
from stammtisch.server.bot_pool import BotFailed
from stammtisch.server.bot_worker import WorkFailed
from stammtisch.server.store.analyses import AnalysisName

if TYPE_CHECKING:
    from stammtisch.analysis.report import DecisionReport
    from stammtisch.server.bot_pool import BotPool
    from stammtisch.server.bot_worker import Reply
    from stammtisch.server.guests import Guest
    from stammtisch.server.replays import OpenReplay
    from stammtisch.server.store import Store

PART: Final = 1.0  # seconds of judging after which bots have their turn
LONGEST: Final = 120.0  # seconds that a part may take: one decision, interpreted, on a busy machine
SAY: Final = 2.0  # seconds between two words on how far a job has come
KEPT: Final = 500  # analyses; the oldest are deleted
DECISIONS: Final = 3_000  # of a record that is analysed; the longest games have some 1,400
AT_ONCE: Final = 2  # analyses of one guest that are made at the same time ...
IN_HOUSE: Final = 20  # ... and of everybody, in one process
log = logging.getLogger(__name__)


class Budget(NamedTuple):
    """How much an analysis may cost, and what that adds to its name."""

    name: str
    effort: Effort


USUAL: Final = Budget("", effort.USUAL)
QUICK: Final = Budget("-quick", Effort((2,), 2))


class Subject(NamedTuple):
    """What is to be analysed: a record without names, and what its analysis is called."""

    name: AnalysisName
    game: str
    record: str
    length: int


class Job:
    """An analysis on its way."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.reached = 0
        self.task: asyncio.Task[None] | None = None


class Analyses:
    """Begins analyses, says how far they are, and cancels them."""

    def __init__(self, store: Store, bot_pool: BotPool, budget: Budget = USUAL) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.budget = budget
        self._jobs: dict[AnalysisName, Job] = {}

    @property
    def running(self) -> int:
        """How many are being made here."""
        return len(self._jobs)

    async def look(self, replay: OpenReplay, guest: Guest) -> AnalysisState:
        """How far it is, with what was found if it is there."""
        subject = await self._subject(replay, guest)
        row = await self.store.load_analysis(subject.name)
        if row is None:
            return AnalysisState("none", 0, subject.length)
        if row.found:
            found = await guest.work(msgspec.json.decode, row.found, type=Analysis)
            return AnalysisState("ready", subject.length, subject.length, analysis=found)
        if row.trouble:
            return AnalysisState("failed", row.reached, subject.length, row.trouble)
        job = self._jobs.get(subject.name)
        reached = max(row.reached, job.reached if job else 0)
        return AnalysisState("running" if row.alive else "none", reached, subject.length)

    async def begin(self, replay: OpenReplay, guest: Guest) -> AnalysisState:
        """Begin it, unless it is there or on its way."""
        subject = await self._subject(replay, guest)
        if subject.name not in self._jobs and (await self.look(replay, guest)).progress in ("none", "failed"):
            self._admit(guest.name)
            job = self._jobs[subject.name] = Job(guest.name)  # counts from now on, whoever asks meanwhile
            if await self._claimed(subject.name, replay.id):
                job.task = asyncio.create_task(self._run(subject, job), name=f"analysis {subject.name.record}")
        return await self.look(replay, guest)

    async def cancel(self, replay: OpenReplay, guest: Guest) -> AnalysisState:
        """Stop it, whichever process makes it; what is there stays."""
        subject = await self._subject(replay, guest)
        await self.store.drop_analysis(subject.name)
        job = self._jobs.get(subject.name)
        if job and job.task:
            job.task.cancel()
        return await self.look(replay, guest)

    async def close(self) -> None:
        """Stop all; they can be asked for again."""
        tasks = [job.task for job in self._jobs.values() if job.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- what may be analysed

    async def _subject(self, replay: OpenReplay, guest: Guest) -> Subject:
        """What a replay is called here; only games that are over have an analysis."""
        if replay.table.position.to_act:
            raise Mistake("analysis-early")
        if len(replay.table.record.decisions) > DECISIONS:
            raise Mistake("too-large")
        if replay.subject is None:
            replay.subject = await guest.work(subject_of, replay, self.budget)
        return replay.subject

    def _admit(self, guest: str) -> None:
        """Refuse a guest who has enough under way, or everybody if there is too much of it."""
        if sum(job.guest == guest for job in self._jobs.values()) >= AT_ONCE:
            raise Mistake("too-many-analyses", most=AT_ONCE)
        if len(self._jobs) >= IN_HOUSE:
            raise Mistake("house-full")

    async def _claimed(self, name: AnalysisName, replay: str) -> bool:
        """Whether this process makes it; if another one does, ours is no job."""
        claimed = False
        try:
            claimed = await self.store.claim_analysis(name, replay)
        finally:
            if not claimed:
                del self._jobs[name]
        return claimed

    # ---- a job

    async def _run(self, subject: Subject, job: Job) -> None:
        """Make an analysis to its end, and say how far it has come."""
        work = asyncio.ensure_future(self._make(subject, job))
        try:
            while not (await asyncio.wait([work], timeout=SAY))[0]:
                if not await self.store.advance_analysis(subject.name, job.reached):
                    return  # cancelled
            found = msgspec.json.encode(work.result()).decode()
            await self.store.save_analysis(subject.name, found, KEPT)
        except (BotFailed, Mistake) as failure:
            log.warning("analysis %s: %s", subject.name.record, failure)
            trouble = failure.key if isinstance(failure, Mistake) else "analysis-failed"
            with contextlib.suppress(Mistake):
                await self.store.fail_analysis(subject.name, trouble)
        finally:
            del self._jobs[subject.name]
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)

    async def _make(self, subject: Subject, job: Job) -> Analysis:
        """Judge part after part, then put everything together."""
        decisions: list[DecisionReport] = []
        budget, first = self.budget, 1
        while first:
            wish = JudgeRequest(subject.game, subject.record, first, PART, budget.effort)
            reply = checked(await self._ask(wish, subject, job))
            assert isinstance(reply, JudgedPart)
            decisions += reply.decisions
            first = reply.following or 0
            job.reached = first or subject.length
        whole = ReportRequest(subject.game, subject.record, tuple(decisions))
        reply = checked(await self._ask(whole, subject, job))
        assert isinstance(reply, WholeReport)
        return reply.analysis

    async def _ask(self, wish: JudgeRequest | ReportRequest, subject: Subject, job: Job) -> Reply:
        return await self.bot_pool.work(wish, subject.name.record, job.guest, LONGEST)


def checked(reply: Reply) -> Reply:
    """A reply that is none is a Mistake of whoever asked, or a failure of ours."""
    if isinstance(reply, WorkFailed):
        raise Mistake(reply.key) if reply.key else BotFailed(reply.failure)
    return reply


def subject_of(replay: OpenReplay, budget: Budget) -> Subject:
    """The record without names, which may be taken back, and digests of it and of those who will judge it."""
    from stammtisch.analysis.cache import judge_version, record_digest  # noqa: PLC0415 -- with numpy

    game, played = replay.game, replay.table.record
    record = Record(played.setup, {}, decisions=played.decisions)
    name = AnalysisName(record_digest(game, record), judge_version(game, played.setup) + budget.name)
    return Subject(name, game.name, write(record, game), len(played.decisions))
