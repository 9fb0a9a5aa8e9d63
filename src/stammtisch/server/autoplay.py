"""Whoever answers without a click: bots and standing answers.

All answers to the questions of one moment are shown together, in the order of the seats, when the table's pace has
passed since they were put (or a multiple of it): neither thinking time nor the number of choices can be told from it.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from stammtisch.core.standing_orders import OrderDoesNotFit
from stammtisch.server.bot_pool import BotFailed
from stammtisch.server.bot_worker import BotRequest
from stammtisch.server.clients import ENCODER
from stammtisch.server.messages import Stumbled

if TYPE_CHECKING:
    from stammtisch.server.bot_pool import BotPool
    from stammtisch.server.room import Room

log = logging.getLogger(__name__)
SEED_BITS = 62


class PendingAnswer(NamedTuple):
    """A question that is answered without a click: by a bot, or by a standing answer that is known already."""

    seat: int
    decision: str
    bot: str
    legal: list[int]
    view: bytes
    answer: int | None = None


async def run_autoplay(room: Room, bot_pool: BotPool) -> None:
    """Answer for bots and standing answers until a person is due."""
    while pending := await room.perform(partial(pending_answers, room)):
        asked_at = asyncio.get_running_loop().time()
        async with asyncio.TaskGroup() as heads:
            thoughts = [heads.create_task(think(room, question, bot_pool)) for question in pending]
        await keep_pace(asked_at, room.pace / 1000)
        for question, thought in zip(pending, thoughts, strict=True):
            await room.perform(partial(carry_out, room, question, thought.result()))


async def pending_answers(room: Room) -> list[PendingAnswer]:
    """The questions that nobody need click for, in the order of the seats."""
    found = []
    for seat in sorted(room.history.asked):
        if room.seats[seat].bot:
            found.append(ask_bot(room, seat))
        elif room.seats[seat].orders:
            found += await ask_orders(room, seat)
    return found


def ask_bot(room: Room, seat: int) -> PendingAnswer:
    """A question to a bot, with all that it may know."""
    history = room.history
    table = history.started()
    view = ENCODER.encode(history.game.view(table.position, seat))
    return PendingAnswer(seat, history.decision_id(seat), room.seats[seat].bot, table.position.legal(seat), view)


async def ask_orders(room: Room, seat: int) -> list[PendingAnswer]:
    """A question that a standing answer is meant for; where it does not fit, the person decides herself."""
    history = room.history
    table = history.started()
    view = history.game.view(table.position, seat)
    try:
        words = history.game.answer_by_orders(view, table.ask(seat), room.seats[seat].orders)
    except OrderDoesNotFit:
        await room.save_orders(seat, ())
        return []
    if words is None:
        return []
    answer = history.game.catalogue.number[words]
    return [PendingAnswer(seat, history.decision_id(seat), "", table.position.legal(seat), b"", answer)]


async def think(room: Room, question: PendingAnswer, bot_pool: BotPool) -> int | None:
    """The answer to an question; None if the bot has none."""
    if question.answer is not None:
        return question.answer
    game = room.history.game.name
    seed = secrets.randbits(SEED_BITS)
    request = BotRequest(game, question.bot, question.seat, question.legal, msgspec.Raw(question.view), seed)
    try:
        return await bot_pool.think(request)
    except BotFailed as stumble:
        log.warning("table %s, seat %s: %s", room.id, room.seats[question.seat].seat, stumble)
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
    if not open_still or seat.bot != question.bot:
        return
    if not question.bot and [again.answer for again in await ask_orders(room, question.seat)] != [answer]:
        return  # she has changed her mind meanwhile
    before = history.number
    if answer is None:
        history.add(Stumbled(seat.seat, seat.bot))
        answer = secrets.choice(question.legal)
    history.decide(question.seat, answer, "bot" if question.bot else "order")
    await room.keep(before)
