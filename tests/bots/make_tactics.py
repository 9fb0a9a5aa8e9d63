"""Finds problems with a provably best move at the end of played games.

`python -m tests.bots.make_tactics [GAMES]` writes src/stammtisch/bots/tactics/goldbraeu.json anew (from the root of the
repository; with PYTHONPATH=.build/compiled it takes minutes instead of an hour).
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
from stammtisch.bots.tactics.proof import Prover, TooMuch
from stammtisch.core import record as records
from stammtisch.core.position import DEALER
from stammtisch.games.goldbraeu.bots.tactics import is_near_the_end, theme, worlds
from stammtisch.games.goldbraeu.game import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.position import Position
    from stammtisch.core.record import Record

FILE: Final = Path(__file__).parents[2] / "src/stammtisch/bots/tactics/goldbraeu.json"
SEED: Final = 2004
GAMES: Final = 480
WORLDS: Final = 120
BUDGET: Final = 40_000
OF_A_THEME: Final = 14
OF_A_GAME: Final = 4
FEWEST: Final = 2  # in a game, or its record is not worth its length ...
RARE: Final = 6  # ... unless there are fewer problems like it
TABLES: Final = (  # of the edition that every bot can play
    (GAME.make_setup(seats=4), ("regular", "regular", "beginner", "regular")),
    (GAME.make_setup(seats=3), ("regular", "beginner", "regular")),
    (GAME.make_setup(seats=4), ("random", "regular", "random", "random")),
    (GAME.make_setup(seats=3), ("random", "regular", "random")),
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
    alike = worlds(position, seat, WORLDS) if len(legal) > 1 else []
    try:
        proof = Prover(seat, BUDGET).prove(alike) if alike else None
    except TooMuch:
        return None
    if proof is None or 2 * len(proof.best) > len(legal):
        return None
    words = tuple(GAME.catalogue.words(action) for action in proof.best)
    return Problem(decisions, GAME.seat_names[seat], theme(position, seat, proof.best[0]), words, proof.gap)


def chosen(found: Iterator[tuple[Record, list[Problem]]]) -> Iterator[ProblemGame]:
    """Games with several problems, and no theme too often."""
    themes: Counter[str] = Counter()
    for record, listed in found:
        kept: list[Problem] = []
        for each in sorted(listed, key=lambda problem: themes[problem.theme]):
            if len(kept) < OF_A_GAME and themes[each.theme] + sum(k.theme == each.theme for k in kept) < OF_A_THEME:
                kept.append(each)
        if len(kept) >= FEWEST or any(themes[each.theme] < RARE for each in kept):
            themes.update(each.theme for each in kept)
            yield ProblemGame(shortened(record), tuple(sorted(kept, key=lambda problem: problem.decisions)))
            print(sum(themes.values()), dict(themes), file=sys.stderr)  # noqa: T201 -- it takes a while


def shortened(record: Record) -> str:
    """A record without what only repeats itself."""
    decisions = [decision._replace(digest="") for decision in record.decisions]
    return records.write(records.Record(record.setup, decisions=decisions, result=record.result), GAME)


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    played = list(chosen((record, list(problems(record))) for record in games(number)))
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(played), indent=1) + b"\n")
