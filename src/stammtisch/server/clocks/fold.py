"""The clocks of a table: its lines and their times, folded.

What counts, written down once:

- A seat's clock runs while its person is asked; several run at once when several are asked. Bots have none.
- A question uses its allowance first, then the bank of its seat. With the answer the increment comes into the bank.
- Taking back gives nothing back: the question goes on from the time that was used for it, and for what came after it;
  the increment goes. A question that vanishes because somebody else took back costs its seat nothing.
- Who comes back to a seat that was handed over because their time was up has a minute.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.core.bits import members
from stammtisch.server.clocks.calendar import Calendar
from stammtisch.server.history import Decided
from stammtisch.server.log_entries import Seated, TimedOut, TookBack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.server.clocks.calendar import Outage
    from stammtisch.server.clocks.wish import TimeControl
    from stammtisch.server.history import Entry, History

PER_SECOND: Final = 1000
COMING_BACK: Final = 60 * PER_SECOND


class Answered(NamedTuple):
    """How a seat's clock stood when it answered."""

    bank: int
    used: int


class Clocks:
    """How the clocks of a table stand after its last line; `left` and `deadline` look ahead from there."""

    def __init__(self, clock: TimeControl, seats: int, outages: Sequence[Outage] = ()) -> None:
        self.clock = clock
        self.calendar = Calendar(clock, outages)
        self.bank = [clock.bank * PER_SECOND] * seats
        self.used = [0] * seats  # of the question that a seat is asked
        self.asked = 0  # the seats that owe a decision, as bits
        self.bots: set[int] = set()
        self.time = 0  # of the last line
        self.number = 0  # of the last line
        self._last: Entry | None = None
        self._expired: set[int] = set()  # seats that were handed over because their time was up
        self._answers: dict[int, Answered] = {}  # by line

    # ---- looking

    def is_running(self, seat: int) -> bool:
        """Whether a seat's clock runs, at hours at which clocks run."""
        return bool(self.asked >> seat & 1) and seat not in self.bots

    def left(self, seat: int, now: int) -> int:
        """How long a seat may think still, in milliseconds."""
        running = self.calendar.counted(self.time, now) if self.is_running(seat) else 0
        return max(0, self._left(seat) - running)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat whose clock runs is up, as far as one can see."""
        return self.calendar.after(self.time, self._left(seat)) if self.is_running(seat) else None

    def _left(self, seat: int) -> int:
        return self.bank[seat] + self.clock.allowance * PER_SECOND - self.used[seat]

    def _beyond(self, seat: int) -> int:
        """What the question of a seat has used of its bank."""
        return max(0, self.used[seat] - self.clock.allowance * PER_SECOND)

    # ---- folding

    def is_before(self, history: History) -> bool:
        """Whether these are clocks of an earlier moment of this history."""
        return self.number <= len(history.times) and (
            self.number == 0 or history.entries[self.number - 1] is self._last
        )

    def follow(self, history: History) -> None:
        """Fold the lines that are new and have a time."""
        for line in range(self.number, len(history.times)):
            self._let_run(history.times[line])
            self._take(history, line)
            self._ask(history.owed[line], history.put[line], history.entries[line], history)
            self.number, self._last = line + 1, history.entries[line]

    def _let_run(self, time: int) -> None:
        running = [seat for seat in members(self.asked) if seat not in self.bots]
        passed = self.calendar.counted(self.time, time) if running else 0
        for seat in running:
            self.used[seat] += passed
        self.time = time

    def _take(self, history: History, line: int) -> None:
        match history.entries[line]:
            case Decided(seat=name):
                self._answer(history.game.seat(name), line + 1)
            case TookBack(seat=name, line=taken):
                self._take_back(history.game.seat(name), taken)
            case TimedOut(seat=name, handed=True):
                self._expired.add(history.game.seat(name))
            case Seated(seat=name, bot=bot):
                self._seat(history.game.seat(name), bot)

    def _answer(self, seat: int, line: int) -> None:
        self._answers[line] = Answered(self.bank[seat], self.used[seat])
        self.bank[seat] = max(0, self.bank[seat] - self._beyond(seat)) + self.clock.increment * PER_SECOND
        self.used[seat] = 0

    def _take_back(self, seat: int, line: int) -> None:
        answered = self._answers.pop(line, None)
        if answered is not None:
            self.bank[seat] = answered.bank
            self.used[seat] += answered.used

    def _seat(self, seat: int, bot: str) -> None:
        if bot:
            self.bots.add(seat)
            return
        self.bots.discard(seat)
        if seat in self._expired:
            self._expired.discard(seat)
            self.bank[seat] = max(self.bank[seat], self._beyond(seat) + COMING_BACK)

    def _ask(self, owed: int, put: int, entry: Entry, history: History) -> None:
        """New questions begin with nothing used, but for one that its own seat has come back to."""
        back = history.game.seat(entry.seat) if isinstance(entry, TookBack) else None
        for seat in range(len(self.used)):
            if seat != back and (put >> seat & 1 or not owed >> seat & 1):
                self.used[seat] = 0
        self.asked = owed
