"""Being told no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.mistakes import Mistake
from stammtisch.server import saving
from stammtisch.server.store.post import LetterSettled, PostStep, Unsubscribed

if TYPE_CHECKING:
    from stammtisch.server.room import Room
    from stammtisch.server.store.post import Subscription
    from stammtisch.server.tables import Tables


async def unsubscribe(tables: Tables, one: Subscription) -> None:
    """Forget a way of telling a seat; who has none left needs no letter."""
    try:
        async with tables.room(one.table) as room:
            await room.perform(lambda: forget(room, one))
    except Mistake:
        return  # the table is gone, and its subscriptions with it


async def forget(room: Room, one: Subscription) -> None:
    """Called under the room's lock."""
    left = [each for each in await room.store.subscriptions(room.id) if each.seat == one.seat]
    if one.id not in [each.id for each in left]:
        return  # somebody else was quicker
    number = next(number for number, seat in enumerate(room.seats) if seat.seat == one.seat)
    room.seats[number].letters = sum(each.confirmed for each in left if each.id != one.id)
    steps: list[PostStep] = [Unsubscribed(one.id)]
    if not room.seats[number].letters:
        steps.append(LetterSettled(one.seat))
    await saving.save_seat(room, number, *steps)
