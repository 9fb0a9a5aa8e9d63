"""What the checks of the analysis share: games of mixed levels, judged decisions, options of the command line."""

from __future__ import annotations

import argparse
from itertools import permutations
from typing import TYPE_CHECKING, Final, NamedTuple

from threadpoolctl import threadpool_limits

import stammtisch
from stammtisch.analysis.decisions import USUAL, judge_all
from stammtisch.analysis.judges import judges_for
from stammtisch.bots.levels import LEVELS
from stammtisch.bots.making import make_bot
from stammtisch.bots.match import game_seed, record_match
from stammtisch.core.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.analysis.decisions import Effort
    from stammtisch.analysis.report import DecisionReport
    from stammtisch.core.record import Record

SEED: Final = 4096  # of games that neither the nets nor the calibration have seen


class Wishes(NamedTuple):
    """What was typed."""

    game: Game
    seats: int
    games: int


def wishes(about: str | None, games: int) -> Wishes:
    """Read the command line."""
    threadpool_limits(1)
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("game", choices=stammtisch.game_names())
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=games)
    typed = parser.parse_args()
    return Wishes(stammtisch.game(typed.game), typed.seats, typed.games)


def mixed_games(found: Wishes) -> Iterator[tuple[list[str], Record]]:
    """Games with another mixture of levels in every one; over all of them, each level sits everywhere as often."""
    tables = list(permutations(LEVELS, found.seats))
    setup = found.game.make_setup(seats=found.seats)
    for number in range(found.games):
        names = list(tables[number * 37 % len(tables)])
        seed = game_seed(SEED, number)
        yield names, record_match(found.game, setup, [make_bot(name) for name in names], seed, names)


def judged(game: Game, record: Record, effort: Effort = USUAL) -> list[DecisionReport]:
    """Every decision of a game, judged."""
    return list(judge_all(game, record, judges_for(game, record.setup), lambda: None, effort))
