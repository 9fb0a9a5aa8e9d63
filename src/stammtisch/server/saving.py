"""How a room stores what has changed: one write, then everybody is told. A write that fails closes the room."""

from __future__ import annotations

import contextlib
import secrets
from typing import TYPE_CHECKING, Final

from stammtisch.core.mistakes import Mistake
from stammtisch.server.autoplay import is_due
from stammtisch.server.clocks.time_up import next_deadline
from stammtisch.server.history import Decided
from stammtisch.server.measures import MEASURES
from stammtisch.server.notices.asking import letters
from stammtisch.server.store import Revision, StoredLine, StoredTable, TableChange, WriteConflict

if TYPE_CHECKING:
    from collections.abc import Awaitable, Sequence

    from stammtisch.core.standing_orders import StandingOrder
    from stammtisch.server.room import Room
    from stammtisch.server.scalars import Moderator
    from stammtisch.server.seats import Seat
    from stammtisch.server.settings import TableSettings
    from stammtisch.server.store.post import PostStep
    from stammtisch.server.talk import ChatLine

REVISIONS: Final = 2**31  # all that there are ...
STEP: Final = 100_000  # ... and how far the next one may be: nobody comes to the same one by another way


def stored(room: Room) -> StoredTable:
    """Everything that a store keeps of a new table."""
    seats = {seat.seat: seat for seat in room.seats}
    lines, due = new_lines(room, 0), due_time(room)
    activity = room.activity()
    return StoredTable(room.id, room.history.setup, room.status, room.settings, seats, lines, activity, due=due)


def due_time(room: Room) -> int | None:
    """When somebody must look after the table, in milliseconds since 1970; None if it waits for people only."""
    return room.store.now() if is_due(room) or room.owes_results else next_deadline(room)


def new_lines(room: Room, before: int, once: str = "") -> list[StoredLine]:
    """The lines after line `before`; the last one carries the mark of the click, if there was one."""
    room.history.stamp(room.store.now())
    new = zip(room.history.entries[before:], room.history.times[before:], strict=True)
    lines = [StoredLine(number, entry, at=at) for number, (entry, at) in enumerate(new, before + 1)]
    if lines:
        lines[-1] = lines[-1]._replace(once=once)
    return lines


async def save(
    room: Room,
    before: int,
    *seats: Seat,
    settings: TableSettings | None = None,
    once: str = "",
    creates: StoredTable | None = None,
) -> None:
    """Store the lines after line `before` and what else has changed; then tell everybody."""
    room.name_seats()
    status = None if room.status == room.stored_status else room.status
    dropped = drop_orders(room)
    changed = [
        *seats,
        *(seat for seat in dropped if seat not in seats),
    ]  # each once: a seat is written by its version
    if changed or settings:
        room.rest = ""
    lines = new_lines(room, before, once)
    revision, activity = next_revision(room), room.activity()
    change = TableChange(
        lines, changed, settings, status, activity, due_time(room), creates, post=letters(room), revision=revision
    )
    written = room.store.save_change(room.id, change)
    updates = room.updates(before)  # while the disk is busy
    await wait(room, written, revision, changed)
    room.stored_status = status or room.stored_status
    if once:
        room.counted[once] = room.history.number
    MEASURES.count("decisions", sum(isinstance(line.entry, Decided) for line in lines))
    room.send(updates)
    room.on_change(room)
    await learn_rest(room)


async def learn_rest(room: Room) -> None:
    """Learn the digest of what is no line here, if others may write soon: the next look at them costs less."""
    if room.rest or room.store.living == 1 or not room.history.number:
        return
    with contextlib.suppress(Mistake):  # the database may be away: then everything is read, next time
        found = await room.store.load_lines(room.id, room.history.number)
        if found and found.revision == room.revision:
            room.rest = found.rest


def next_revision(room: Room) -> Revision:
    """What the table is called after the next write, if it is still what we know."""
    return Revision(room.revision, (room.revision + 1 + secrets.randbelow(STEP)) % REVISIONS)


async def wait(room: Room, written: Awaitable[None], revision: Revision, seats: Sequence[Seat] = ()) -> None:
    """Wait for the disk. If it fails, nothing in memory is true any more: the room is closed."""
    try:
        await written
    except WriteConflict:
        raise
    except Exception:
        room.break_up()
        raise
    room.revision = revision.new
    for seat in seats:
        seat.version += 1


async def save_orders(room: Room, seat: int, orders: tuple[StandingOrder, ...]) -> None:
    """Store a seat's standing orders; nobody else learns of it."""
    room.seats[seat].orders = orders
    await save_seat(room, seat)
    room.tell_again(seat)
    room.on_change(room)


async def save_seat(room: Room, seat: int, *post: PostStep) -> None:
    """Store a seat and what belongs to it, without a line."""
    room.rest = ""
    changed, steps = [room.seats[seat]], [*post, *letters(room)]
    revision = next_revision(room)
    change = TableChange(seats=changed, activity=room.activity(), due=due_time(room), post=steps, revision=revision)
    await wait(room, room.store.save_change(room.id, change), revision, changed)


async def save_chat(room: Room, line: ChatLine) -> None:
    """Store what was said."""
    room.rest = ""
    revision = next_revision(room)
    await wait(room, room.store.save_chat(room.id, line, room.chat.lines[0].number, revision), revision)


async def save_moderation(room: Room, *seats: Seat, closed: Moderator | None = None) -> None:
    """Store that a seat was muted, or the table closed, or neither any more."""
    room.rest = ""
    revision, activity = next_revision(room), room.activity()
    change = TableChange(
        seats=seats, activity=activity, due=due_time(room), closed=closed, post=letters(room), revision=revision
    )
    await wait(room, room.store.save_change(room.id, change), revision, seats)
    room.on_change(room)


async def save_due(room: Room) -> None:
    """Store when somebody must look after the table: it was found to be due, and is not."""
    revision = next_revision(room)
    change = TableChange(activity=room.activity(), due=due_time(room), revision=revision)
    await wait(room, room.store.save_change(room.id, change), revision)


def drop_orders(room: Room) -> list[Seat]:
    """Drop the standing orders that mean nothing any more; return the seats that had some."""
    table = room.history.table
    changed: list[Seat] = []
    for number, seat in enumerate(room.seats):
        if table and seat.orders:
            view = table.game.view(table.position, number)
            kept = () if seat.bot else table.game.keep_orders(view, seat.orders)
            if kept != seat.orders:
                seat.orders = kept
                changed.append(seat)
    return changed
