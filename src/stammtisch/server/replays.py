"""Replays: records that are stepped through, uploaded ones and finished tables. Nothing is hidden here."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from stammtisch.core.events import OPEN, SPECTATOR
from stammtisch.core.mistakes import Mistake
from stammtisch.core.record import Record, game_name, result_of, salvage, write
from stammtisch.core.table import Table
from stammtisch.server.api_types import Frame, Moment, Replay, Story
from stammtisch.server.errors import error_info
from stammtisch.server.installed import find_game
from stammtisch.server.keys import make_id

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.server.room import Room
    from stammtisch.server.tables import Tables

KEPT: Final = 1000  # uploads; the oldest are deleted
OPENED: Final = 8  # replays that stay in memory
LONGEST: Final = 20_000  # decisions of a record


class OpenReplay:
    """A record with the position before each decision."""

    def __init__(self, name: str, game: Game, record: Record, mistake: Mistake | None = None) -> None:
        self.id = name
        self.game = game
        self.trouble = error_info(mistake) if mistake else None  # why the record ends where it does
        self.table = Table(game, record.setup, None)
        self.table.rebuild(record)

    def replay(self) -> Replay:
        """What there is to step through."""
        record = self.table.record
        length = len(record.decisions)
        return Replay(self.id, record.setup, record.players, length, record.result, self.trouble)

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
        return Frame(number, tuple(self.game.events(notes, eyes)), self.game.view(position, eyes))

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

    async def upload(self, text: str) -> OpenReplay:
        """Read a record, store it, and open it."""
        replay = await asyncio.to_thread(read_replay, make_id(), text)
        await self.tables.store.save_replay(replay.id, text, KEPT)
        return self._remember(replay)

    async def find(self, name: str) -> OpenReplay:
        """An uploaded record, or a finished table."""
        if name in self._open:
            return self._remember(self._open.pop(name))
        text = await self.tables.store.load_replay(name)
        if text is None:
            text = await self._finished(name)
        return self._remember(await asyncio.to_thread(read_replay, name, text))

    async def _finished(self, name: str) -> str:
        try:
            async with self.tables.room(name) as room:
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
    game = find_game(game_name(text))
    record, mistake = salvage(text, game)
    if len(record.decisions) > LONGEST:
        raise Mistake("too-large")
    return OpenReplay(name, game, record, mistake)


def write_record(room: Room) -> str:
    """The whole record of a finished table."""
    table = room.history.table
    if table is None or table.position.to_act:
        raise Mistake("not-over")
    players = {seat.seat: seat.name or (f"bot {seat.bot}" if seat.bot else "") for seat in room.seats}
    named = {seat: name for seat, name in players.items() if name}
    record = Record(table.record.setup, named, None, table.record.decisions, result_of(table.game, table.position))
    return write(record, table.game)
