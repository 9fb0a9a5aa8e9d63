"""A table: one game being played, its record, who may take back what, and what each viewer has seen.

Decisions come one at a time and are checked here, once. Positions before each decision are kept, so taking back and
looking back cost nothing.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from stammtisch.core.bits import count
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import Mistake
from stammtisch.core.position import CHANCE, DEALER, STEP, Position
from stammtisch.core.record import DEALER_NAME, Decision, Record, apply_decision, result_of

if TYPE_CHECKING:
    from stammtisch.core.ask import Ask, Reason
    from stammtisch.core.events import Event, Note
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup


_SEED_BITS: Final = 62  # all that a generator can hold


class Refused(Mistake):
    """A decision against the rules, with the reason and the rule behind it."""

    def __init__(self, game: Game, reason: Reason, action: int) -> None:
        super().__init__(f"reason-{reason.key}", action=game.catalogue.words(action))
        self.words = (game.package,)
        self.reason = reason


class Table:
    """A game in progress with its history. Without a seed every draw is fresh: nobody can foretell or repeat it."""

    def __init__(self, game: Game, setup: Setup, seed: int | None, players: dict[str, str] | None = None) -> None:
        self.game = game
        self.position = game.open(setup)
        self.record = Record(setup=setup, players=players or {}, seed=seed, decisions=[])
        self.before: list[Position] = []  # the position before each decision
        self.notes: list[list[Note]] = []  # what each decision brought about
        self._rng = None if seed is None else Rng(seed)
        self.run_chance()

    # ---- deciding

    def decide(self, seat: int, action: int) -> None:
        """Take a decision of a seat, then let the dealer make the draws that are due; refuse it with a reason."""
        reason = self.game.why(self.position, seat, action)
        if reason is not None:
            raise Refused(self.game, reason, action)
        self._apply(seat, action)
        self.run_chance()

    def run_chance(self) -> None:
        """Let the dealer make every draw that is due; note how it ended once nobody owes anything."""
        while self.position.to_act == CHANCE:
            self._apply(DEALER, self.position.draw(self._rng or Rng(secrets.randbits(_SEED_BITS))))
        if self.position.to_act == 0 and self.record.result is None:
            self.record.result = result_of(self.game, self.position)

    def _apply(self, seat: int, action: int) -> None:
        self.before.append(self.position.copy())
        self.position.journal = []
        self.position.apply(seat, action)
        self.notes.append(self.position.journal)
        name = DEALER_NAME if seat == DEALER else self.game.seat_names[seat]
        words = self.game.catalogue.words(action)
        self.record.decisions.append(Decision(name, words, self.game.digest(self.position)))

    def resume(self, record: Record) -> None:
        """Take over a record from its beginning; the seed goes on with fresh draws of its own."""
        self.rebuild(record)
        self.run_chance()

    def rebuild(self, record: Record) -> None:
        """Take over a record exactly as it stands: no draw is made that it does not hold."""
        self.position = self.game.open(record.setup)
        self.before, self.notes = [], []
        self.record = Record(record.setup, record.players, record.seed, [], None)
        self._rng = None if record.seed is None else Rng(record.seed * 1_000_003 + len(record.decisions))
        for decision in record.decisions:
            self.repeat(decision)

    def repeat(self, decision: Decision) -> None:
        """Carry out a decision or a draw of a record."""
        self.before.append(self.position.copy())
        self.position.journal = []
        apply_decision(self.game, self.position, decision, len(self.before))
        self.notes.append(self.position.journal)
        digest = decision.digest or self.game.digest(self.position)
        self.record.decisions.append(Decision(decision.seat, decision.words, digest))
        if self.position.to_act == 0:
            self.record.result = result_of(self.game, self.position)

    # ---- taking back

    def undoable(self, seat: int) -> int | None:
        """Which decision `seat` may take back: its last, while nothing was revealed, drawn or decided by others.

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
        later = self.record.decisions[number + 1 :]
        self.record.result = None
        self.position = self.before[number]
        del self.before[number:], self.notes[number:], self.record.decisions[number:]
        for decision in later:
            action = self.game.catalogue.parse(decision.words)
            assert action is not None
            self._apply(self.game.seat(decision.seat), action)

    # ---- looking

    def ask(self, seat: int) -> Ask:
        """The question put to a seat."""
        return self.game.ask(self.position, seat)

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """What happened from some decision on, as `viewer` may know it."""
        return [event for notes in self.notes[since:] for event in self.game.events(notes, viewer)]
