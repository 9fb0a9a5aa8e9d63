"""How hard a problem is: which levels solve it, and how often.

Every level is asked TRIES times, each time with other luck and from what the seat may know; `stammtisch problem
measure` writes the figures beside the problems.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.bots.making import make_bot
from stammtisch.bots.match import bot_rng, choose_for
from stammtisch.bots.tactics import SEED, TRIES, ProblemGame, puzzles

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from stammtisch.bots.bot import Bot
    from stammtisch.bots.tactics import Problem, Puzzle
    from stammtisch.core.game import Game

ASKED: Final = ("newcomer", "beginner", "casual", "keen", "regular", "strong", "expert")  # weakest first


def measured(game: Game, played: Iterable[ProblemGame]) -> Iterator[ProblemGame]:
    """The problems with what the levels made of them."""
    bots = {name: make_bot(name) for name in ASKED}
    for each in played:
        tried = tuple(solved_by(game, puzzle, bots) for puzzle in puzzles(game, [each]))
        yield ProblemGame(each.record, tried)


def solved_by(game: Game, puzzle: Puzzle, bots: dict[str, Bot]) -> Problem:
    """A problem with how often each level solved it."""
    solved = {name: sum(solves(game, puzzle, bot, number) for number in range(TRIES)) for name, bot in bots.items()}
    return msgspec.structs.replace(puzzle.problem, solved=solved)


def solves(game: Game, puzzle: Puzzle, bot: Bot, number: int) -> bool:
    """Whether a bot finds one of the best actions, with the luck of this number."""
    rng = bot_rng(SEED, puzzle.seat, number)
    action = choose_for(game, puzzle.position, puzzle.seat, bot, rng)
    return game.catalogue.words(action) in puzzle.problem.best
