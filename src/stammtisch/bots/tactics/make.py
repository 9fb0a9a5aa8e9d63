"""Find problems with a provably best move at the end of played games, and write them into a game's package.

`python -m stammtisch.bots.tactics.make GAME` writes the game's `bots/tactics.json` again. That takes an hour if the
engine is interpreted, minutes if it is compiled; the same seed finds the same problems. A tool for contributors.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from importlib.resources import as_file, files
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import stammtisch
from stammtisch.bots.making import make_bot
from stammtisch.bots.match import game_seed, record_match
from stammtisch.bots.tactics import Problem, ProblemGame
from stammtisch.bots.tactics.proof import TooMuch
from stammtisch.core import record as records
from stammtisch.core.mistakes import Mistake
from stammtisch.core.parts import part

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from stammtisch.bots.tactics.source import ProblemSource
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.record import Record

Listed = tuple["Record", list[Problem]]  # a game, and all problems in it


def source_of(game: Game) -> ProblemSource:
    """How a game says its problems are found; a Mistake if it says nothing."""
    module = part(game.package, "bots.tactics")
    if module is None:
        raise Mistake("no-prover", game=game.name)
    source: ProblemSource = module.TACTICS
    return source


def find(game: Game, source: ProblemSource, games: int) -> Iterator[ProblemGame]:
    """Play games and keep the best of the problems in them."""
    found = ((record, list(problems(game, source, record))) for record in played(game, source, games))
    return chosen(game, source, found)


def played(game: Game, source: ProblemSource, games: int) -> Iterator[Record]:
    """Games between bots, at each of the tables in turn."""
    for number, names in enumerate(islice(cycle(source.tables), games)):
        setup = game.make_setup(seats=len(names))
        yield record_match(game, setup, [make_bot(name) for name in names], game_seed(source.seed, number), names)


def problems(game: Game, source: ProblemSource, record: Record) -> Iterator[Problem]:
    """The problems in a game."""
    position = game.open(record.setup)
    for number, decision in enumerate(record.decisions):
        if decision.seat != records.DEALER_NAME and source.is_near_the_end(position):
            found = problem(game, source, position, game.seat(decision.seat), number)
            if found is not None:
                yield found
        records.apply_decision(game, position, decision, number)


def problem(game: Game, source: ProblemSource, position: Position, seat: int, number: int) -> Problem | None:
    """The decision of a seat as a problem, if its best action can be proved and is not most of the actions."""
    legal = position.legal(seat)
    try:
        proof = source.prove(position, seat) if len(legal) > 1 else None
    except TooMuch:
        return None
    if proof is None or 2 * len(proof.best) > len(legal):
        return None
    words = tuple(game.catalogue.words(action) for action in proof.best)
    return Problem(number, game.seat_names[seat], source.theme(position, seat, proof.best[0]), words, proof.gap)


def chosen(game: Game, source: ProblemSource, found: Iterable[Listed]) -> Iterator[ProblemGame]:
    """The games worth keeping: a few problems of each, and no theme too often."""
    themes: Counter[str] = Counter()
    for record, listed in found:
        kept = best_of(source, listed, themes)
        if len(kept) >= source.fewest or any(themes[each.theme] < source.rare for each in kept):
            themes.update(each.theme for each in kept)
            yield ProblemGame(shortened(game, record), tuple(sorted(kept, key=lambda problem: problem.decisions)))


def best_of(source: ProblemSource, listed: Iterable[Problem], themes: Counter[str]) -> list[Problem]:
    """The problems of a game that are worth keeping: themes that are rare so far first."""
    kept: list[Problem] = []
    for each in sorted(listed, key=lambda problem: themes[problem.theme]):
        alike = themes[each.theme] + sum(other.theme == each.theme for other in kept)
        if len(kept) < source.per_game and alike < source.per_theme:
            kept.append(each)
    return kept


def shortened(game: Game, record: Record) -> str:
    """A record without what only repeats itself."""
    decisions = [decision._replace(digest="") for decision in record.decisions]
    return records.write(records.Record(record.setup, decisions=decisions, result=record.result), game)


def write(kept: Iterable[ProblemGame], file: Path) -> None:
    """Write the problems, and say on stderr how many there are so far: it takes a while."""
    found: list[ProblemGame] = []
    for each in kept:
        found.append(each)
        print(len(found), "games,", sum(len(game.problems) for game in found), "problems", file=sys.stderr)  # noqa: T201
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


def main() -> None:
    """Find the problems of the game that is named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, help="how many games to play (default: what the game's source says)")
    parser.add_argument("--out", type=Path, help="write here instead of into the game's package")
    wishes = parser.parse_args()
    try:
        game = stammtisch.game(wishes.game)
        source = source_of(game)
    except Mistake as mistake:
        parser.error(str(mistake))
    kept = find(game, source, wishes.games or source.games)
    with as_file(files(game.package)) as package:
        write(kept, wishes.out or package / "bots" / "tactics.json")


if __name__ == "__main__":
    main()
