"""A table: one game being played. It checks decisions, makes the draws, and keeps a log that only ever grows.

A line of the log is a decision with the draws that followed it, or a decision taken back. Position and record are the
fold of all lines. Positions on the way are never changed again; enough of them are kept (trail.py) for taking back and
looking back to be cheap.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from stammtisch.core.bits import count
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import Mistake
from stammtisch.core.position import CHANCE, DEALER, STEP, Position
from stammtisch.core.record import DEALER_NAME, Decision, Record, apply_decision, result_of
from stammtisch.core.trail import Trail

if TYPE_CHECKING:
    from stammtisch.core.ask import Ask, Reason
    from stammtisch.core.events import Event, Note
    from stammtisch.core.game import Game
    from stammtisch.core.record import Result
    from stammtisch.core.setup import Setup
    from stammtisch.core.words import Phrasebook


_SEED_BITS: Final = 62  # all that a generator can hold


class ActionRefused(Mistake):
    """A decision against the rules, with the reason and the rule behind it."""

    def __init__(self, game: Game, reason: Reason, action: int) -> None:
        super().__init__(f"reason-{reason.key}", action=game.catalogue.words(action), **reason.facts)
        self.words = (game.package,)
        self.game = game
        self.reason = reason

    def sentence(self, book: Phrasebook) -> str:
        """Why not, with everything called by its name."""
        return self.game.explain(book, self.reason)


@dataclass(slots=True)
class TableLine:
    """A line of the log. The first one belongs to the dealer: the draws before anybody decides."""

    seat: str
    decisions: list[Decision] = field(default_factory=list)  # the seat's own and the draws that followed
    notes: list[Note] = field(default_factory=list)  # what they brought about
    takes_back: int | None = None  # the line whose decision no longer counts


class TableMark(NamedTuple):
    """How a table stood: its position and, shallowly, its lists. Nothing in them is changed once it is kept."""

    position: Position
    result: Result | None
    lists: tuple[list[Any], ...]


class Table:
    """A game in progress with its log. Without a seed every draw is fresh: nobody can foretell or repeat it."""

    def __init__(self, game: Game, setup: Setup, seed: int | None, players: dict[str, str] | None = None) -> None:
        self.game = game
        self._begin(Record(setup, players or {}, seed, []), seed)
        self.run_chance()

    def _begin(self, record: Record, seed: int | None) -> None:
        """Start an empty log."""
        self.position = self.game.open(record.setup)
        self.record = record
        self.lines = [TableLine(DEALER_NAME)]
        self.before = Trail(self._again)  # the position before each decision of the record
        self.notes: list[list[Note]] = []  # what each decision of the record brought about
        self._line_of: list[int] = []  # the line of each decision of the record
        # the position after each line but the last: before which decision it is, or itself if that was taken back
        self._after: list[int | Position] = []
        self._rng = None if seed is None else Rng(seed)

    # ---- deciding

    def decide(self, seat: int, action: int) -> None:
        """Add a seat's decision and the draws that are due after it; raise ActionRefused if the rules forbid it."""
        reason = self.game.why(self.position, seat, action)
        if reason is not None:
            raise ActionRefused(self.game, reason, action)
        self._add(*self._decided(seat, action))
        self.run_chance()

    def run_chance(self) -> None:
        """Make every draw that is due."""
        while self.position.to_act == CHANCE:
            draw = self.position.draw(self._rng or Rng(secrets.randbits(_SEED_BITS)))
            self._add(*self._decided(DEALER, draw))

    def resume(self, record: Record) -> None:
        """Take over a record from its beginning; the seed goes on with fresh draws of its own."""
        self.rebuild(record)
        self.run_chance()

    def rebuild(self, record: Record) -> None:
        """Take over a record exactly as it stands: no draw is made that it does not hold."""
        seed = None if record.seed is None else record.seed * 1_000_003 + len(record.decisions)
        self._begin(Record(record.setup, record.players, record.seed, [], help=list(record.help)), seed)
        for number, decision in enumerate(record.decisions, 1):
            self.repeat(decision, record.line(number))

    def repeat(self, decision: Decision, line: int | None = None) -> None:
        """Add a decision or a draw of a record; raise a Mistake that names the line if it does not fit."""
        after = self._next_position()
        apply_decision(self.game, after, decision, len(self.before) + 1, line)
        self._add(decision._replace(digest=decision.digest or self.game.digest(after)), after)

    def _decided(self, seat: int, action: int) -> tuple[Decision, Position]:
        """A legal decision in words, and the position after it."""
        after = self._next_position()
        after.apply(seat, action)
        name = DEALER_NAME if seat == DEALER else self.game.seat_names[seat]
        return Decision(name, self.game.catalogue.words(action), self.game.digest(after)), after

    def _next_position(self) -> Position:
        """A copy to decide in, with an empty journal."""
        after = self.position.copy()
        after.journal = []
        return after

    # ---- the log and its fold

    def _add(self, decision: Decision, after: Position) -> None:
        """Write a decision down: a seat's begins a line, a draw belongs to the line that it followed."""
        if decision.seat != DEALER_NAME:
            self._write(TableLine(decision.seat))
        self.lines[-1].decisions.append(decision)
        self.lines[-1].notes += after.journal or []
        self._fold(decision, after, len(self.lines) - 1)

    def _write(self, line: TableLine) -> None:
        self._after.append(len(self.before))
        self.lines.append(line)

    def _again(self, position: Position, number: int) -> None:
        """Carry out a decision of the record in a position."""
        decision = self.record.decisions[number]
        action = self.game.catalogue.parse(decision.words)
        assert action is not None
        position.apply(DEALER if decision.seat == DEALER_NAME else self.game.seat(decision.seat), action)

    def _position_before(self, number: int) -> Position:
        """The position before a decision, or before the next one."""
        return self.position if number == len(self.before) else self.before[number]

    def _fold(self, decision: Decision, after: Position, line: int) -> None:
        """Let a decision of some line count: it is part of the record, and the position is the one after it."""
        self.before.append(self.position)
        self.notes.append(after.journal or [])
        self.record.decisions.append(decision)
        self._line_of.append(line)
        self.position = after
        if after.to_act == 0:
            self.record.result = result_of(self.game, after)

    def _fold_without(self, number: int) -> None:
        """Let a decision of the record count no longer; those after it are carried out again."""
        for line, found in enumerate(self._after):
            if isinstance(found, int) and found > number:
                self._after[line] = self._position_before(found)
        later = zip(self.record.decisions[number + 1 :], self._line_of[number + 1 :], strict=True)
        self.position = self.before[number]
        self.record.result = None
        self.before.cut(number)
        del self.notes[number:], self.record.decisions[number:], self._line_of[number:]
        for decision, line in later:
            action = self.game.catalogue.number[decision.words]
            self._fold(*self._decided(self.game.seat(decision.seat), action), line)

    def position_after(self, lines: int) -> Position:
        """The position after the first `lines` lines, as it was then; at least the dealer's."""
        if lines == len(self.lines):
            return self.position
        found = self._after[lines - 1]
        return self._position_before(found) if isinstance(found, int) else found

    # ---- going back as if nothing had happened

    def mark(self) -> TableMark:
        """How the table stands, to come back to."""
        return TableMark(self.position, self.record.result, tuple(list(one) for one in self._lists()))

    def rewind(self, mark: TableMark) -> None:
        """Forget all that came after a mark: nobody was told of it."""
        self.position, self.record.result = mark.position, mark.result
        for now, then in zip(self._lists(), mark.lists, strict=True):
            now[:] = then

    def _lists(self) -> tuple[list[Any], ...]:
        return self.record.decisions, self.lines, self.before.kept, self.notes, self._line_of, self._after

    # ---- taking back

    def undoable(self, seat: int) -> int | None:
        """Which decision of the record `seat` may take back: its last, if nothing was revealed, drawn or decided since.

        Secret choices made at the same time do not count as decisions by others: each may be changed until the
        last one is in.
        """
        name = self.game.seat_names[seat]
        last = len(self.record.decisions) - 1
        for number in range(last, max(-1, min(last, self._together_since()) - 1), -1):
            if self.game.reveals(self.notes[number]):
                return None
            if self.record.decisions[number].seat == name:
                return number
        return None

    def _together_since(self) -> int:
        """The first decision of the simultaneous choice under way; past the end if there is none."""
        number = len(self.before)
        while number > 0 and self._is_same_step(number - 1):
            number -= 1
        simultaneous = number < len(self.before) and count(self.before[number].to_act) > 1
        return number if simultaneous else len(self.before)

    def _is_same_step(self, number: int) -> bool:
        before = self.before[number]
        return before.at[STEP] == self.position.at[STEP] and before.to_act != CHANCE

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision; what others chose at the same time stays."""
        number = self.undoable(seat)
        if number is None:
            raise Mistake("cannot-undo")
        self._write(TableLine(self.game.seat_names[seat], takes_back=self._line_of[number]))
        self._fold_without(number)

    # ---- looking

    def ask(self, seat: int) -> Ask:
        """The question put to a seat."""
        return self.game.ask(self.position, seat)

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """What happened from some decision on, as `viewer` may know it."""
        return [event for notes in self.notes[since:] for event in self.game.events(notes, viewer)]
