"""A game in progress, the law it is played under, and the steps that it goes through.

This file knows no game. A position is a row of small numbers (`at`) and the seats that owe a decision (`to_act`).
What the numbers mean is laid out by each game; what may be done depends on the step in `at[STEP]`.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import BIT
from stammtisch.core.chance import Rng
from stammtisch.core.moves import Moves
from stammtisch.core.vec import vec

DEALER: Final = 8  # a seat of its own: its decisions are the draws
CHANCE: Final = 256  # the dealer's bit in `to_act`

STEP: Final = 0  # the one word of `at` that every game has: the number of the step

SEATS: Final = 0  # the one word of `rule` that every game has: how many seats are taken

OK: Final = 0  # what a `may_…` function returns if there is no reason against
NOT_NOW: Final = 1  # the step on the table does not know this action


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One kind of decision: what may be chosen, why something may not, and what a choice does."""

    def enter(self, p: Position) -> None:
        """Begin the step: find out who owes a decision, or go on if everybody can see that nobody does."""

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Write every action open to `seat` into `out`, ascending; for the dealer, with weights."""
        raise NotImplementedError

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """OK, or the number of the reason why `seat` may not take this action."""
        raise NotImplementedError

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Carry out a legal action and go on to the next decision. Trusted: callers check once."""
        raise NotImplementedError

    def draw(self, p: Position, rng: Rng) -> i64:
        """What the dealer draws with this generator. A step with much to draw from need not write it all out."""
        out = borrow_moves()
        self.legal(p, DEALER, out)
        action = draw(rng, out)
        give_back(out)
        return action


@mypyc_attr(allow_interpreted_subclasses=True)
class Law:
    """The rules one table plays by: options and board as numbers, the steps, and what ends in points."""

    rule: Final[vec[i64]]
    steps: Final[vec[Step]]
    setup: object  # how the table was set up, for views and records; the steps never look at it

    def __init__(self, rule: list[int], steps: list[Step], setup: object) -> None:
        self.rule = vec[i64](rule)
        self.steps = vec[Step](steps)
        self.setup = setup

    def blank(self, length: i64) -> Position:
        """A position of this many zeros, in which the dealer acts; for laws outside the compiled build."""
        return Position(self, vec[i64]([0] * length), CHANCE)

    def restore(self, state: list[int]) -> Position:
        """The position that `Position.state` described."""
        return Position(self, vec[i64](state[1:]), state[0])

    def redraw(self, p: Position, seat: i64, rng: Rng) -> None:
        """Deal again, in place, exactly what `seat` cannot know."""
        raise NotImplementedError

    def reopen(self, p: Position, seat: i64) -> None:
        """Ask the other seats again for their face-down choices; a no-op in games without any."""

    def observe(self, p: Position, seat: i64, out: BytesWriter) -> None:
        """Append all that `seat` may know, in the bytes of the game's layout; -1 is a spectator."""
        raise NotImplementedError

    def observe_options(self, options: list[Position], seat: i64, out: BytesWriter) -> None:
        """Append what `seat` may know after each of its legal actions; a game may know how they differ."""
        for option in options:
            self.observe(option, seat, out)

    def round_of(self, p: Position) -> i64:
        """A number that grows from round to round: bots look ahead to the end of one. A game need not have rounds."""
        return 0

    def scores(self, p: Position) -> list[int]:
        """The points of each seat."""
        raise NotImplementedError

    def places(self, p: Position) -> list[int]:
        """The place of each seat, 1 for a winner; equals share a place."""
        raise NotImplementedError


