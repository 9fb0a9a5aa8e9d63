"""Chat: a few short lines and emotes among those who sit at a table; whoever watches may read.

It is kept beside the log, never in it: no line is numbered by it, no record has it, and no bot is told.
The last lines are stored, so that a friend who comes back tomorrow finds what was said.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.mistakes import Mistake
from stammtisch.server import saving
from stammtisch.server.clients import ENCODER
from stammtisch.server.rate_limit import RateLimit
from stammtisch.server.seats import clean_name
from stammtisch.server.talk import ChatLine, Chatted

if TYPE_CHECKING:
    from stammtisch.server.clients import Client
    from stammtisch.server.room import Room
    from stammtisch.server.talk import ChatState

REMEMBERED: Final = 100  # lines per table
AT_ONCE, PER_SECOND = 6.0, 0.5  # lines of one seat


class Chat:
    """What was said at a table, and how much each seat may still say."""

    def __init__(self, lines: list[ChatLine] | None = None) -> None:
        self.lines = lines or []
        self.in_house = True  # whether this house has chat at all
        self._limits: dict[str, RateLimit] = {}

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self.lines[-1].number if self.lines else 0

    def state(self, *, wanted: bool) -> ChatState:
        """Whether people may chat, given what the host wants."""
        return "never" if not self.in_house else "on" if wanted else "off"

    def add(self, seat: str, text: str, emote: str, now: int) -> ChatLine:
        """A new line; the oldest is forgotten."""
        if not self._limits.setdefault(seat, RateLimit(AT_ONCE, PER_SECOND)).take():
            raise Mistake("too-often")
        line = ChatLine(self.last + 1, seat, text, emote, now // 1000)
        self.lines = [*self.lines, line][-REMEMBERED:]
        return line


async def say(room: Room, seat: int, text: str = "", emote: str = "") -> int:
    """Say something, or show a face; everybody at the table is told once it is stored."""
    if room.chat_state != "on":
        raise Mistake("chat-off")
    check_unmuted(room, seat)
    words = clean_name(text)
    if not (words or emote):
        raise Mistake("chat-empty")
    line = room.chat.add(room.seats[seat].seat, words, emote, room.store.now())
    await saving.save_chat(room, line)
    data = ENCODER.encode(Chatted((line,), whole=False))
    for client in list(room.clients):
        client.send(data)
    return room.history.number


def check_unmuted(room: Room, seat: int) -> None:
    """Refuse words, faces and new names of a person who was muted."""
    if room.seats[seat].muted:
        raise Mistake(f"muted-{room.seats[seat].muted}")


def tell_chat(room: Room, client: Client) -> None:
    """Tell a client who has come what was said; nothing while chat is off, and nothing of those who are muted."""
    muted = {seat.seat for seat in room.seats if seat.muted}
    said = [line for line in room.chat.lines if line.text or line.emote]  # what was said may have been deleted
    lines = tuple(line for line in said if line.seat not in muted) if room.chat_state == "on" else ()
    client.tell(Chatted(lines, whole=True))
