"""A seat as the house knows it: who holds it, by which secret, and what she has ordered."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from stammtisch.server.messages import Seated, SeatInfo

if TYPE_CHECKING:
    from stammtisch.core.standing_orders import StandingOrder

Holder = Literal["person", "bot", "open", "invited"]


@dataclass(slots=True)
class Seat:
    """Who sits here. With a person, `bot` stands in for her while she is away."""

    seat: str
    holder: Holder
    name: str = ""
    bot: str = ""
    key: str = ""  # a fingerprint, like the next
    invitation: str = ""
    orders: tuple[StandingOrder, ...] = ()

    def info(self, *, here: bool) -> SeatInfo:
        """What everybody sees of it."""
        return SeatInfo(self.seat, self.holder, self.name, self.bot, here)

    def seated(self) -> Seated:
        """The line that tells who sits here."""
        return Seated(self.seat, self.holder, self.name, self.bot)


def clean(name: str) -> str:
    """A name on one line, without anything that cannot be seen."""
    seen = "".join(" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in name)
    return " ".join(seen.split())
