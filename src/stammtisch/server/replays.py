"""Records that are leafed through: uploaded ones, and finished tables. Everything is open here."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import sqlalchemy as sql

from stammtisch.core.events import OPEN, SPECTATOR
from stammtisch.core.mistakes import Mistake
from stammtisch.core.record import Record, game_name, result_of, salvage, write
from stammtisch.core.table import Table
from stammtisch.server.api_types import Frame, Moment, Replay, Story
from stammtisch.server.errors import trouble
from stammtisch.server.installed import find_game
from stammtisch.server.keys import make_id
from stammtisch.server.store import REPLAYS

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.server.messages import ErrorInfo
    from stammtisch.server.room import Room
    from stammtisch.server.tables import Tables

KEPT: Final = 1000  # uploads; the oldest make room
OPENED: Final = 8  # that stay in memory
LONGEST: Final = 20_000  # decisions of a record


class OpenReplay:
    """A record with the position before each decision."""

    def __init__(self, name: str, game: Game, record: Record) -> None:
        self.id = name
        self.game = game
        self.trouble: ErrorInfo | None = None
        self.table = Table(game, record.setup, None)
        self.table.rebuild(Record(record.setup, record.players))
        for decision in record.decisions:
            try:
                self.table.repeat(decision)
            except Mistake as mistake:
                self._tear_out(mistake)
                break

    def _tear_out(self, mistake: Mistake) -> None:
        """Keep what can be kept: the decision that failed was never made."""
        self.trouble = trouble(mistake)
        self.table.position = self.table.before.pop()
        del self.table.record.decisions[len(self.table.before) :], self.table.notes[len(self.table.before) :]
        self.table.record.result = None

    def replay(self) -> Replay:
        """What there is to leaf through."""
        record = self.table.record
        length = len(record.decisions)
        return Replay(self.id, record.setup, record.players, length, record.result, self.trouble)

    def position(self, number: int) -> Position:
        """The position after so many decisions."""
        before = self.table.before
        if number > len(before):
            raise Mistake("no-line", number=number)
        return before[number] if number < len(before) else self.table.position

    def frame(self, number: int, viewer: str) -> Frame:
        """The table after so many decisions, as somebody saw it."""
        eyes = self.eyes(viewer)
        position = self.position(number)
        notes = self.table.notes[number - 1] if number else []
        return Frame(number, tuple(self.game.events(notes, eyes)), self.game.view(position, eyes))

    def eyes(self, viewer: str) -> int:
        """The number of a viewer."""
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
    """Finds books, and keeps those that were opened last at hand."""

    def __init__(self, house: Tables) -> None:
        self.house = house
        self._books: dict[str, OpenReplay] = {}

    async def upload(self, text: str) -> OpenReplay:
        """Read a record, keep it, and open it."""
        book = await asyncio.to_thread(read_book, make_id(), text)
        row = {"id": book.id, "text": text, "made": int(time.time())}
        newest = sql.select(REPLAYS.c.id).order_by(REPLAYS.c.made.desc()).limit(KEPT)
        old = sql.delete(REPLAYS).where(REPLAYS.c.id.not_in(newest))
        await self.house.store.write(sql.insert(REPLAYS).values(row), old)
        return self._shelve(book)

    async def find(self, name: str) -> OpenReplay:
        """An uploaded record, or a finished table."""
        if name in self._books:
            return self._shelve(self._books.pop(name))
        rows = await self.house.store.read(sql.select(REPLAYS.c.text).where(REPLAYS.c.id == name))
        text = rows[0].text if rows else await self._finished(name)
        return self._shelve(await asyncio.to_thread(read_book, name, text))

    async def _finished(self, name: str) -> str:
        try:
            async with self.house.room(name) as room:
                return write_record(room)
        except Mistake as mistake:
            raise Mistake("no-replay", replay=name) if mistake.key == "no-table" else mistake from mistake

    def _shelve(self, book: OpenReplay) -> OpenReplay:
        self._books[book.id] = book
        while len(self._books) > OPENED:
            del self._books[next(iter(self._books))]
        return book


def read_book(name: str, text: str) -> OpenReplay:
    """A record from its text, as far as it can be read."""
    game = find_game(game_name(text))
    record, mistake = salvage(text, game)
    if len(record.decisions) > LONGEST:
        raise Mistake("too-large")
    book = OpenReplay(name, game, record)
    if mistake is not None and book.trouble is None:
        book.trouble = trouble(mistake)
    return book


def write_record(room: Room) -> str:
    """The whole record of a finished table."""
    table = room.history.table
    if table is None or table.position.to_act:
        raise Mistake("not-over")
    players = {seat.seat: seat.name or (f"bot {seat.bot}" if seat.bot else "") for seat in room.seats}
    named = {seat: name for seat, name in players.items() if name}
    record = Record(table.record.setup, named, None, table.record.decisions, result_of(table.game, table.position))
    return write(record, table.game)
