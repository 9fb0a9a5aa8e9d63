"""The log of a table as it is stored: the lines of the game, and what else people did there.

Lines are only ever added. A decision's line also holds the draws that followed it, so it is stored whole or not at all.
The game itself is `core.table.Table`, which folds its own lines; here they are numbered together with the others, and
every question gets an id.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from stammtisch.core.bits import count, members
from stammtisch.core.position import CHANCE, STEP
from stammtisch.core.record import Decision, Record
from stammtisch.core.table import Table
from stammtisch.server.log_entries import (
    Agreed,
    Changed,
    Helped,
    NextTable,
    Renamed,
    Seated,
    Stumbled,
    TimedOut,
    TookBack,
)

if TYPE_CHECKING:
    from stammtisch.core.events import Note
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.setup import Setup
    from stammtisch.core.table import TableMark


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The game began: with the dealer's first draws, or with the decisions of a record that is continued."""

    decisions: tuple[Decision, ...]


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """A seat decided; the draws that followed. `by` is for the host's eyes only: a standing order must not show."""

    seat: str
    decisions: tuple[Decision, ...]
    by: str


class Newer(msgspec.Struct, frozen=True, tag="newer"):
    """What a newer server has written, of a kind that we do not know. It counts as a line; we write none.

    So servers of two versions may serve a table side by side: a new kind must not concern the position.
    """

    text: str


Entry = (
    Opened | Decided | TookBack | Seated | Renamed | Stumbled | TimedOut | Changed | NextTable | Agreed | Helped | Newer
)


class HistoryMark(NamedTuple):
    """How a history stood, to come back to."""

    table: Table | None
    mark: TableMark | None
    number: int
    asked: dict[int, int]
    answered: dict[int, int]


class History:
    """All lines of one table, the game that they make, and the ids of its questions."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.table: Table | None = None
        self.entries: list[Entry] = []
        self.times: list[int] = []  # of each line that was stored, in milliseconds since 1970; never going back
        self.owed: list[int] = []  # after each line: the seats that owe a decision, as bits ...
        self.put: list[int] = []  # ... and those whom this line has put a new question
        self.asked: dict[int, int] = {}  # by seat that owes a decision: the line that put the question
        self.answered: dict[int, int] = {}  # by seat: the line that put the question which it answered last
        self.names: dict[str, str] = {}  # by seat: what its person is called now
        self._held: list[int] = []  # after each line: how many lines the table's own log has

    @property
    def number(self) -> int:
        """How many lines there are."""
        return len(self.entries)

    def mark(self) -> HistoryMark:
        """How it stands, to come back to."""
        mark = self.table.mark() if self.table else None
        return HistoryMark(self.table, mark, self.number, self.asked, dict(self.answered))

    def rewind(self, mark: HistoryMark) -> None:
        """Forget the lines that came after a mark: they were never stored, and nobody was told of them."""
        self.table = mark.table
        if mark.table and mark.mark:
            mark.table.rewind(mark.mark)
        for kept in (self.entries, self.times, self.owed, self.put, self._held):
            del kept[mark.number :]
        self.asked, self.answered = mark.asked, dict(mark.answered)

    # ---- writing lines

    def open(self) -> None:
        """Begin the game; the dealer makes the first draws."""
        self.table = Table(self.game, self.setup, None)
        self._add(Opened(tuple(self.table.record.decisions)))

    def resume(self, decisions: list[Decision]) -> None:
        """Begin where a record stands; the dealer makes the draws that are due."""
        self.table = Table(self.game, self.setup, None)
        self.table.resume(Record(self.setup, decisions=decisions))
        self._add(Opened(tuple(self.table.record.decisions)))

    def decide(self, seat: int, action: int, by: str) -> None:
        """Let a seat decide, if the rules allow; the draws that are due follow."""
        table = self.started()
        table.decide(seat, action)
        line = table.lines[-1]
        self._add(Decided(line.seat, tuple(line.decisions), by))

    def take_back(self, seat: int) -> None:
        """Take back the seat's last decision, if the core allows."""
        table = self.started()
        table.undo(seat)
        line = table.lines[-1]
        assert line.takes_back is not None
        self._add(TookBack(line.seat, 1 + bisect_right(self._held, line.takes_back)))

    def stamp(self, now: int) -> None:
        """Give the lines that are about to be stored their time."""
        last = self.times[-1] if self.times else 0
        self.times += [max(now, last)] * (self.number - len(self.times))

    def add(self, entry: Entry, at: int | None = None) -> None:
        """Add a line that was stored (at some time), or one that does not concern the game."""
        match entry:
            case Opened():
                self.table = Table(self.game, self.setup, None)
                self.table.rebuild(Record(self.setup, decisions=list(entry.decisions)))
            case Decided():
                for decision in entry.decisions:
                    self.started().repeat(decision)
            case TookBack():
                self.started().undo(self.game.seat(entry.seat))
        self._add(entry)
        if at is not None:
            self.stamp(at)

    def _add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self._held.append(len(self.table.lines) if self.table else 0)
        if self.table:
            self._put_questions(self.table.position, entry)
        self.owed.append(sum(1 << seat for seat in self.asked))
        self.put.append(sum(1 << seat for seat, line in self.asked.items() if line == self.number))

    def _put_questions(self, position: Position, entry: Entry) -> None:
        """Note since which line each seat has been asked what it is asked now."""
        before = self.position_after(self.number - 1)
        same_step = before is not None and before.at[STEP] == position.at[STEP]
        actor = self.game.seat(entry.seat) if isinstance(entry, Decided | TookBack) else None
        if actor is not None and isinstance(entry, Decided):
            self.answered[actor] = self.asked.get(actor, 0)
        self.asked = {
            seat: self.asked[seat] if same_step and seat in self.asked and seat != actor else self.number
            for seat in members(position.to_act & ~CHANCE)
        }

    # ---- looking

    def started(self) -> Table:
        """The table of a game that has begun."""
        assert self.table is not None
        return self.table

    def notes(self, line: int) -> list[Note]:
        """What a line brought about."""
        if self.table is None:
            return []
        lines = self.table.lines[self._held_after(line - 1) : self._held_after(line)]
        return [note for one in lines for note in one.notes]

    def position_after(self, line: int) -> Position | None:
        """The position after an earlier line; None before the game began."""
        held = self._held_after(line)
        return self.table.position_after(held) if self.table and held else None

    def _held_after(self, line: int) -> int:
        return self._held[line - 1] if line > 0 else 0

    def decision_id(self, seat: int) -> str:
        """The id of the question that a seat is asked."""
        return f"{self.asked[seat]}-{self.game.seat_names[seat]}"

    def change_id(self, seat: int) -> str:
        """The id of the question that a seat has answered last."""
        return f"{self.answered.get(seat, 0)}-{self.game.seat_names[seat]}-again"

    def may_change(self, seat: int) -> Position | None:
        """The position in which a seat made a choice that it may still make differently while others choose."""
        if self.table is None or seat in self.asked or not self.asked:
            return None
        number = self.table.undoable(seat)
        if number is None:
            return None
        before = self.table.before[number]
        together = count(before.to_act) > 1 and before.at[STEP] == self.table.position.at[STEP]
        return before if together else None
