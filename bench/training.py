"""Measure how many games `stammtisch train` learns from in a CPU second, and how that changed.

.venv-test/bin/python -m bench.training [--before SRC] [--rounds N] [--seconds S] [--jobs]

Each measurement is a process of its own on one core: fresh nets, the shipped number of hidden units, four seats. With
`--before`, a folder with the sources of another version (and its compiled modules), both take turns and the ratio is
printed. With `--jobs`, the time on the clock without workers and with two: it means
something on a quiet machine only.
"""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from statistics import median
from typing import Any

from bench.run import run

GAMES = {"goldbraeu": 64, "golden_city": 96}  # with the hidden units of the shipped nets
SEATS = 4
ONE_CORE = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
HERE = Path(__file__).parents[1] / ".build" / "compiled"  # `make test` makes it


# ---- inside a process of its own


def trainer_of(game: str, games: int) -> Any:  # noqa: ANN401 -- the trainer of any version
    """A trainer with fresh nets."""
    import stammtisch  # noqa: PLC0415 -- only the child processes need it, of the version that is measured
    from stammtisch.training.trainer import Trainer, TrainingConfig  # noqa: PLC0415 -- as above

    rules = stammtisch.game(game)
    return Trainer(TrainingConfig(rules, rules.make_setup(seats=SEATS), games, GAMES[game], 1))


def alone(game: str, seconds: float) -> float:
    """Games a CPU second in one process, once all loops are compiled."""
    list(trainer_of(game, 40).checkpoints())
    trainer = trainer_of(game, 40_000)  # a thousand games between two reports
    start = time.process_time()
    for _ in trainer.checkpoints():
        if (spent := time.process_time() - start) >= seconds:
            return float(trainer.played() / spent)
    return float(trainer.played() / (time.process_time() - start))


def with_jobs(game: str, games: float, jobs: int) -> float:
    """Games a second on the clock."""
    from stammtisch.arena.executors import Where, worker_pool  # noqa: PLC0415 -- as above

    trainer = trainer_of(game, int(games))
    with worker_pool(Where(jobs=jobs)) if jobs > 1 else nullcontext() as workers:
        start = time.perf_counter()
        list(trainer.checkpoints(workers=workers))
        return float(trainer.played() / (time.perf_counter() - start))


# ---- the run


def measured(source: Path, *words: str) -> float:
    """One measurement with the sources in a folder."""
    told = run(sys.executable, "-m", "bench.training", "--measure", *words, PYTHONPATH=str(source), **ONE_CORE)
    return float(told)


def compare(before: Path | None, rounds: int, seconds: float) -> None:
    """Take turns, and print games a CPU second and the ratio of the medians."""
    print("| game | before | now | ratio |\n| --- | ---: | ---: | ---: |")
    for game in GAMES:
        found: dict[Path, list[float]] = {source: [] for source in (before, HERE) if source}
        for _ in range(rounds):
            for source, figures in found.items():
                figures.append(measured(source, "alone", game, str(seconds)))
        now = median(found[HERE])
        old = median(found[before]) if before else 0
        print(f"| {game} | {old:.0f} | {now:.0f} | {now / old if old else 0:.2f} |", flush=True)


def compare_jobs(rounds: int, games: float) -> None:
    """Take turns, and print games a second on the clock and the ratio of the medians."""
    print("| game | one job | two jobs | ratio |\n| --- | ---: | ---: | ---: |")
    for game in GAMES:
        both = [[measured(HERE, jobs, game, str(games)) for jobs in ("one", "two")] for _ in range(rounds)]
        one, two = (median(column) for column in zip(*both, strict=True))
        print(f"| {game} | {one:.0f} | {two:.0f} | {two / one:.2f} |", flush=True)


def main() -> None:
    """Measure, or do one measurement for the run."""
    if sys.argv[1:2] == ["--measure"]:
        kind, game, amount = sys.argv[2:]
        jobs = {"one": 1, "two": 2}
        print(with_jobs(game, float(amount), jobs[kind]) if kind in jobs else alone(game, float(amount)))
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--jobs", action="store_true")
    wishes = parser.parse_args()
    if wishes.jobs:
        compare_jobs(wishes.rounds, 500 * wishes.seconds)
    else:
        compare(wishes.before, wishes.rounds, wishes.seconds)


if __name__ == "__main__":
    main()
