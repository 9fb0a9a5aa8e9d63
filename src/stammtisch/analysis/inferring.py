"""Fit how much each fact counts when the others' hidden things are guessed from their play.

`python -m stammtisch.analysis.inferring GAME --seats 4 --games 300` plays games between bots of mixed levels, fits (a
conditional logit, by Newton's method), prints the weights, and writes the game's `knowledge/inference.json`. What it
gains over counting is measured on games of another seed, by bench/analysis/from_play.py. A tool for contributors.
"""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from threadpoolctl import threadpool_limits

import stammtisch
from stammtisch.analysis.belief import FILE, inference_of
from stammtisch.analysis.fitting import keep, played, read_wishes
from stammtisch.core.inference import Weights
from stammtisch.core.mistakes import needs_extra

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from types import ModuleType

    from numpy.typing import NDArray

    from stammtisch.core.game import Game
    from stammtisch.core.inference import Taken
    from stammtisch.core.position import Position

EVERY: Final = 5  # of the positions that `played` keeps: neighbours say the same
CAUTION: Final = 2.0  # of large weights: as if so much had been seen that speaks against them
TRUST: Final = 0.95  # bots are sure of more than people do
ROUNDS: Final = 12  # of Newton's method: it has long arrived


class Guess(NamedTuple):
    """A guess that can be checked: the facts by thing, and which of them was taken."""

    facts: NDArray[np.float64]
    taken: int


def moments(game: Game, seats: int, number: int, seed: int) -> Iterator[tuple[Position, int]]:
    """Some positions of a game between bots, and who looks at each."""
    kept, _end = played(game, game.make_setup(seats=seats), number, seed)
    yield from ((position, place % seats) for place, position in enumerate(kept) if place % EVERY == number % EVERY)


def module_of(game: Game) -> ModuleType:
    """What a game reads off a view; nothing can be fitted without it."""
    module = inference_of(game)
    if module is None:
        raise SystemExit(f"{game.name} brings no knowledge/inference.py")
    return module


def guesses(game: Game, position: Position, viewer: int) -> Iterator[Guess]:
    """What the viewer could guess at a moment, with the truth."""
    module = module_of(game)
    true = module.truth(game.open_view(position))
    for taken in cast("Iterable[Taken]", module.taken(game.view(position, viewer))):
        for facts, place in zip(taken.facts, taken.places, strict=True):
            yield Guess(np.asarray(facts), taken.things.index(true[place]))


def fit(found: list[Guess]) -> NDArray[np.float64]:
    """The weights that make what was taken most likely; each choice for itself."""
    width = found[0].facts.shape[1]
    weights = np.zeros(width)
    for _round in range(ROUNDS):
        slope, bend = -CAUTION * weights, CAUTION * np.eye(width)
        for facts, taken in found:
            worth = facts @ weights
            likely = np.exp(worth - worth.max())
            likely /= likely.sum()
            mean = likely @ facts
            slope += facts[taken] - mean
            bend += (facts * likely[:, None]).T @ facts - np.outer(mean, mean)
        weights += np.linalg.solve(bend, slope)
    return weights


def main() -> None:
    """Fit one game at one number of seats."""
    wishes = read_wishes(__doc__, 300)
    threadpool_limits(1)
    game = stammtisch.game(wishes.game)
    found = [
        guess
        for number in range(wishes.games)
        for moment in moments(game, wishes.seats, number, wishes.seed)
        for guess in guesses(game, *moment)
    ]
    counts = dict(zip(module_of(game).FACTS, fit(found).round(3).tolist(), strict=True))
    weights = Weights(counts, TRUST, wishes.games, wishes.seed)
    print(len(found), "guesses;", weights)  # noqa: T201 -- its figures
    with as_file(files(game.package)) as package:
        keep(wishes.out or package / FILE, wishes.seats, weights)


if __name__ == "__main__":
    main()
