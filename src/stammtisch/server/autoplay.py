"""Automatic answers: bots, standing orders, and what everybody can work out.

All answers to the questions of one moment are shown together, in the order of the seats, when the table's pace has
passed since they were put (or a multiple of it): neither thinking time nor the number of choices can be told from it.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from stammtisch.core.mistakes import Mistake
from stammtisch.core.standing_orders import OrderDoesNotFit
from stammtisch.server import saving
from stammtisch.server.bot_pool import BotFailed
from stammtisch.server.bot_worker import BotRequest
from stammtisch.server.clients import ENCODER
from stammtisch.server.clocks.time_up import hand_over_late, is_late, late_seats
from stammtisch.server.history import Decided, Opened
from stammtisch.server.log_entries import Stumbled, TimedOut, TookBack
from stammtisch.server.measures import MEASURES

if TYPE_CHECKING:
    from stammtisch.server.bot_pool import BotPool
    from stammtisch.server.leases import Leases
    from stammtisch.server.room import Room

log = logging.getLogger(__name__)
SEED_BITS: Final = 62


class Autoplay:
    """Answers for bots, standing orders and the obvious: one task per room, while something is due there."""

    def __init__(self, bot_pool: BotPool, leases: Leases) -> None:
        self.bot_pool = bot_pool
        self.leases = leases
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by table
        self._changed: set[str] = set()  # tables in which something has changed while their task was running
        self._closed = False

    def wake(self, room: Room) -> None:
        """Look after a room in which something has changed, if an automatic answer may be due."""
        if self._closed or not is_due(room):
            return
        if room.id in self._tasks:
            self._changed.add(room.id)
            return
        self._tasks[room.id] = asyncio.create_task(self._run(room), name=f"autoplay {room.id}")

    async def _run(self, room: Room) -> None:
        try:
            with room.in_use():
                if await self.leases.claim(room.id):
                    if late_seats(room):  # if we have been asleep ourselves, nobody's time was up
                        await self.leases.beat()
                    await answer_all(room, self.bot_pool, self.leases)
        except Mistake as mistake:
            log.warning("table %s: %s", room.id, mistake)
        except Exception:
            log.exception("table %s cannot go on", room.id)
        finally:
            del self._tasks[room.id]
        if room.id in self._changed:
            self._changed.discard(room.id)
            self.wake(room)

    async def close(self) -> None:
        """Stop at once; what is due is answered after the next start."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class PendingAnswer(NamedTuple):
    """A question that is answered without a click: by a bot, or by an answer that is known already."""

    seat: int
    decision: str
    bot: str
    legal: list[int]
    view: bytes
    answer: int | None = None
    late: bool = False  # the time of a person was up: this bot answers once


async def answer_all(room: Room, bot_pool: BotPool, leases: Leases) -> None:
    """Answer whatever is automatic until a person is due, or another process looks after the table."""
    while pending := await room.perform(partial(pending_answers, room)):
        asked_at = asyncio.get_running_loop().time()
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(find_answer(room, question, bot_pool)) for question in pending]
        await keep_pace(asked_at, room.settings.pace / 1000)
        if not leases.holds(room.id):
            return
        for question, task in zip(pending, tasks, strict=True):
            await room.perform(partial(carry_out, room, question, task.result()))


def is_due(room: Room) -> bool:
    """Whether an automatic answer may be due."""
    return not room.settings.closed and any(is_automatic(room, seat) for seat in room.history.asked)


def is_automatic(room: Room, seat: int) -> bool:
    """Whether a seat that is asked may be answered for."""
    return bool(room.seats[seat].bot or room.seats[seat].orders or ask_everybody(room, seat) or is_late(room, seat))


async def pending_answers(room: Room) -> list[PendingAnswer]:
    """The questions that nobody need click for, in the order of the seats."""
    if room.settings.closed:
        return []
    await hand_over_late(room)
    found = []
    for seat in sorted(room.history.asked):
        if room.seats[seat].bot:
            found.append(ask_bot(room, seat, room.seats[seat].bot))
        elif is_late(room, seat):
            found.append(ask_bot(room, seat, room.settings.clock.bot)._replace(late=True))
        else:
            found += await ask_table(room, seat)
    return found


def ask_bot(room: Room, seat: int, bot: str) -> PendingAnswer:
    """A question to a bot, with all that it may know."""
    history = room.history
    table = history.started()
    view = ENCODER.encode(history.game.view(table.position, seat))
    return PendingAnswer(seat, history.decision_id(seat), bot, table.position.legal(seat), view)


async def ask_table(room: Room, seat: int) -> list[PendingAnswer]:
    """A question to a person that the table can answer itself."""
    return ask_everybody(room, seat) or (await ask_orders(room, seat) if room.seats[seat].orders else [])


def ask_everybody(room: Room, seat: int) -> list[PendingAnswer]:
    """A question whose answer everybody can work out; whoever takes back a decision is not hurried past it again."""
    history = room.history
    position = history.started().position
    answer = history.game.obvious(position, seat)
    moves = (entry for entry in reversed(history.entries) if isinstance(entry, Opened | Decided | TookBack))
    if answer is None or isinstance(next(moves), TookBack):
        return []
    return [PendingAnswer(seat, history.decision_id(seat), "", position.legal(seat), b"", answer)]


async def ask_orders(room: Room, seat: int) -> list[PendingAnswer]:
    """A question that a standing order answers; an order that does not fit is dropped, and the person decides."""
    history = room.history
    table = history.started()
    view = history.game.view(table.position, seat)
    try:
        words = history.game.answer_by_orders(view, table.ask(seat), room.seats[seat].orders)
    except OrderDoesNotFit:
        await saving.save_orders(room, seat, ())
        return []
    if words is None:
        return []
    answer = history.game.catalogue.number[words]
    return [PendingAnswer(seat, history.decision_id(seat), "", table.position.legal(seat), b"", answer)]


async def find_answer(room: Room, question: PendingAnswer, bot_pool: BotPool) -> int | None:
    """The answer to a question; None if the bot has none."""
    if question.answer is not None:
        return question.answer
    game = room.history.game.name
    seed = secrets.randbits(SEED_BITS)
    request = BotRequest(game, question.bot, question.seat, question.legal, msgspec.Raw(question.view), seed)
    try:
        return await bot_pool.ask(request, room.id, people=bool(room.here()))
    except BotFailed as failure:
        MEASURES.count("stumbled")
        log.warning("table %s, seat %s: %s", room.id, room.seats[question.seat].seat, failure)
        return None


async def keep_pace(asked_at: float, pace: float) -> None:
    """Wait until the pace, or the next multiple of it, has passed since a question was put."""
    if pace > 0:
        passed = asyncio.get_running_loop().time() - asked_at
        await asyncio.sleep(max(1, math.ceil(passed / pace)) * pace - passed)


async def carry_out(room: Room, question: PendingAnswer, answer: int | None) -> None:
    """Decide, unless the question is not open any more or somebody else has taken the seat."""
    history = room.history
    open_still = question.seat in history.asked and history.decision_id(question.seat) == question.decision
    seat = room.seats[question.seat]
    if room.settings.closed or not open_still or seat.bot != ("" if question.late else question.bot):
        return
    if not question.bot and [again.answer for again in await ask_table(room, question.seat)] != [answer]:
        return  # the orders were changed meanwhile
    before = history.number
    if question.late:
        history.add(TimedOut(seat.seat, question.bot))
    if answer is None:
        history.add(Stumbled(seat.seat, question.bot))
        answer = secrets.choice(question.legal)
    history.decide(question.seat, answer, "bot" if question.bot else "order")
    await saving.save(room, before)
