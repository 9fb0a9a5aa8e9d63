"""Do chances come true? `python -m bench.analysis.calibration GAME --games 1000`, on games of another seed."""

from __future__ import annotations

from bench.analysis.kit import SEED, wishes
from stammtisch.analysis.calibration import calibration_of
from stammtisch.analysis.fitting import collect, foretold, reliability, report

ENOUGH = 200  # samples in a bucket


def main() -> None:
    """Print log losses and buckets, and the largest difference of a bucket that is large enough."""
    found = wishes(__doc__, 1000)
    samples = collect(found.game, found.seats, range(found.games), SEED)
    calibration = calibration_of(found.game, found.seats)
    print(f"{found.game.name}, {found.seats} seats, {found.games} games")
    print(report(samples, calibration))
    for kind in ("own", "open"):
        results = samples.results[:, None] if kind == "own" else samples.results
        buckets = reliability(foretold(samples, calibration, kind), results)
        worst = max(abs(each.foretold - each.happened) for each in buckets if each.samples >= ENOUGH)
        print(f"{kind}: largest difference {100 * worst:.1f} points")


if __name__ == "__main__":
    main()
