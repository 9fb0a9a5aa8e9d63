"""What happens at zero: the table waits, a bot answers this question, or a bot takes over the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.server import saving
from stammtisch.server.log_entries import TimedOut

if TYPE_CHECKING:
    from stammtisch.server.room import Room


def is_time_up(room: Room, seat: int) -> bool:
    """Whether a person who is asked has no time left."""
    clocks = room.clocks()
    return clocks is not None and clocks.is_running(seat) and clocks.left(seat, room.store.now()) == 0


def is_late(room: Room, seat: int) -> bool:
    """Whether somebody else has to act because a seat's time is up."""
    return room.settings.clock.when_up != "wait" and is_time_up(room, seat)


def late_seats(room: Room) -> list[int]:
    """The seats for which somebody else has to act."""
    return [seat for seat in sorted(room.history.asked) if is_late(room, seat)]


def next_deadline(room: Room) -> int | None:
    """When somebody must look whose time is up; None if the table waits, or no clock runs."""
    clocks = room.clocks()
    if clocks is None or room.settings.closed or room.settings.clock.when_up == "wait":
        return None
    deadlines = [clocks.deadline(seat) for seat in room.history.asked]
    return min((deadline for deadline in deadlines if deadline is not None), default=None)


async def hand_over_late(room: Room) -> None:
    """Let a bot take over the seats whose time is up, if that was chosen. Called under the room's lock."""
    late = [room.seats[seat] for seat in late_seats(room)]
    if not late or room.settings.clock.when_up != "hand-over":
        return
    before = room.history.number
    for seat in late:
        seat.bot = room.settings.clock.bot
        room.history.add(TimedOut(seat.seat, seat.bot, handed=True))
        room.history.add(seat.seated())
    await saving.save(room, before, *late)
