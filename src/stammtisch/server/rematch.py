"""The next game of the same company: one table, however many call for it, with a chair for everybody.

Everybody keeps their colour (the dealer draws who starts), bots come along, and whoever could watch still can. The
chair of a person is an invitation whose secret is the key of their old seat: with it each gets a new key of their own,
the same on all their devices, so no key is ever told to anybody else. Whoever calls for the game runs the new table, by
the same old key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.mistakes import Mistake
from stammtisch.server import saving
from stammtisch.server.api_types import Rematch
from stammtisch.server.creation import seat_everybody
from stammtisch.server.history import History
from stammtisch.server.installed import can_sit, friendly_bot
from stammtisch.server.keys import make_id
from stammtisch.server.log_entries import NextTable
from stammtisch.server.profiles.seats import MOST_DEVICES
from stammtisch.server.room import Room
from stammtisch.server.seats import Seat
from stammtisch.server.settings import TableSettings

if TYPE_CHECKING:
    from stammtisch.server.tables import Tables


async def play_again(tables: Tables, room: Room, seat: int) -> Rematch:
    """The table of the next game; it is made by the first who asks. Called under the room's lock."""
    room.settings.check_open()
    if room.status != "over":
        raise Mistake("rematch-early")
    if not room.settings.next:
        following = make_rematch(room, seat)
        await announce(room, seat, following)
        tables.open_room(following)
    return Rematch(room.settings.next, caller(room))


async def announce(room: Room, seat: int, following: Room) -> None:
    """Store the new table, and tell everybody at the old one where it goes on; of two that are made at once, one is."""
    before = room.history.number
    room.settings.next = following.id
    room.history.add(NextTable(room.seats[seat].seat, following.id))
    await saving.save(room, before, settings=room.settings, creates=saving.stored(following))


def caller(room: Room) -> str:
    """Who called for the next game."""
    return next(entry.seat for entry in room.history.entries if isinstance(entry, NextTable))


def make_rematch(room: Room, seat: int) -> Room:
    """The room of the next game, not yet stored."""
    old, history = room.settings, History(room.history.game, room.history.setup)
    about = old.watch_key, old.watch, old.pace, old.chat
    settings = TableSettings(room.seats[seat].key, *about, guests=guests(room), clock=old.clock, rated=old.rated)
    following = Room(make_id(), history, [next_seat(room, one) for one in room.seats], settings, room.store)
    seat_everybody(following)
    return following


def guests(room: Room) -> tuple[str, ...]:
    """What opens this table: the keys of those who sit, and the invitations by which others watch."""
    keys = [seat.key for seat in room.seats if seat.key]
    keys += [key.partition(":")[2] for seat in room.seats for key in seat.devices]
    invitations = [seat.invitation for seat in room.seats if seat.invitation]
    if room.settings.guests:  # a rematch itself: its invitations were keys, used up by now
        invitations = [mark for mark in room.settings.guests if mark not in invitations]
    return (*keys, *invitations)


def next_seat(room: Room, seat: Seat) -> Seat:
    """The same seat in the next game."""
    if seat.holder == "person":
        came = Seat(seat.seat, "invited", seat.name, invitation=seat.key, muted=seat.muted, profile=seat.profile)
        if seat.profile or seat.devices:  # whichever device of theirs comes first
            came.devices = (*seat.devices, f"rematch:{seat.key}")[-MOST_DEVICES:]
        return came
    setup = room.history.setup
    return Seat(seat.seat, "bot", bot=seat.bot if can_sit(seat.bot, setup) else friendly_bot(setup))
