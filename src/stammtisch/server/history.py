"""The log of a table as it is stored, and the game made of it.

A line is what somebody did: began, decided, took back, sat down. Lines are only ever added. A decision's line also
holds the draws that followed it, so a line is stored whole or not at all, and folding the lines gives the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from stammtisch.core.bits import count, members
from stammtisch.core.position import CHANCE, STEP
from stammtisch.core.record import Decision, Record
from stammtisch.core.table import Table
from stammtisch.server.messages import Changed, Renamed, Seated, Stumbled, TookBack

if TYPE_CHECKING:
    from stammtisch.core.events import Note
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.setup import Setup

Words = tuple[tuple[str, str, str], ...]  # decisions as the record has them: seat, words, digest


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The game began: with the dealer's first draws, or where another game is continued."""

    decisions: Words


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """A seat decided; the draws that followed. `by` is for the host's eyes only: a standing answer must not tell."""

    seat: str
    decisions: Words
    by: str


Entry = Opened | Decided | TookBack | Seated | Renamed | Stumbled | Changed


class History:
    """All lines of one table and the game that they make."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.table: Table | None = None
        self.entries: list[Entry] = []
        self.notes: list[list[Note]] = []  # what each line brought about
        self.asked: dict[int, int] = {}  # by seat that owes a decision: the line that put the question
        self.answered: dict[int, int] = {}  # by seat: the line that put the question which it answered last
        self._counts: list[int] = []  # decisions of the record after each line; -1 where it was rewritten since
        self._lines: list[int] = []  # the line of each decision of the record
        self._opened = 0  # the line with which the game began
        self._step = -1

    @property
    def number(self) -> int:
        """How many lines there are."""
        return len(self.entries)

    # ---- writing lines

    def open(self) -> Opened:
        """Begin the game; the dealer makes the first draws."""
        self.table = Table(self.game, self.setup, None)
        entry = Opened(self._words(0))
        self._enter(entry, 0)
        return entry

    def resume(self, entry: Opened) -> Opened:
        """Begin where a record stands; the dealer makes the draws that are due."""
        self.table = Table(self.game, self.setup, None)
        self.table.resume(Record(self.setup, decisions=[Decision(*words) for words in entry.decisions]))
        entry = Opened(self._words(0))
        self._enter(entry, 0)
        return entry

    def decide(self, seat: int, action: int, by: str) -> Decided:
        """Let a seat decide, if the rules allow; the draws that are due follow."""
        table = self.started()
        first = len(table.record.decisions)
        table.decide(seat, action)
        entry = Decided(self.game.seat_names[seat], self._words(first), by)
        self._enter(entry, first)
        return entry

    def take_back(self, seat: int) -> TookBack:
        """Take back the seat's last decision, if the core allows."""
        table = self.started()
        index = table.undoable(seat)
        table.undo(seat)
        assert index is not None
        entry = TookBack(self.game.seat_names[seat], self._lines[index])
        self._rewrite(index)
        self._enter(entry, len(table.record.decisions))
        return entry

    def add(self, entry: Entry) -> None:
        """Add a line that was stored, or one that does not concern the game."""
        match entry:
            case Opened():
                self.table = Table(self.game, self.setup, None)
                self.table.rebuild(Record(self.setup, decisions=[Decision(*words) for words in entry.decisions]))
                self._enter(entry, 0)
            case Decided():
                first = len(self.started().record.decisions)
                for words in entry.decisions:
                    self.started().repeat(Decision(*words))
                self._enter(entry, first)
            case TookBack():
                self.take_back(self.game.seat(entry.seat))
            case _:
                self._enter(entry, len(self.table.record.decisions) if self.table else 0)

    def started(self) -> Table:
        """The table of a game that has begun."""
        assert self.table is not None
        return self.table

    def _words(self, first: int) -> Words:
        """The decisions of the record from some point on."""
        return tuple((one.seat, one.words, one.digest) for one in self.started().record.decisions[first:])

    def _enter(self, entry: Entry, first: int) -> None:
        """Keep a line; its decisions are those of the record from `first` on."""
        self.entries.append(entry)
        notes = self.table.notes[first:] if self.table else []
        self.notes.append([note for some in notes for note in some])
        self._lines += [self.number] * len(notes)
        self._counts.append(len(self._lines))
        if isinstance(entry, Opened):
            self._opened = self.number
        if self.table:
            self._put_questions(self.table.position, entry)

    def _rewrite(self, index: int) -> None:
        """A decision was taken out of the record: earlier lines that held it cannot be looked up in it any more."""
        del self._lines[index]
        self._counts = [held if held <= index else -1 for held in self._counts]

    def _put_questions(self, position: Position, entry: Entry) -> None:
        """Note since which line each seat has been asked what it is asked now."""
        actor = entry.seat if isinstance(entry, Decided | TookBack) else None
        same_step = position.at[STEP] == self._step
        self._step = position.at[STEP]
        asked: dict[int, int] = {}
        for seat in members(position.to_act & ~CHANCE):
            goes_on = same_step and seat in self.asked and self.game.seat_names[seat] != actor
            asked[seat] = self.asked[seat] if goes_on else self.number
        if isinstance(entry, Decided):
            seat = self.game.seat(entry.seat)
            self.answered[seat] = self.asked.get(seat, 0)
        self.asked = asked

    # ---- looking

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
        index = self.table.undoable(seat)
        if index is None:
            return None
        before = self.table.before[index]
        together = count(before.to_act) > 1 and before.at[STEP] == self.table.position.at[STEP]
        return before if together else None

    def position_after(self, line: int) -> Position | None:
        """The position after an earlier line; None before the game began."""
        if self.table is None or line < self._opened:
            return None
        held = self._counts[line - 1]
        if held < 0:
            return self._fold(line)
        before = self.table.before
        return before[held] if held < len(before) else self.table.position

    def _fold(self, line: int) -> Position | None:
        """The position after an earlier line that was rewritten since: all lines up to it, once more."""
        past = History(self.game, self.setup)
        for entry in self.entries[:line]:
            past.add(entry)
        return past.table.position if past.table else None
