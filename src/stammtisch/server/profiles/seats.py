"""The seats of a profile: those that it was told of by their keys, and keys for its other devices.

A device never learns the first key of a seat, which nobody knows but who has it: it gets one of its own, and whoever
ends its session takes that key back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.mistakes import Mistake
from stammtisch.server.api_types import DeviceKey
from stammtisch.server.keys import fingerprint, make_key
from stammtisch.server.store import Hint, seat_rows
from stammtisch.server.store.people import SeatMark

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from stammtisch.server.api_types import HeldKeys
    from stammtisch.server.profiles.sessions import SignedIn
    from stammtisch.server.seats import Seat
    from stammtisch.server.store import ListedTable
    from stammtisch.server.tables import Tables

MOST_DEVICES: Final = 8  # with a key of their own to one seat
LISTED: Final = 100  # tables
RATED: Final = (3, 4)  # people at a rated table


async def bind_held(tables: Tables, me: SignedIn, held: Sequence[HeldKeys]) -> list[ListedTable]:
    """Let the seats whose keys a browser shows belong to its owner, unless they are somebody's; return their tables."""
    found = {table.id: table for table in await tables.store.find_tables([one.table for one in held])}
    marks = [
        mark for one in held if one.table in found and (mark := binding(found[one.table], me.profile.id, one.keys))
    ]
    changed = await tables.store.people.write(seat_rows.mark_seats, marks)
    await tell_rooms(tables, changed)
    return await tables.store.find_tables(changed) if changed else []


def binding(table: ListedTable, profile: str, keys: Iterable[str]) -> SeatMark | None:
    """The first seat that one of these keys opens, to be written as this profile's; one at each table is enough."""
    if any(seat.profile == profile for seat in table.seats.values()):
        return None
    prints = [fingerprint(key) for key in keys]
    for seat in table.seats.values():
        if not seat.profile and any(map(seat.opens_for, prints)):
            return SeatMark(table.id, seat.seat, seat.version, profile, ())
    return None


async def device_keys(tables: Tables, me: SignedIn, held: Sequence[HeldKeys]) -> list[DeviceKey]:
    """Keys for a device to the seats of its owner that it holds no key for; not to tables that are over."""
    known = {one.table: {fingerprint(key) for key in one.keys} for one in held}
    mine = await tables.store.people.read(seat_rows.tables_of, me.profile.id, LISTED)
    keys: list[DeviceKey] = []
    marks: list[SeatMark] = []
    for table in mine:
        seat = next(seat for seat in table.seats.values() if seat.profile == me.profile.id)
        if table.status != "over" and seat.holder == "person" and not any(map(seat.opens_for, known.get(table.id, ()))):
            key = make_key()
            keys.append(DeviceKey(table.id, table.setup.game, seat.seat, key))
            marks.append(with_device(table.id, seat, me.session.id, key))
    changed = await tables.store.people.write(seat_rows.mark_seats, marks)
    await tell_rooms(tables, changed)
    return [key for key in keys if key.table in changed]


def with_device(table: str, seat: Seat, session: str, key: str) -> SeatMark:
    """A seat with one more key; the oldest goes if there are too many."""
    keys = (*seat.devices, f"{session}:{fingerprint(key)}")[-MOST_DEVICES:]
    return SeatMark(table, seat.seat, seat.version, seat.profile, keys)


async def tell_rooms(tables: Tables, changed: Sequence[str]) -> None:
    """Let the rooms of some tables look again, here and in other processes."""
    for name in changed:
        room = tables.rooms.get(name)
        if room is not None:
            await room.catch_up()
    if changed and tables.store.is_shared:
        tables.store.tell(Hint(tables.store.process, tuple(changed)))


def check_rated(holders: Sequence[str]) -> None:
    """Refuse a rated table that is not for three or four people, each with a profile of their own."""
    if len(holders) not in RATED or "bot" in holders or holders.count("me") != 1:
        raise Mistake("rated-people")


def claim(seats: Iterable[Seat], seat: Seat, me: SignedIn | None, *, rated: bool) -> None:
    """Let a seat that somebody takes belong to their profile, if they have one; at a rated table they must."""
    taken = me is not None and any(one.profile == me.profile.id and one is not seat for one in seats)
    if rated and me is None:
        raise Mistake("rated-profile")
    if rated and taken:
        raise Mistake("rated-twice")
    if me is not None and not taken and (rated or not seat.profile):
        seat.profile = me.profile.id