class Position:
    """A game in progress. Cheap to copy. Knows no players, no clock, no log, no prose."""

    law: Final[Law]
    rule: Final[vec[i64]]
    at: Final[vec[i64]]
    to_act: i64  # the seats that owe a decision; CHANCE for the dealer; 0 when the game is over
    journal: list[tuple[int, int, int, int, int]] | None

    def __init__(self, law: Law, at: vec[i64], to_act: i64) -> None:
        self.law = law
        self.rule = law.rule
        self.at = at
        self.to_act = to_act
        self.journal = None

    def copy(self) -> Position:
        """A position that shares nothing with this one but the law; it keeps no journal."""
        return Position(self.law, self.at[:], self.to_act)

    def __copy__(self) -> Position:
        """For `copy.copy`."""
        return self.copy()

    def __deepcopy__(self, memo: object) -> Position:
        """For `copy.deepcopy`; the law is shared, as nothing in it ever changes."""
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether both tables are set up alike and everything on them is the same."""
        if not isinstance(other, Position):
            return False
        return self.law.setup == other.law.setup and self.state() == other.state()

    def __hash__(self) -> int:
        """Refused, because a position changes; `game.digest(position)` names one for good."""
        raise TypeError("unhashable type: 'Position'")

    def __repr__(self) -> str:
        """The table and who decides, in the words of the setup, which knows the game."""
        return str(getattr(self.law.setup, "describe", object.__repr__)(self))

    def _repr_svg_(self) -> object:
        """What a notebook shows: the table as a spectator sees it; None if pictures are not installed."""
        draw = getattr(self.law.setup, "draw", None)
        return draw(self) if draw else None

    def legal(self, seat: i64) -> list[int]:
        """The actions open to `seat`, ascending; for the dealer, what may be drawn."""
        try:
            out = _SPARE.pop()
            out.n = 0
        except IndexError:
            out = Moves()
        if self.to_act & BIT[seat]:  # `owes`, without a call
            self.law.steps[self.at[STEP]].legal(self, seat, out)
        actions = out.actions()
        _SPARE.append(out)
        return actions

    def weights(self) -> list[int]:
        """While the dealer owes a draw: the ways to each of `legal(DEALER)`."""
        out = borrow_moves()
        if self.to_act == CHANCE:
            self.law.steps[self.at[STEP]].legal(self, DEALER, out)
        weights = out.weights()
        give_back(out)
        return weights

    def why(self, seat: i64, action: i64) -> i64:
        """OK, or the number of the reason why `seat` may not take this action now."""
        if not owes(self, seat):
            return NOT_NOW
        return self.law.steps[self.at[STEP]].why(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action. Trusted: callers ask `legal` or `why` first."""
        self.law.steps[self.at[STEP]].apply(self, seat, action)

    def draw(self, rng: Rng) -> int:
        """What the dealer draws with this generator; nothing is changed yet."""
        return self.law.steps[self.at[STEP]].draw(self, rng)

    def run_chance(self, rng: Rng) -> None:
        """Let the dealer make every draw that is due."""
        at = self.at
        steps = self.law.steps
        while self.to_act == CHANCE:
            step = steps[at[STEP]]
            step.apply(self, DEALER, step.draw(self, rng))

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Deal again exactly what `seat` cannot know; -1 is a spectator."""
        self.law.redraw(self, seat, rng)

    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.law.scores(self)

    def places(self) -> list[int]:
        """The place of each seat, 1 for a winner; equals share a place."""
        return self.law.places(self)

    def state(self) -> list[int]:
        """Everything that is true of this position, as numbers."""
        return [self.to_act, *[self.at[i] for i in range(len(self.at))]]

    def note(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Write an event into the journal, if one is kept; the busiest callers ask for it first."""
        if self.journal is not None:
            self.journal.append((kind, a, b, c, d))


_SPARE: Final[list[Moves]] = []  # lists to write into, lent out and given back (safe between threads)


def borrow_moves() -> Moves:
    """An empty list of moves to write into."""
    try:
        out = _SPARE.pop()
    except IndexError:
        return Moves()
    out.n = 0
    return out


def give_back(out: Moves) -> None:
    """Keep a list of moves for the next borrower."""
    _SPARE.append(out)


def go(p: Position, step: i64) -> None:
    """Begin another step."""
    p.at[STEP] = step
    p.law.steps[step].enter(p)


def owes(p: Position, seat: i64) -> bool:
    """Whether `seat` owes a decision now."""
    return p.to_act & BIT[seat] != 0  # below 0 there are bits too, which nobody ever has


def draw(rng: Rng, out: Moves) -> i64:
    """One of the draws in `out`, each as likely as its weight."""
    total: i64 = 0
    i: i64
    for i in range(out.n):
        total += out.weight[i]
    ticket = rng.below(total)
    i = 0
    while ticket >= out.weight[i]:
        ticket -= out.weight[i]
        i += 1
    return out.action[i]
