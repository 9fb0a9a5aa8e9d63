"""Replays: records that are stepped through, uploaded ones and finished tables. Nothing is hidden here.

So a table has a replay only when its game is over; whoever uploads a record has read it already.
"""

from __future__ import annotations

from collections import deque
from itertools import accumulate
from typing import TYPE_CHECKING, Final, cast

from stammtisch.core.events import OPEN, SPECTATOR
from stammtisch.core.mistakes import Mistake
from stammtisch.core.record import DEALER_NAME, Record, game_name, result_of, salvage, write
from stammtisch.core.table import Table
from stammtisch.server.api_types import Frame, Log, Mark, Moment, Replay, Story
from stammtisch.server.errors import error_info
from stammtisch.server.hints.asking import help_notes
from stammtisch.server.installed import find_game, ledger_of
from stammtisch.server.keys import make_id
from stammtisch.server.log_entries import Began, Helped, Line, Played
from stammtisch.server.queries import forecast_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.table import TableLine
    from stammtisch.core.view import TableView
    from stammtisch.server.analysis.jobs import Subject
    from stammtisch.server.guests import Guest
    from stammtisch.server.log_entries import LogEntry
    from stammtisch.server.room import Room
    from stammtisch.server.scalars import HelpKind
    from stammtisch.server.tables import Tables

KEPT: Final = 1000  # uploads; the oldest are deleted
OPENED: Final = 8  # replays that stay in memory
LONGEST: Final = 20_000  # lines of a record; the longest games have some 1,400 decisions
BOT: Final = "bot "  # how the header of a record names a bot, before its level


class OpenReplay:
    """A record with the position before each decision."""

    def __init__(self, name: str, game: Game, record: Record, mistake: Mistake | None = None) -> None:
        self.id = name
        self.game = game
        self.subject: Subject | None = None  # of its analysis, once somebody has asked for it
        self.trouble = error_info(mistake) if mistake else None  # why the record ends where it does
        self.table = Table(game, record.setup, None)
        self.table.rebuild(record)

    def replay(self) -> Replay:
        """What there is to step through."""
        record = self.table.record
        return Replay(
            id=self.id,
            setup=record.setup,
            players={seat: name for seat, name in record.players.items() if name and not name.startswith(BOT)},
            bots={s: name.removeprefix(BOT).strip() for s, name in record.players.items() if name.startswith(BOT)},
            length=len(record.decisions),
            stops=tuple(number for number, _line in self.lines()),
            marks=tuple(self.marks()),
            result=record.result,
            trouble=self.trouble,
        )

    def lines(self) -> Iterator[tuple[int, TableLine]]:
        """Each line of the log that holds decisions, with the number of decisions up to its end."""
        ends = accumulate(len(line.decisions) for line in self.table.lines)
        return ((end, line) for end, line in zip(ends, self.table.lines, strict=True) if line.decisions)

    def marks(self) -> Iterator[Mark]:
        """Where rounds begin, as far as the game goes on then."""
        before = 0
        for number, _line in self.lines():
            position = self.position(number)
            now = position.law.round_of(position) if position.to_act else before
            if now > before:
                phase, within = divmod(now - 1, self.game.rounds_per_phase)
                yield Mark(number, now, phase + 1, within + 1)
            before = now

    def position(self, number: int) -> Position:
        """The position after `number` decisions."""
        before = self.table.before
        if number > len(before):
            raise Mistake("no-line", number=number)
        return before[number] if number < len(before) else self.table.position

    def frame(self, number: int, viewer: str) -> Frame:
        """The table after `number` decisions, as a viewer saw it."""
        eyes = self.viewer_number(viewer)
        position = self.position(number)
        notes = self.table.notes[number - 1] if number else []
        ahead = forecast_at(self.game, position) if position.to_act else None
        return Frame(number, tuple(self.game.events(notes, eyes)), self.game.view(position, eyes), ahead)

    def log(self, viewer: str) -> Log:
        """The log as a viewer could read it; the number of a line is that of its last decision."""
        return Log(tuple(self.log_lines(self.viewer_number(viewer))))

    def log_lines(self, eyes: int) -> Iterator[Line]:
        """Decisions, and before them who was helped: at the moment at which the question was open."""
        before, notes = 0, deque(self.table.record.help)
        for number, line in self.lines():
            while notes and notes[0].number <= number:
                note = notes.popleft()
                yield Line(before, Helped(note.seat, cast("HelpKind", note.kind)))
            yield Line(number, self.entry(number, line, eyes))
            before = number

    def entry(self, number: int, line: TableLine, eyes: int) -> LogEntry:
        """What a line of the log says; the words of a decision for its own seat, or with everything open."""
        events = tuple(self.game.events(line.notes, eyes))
        if line.seat == DEALER_NAME:
            return Began(events)
        own = eyes in (OPEN, self.game.seat(line.seat))
        ledger = ledger_of(self.game, events, lambda: self.views_around(number, line, eyes))
        return Played(line.seat, line.decisions[0].words if own else None, events, ledger)

    def views_around(self, number: int, line: TableLine, eyes: int) -> tuple[TableView, TableView]:
        """What a viewer saw before a line, and after it; `number` counts the decisions up to its end."""
        before, after = self.position(number - len(line.decisions)), self.position(number)
        return self.game.view(before, eyes), self.game.view(after, eyes)

    def viewer_number(self, viewer: str) -> int:
        """The number of a viewer: a seat, `spectator`, or `open` for everything."""
        if viewer in ("open", "spectator"):
            return OPEN if viewer == "open" else SPECTATOR
        names = self.game.seat_names[: self.table.record.setup.seats]
        if viewer not in names:
            raise Mistake("unknown-seat", seat=viewer, known=", ".join(names))
        return names.index(viewer)

    def story(self) -> Story:
        """Every decision with what it brought about and the scores after it."""
        names = self.game.seat_names
        moments = []
        for number, decision in enumerate(self.table.record.decisions, 1):
            events = tuple(self.game.events(self.table.notes[number - 1], OPEN))
            scores = dict(zip(names, self.position(number).scores(), strict=False))
            moments.append(Moment(number, decision.seat, decision.words, events, scores))
        return Story(tuple(moments))


