"""What other processes have written at a table: its room here takes it over, and tells whom it concerns."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from stammtisch.core.mistakes import Mistake
from stammtisch.server.chat import tell_chat
from stammtisch.server.clients import ENCODER
from stammtisch.server.log_entries import Renamed, Seated
from stammtisch.server.measures import MEASURES
from stammtisch.server.talk import Chatted
from stammtisch.server.updates import tell_state

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from stammtisch.server.room import Room
    from stammtisch.server.settings import TableSettings
    from stammtisch.server.store import StoredLine, TableNews
    from stammtisch.server.talk import ChatLine

log = logging.getLogger(__name__)


async def follow(room: Room) -> None:
    """Read what is new, take it over, and tell. Called under the room's lock."""
    MEASURES.count("catch_up")
    if not await follow_lines(room):
        await follow_all(room)
    room.on_change(room)


async def follow_lines(room: Room) -> bool:
    """The same where only lines are new, as after most decisions; False if it may be more, and nothing was done."""
    before = room.history.number
    news = await room.store.load_lines(room.id, before) if before and room.rest else None
    if news is None or news.rest != room.rest or not goes_on(room, news.lines):
        return False
    add_lines(room, news.lines[1:])
    room.revision, room.stored_status = news.revision, news.status
    if room.history.number > before:
        room.send(room.updates(before))
    return True


async def follow_all(room: Room) -> None:
    """The same, whatever is new."""
    before = room.history.number
    news = await room.store.load_news(room.id, before)
    if news is None:  # the table was deleted
        room.break_up()
        raise Mistake("no-table", table=room.id)
    if before and not goes_on(room, news.lines):
        log.error("table %s: the database does not have line %s any more as it was acknowledged", room.id, before)
        room.break_up()
        return
    fresh = news.lines[1:] if before else news.lines
    add_lines(room, fresh)
    named = {entry.seat for entry in room.history.entries[before:] if isinstance(entry, Seated | Renamed)}
    old, settings = {seat.seat: seat for seat in room.seats}, room.settings
    take_over(room, news, told=not fresh)
    changed = [seat for seat in room.seats if seat.name != old[seat.seat].name]
    if any(seat.seat not in named for seat in changed):  # the house has renamed somebody: no old name may stay
        for client in list(room.clients):
            client.tell(tell_state(room, client.viewer))
    elif fresh:
        room.send(room.updates(before))
    if settings.closed != room.settings.closed or any(seat.muted != old[seat.seat].muted for seat in room.seats):
        tell_moderated(room)


def add_lines(room: Room, lines: Sequence[StoredLine]) -> None:
    """Let lines that others have written count here. What cannot be read is left to who has written it."""
    try:
        for line in lines:
            room.history.add(line.entry, line.at)
            if line.once:
                room.counted[line.once] = line.number
    except Exception:
        room.break_up()
        raise


def goes_on(room: Room, lines: Sequence[StoredLine]) -> bool:
    """Whether the store goes on from our last line: a standby that has taken over may have lost it."""
    first = lines[0] if lines else None
    return first is not None and (first.entry, first.at) == (room.history.entries[-1], room.history.times[-1])


def take_over(room: Room, news: TableNews, *, told: bool) -> None:
    """Take over what is no line: seats, settings, chat. `told`: nobody is about to be told everything."""
    seats, settings, said, words = room.seats, room.settings, room.chat.last, room.chat.lines
    room.seats = [news.seats[seat.seat] for seat in seats]
    room.settings, room.revision, room.stored_status = news.settings, news.revision, news.status
    room.rest = news.rest
    room.chat.lines = list(news.chat)
    room.name_seats()
    for number, (old, new) in enumerate(zip(seats, room.seats, strict=True)):
        if old.orders != new.orders and told:
            room.tell_again(number)
    if any(line.text and line.text != kept.text for line, kept in same_lines(words, room.chat.lines)):
        for client in room.clients:
            tell_chat(room, client)
    tell_settings(room, settings)
    heard = tuple(line for line in room.chat.lines if line.number > said)
    if heard and room.chat_state == "on":
        room.send_all(ENCODER.encode(Chatted(heard, whole=False)))


def same_lines(old: Sequence[ChatLine], new: Sequence[ChatLine]) -> Iterable[tuple[ChatLine, ChatLine]]:
    """What was said, as it was and as it is."""
    known = {line.number: line for line in new}
    return ((line, known[line.number]) for line in old if line.number in known)


def tell_settings(room: Room, old: TableSettings) -> None:
    """Do what a change of settings brings with it."""
    if old.chat != room.settings.chat:
        for client in room.clients:
            tell_chat(room, client)
    if room.settings.watch == "nobody" != old.watch:
        room.disconnect_watchers()


def tell_moderated(room: Room) -> None:
    """Tell everybody how the table stands now; no line is new. Whoever watched a table that is closed has to go."""
    room.send(room.updates(room.history.number))
    for client in list(room.clients):
        tell_chat(room, client)
    if room.settings.closed:
        room.disconnect_watchers()
