"""Who may be helped, and that everybody is told. Every function is called under the room's lock (`room.perform`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from stammtisch.core.mistakes import Mistake
from stammtisch.core.record import HelpNote
from stammtisch.core.table import ActionRefused
from stammtisch.server.aids import are_on
from stammtisch.server.clients import ENCODER
from stammtisch.server.errors import Stale
from stammtisch.server.hints.thinking import AdviceRequest
from stammtisch.server.history import Decided, Opened
from stammtisch.server.log_entries import Helped, TookBack
from stammtisch.server.saving import save

if TYPE_CHECKING:
    from stammtisch.server.api_types import AskCaution, AskHint
    from stammtisch.server.history import History
    from stammtisch.server.room import Room
    from stammtisch.server.scalars import HelpKind


async def ask_hint(room: Room, seat: int, wish: AskHint) -> AdviceRequest:
    """A question about the seat's own question. Each question is told of once, however often it is asked about."""
    request = request_for(room, seat, wish.decision)
    await tell(room, seat, "hint", since=room.history.asked[seat])
    return request


async def ask_caution(room: Room, seat: int, wish: AskCaution) -> AdviceRequest:
    """A question about an answer of the seat. That it is warned at all is told once."""
    request = request_for(room, seat, wish.decision)
    game, action = room.history.game, room.history.game.catalogue.parse(wish.action)
    if action is None:
        raise Mistake("unknown-words", words=wish.action)
    reason = game.why(room.history.started().position, seat, action)
    if reason is not None:
        raise ActionRefused(game, reason, action)
    await tell(room, seat, "warnings", since=0)
    return msgspec.structs.replace(request, taken=action)


def request_for(room: Room, seat: int, decision: str) -> AdviceRequest:
    """All that the seat may know of its question; a Mistake if it may not be helped with it."""
    history = room.history
    room.settings.check_open()
    room.check_help()
    if history.table is None:
        raise Mistake("not-begun")
    if not are_on(room):
        raise Mistake("aids-off")
    if room.seats[seat].bot:
        raise Mistake("seat-with-bot")
    if seat not in history.asked or history.decision_id(seat) != decision:
        raise Stale
    position, name = history.position_after(question_line(history, seat)), history.game.seat_names[seat]
    assert position is not None
    taken = sum(one.seat == name for one in history.table.record.decisions)
    view = msgspec.Raw(ENCODER.encode(history.game.view(position, seat)))
    return AdviceRequest(history.game.name, seat, position.legal(seat), view, taken)


def question_line(history: History, seat: int) -> int:
    """The line that put the seat's question first.

    Others may have made their secret choices since, and the seat may have taken back its own: asking again must not ask
    another question, whose worlds are others.
    """
    line = history.asked[seat]
    while isinstance(entry := history.entries[line - 1], TookBack) and history.game.seat(entry.seat) == seat:
        line = entry.line - 1
        while not history.put[line - 1] >> seat & 1:
            line -= 1
    return line


async def tell(room: Room, seat: int, kind: HelpKind, since: int) -> None:
    """Write into the log that a seat is helped, unless that was said since some line."""
    before, entry = room.history.number, Helped(room.seats[seat].seat, kind)
    if entry not in room.history.entries[since:]:
        room.history.add(entry)
        await save(room, before)


def help_notes(history: History) -> list[HelpNote]:
    """What the record of a table says of help: before which decision of it each line stands."""
    found, decided = [], 0
    for entry in history.entries:
        match entry:
            case Opened() | Decided():
                decided += len(entry.decisions)
            case TookBack():
                taken_back = history.entries[entry.line - 1]
                decided -= len(taken_back.decisions) if isinstance(taken_back, Decided) else 0
            case Helped():
                found.append(HelpNote(decided + 1, entry.seat, entry.kind))
    return list(dict.fromkeys(found))
