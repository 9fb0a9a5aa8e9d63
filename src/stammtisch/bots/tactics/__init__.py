"""Problems with a best move that can be proved, to see how many of them a bot solves.

A game's problems are in its package as `bots/tactics.json`: records of played games, and in each the decisions at which
one action, or one of several, is better than all others whatever is hidden and whatever the others do. They are made by
make.py, which alone needs proof.py, source.py and the game's `bots/tactics.py`; measure.py lets the levels try them.
People find them on the shelf (shelf.py), and are told why (telling.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from stammtisch.bots.bot import check_table
from stammtisch.bots.match import bot_rng, choose_for
from stammtisch.core import record as records
from stammtisch.core.mistakes import Mistake
from stammtisch.core.parts import data

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from stammtisch.bots.bot import Bot
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position

SEED = 60  # bots that mix are asked with the same luck every time
TRIES = 5  # how often a level is asked to tell how hard a problem is


class Problem(msgspec.Struct, frozen=True):
    """A decision of a game, and what its seat should do."""

    decisions: int  # how many were made before, the dealer's included
    seat: str
    theme: str
    best: tuple[str, ...]  # in words; any of them
    gap: int  # at the end of the game, by how many points all others are worse at least
    worse: dict[str, int] = {}  # each of the others, and by how many points at least
    solved: dict[str, int] = {}  # by level: how many of its TRIES answers were best


class ProblemGame(msgspec.Struct, frozen=True):
    """A game with problems in it."""

    record: str
    problems: tuple[Problem, ...]


class Puzzle(NamedTuple):
    """A problem laid out on the table."""

    problem: Problem
    position: Position
    seat: int


class Solved(NamedTuple):
    """What a bot did with a problem."""

    problem: Problem
    action: str

    @property
    def solved(self) -> bool:
        """Whether it was one of the best."""
        return self.action in self.problem.best


def load(game: Game) -> list[ProblemGame]:
    """The problems of a game, if it has any."""
    file = data(game.package, "bots/tactics.json")
    if file is None:
        return []
    return msgspec.json.decode(file.read_bytes(), type=list[ProblemGame])


def playable(game: Game, bot: Bot, played: Iterable[ProblemGame]) -> list[ProblemGame]:
    """The games at whose tables a bot can sit; one that can sit at none of them says why."""
    found: list[ProblemGame] = []
    refusal: Mistake | None = None
    for each in played:
        try:
            check_table(bot, records.read(each.record, game).setup)
            found.append(each)
        except Mistake as mistake:
            refusal = mistake
    if refusal is not None and not found:
        raise refusal
    return found


def puzzles(game: Game, played: Iterable[ProblemGame]) -> Iterator[Puzzle]:
    """Every problem, laid out."""
    for each in played:
        record = records.read(each.record, game)
        for problem in each.problems:
            position = records.replay(game, record, problem.decisions)
            yield Puzzle(problem, position, game.seat_names.index(problem.seat))


def answers(game: Game, bot: Bot, played: Iterable[ProblemGame]) -> Iterator[Solved]:
    """What a bot does with every problem."""
    for number, puzzle in enumerate(puzzles(game, played)):
        rng = bot_rng(SEED, puzzle.seat, number)
        action = choose_for(game, puzzle.position, puzzle.seat, bot, rng)
        yield Solved(puzzle.problem, game.catalogue.words(action))
