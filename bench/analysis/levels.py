"""Does the mean loss order the levels as the arena does? `python -m bench.analysis.levels GAME --games 100`."""

from __future__ import annotations

from collections import defaultdict

import numpy as np

from bench.analysis.kit import judged, mixed_games, wishes
from stammtisch.analysis.verdicts import points_of
from stammtisch.bots.levels import ratings_of


def ranks(values: list[float]) -> np.ndarray:
    """The rank of each value."""
    return np.argsort(np.argsort(values))


def spearman(first: list[float], second: list[float]) -> float:
    """Spearman's correlation of ranks."""
    return float(np.corrcoef(ranks(first), ranks(second))[0, 1])


def main() -> None:
    """Print a line for each level, and the correlation with and without the level that judges."""
    found = wishes(__doc__, 100)
    losses, graded = defaultdict(list), defaultdict(list)
    mistake = points_of(found.game)[1]
    for names, record in mixed_games(found):
        decisions = judged(found.game, record)
        for seat, name in zip(found.game.seat_names, names, strict=False):
            own = [each for each in decisions if each.seat == seat]
            losses[name].append(np.mean([each.points for each in own]))
            graded[name].append(np.mean([0.5 ** (each.points / mistake) for each in own]))
    rated = ratings_of(found.game)
    order = sorted(losses, key=lambda name: rated[name])
    print(f"{found.game.name}, {found.seats} seats, {found.games} games")
    for name in order:
        error = np.std(losses[name], ddof=1) / np.sqrt(len(losses[name]))
        accuracy = 100 * np.mean(graded[name])
        print(
            f"  {name:9} rated {rated[name]:5}  lost {np.mean(losses[name]):.2f} ± {error:.2f}  accuracy {accuracy:.1f}"
        )
    for shown in (order, [name for name in order if name != "expert"]):
        value = spearman([rated[name] for name in shown], [-float(np.mean(losses[name])) for name in shown])
        print(f"  Spearman over {len(shown)} levels: {value:.2f}")


if __name__ == "__main__":
    main()
