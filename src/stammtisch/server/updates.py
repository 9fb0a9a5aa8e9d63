"""Builds the messages for a viewer, from the viewer's own view and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from stammtisch.core.events import SPECTATOR
from stammtisch.server.aids import agreed, are_on
from stammtisch.server.api_types import Frame
from stammtisch.server.history import Decided, Newer, Opened
from stammtisch.server.installed import find_game, ledger_of
from stammtisch.server.log_entries import Began, Line, Played, Renamed, Seated, Unread
from stammtisch.server.messages import (
    ClocksNow,
    Due,
    Moved,
    Now,
    SeatClock,
    State,
    TableInfo,
)

if TYPE_CHECKING:
    from stammtisch.core.events import Event
    from stammtisch.core.view import TableView
    from stammtisch.server.clocks.fold import Clocks
    from stammtisch.server.history import Entry, History
    from stammtisch.server.log_entries import LogEntry
    from stammtisch.server.room import Room
    from stammtisch.server.store import ListedTable


def tell_events(history: History, line: int, viewer: int) -> tuple[Event, ...]:
    """What a line brought about, as the viewer may know it."""
    return tuple(history.game.events(history.notes(line), viewer))


def tell_line(history: History, line: int, viewer: int) -> Line:
    """A line of the log as the viewer may read it."""
    return Line(line, tell_entry(history, history.entries[line - 1], line, viewer))


def tell_entry(history: History, entry: Entry, line: int, viewer: int) -> LogEntry:
    """What a line says; a decision's words are for its own seat only, the others are told its events."""
    if isinstance(entry, Opened):
        return Began(tell_events(history, line, viewer))
    if isinstance(entry, Decided):
        own = viewer != SPECTATOR and history.game.seat_names[viewer] == entry.seat
        words = entry.decisions[0].words if own else None
        events = tell_events(history, line, viewer)
        ledger = ledger_of(history.game, events, lambda: views_around(history, line, viewer))
        return Played(entry.seat, words, events, ledger)
    if isinstance(entry, Seated | Renamed):
        return msgspec.structs.replace(entry, name=history.names.get(entry.seat, ""))
    return Unread() if isinstance(entry, Newer) else entry


def views_around(history: History, line: int, viewer: int) -> tuple[TableView, TableView]:
    """What a viewer saw before a decided line, and after it."""
    before, after = history.position_after(line - 1), history.position_after(line)
    assert before is not None
    assert after is not None
    return history.game.view(before, viewer), history.game.view(after, viewer)


def tell_lines(history: History, viewer: int, since: int = 0) -> tuple[Line, ...]:
    """The lines after line `since`."""
    return tuple(tell_line(history, line, viewer) for line in range(since + 1, history.number + 1))


def tell_table(room: Room) -> TableInfo:
    """The table as everybody sees it."""
    here = room.here()
    return TableInfo(
        id=room.id,
        setup=room.history.setup,
        status=room.status,
        seats=tuple(seat.info(here=number in here) for number, seat in enumerate(room.seats)),
        watch=room.settings.watch,
        pace=room.settings.pace,
        number=room.history.number,
        chat=room.chat_state,
        next=room.settings.next,
        clock=room.settings.clock,
        aids=are_on(room),
        agreed=agreed(room),
        closed=room.settings.closed,
        rated=room.settings.rated,
    )


def tell_listed(table: ListedTable, room: Room | None, *, chat: bool) -> TableInfo:
    """A table as the lobby and its own people see it from outside, without its lines; `chat`: in this house."""
    here = {room.seats[seat].seat for seat in room.here()} if room else set()
    names = find_game(table.setup.game).seat_names[: table.setup.seats]
    settings = table.settings
    return TableInfo(
        id=table.id,
        setup=table.setup,
        status=table.status,
        seats=tuple(table.seats[name].info(here=name in here) for name in names),
        watch=settings.watch,
        pace=settings.pace,
        number=table.number,
        chat="never" if not chat else "on" if settings.chat and not settings.closed else "off",
        next=settings.next,
        clock=settings.clock,
        closed=settings.closed,
        rated=settings.rated,
    )


def tell_due(history: History, seat: int) -> Due | None:
    """What a seat is asked."""
    if seat not in history.asked:
        return None
    return Due(history.decision_id(seat), history.started().ask(seat))


def tell_change(history: History, seat: int) -> Due | None:
    """What a seat has answered in secret and may still answer differently."""
    position = history.may_change(seat)
    return None if position is None else Due(history.change_id(seat), history.game.ask(position, seat))


def tell_clocks(room: Room) -> ClocksNow | None:
    """The clocks of everybody who is no bot: public, like the moments in which people answer."""
    clocks = room.clocks()
    if clocks is None or room.settings.closed or not clocks.asked:
        return None
    now = room.store.now()
    people = [number for number, seat in enumerate(room.seats) if seat.holder == "person"]
    told = tuple(tell_clock(clocks, number, room.seats[number].seat, now) for number in people)
    return ClocksNow(now, *clocks.calendar.rests(now), told)


def tell_clock(clocks: Clocks, number: int, seat: str, now: int) -> SeatClock:
    """The clock of one seat, in whole seconds."""
    until = clocks.deadline(number)
    left = clocks.left(number, now)
    return SeatClock(seat, left - left % 1000, clocks.is_running(number), until and until - until % 1000)


class Common(NamedTuple):
    """What everybody is told alike: made once for all whom a change is told."""

    table: TableInfo
    clocks: ClocksNow | None


def tell_common(room: Room) -> Common:
    """The table and its clocks, now."""
    return Common(tell_table(room), tell_clocks(room))


def tell_now(room: Room, viewer: int, common: Common | None = None) -> Now:
    """All that a viewer is to see now."""
    common = common or tell_common(room)
    history = room.history
    table = history.table
    plays = viewer != SPECTATOR and not room.seats[viewer].bot  # a bot stands in: it is asked
    asked = plays and table is not None and not room.settings.closed
    return Now(
        table=common.table,
        view=history.game.view(table.position, viewer) if table else None,
        due=tell_due(history, viewer) if asked else None,
        change=tell_change(history, viewer) if asked else None,
        undo=table is not None and asked and table.undoable(viewer) is not None,
        orders=room.seats[viewer].orders if viewer != SPECTATOR else (),
        result=table.record.result if table else None,
        clocks=common.clocks,
    )


def tell_state(room: Room, viewer: int) -> State:
    """Everything."""
    return State(
        number=room.history.number,
        seat=room.seat_name(viewer),
        lines=tell_lines(room.history, viewer),
        now=tell_now(room, viewer),
    )


def tell_moved(room: Room, viewer: int, after: int, common: Common | None = None) -> Moved:
    """What is new since a number."""
    return Moved(
        after=after,
        number=room.history.number,
        lines=tell_lines(room.history, viewer, after),
        now=tell_now(room, viewer, common),
    )


def tell_frame(room: Room, viewer: int, line: int) -> Frame:
    """The table after an earlier line, as the viewer saw it then."""
    position = room.history.position_after(line)
    view = None if position is None else room.history.game.view(position, viewer)
    return Frame(line, tell_events(room.history, line, viewer) if line else (), view)
