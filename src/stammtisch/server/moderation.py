"""What is done about people at a table: a seat is muted, the table is closed, a name or words are reported.

None of it is a line of the log: it is no part of the game, and can be taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.events import SPECTATOR
from stammtisch.core.mistakes import Mistake
from stammtisch.server import saving
from stammtisch.server.commands import find_seat
from stammtisch.server.news import tell_moderated
from stammtisch.server.store import StoredReport

if TYPE_CHECKING:
    from stammtisch.server.api_types import Close, Mute, Report
    from stammtisch.server.room import Room

QUOTED: Final = 5  # lines of chat that a report quotes


async def mute(room: Room, wish: Mute) -> None:
    """Let the host mute a person for everybody, or let them speak again. Called under the room's lock."""
    seat = room.seats[find_seat(room, wish.seat)]
    if seat.holder != "person":
        raise Mistake("seat-not-held")
    if seat.muted == "house":
        raise Mistake("muted-by-house")
    seat.muted = "host" if wish.muted else ""
    await saving.save_moderation(room, seat)
    tell_moderated(room)


async def close(room: Room, wish: Close) -> None:
    """Let the host close the table, or open it again. Called under the room's lock."""
    if room.settings.closed == "house":
        room.settings.check_open()
    room.settings.closed = "host" if wish.closed else ""
    await saving.save_moderation(room, closed=room.settings.closed)
    tell_moderated(room)


def make_report(room: Room, reporter: int, wish: Report) -> StoredReport:
    """A report with what it is about: it stays what it was, whatever its owner does next."""
    seat = room.seats[find_seat(room, wish.seat)]
    said = [line.text for line in room.chat.lines if line.seat == seat.seat and line.text]
    evidence = seat.name if wish.reason == "name" else " / ".join(said[-QUOTED:])
    if not evidence:
        raise Mistake("nothing-to-report")
    by = "" if reporter == SPECTATOR else room.seats[reporter].seat
    return StoredReport(room.id, seat.seat, by, wish.reason, evidence)
