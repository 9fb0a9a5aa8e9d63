"""Do chances come true? `python -m bench.analysis.calibration GAME --games 1000`, on games of another seed.

At tables for every number of seats; with `--picture FILE` the buckets are drawn, too.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bench.analysis.kit import SEED, parser, wishes
from bench.analysis.picture import draw
from stammtisch.analysis.fitting import Bucket, collect, foretold, reliability, report
from stammtisch.bots.calibration import calibration_of

if TYPE_CHECKING:
    from stammtisch.analysis.fitting import Samples
    from stammtisch.core.game import Game

ENOUGH = 200  # samples in a bucket
Kinds = dict[str, list[Bucket]]


def buckets_of(game: Game, seats: int, samples: Samples) -> Kinds:
    """Print log losses and buckets, and the largest difference of a bucket that is large enough."""
    calibration, found = calibration_of(game, seats), {}
    print(report(samples, calibration))
    for kind in ("own", "open"):
        results = samples.results[:, None] if kind == "own" else samples.results
        found[kind] = reliability(foretold(samples, calibration, kind), results)
        apart = [abs(each.foretold - each.happened) for each in found[kind] if each.samples >= ENOUGH]
        worst = max(apart, default=0.0)
        print(f"{kind}: largest difference {100 * worst:.1f} points")
    return found


def main() -> None:
    """All numbers of seats."""
    options = parser(__doc__, 1000)
    options.add_argument("--picture", type=Path)
    found, panels = wishes(options), {}
    for seats in found.game.seats:
        print(f"{found.game.name}, {seats} seats, {found.games} games", flush=True)
        samples = collect(found.game, seats, range(found.games), SEED)
        panels[f"{seats} seats, {found.games} games"] = buckets_of(found.game, seats, samples)
    picture = options.parse_args().picture
    if picture:
        draw(picture, panels)


if __name__ == "__main__":
    main()
