"""Problems: decisions of played games with a best move, to see who finds it.

A game's problems are in its package, in two packed files: records of played games, and in each the decisions at which
one action, or one of several, is better than all others. In `bots/tactics.json.gz` that is proved, whatever is hidden
and whatever the others do; in `bots/judged.json.gz` several judges agree on it, and their margin is told. They are made
by make.py, which alone needs proof.py, source.py and the game's `bots/tactics.py`; what judges agree on is found by
`stammtisch.analysis.problems`. measure.py lets the levels try them. People find them on the shelf (shelf.py), and are
told why (telling.py).
"""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from stammtisch.bots.bot import check_table
from stammtisch.bots.match import bot_rng, choose_for
from stammtisch.core import record as records
from stammtisch.core.mistakes import Mistake
from stammtisch.core.parts import data

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from stammtisch.bots.bot import Bot
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position

PROVEN: Final = "bots/tactics.json.gz"
JUDGED: Final = "bots/judged.json.gz"
PACKED: Final = ".gz"
SEED = 60  # bots that mix are asked with the same luck every time
TRIES = 5  # how often a level is asked to tell how hard a problem is


class Margin(msgspec.Struct, frozen=True):
    """By how much the best action is better than every other in the eyes of judges, where nothing is proved."""

    points: float  # how far ahead, on average of the worlds
    chance: float  # to win
    worlds: int  # that were looked at


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of a game, and what its seat should do."""

    decisions: int  # how many were made before, the dealer's included
    seat: str
    theme: str
    best: tuple[str, ...]  # in words; any of them
    gap: int  # by how many points all others are worse: at least at the end of the game, or in the eyes of judges
    worse: dict[str, int] = {}  # each of the others, and by how many points
    solved: dict[str, int] = {}  # by level: how many of its TRIES answers were best
    margin: Margin | None = None  # of judges; None: it is proved


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


def load(game: Game, name: str = PROVEN) -> list[ProblemGame]:
    """The problems of a game in one of its files, packed or not, if it has any."""
    found = (data(game.package, file) for file in (name, name.removesuffix(PACKED)))
    file = next((file for file in found if file is not None), None)
    return [] if file is None else unpacked(file.read_bytes())


def has_problems(game: Game) -> bool:
    """Whether a game brings any, proven or judged."""
    files = (file for name in (PROVEN, JUDGED) for file in (name, name.removesuffix(PACKED)))
    return any(data(game.package, file) is not None for file in files)


def unpacked(content: bytes) -> list[ProblemGame]:
    """The problems in a file: JSON, packed by gzip or not."""
    is_packed = content.startswith(b"\x1f\x8b")
    return msgspec.json.decode(gzip.decompress(content) if is_packed else content, type=list[ProblemGame])


def packed(found: Sequence[ProblemGame]) -> bytes:
    """Problems as a small file: records repeat themselves, so it is a seventh of the text."""
    return gzip.compress(msgspec.json.encode(found), mtime=0)


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
