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

from stammtisch.core.standing import Unexpected
from stammtisch.server.guests import ENCODER
from stammtisch.server.messages import Stumbled
from stammtisch.server.thinker import Riddle
from stammtisch.server.thinkers import Stumble

if TYPE_CHECKING:
    from stammtisch.server.room import Room
    from stammtisch.server.thinkers import Thinkers

log = logging.getLogger(__name__)
SEED_BITS = 62


class Errand(NamedTuple):
    """A question that is answered without a click: by a bot, or by a standing answer that is known already."""

    seat: int
    decision: str
    bot: str
    legal: list[int]
    view: bytes
    answer: int | None = None


async def attend(room: Room, thinkers: Thinkers) -> None:
    """Answer for bots and standing answers until a person is due."""
    while errands := await room.perform(partial(find_errands, room)):
        asked_at = asyncio.get_running_loop().time()
        async with asyncio.TaskGroup() as heads:
            thoughts = [heads.create_task(think(room, errand, thinkers)) for errand in errands]
        await keep_pace(asked_at, room.pace / 1000)
        for errand, thought in zip(errands, thoughts, strict=True):
            await room.perform(partial(carry_out, room, errand, thought.result()))


async def find_errands(room: Room) -> list[Errand]:
    """The questions that nobody need click for, in the order of the seats."""
    found = []
    for seat in sorted(room.history.asked):
        if room.seats[seat].bot:
            found.append(bot_errand(room, seat))
        elif room.seats[seat].orders:
            found += await standing_errand(room, seat)
    return found


def bot_errand(room: Room, seat: int) -> Errand:
    """A question to a bot, with all that it may know."""
    history = room.history
    table = history.started()
    view = ENCODER.encode(history.game.view(table.position, seat))
    return Errand(seat, history.decision_id(seat), room.seats[seat].bot, table.position.legal(seat), view)


async def standing_errand(room: Room, seat: int) -> list[Errand]:
    """A question that a standing answer is meant for; where it does not fit, the person decides herself."""
    history = room.history
    table = history.started()
    view = history.game.view(table.position, seat)
    try:
        words = history.game.obey(view, table.ask(seat), room.seats[seat].orders)
    except Unexpected:
        await room.save_orders(seat, ())
        return []
    if words is None:
        return []
    answer = history.game.catalogue.number[words]
    return [Errand(seat, history.decision_id(seat), "", table.position.legal(seat), b"", answer)]


async def think(room: Room, errand: Errand, thinkers: Thinkers) -> int | None:
    """The answer to an errand; None if the bot has none."""
    if errand.answer is not None:
        return errand.answer
    game = room.history.game.name
    seed = secrets.randbits(SEED_BITS)
    riddle = Riddle(game, errand.bot, errand.seat, errand.legal, msgspec.Raw(errand.view), seed)
    try:
        return await thinkers.think(riddle)
    except Stumble as stumble:
        log.warning("table %s, seat %s: %s", room.id, room.seats[errand.seat].seat, stumble)
        return None


async def keep_pace(asked_at: float, pace: float) -> None:
    """Wait until the pace, or the next multiple of it, has passed since a question was put."""
    if pace > 0:
        passed = asyncio.get_running_loop().time() - asked_at
        await asyncio.sleep(max(1, math.ceil(passed / pace)) * pace - passed)


async def carry_out(room: Room, errand: Errand, answer: int | None) -> None:
    """Decide, unless the question is not open any more or somebody else has taken the seat."""
    history = room.history
    open_still = errand.seat in history.asked and history.decision_id(errand.seat) == errand.decision
    seat = room.seats[errand.seat]
    if not open_still or seat.bot != errand.bot:
        return
    if not errand.bot and [again.answer for again in await standing_errand(room, errand.seat)] != [answer]:
        return  # she has changed her mind meanwhile
    before = history.number
    if answer is None:
        history.add(Stumbled(seat.seat, seat.bot))
        answer = secrets.choice(errand.legal)
    history.decide(errand.seat, answer, "bot" if errand.bot else "order")
    await room.keep(before)