class Replays:
    """Finds replays, and keeps those that were used last in memory."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._open: dict[str, OpenReplay] = {}
        tables.blocklist.on_change.append(self._open.clear)  # a table may be closed now, or a name another

    async def upload(self, text: str, guest: Guest) -> OpenReplay:
        """Read a record, store it, and open it."""
        replay = await guest.work(read_replay, make_id(), text)
        await self.tables.store.save_replay(replay.id, text, KEPT)
        return self._remember(replay)

    async def find(self, name: str, guest: Guest) -> OpenReplay:
        """An uploaded record, or a finished table."""
        if name in self._open:
            return self._remember(self._open.pop(name))
        text = await self.tables.store.load_replay(name)
        if text is None:
            text = await self._finished(name)
        return self._remember(await guest.work(read_replay, name, text))

    async def _finished(self, name: str) -> str:
        try:
            async with self.tables.room(name) as room:
                room.settings.check_open()
                return write_record(room)
        except Mistake as mistake:
            raise Mistake("no-replay", replay=name) if mistake.key == "no-table" else mistake from mistake

    def _remember(self, replay: OpenReplay) -> OpenReplay:
        self._open[replay.id] = replay
        while len(self._open) > OPENED:
            del self._open[next(iter(self._open))]
        return replay


def read_replay(name: str, text: str) -> OpenReplay:
    """A record from its text, as far as it can be read and played."""
    if len(text.splitlines()) > LONGEST:
        raise Mistake("too-large")
    game = find_game(game_name(text))
    record, mistake = salvage(text, game)
    return OpenReplay(name, game, record, mistake)


def write_record(room: Room) -> str:
    """The whole record of a finished table."""
    table = room.history.table
    if table is None or table.position.to_act:
        raise Mistake("not-over")
    players = {seat.seat: seat.name or (f"{BOT}{seat.bot}" if seat.bot else "") for seat in room.seats}
    named = {seat: name for seat, name in players.items() if name}
    result, notes = result_of(table.game, table.position), help_notes(room.history)
    record = Record(table.record.setup, named, None, table.record.decisions, result, help=notes)
    return write(record, table.game)
