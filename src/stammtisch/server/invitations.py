"""What somebody is told who holds an invitation, before they use it and after it was used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.mistakes import Mistake
from stammtisch.server.api_types import Invitation
from stammtisch.server.keys import fingerprint
from stammtisch.server.seats import host_name
from stammtisch.server.updates import tell_table

if TYPE_CHECKING:
    from stammtisch.server.room import Room


def look(room: Room, invitation: str) -> Invitation:
    """What an invitation is for; without one of this table's there is nothing to see."""
    mark = fingerprint(invitation)
    for seat in room.seats:
        if seat.invitation == mark:
            may_watch = room.settings.may_watch(mark, (mark,))
            return Invitation(tell_table(room), seat.seat, host_name(room.seats), seat.holder == "invited", may_watch)
    raise Mistake("not-yours")
