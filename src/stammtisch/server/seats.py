"""A seat as the server knows it: who holds it, by which secret, and their standing orders."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from stammtisch.core.mistakes import Mistake
from stammtisch.server.log_entries import Seated
from stammtisch.server.messages import SeatInfo

if TYPE_CHECKING:
    from collections.abc import Iterable

    from stammtisch.core.standing_orders import StandingOrder
    from stammtisch.server.scalars import Holder, Moderator

SOMEBODY: Final = "a player"  # who wants to be forgotten, in the records of finished games; the page translates it
JOINERS: Final = "\u200c\u200d"


@dataclass(slots=True)
class Seat:
    """Who sits here. With a person, `bot` stands in for them while they are away."""

    seat: str
    holder: Holder
    name: str = ""
    bot: str = ""
    key: str = ""  # a fingerprint, like the next
    invitation: str = ""  # stays when it was used: its owner may be told so
    orders: tuple[StandingOrder, ...] = ()
    version: int = 0  # how often it was stored: who knows an older one may not store
    muted: Moderator = ""  # by whom; empty: may chat
    letters: int = 0  # in how many ways its person wants to be told that it is their turn
    profile: str = ""  # whose it is, if somebody said so
    devices: tuple[str, ...] = ()  # keys of its person's other devices, `session:fingerprint` or `letter:fingerprint`

    def opens_for(self, mark: str) -> bool:
        """Whether a key with this fingerprint is this seat's, or that of another device of the same person."""
        return bool(mark) and (mark == self.key or (self.holder == "person" and self.has_device(mark)))

    @property
    def taken(self) -> bool:
        """Whether somebody plays here, so that nobody need be waited for."""
        return self.holder in ("person", "bot")

    def has_device(self, mark: str) -> bool:
        """Whether a key's fingerprint is that of another device of the person whose seat this is."""
        return any(key.partition(":")[2] == mark for key in self.devices)

    def info(self, *, here: bool) -> SeatInfo:
        """What everybody sees of it."""
        return SeatInfo(self.seat, self.holder, self.name, self.bot, here, self.muted)

    def seated(self) -> Seated:
        """The line of the log that says who sits here; without a name: lines are for ever, names can be deleted."""
        return Seated(self.seat, self.holder, "", self.bot)


def host_name(seats: Iterable[Seat]) -> str:
    """What the host is called: the first person who came without an invitation, or else the first person."""
    people = [seat for seat in seats if seat.holder == "person"]
    return next((seat.name for seat in people if not seat.invitation), people[0].name if people else "")


def clean_name(name: str) -> str:
    """A name on one line; one with letters that cannot be seen, or that turn the line around, is refused."""
    if any(is_hidden(letter) for letter in name):
        raise Mistake("hidden-letters")
    return " ".join(name.split())


def is_hidden(letter: str) -> bool:
    """Whether a letter is a control, or nothing at all; those that join letters and faces are welcome."""
    return unicodedata.category(letter)[0] == "C" and not letter.isspace() and letter not in JOINERS
