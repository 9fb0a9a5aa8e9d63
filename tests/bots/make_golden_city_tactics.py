"""Finds problems of The Golden City with a provably best move in the last turn of played games.

`python -m tests.bots.make_golden_city_tactics [GAMES]` writes src/stammtisch/bots/tactics/golden_city.json anew (from
the root of the repository; with PYTHONPATH=.build/compiled it takes minutes).
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.bots.bot import make_bot
from stammtisch.bots.match import game_seed, record_match
from stammtisch.bots.tactics import Problem, ProblemGame
from stammtisch.bots.tactics.proof import TooMuch
from stammtisch.core import record as records
from stammtisch.core.position import DEALER
from stammtisch.games.golden_city.bots.tactics import is_near_the_end, prove, theme
from stammtisch.games.golden_city.game import GAME

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from stammtisch.core.position import Position
    from stammtisch.core.record import Record

FILE: Final = Path(__file__).parents[2] / "src/stammtisch/bots/tactics/golden_city.json"
SEED: Final = 2009
GAMES: Final = 600
BUDGET: Final = 60_000
OF_A_THEME: Final = 18
OF_A_GAME: Final = 3
TABLES: Final = (
    (GAME.make_setup(seats=4), ("regular", "regular", "beginner", "regular")),
    (GAME.make_setup(seats=3), ("regular", "beginner", "regular")),
    (GAME.make_setup(seats=4), ("beginner", "regular", "beginner", "beginner")),
)


def games(number: int) -> Iterator[Record]:
    """Games between bots, at each of the tables in turn."""
    for each in range(number):
        setup, names = TABLES[each % len(TABLES)]
        yield record_match(GAME, setup, [make_bot(name) for name in names], game_seed(SEED, each), names)


def problems(record: Record) -> Iterator[Problem]:
    """The problems in a game."""
    position = GAME.open(record.setup)
    for number, decision in enumerate(record.decisions):
        seat = DEALER if decision.seat == records.DEALER_NAME else GAME.seat(decision.seat)
        if seat != DEALER and is_near_the_end(position):
            found = problem(position, seat, number)
            if found is not None:
                yield found
        records.apply_decision(GAME, position, decision, number)


def problem(position: Position, seat: int, decisions: int) -> Problem | None:
    """The decision of a seat as a problem, if its best action can be proved and is not most of the actions."""
    legal = position.legal(seat)
    try:
        proof = prove(position, seat, BUDGET)
    except TooMuch:
        return None
    if proof is None or 2 * len(proof.best) > len(legal):
        return None
    words = tuple(GAME.catalogue.words(action) for action in proof.best)
    return Problem(decisions, GAME.seat_names[seat], theme(position, proof.best[0]), words, proof.gap)


def chosen(found: Iterable[tuple[Record, list[Problem]]]) -> Iterator[ProblemGame]:
    """A few problems of each game, and no theme too often."""
    themes: Counter[str] = Counter()
    for record, listed in found:
        kept: list[Problem] = []
        for each in sorted(listed, key=lambda problem: themes[problem.theme]):
            if len(kept) < OF_A_GAME and themes[each.theme] < OF_A_THEME:
                kept.append(each)
                themes[each.theme] += 1
        if kept:
            yield ProblemGame(shortened(record), tuple(sorted(kept, key=lambda problem: problem.decisions)))
            print(themes.total(), dict(themes), file=sys.stderr)  # noqa: T201 -- it takes a while


def shortened(record: Record) -> str:
    """A record without what only repeats itself."""
    decisions = [decision._replace(digest="") for decision in record.decisions]
    return records.write(records.Record(record.setup, decisions=decisions, result=record.result), GAME)


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    played = list(chosen((record, list(problems(record))) for record in games(number)))
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(played), indent=1) + b"\n")
