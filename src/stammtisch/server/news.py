"""What other processes have written at a table: its room here takes it over, and tells whom it concerns."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from stammtisch.core.mistakes import Mistake
from stammtisch.server.chat import tell_chat
from stammtisch.server.clients import ENCODER
from stammtisch.server.measures import MEASURES
from stammtisch.server.talk import Chatted

if TYPE_CHECKING:
    from stammtisch.server.room import Room
    from stammtisch.server.settings import TableSettings
    from stammtisch.server.store import TableNews

log = logging.getLogger(__name__)


async def follow(room: Room) -> None:
    """Read what is new, take it over, and tell. Called under the room's lock."""
    before = room.history.number
    MEASURES.count("catch_up")
    news = await room.store.load_news(room.id, before)
    if news is None:  # the table was deleted
        room.break_up()
        raise Mistake("no-table", table=room.id)
    if before and not goes_on(room, news):
        log.error("table %s: the database does not have line %s any more as it was acknowledged", room.id, before)
        room.break_up()
        return
    fresh = news.lines[1:] if before else news.lines
    for line in fresh:
        room.history.add(line.entry, line.at)
        if line.once:
            room.counted[line.once] = line.number
    take_over(room, news, told=not fresh)
    if fresh:
        room.send(room.updates(before))
    room.on_change(room)


def goes_on(room: Room, news: TableNews) -> bool:
    """Whether the store goes on from our last line: a standby that has taken over may have lost it."""
    first = news.lines[0] if news.lines else None
    return first is not None and (first.entry, first.at) == (room.history.entries[-1], room.history.times[-1])


def take_over(room: Room, news: TableNews, *, told: bool) -> None:
    """Take over what is no line: seats, settings, chat. `told`: nobody is about to be told everything."""
    seats, settings, said = room.seats, room.settings, room.chat.last
    room.seats = [news.seats[seat.seat] for seat in seats]
    room.settings, room.revision, room.stored_status = news.settings, news.revision, news.status
    room.chat.lines = list(news.chat)
    room.name_seats()
    for number, (old, new) in enumerate(zip(seats, room.seats, strict=True)):
        if old.orders != new.orders and told:
            room.tell_again(number)
    tell_settings(room, settings)
    heard = tuple(line for line in room.chat.lines if line.number > said)
    if heard and room.chat_state == "on":
        room.send_all(ENCODER.encode(Chatted(heard, whole=False)))


def tell_settings(room: Room, old: TableSettings) -> None:
    """Do what a change of settings brings with it."""
    if old.chat != room.settings.chat:
        for client in room.clients:
            tell_chat(room, client)
    if room.settings.watch == "nobody" != old.watch:
        room.disconnect_watchers()
