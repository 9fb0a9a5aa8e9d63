"""Find problems in played games: `stammtisch problem find` calls it. What is kept of a game is decided here.

Either games between bots are played for it, at the tables that the game's source names, or records are handed in. The
same seed finds the same problems. With the engine interpreted a hundred games take ten minutes, compiled one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import cycle, islice
from typing import TYPE_CHECKING

import msgspec

from stammtisch.bots.making import make_bot
from stammtisch.bots.match import game_seed, record_match
from stammtisch.bots.tactics import PACKED, Problem, ProblemGame, packed
from stammtisch.bots.tactics.proof import TooMuch
from stammtisch.core import record as records
from stammtisch.core.mistakes import Mistake
from stammtisch.core.parts import part

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from stammtisch.bots.tactics.source import ProblemSource
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.record import Record

Listed = tuple["Record", list[Problem]]  # a game, and all problems in it
Finder = Callable[["Game", "ProblemSource", "Record"], Iterable[Problem]]  # all problems in a game


def source_of(game: Game) -> ProblemSource:
    """How a game says its problems are found; a Mistake if it says nothing."""
    module = part(game.package, "bots.tactics")
    if module is None:
        raise Mistake("no-prover", game=game.name)
    source: ProblemSource = module.TACTICS
    return source


def find(
    game: Game,
    source: ProblemSource,
    found_in: Iterable[Record],
    known: Sequence[ProblemGame] = (),
    *,
    every: bool = False,
    look: Finder | None = None,
) -> Iterator[ProblemGame]:
    """The best of the problems in games: of those that somebody got wrong there, or of `every` one.

    `look` finds those of one game; without it, they are proved.
    """
    had, look = {each.record for each in known}, look or problems
    listed = (
        (record, [each for each in look(game, source, record) if every or is_mistake(record, each)])
        for record in found_in
        if shortened(game, record) not in had
    )
    return chosen(game, source, listed, Counter(each.theme for one in known for each in one.problems))


def is_mistake(record: Record, problem: Problem) -> bool:
    """Whether the seat did something else in its game."""
    return record.decisions[problem.decisions].words not in problem.best


def played(game: Game, source: ProblemSource, games: int, seed: int) -> Iterator[Record]:
    """Games between bots, at each of the tables in turn."""
    for number, names in enumerate(islice(cycle(source.tables), games)):
        setup = game.make_setup(seats=len(names))
        yield record_match(game, setup, [make_bot(name) for name in names], game_seed(seed, number), names)


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
    words = game.catalogue.words
    theme = source.theme(position, seat, proof.best[0])
    worse = {words(action): points for action, points in proof.worse}
    return Problem(number, game.seat_names[seat], theme, tuple(map(words, proof.best)), proof.gap, worse)


def chosen(
    game: Game, source: ProblemSource, found: Iterable[Listed], before: Counter[str] | None = None
) -> Iterator[ProblemGame]:
    """The games worth keeping: a few problems of each, and no theme too often, those known before included."""
    themes = Counter(before)
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


def write(found: Sequence[ProblemGame], file: Path) -> None:
    """Write problems as `load` reads them: packed if the name says so, else for people to look at."""
    plain = msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"
    file.write_bytes(packed(found) if file.suffix == PACKED else plain)
