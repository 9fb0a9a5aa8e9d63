"""Coming back to one's seat by the link in a letter: once, in whichever browser it is opened.

The link's secret becomes a key of its own for the seat, as another device of the same person has one. The other keys
stay what they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.mistakes import Mistake
from stammtisch.server import saving
from stammtisch.server.keys import fingerprint, make_key
from stammtisch.server.profiles.seats import MOST_DEVICES
from stammtisch.server.store.post import PassUsed

if TYPE_CHECKING:
    from stammtisch.server.room import Room


async def come_back(room: Room, token: str) -> tuple[int, str]:
    """The seat that a link opens, and a new key for it. Called under the room's lock."""
    mark = fingerprint(token)
    name = await room.store.find_pass(room.id, mark)
    number = next((number for number, seat in enumerate(room.seats) if seat.seat == name), None)
    if number is None or room.seats[number].holder != "person":
        raise Mistake("link-used")
    key, seat = make_key(), room.seats[number]
    seat.devices = (*seat.devices, f"letter:{fingerprint(key)}")[-MOST_DEVICES:]
    await saving.save_seat(room, number, PassUsed(mark))
    return number, key
