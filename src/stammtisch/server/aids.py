"""Aids at a table: what can be counted is shown to all or to nobody.

Against bots it harms nobody. Where several people sit, it is on only while all of them have agreed, each by a line of
the log that everybody reads. At rated tables it is off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.analysis.belief import belief
from stammtisch.core.mistakes import Mistake
from stammtisch.server import saving
from stammtisch.server.log_entries import Agreed

if TYPE_CHECKING:
    from stammtisch.core.belief import Belief
    from stammtisch.server.messages import Aids
    from stammtisch.server.room import Room


def agreed(room: Room) -> tuple[str, ...]:
    """The seats whose people want aids, as they said last."""
    said = {entry.seat: entry.on for entry in room.history.entries if isinstance(entry, Agreed)}
    return tuple(seat for seat, on in said.items() if on)


def are_on(room: Room) -> bool:
    """Whether aids may be shown at a table: one person against bots, or all people agree; never at a rated one."""
    if room.settings.rated:
        return False
    people = [seat.seat for seat in room.seats if seat.holder != "bot"]
    return len(people) <= 1 or set(people) <= set(agreed(room))


async def agree(room: Room, seat: int, wish: Aids) -> int:
    """Say whether one wants aids; everybody is told."""
    before, name = room.history.number, room.seats[seat].seat
    if (name in agreed(room)) != wish.on:
        room.history.add(Agreed(name, wish.on))
        await saving.save(room, before)
    return room.history.number


def tell_belief(room: Room, seat: int) -> Belief | None:
    """What a seat can tell of the others' hands by counting, from its own view and nothing else."""
    table = room.history.table
    if table is None:
        raise Mistake("not-begun")
    if not are_on(room):
        raise Mistake("aids-off")
    return belief(table.game, table.game.view(table.position, seat))
