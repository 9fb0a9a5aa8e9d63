"""What the checks of the analysis share: games of mixed levels, judged decisions, options of the command line."""

from __future__ import annotations

import argparse
from itertools import permutations
from typing import TYPE_CHECKING, Final, NamedTuple

from threadpoolctl import threadpool_limits

import stammtisch
from stammtisch.analysis.decisions import judged as judge_one
from stammtisch.analysis.effort import USUAL
from stammtisch.analysis.judges import judges_for
from stammtisch.analysis.questions import question_at
from stammtisch.bots.levels import LEVELS
from stammtisch.bots.making import make_bot
from stammtisch.bots.match import game_seed, record_match
from stammtisch.core import record as records
from stammtisch.core.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from stammtisch.analysis.effort import Effort
    from stammtisch.analysis.questions import DecisionQuestion
    from stammtisch.analysis.report import DecisionReport
    from stammtisch.core.position import Position
    from stammtisch.core.record import Record

SEED: Final = 4096  # of games that neither the nets nor the calibration have seen


class Wishes(NamedTuple):
    """What was typed."""

    game: Game
    seats: int
    games: int
    every: int  # of the decisions of a game, this part is judged
    seed: int


def parser(about: str | None, games: int) -> argparse.ArgumentParser:
    """The options that all checks have."""
    found = argparse.ArgumentParser(description=about)
    found.add_argument("game", choices=stammtisch.game_names())
    found.add_argument("--seats", type=int, default=4)
    found.add_argument("--games", type=int, default=games)
    found.add_argument(
        "--every", type=int, default=1, help="judge every so many decisions only: more games in less time"
    )
    found.add_argument("--seed", type=int, default=SEED, help="another one gives other games")
    return found


def wishes(options: argparse.ArgumentParser) -> Wishes:
    """Read the command line; one core is enough for small nets."""
    threadpool_limits(1)
    typed = options.parse_args()
    return Wishes(stammtisch.game(typed.game), typed.seats, typed.games, typed.every, typed.seed)


def mixed_games(found: Wishes, levels: Sequence[str] = LEVELS) -> Iterator[tuple[list[str], Record]]:
    """Games with another mixture of levels in every one; over all of them, each level sits everywhere as often."""
    tables = list(dict.fromkeys(permutations(levels, found.seats)))
    setup = found.game.make_setup(seats=found.seats)
    for number in range(found.games):
        names = list(tables[number * 37 % len(tables)])
        seed = game_seed(found.seed, number)
        yield names, record_match(found.game, setup, [make_bot(name) for name in names], seed, names)


def judged(game: Game, record: Record, number: int, every: int, effort: Effort = USUAL) -> list[DecisionReport]:
    """Decisions of a game, judged: all, or every so many, beginning elsewhere in every game."""
    judges = judges_for(game, record.setup)
    asked = list(choices(game, record))[number % every :: every]
    return [judge_one(position, question, judges, effort) for position, question in asked]


def choices(game: Game, record: Record) -> Iterator[tuple[Position, DecisionQuestion]]:
    """Every decision of a record that left a choice."""
    position = game.open(record.setup)
    for number, decision in enumerate(record.decisions, 1):
        if decision.seat != records.DEALER_NAME:
            seat, taken = game.seat(decision.seat), game.catalogue.number[decision.words]
            if len(position.legal(seat)) > 1:
                yield position.copy(), question_at(game, position, seat, taken, number)
        records.apply_decision(game, position, decision, number)
