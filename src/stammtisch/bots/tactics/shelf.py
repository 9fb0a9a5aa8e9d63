"""Problems as people pick them: by name, theme and difficulty, or the one of the day."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.bots.tactics import JUDGED, PROVEN, TRIES, ProblemGame, load, puzzles
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date

    from stammtisch.bots.tactics import Problem, Puzzle
    from stammtisch.core.game import Game

MISSED: Final = (
    15,
    43,
    72,
)  # more of all answers than these percentages: as if one, three, five of seven levels missed
HARDEST: Final = len(MISSED) + 1
_SEATS: Final = "\nseats: "  # in the head of a record


class Shelved(NamedTuple):
    """A problem and what one picks it by."""

    name: str  # the same for ever: made from the game that was played and the number of the decision
    problem: Problem
    record: str
    seats: int
    difficulty: int  # from 1 (nearly all find it) to HARDEST (most miss it); 0: not measured yet

    @property
    def kind(self) -> str:
        """Whether it is proved or judged that the best is best."""
        return "judged" if self.problem.margin else "proven"

    def lay_out(self, game: Game) -> Puzzle:
        """The problem on the table."""
        return next(puzzles(game, [ProblemGame(self.record, (self.problem,))]))


@cache
def shelf(game: Game) -> tuple[Shelved, ...]:
    """All problems of a game, the easiest first."""
    return shelved([*load(game, PROVEN), *load(game, JUDGED)])


def shelved(games: Iterable[ProblemGame]) -> tuple[Shelved, ...]:
    """All problems of some games, the easiest first."""
    found = [shelve(each.record, problem) for each in games for problem in each.problems]
    return tuple(sorted(found, key=lambda one: (one.difficulty, one.name)))


def shelve(record: str, problem: Problem) -> Shelved:
    """A problem with its name, its number of seats and its difficulty."""
    name = hashlib.blake2b(f"{record}\n{problem.decisions}".encode(), digest_size=4).hexdigest()
    seats = int(record.partition(_SEATS)[2].partition("\n")[0])
    return Shelved(name, problem, record, seats, difficulty(problem))


def difficulty(problem: Problem) -> int:
    """By the share of all levels' answers that missed it: 1 if no more than one level would, 2 if three, and so on."""
    if not problem.solved:
        return 0
    tries = TRIES * len(problem.solved)
    missed = tries - sum(problem.solved.values())
    return 1 + sum(100 * missed > percent * tries for percent in MISSED)


def find_problem(game: Game, name: str, among: Sequence[Shelved] | None = None) -> Shelved:
    """A problem by its name, among some or all of the game."""
    for one in shelf(game) if among is None else among:
        if one.name == name:
            return one
    raise Mistake("no-problem", problem=name)


class Wish(NamedTuple):
    """Which problems are wanted; what is not given is any."""

    theme: str = ""
    difficulty: int = 0
    seats: int = 0
    kind: str = ""

    def fits(self, one: Shelved) -> bool:
        """Whether a problem is like that."""
        pairs = zip(self, (one.problem.theme, one.difficulty, one.seats, one.kind), strict=True)
        return all(not wanted or wanted == there for wanted, there in pairs)


ANY: Final = Wish()


def pick(game: Game, wish: Wish = ANY, among: Sequence[Shelved] | None = None) -> list[Shelved]:
    """The problems that fit a wish, among some or all of the game; a Mistake if there is none."""
    every = shelf(game) if among is None else among
    themes = sorted({one.problem.theme for one in every})
    if wish.theme and wish.theme not in themes:
        raise Mistake("unknown-subject", subject=wish.theme, known=", ".join(themes))
    found = [one for one in every if wish.fits(one)]
    if not found:
        raise Mistake("no-such-problems", game=game.name)
    return found


def of_the_day(problems: Sequence[Shelved], day: date) -> Shelved | None:
    """The problem of a day: none comes twice before all have come, and the order looks like none."""
    mixed = sorted(problems, key=lambda one: hashlib.blake2b(one.name.encode()).digest())
    return mixed[day.toordinal() % len(mixed)] if mixed else None
