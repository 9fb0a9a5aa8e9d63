"""What guessing from play gains over counting, on games that nothing was fitted on.

`python -m bench.analysis.from_play GAME --seats 4 --games 100` plays with bots of mixed levels, `--levels strong` with
one level. Only things of which play tells something are in it (`Belief.played`). The aim: 0.01 nats a guess.
"""

from __future__ import annotations

from math import log
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import numpy as np

from bench.analysis.kit import SEED, parser, wishes
from stammtisch.analysis.belief import belief
from stammtisch.analysis.inferring import module_of, moments
from stammtisch.bots.making import make_bot
from stammtisch.bots.match import game_seed, record_match
from stammtisch.core import record as records
from stammtisch.core.position import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.belief import SeatBelief
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position

LEAST: Final = 0.005  # chances are kept this far from 0 and 1
BUCKETS: Final = 10


class Guess(NamedTuple):
    """One thing that somebody may hold."""

    game: int
    counted: float
    played: float
    true: bool


def guesses(game: Game, position: Position, viewer: int, number: int) -> Iterator[Guess]:
    """All guesses at a moment of which play tells something and counting alone does not tell all."""
    found, players = belief(game, game.view(position, viewer)), msgspec.to_builtins(game.open_view(position))["players"]
    if found is None:
        return
    counted = by_thing(found.seats)
    for (seat, kind, name), chance in by_thing(found.played).items():
        if LEAST < counted[seat, kind, name] < 1 - LEAST:
            holder = next(player for player in players if player["seat"] == seat)
            yield Guess(number, counted[seat, kind, name], chance, name in holder[kind])


def by_thing(seats: tuple[SeatBelief, ...]) -> dict[tuple[str, str, str], float]:
    """The chance of at least one, by seat, kind and name."""
    return {(told.seat, held.kind, held.name): held.chances[0] for told in seats for held in told.held}


def level_moments(game: Game, seats: int, number: int, level: str) -> Iterator[tuple[Position, int]]:
    """Moments of a game in which all are of one level."""
    names = [level] * seats
    record = record_match(
        game, game.make_setup(seats=seats), [make_bot(name) for name in names], game_seed(SEED + 1, number), names
    )
    position = game.open(record.setup)
    for place, decision in enumerate(record.decisions, 1):
        if place % 23 == number % 23 and position.to_act not in (0, CHANCE):
            yield position, place % seats
        records.apply_decision(game, position, decision, place)


def losses(found: list[Guess], played: list[float]) -> np.ndarray[Any, Any]:
    """The log loss of each guess."""
    kept = (min(1 - LEAST, max(LEAST, chance)) for chance in played)
    return np.asarray([-log(chance if guess.true else 1 - chance) for guess, chance in zip(found, kept, strict=True)])


def main() -> None:
    """Print log losses, what is gained, how often what is said comes true, and the time."""
    options = parser(__doc__, 100)
    options.add_argument("--levels", default="mixed")
    wanted, levels = wishes(options), options.parse_args().levels
    module_of(wanted.game)
    found, seconds, asked = list[Guess](), 0.0, 0
    for number in range(wanted.games):
        mixed = levels == "mixed"
        looked = (
            moments(wanted.game, wanted.seats, number, SEED + 1)
            if mixed
            else level_moments(wanted.game, wanted.seats, number, levels)
        )
        for position, viewer in looked:
            begun = perf_counter()
            belief(wanted.game, wanted.game.view(position, viewer))
            seconds, asked = seconds + perf_counter() - begun, asked + 1
            found += guesses(wanted.game, position, viewer, number)
    counting, playing = (losses(found, [guess[column] for guess in found]) for column in (1, 2))
    games = np.asarray([guess.game for guess in found])
    gains = [float((counting - playing)[games == number].mean()) for number in np.unique(games)]
    doubt = 1.96 * np.std(gains, ddof=1) / len(gains) ** 0.5
    print(f"{wanted.game.name}, {wanted.seats} seats, {wanted.games} games ({levels}); {len(found)} guesses")
    print(f"  counting {counting.mean():.3f}  from play {playing.mean():.3f}  gain {np.mean(gains):.3f} ± {doubt:.3f}")
    print(f"  {1000 * seconds / asked:.2f} ms a view, counting included")
    for bucket in range(BUCKETS):
        chosen = [guess for guess in found if int(min(guess.played, 0.999) * BUCKETS) == bucket]
        if chosen:
            said, came = np.mean([guess.played for guess in chosen]), np.mean([guess.true for guess in chosen])
            print(f"  {said:6.1%} -> {came:6.1%}  ({len(chosen)})")


if __name__ == "__main__":
    main()
