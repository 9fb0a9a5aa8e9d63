"""Which seats of a table need a letter: those that are asked, whose people want one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.server.store.post import LetterAsked, LetterSettled

if TYPE_CHECKING:
    from stammtisch.server.clocks.wish import TimeControl
    from stammtisch.server.room import Room
    from stammtisch.server.store.post import PostStep

SITTING: Final = 120_000  # milliseconds: people at one sitting know that it is soon their turn
DAYS: Final = 5_000  # at a table over days: at once, but for what the table itself answers in a moment


def waiting_time(clock: TimeControl) -> int:
    """How long after a question somebody is told of it, in milliseconds."""
    return DAYS if clock.kind == "correspondence" else SITTING


def letters(room: Room) -> list[PostStep]:
    """What there is to write and to take away; nothing at tables where nobody wants letters."""
    return [step_for(room, number) for number, seat in enumerate(room.seats) if seat.letters]


def step_for(room: Room, number: int) -> PostStep:
    """A letter if a person is asked. Who lets a bot play is not asked, and nobody is at a closed table."""
    seat, history = room.seats[number], room.history
    if number not in history.asked or seat.bot or room.settings.closed:
        return LetterSettled(seat.seat)
    wait = waiting_time(room.settings.clock)
    return LetterAsked(seat.seat, history.answered.get(number, 0), room.store.now() + wait, wait)
