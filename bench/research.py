"""Measure the research interfaces beside each other and beside pgx, in one interleaved run.

.venv/bin/python bench/research.py [--rounds N] [--seconds S] [--games N] [--json]

Random legal actions, decisions a CPU second, every measurement in a process of its own. Only the ratios mean something:
the batch against PettingZoo (20 is wanted) and against pgx's backgammon, batched as well, on the same core. The engine
is that of this interpreter, compiled if it was installed so; it needs the extra "research". pgx goes into
.build/pgx-venv, which nothing else uses.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

HERE = Path(__file__).resolve().parent
VENV = HERE.parent / ".build" / "pgx-venv"
PEERS = ("jax==0.10.2", "pgx==2.6.0")
GAMES = ("goldbraeu", "golden_city")
WANTED = 20  # batch : PettingZoo
ONE_CORE = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "STAMMTISCH_BENCH": "1"}


# ---- inside a process of its own


def measure_batch(game: str, games: int, seconds: float) -> float:
    """Decisions a CPU second of the batch, choosing included."""
    import numpy as np  # noqa: PLC0415 -- only the child processes need it

    from stammtisch.adapters.batch import BatchEnv, random_actions  # noqa: PLC0415 -- as above

    env = BatchEnv(game=game, games=games)
    rng = np.random.default_rng(0)
    turn = env.reset(1)
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        turn = env.step(random_actions(turn.masks, rng))
        decisions += games
    return decisions / spent


def measure_pettingzoo(game: str, _games: int, seconds: float) -> float:
    """Decisions a CPU second of `env`, choosing included."""
    import numpy as np  # noqa: PLC0415 -- as above

    from stammtisch.adapters.pettingzoo import env  # noqa: PLC0415 -- as above

    table = env(game=game)
    rng = np.random.default_rng(0)
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        table.reset(seed=decisions)
        for _ in table.agent_iter():
            seen, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            table.step(legal[rng.integers(len(legal))])
            decisions += 1
    return decisions / spent


def measure_gymnasium(game: str, _games: int, seconds: float) -> float:
    """Decisions of all seats a CPU second of a learner among random bots; the learner makes a quarter of them."""
    import numpy as np  # noqa: PLC0415 -- as above

    from stammtisch.adapters.gymnasium import LearnerEnv  # noqa: PLC0415 -- as above

    table = LearnerEnv(game=game, flat=True)
    rng = np.random.default_rng(0)
    decisions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        _, info = table.reset(seed=decisions)
        over = False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = table.step(legal[rng.integers(len(legal))])
            decisions += 1
        decisions += sum(table.turns)
    return decisions / spent


MEASURES: dict[str, Callable[[str, int, float], float]] = {
    "batch": measure_batch,
    "pettingzoo": measure_pettingzoo,
    "gymnasium": measure_gymnasium,
}


# ---- the run


def run(*command: str | Path) -> str:
    """What a command prints."""
    env = {**os.environ, **ONE_CORE}
    done = subprocess.run([*map(str, command)], env=env, stdout=subprocess.PIPE, text=True, check=True)  # noqa: S603 -- ours
    return done.stdout


def pgx_python() -> Path | None:
    """The interpreter that has pgx; None where it cannot be had."""
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = VENV / "peers"
    if stamp.exists() and stamp.read_text() == str(PEERS):
        return python
    print(f"Installing {', '.join(PEERS)} into {VENV} ...", file=sys.stderr)
    try:
        run(sys.executable, "-m", "venv", VENV)
        run(python, "-m", "pip", "install", "--quiet", *PEERS)
    except subprocess.CalledProcessError:
        print("pgx cannot be had here: its rows stay empty.", file=sys.stderr)
        return None
    stamp.write_text(str(PEERS))
    return python


def one_round(games: int, seconds: float, pgx: Path | None) -> dict[str, float]:
    """Everything once, one after the other."""
    figures = {}
    for game in GAMES:
        for name in MEASURES:
            told = run(sys.executable, __file__, "--measure", name, game, str(games), str(seconds))
            figures[f"{game} {name}"] = float(told)
    if pgx is not None:
        told = run(pgx, HERE / "peers" / "pgx_backgammon.py", str(games), str(seconds))
        figures.update(json.loads(told))
    return figures


def ratios(figures: dict[str, float]) -> dict[str, float]:
    """What the figures of a run mean."""
    found = {}
    for game in GAMES:
        for name, other in (("PettingZoo", f"{game} pettingzoo"), ("pgx backgammon, batched", "pgx backgammon")):
            if other in figures:
                found[f"{game}: batch to {name}"] = figures[f"{game} batch"] / figures[other]
    return found


def main() -> None:
    """Measure, or do one measurement for the run."""
    if sys.argv[1:2] == ["--measure"]:
        name, game, games, seconds = sys.argv[2:]
        print(MEASURES[name](game, int(games), float(seconds)))
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=256, help="in a batch")
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    pgx = pgx_python()
    rounds = [one_round(wishes.games, wishes.seconds, pgx) for _ in range(wishes.rounds)]
    best = {name: max(each[name] for each in rounds) for name in rounds[0]}
    middle = {name: median(each[name] for each in rounds) for name in rounds[0]}
    report(best, middle, as_json=wishes.json)


def report(best: dict[str, float], middle: dict[str, float], *, as_json: bool) -> None:
    """Print figures and ratios."""
    if as_json:
        print(json.dumps({"best": best, "median": middle, "ratios": ratios(best), "median ratios": ratios(middle)}))
        return
    print("| decisions a CPU second | best | median |\n| --- | ---: | ---: |")
    for name, figure in best.items():
        print(f"| {name} | {figure:,.0f} | {middle[name]:,.0f} |")
    print("\n| ratio | best | median | wanted |\n| --- | ---: | ---: | ---: |")
    medians = ratios(middle)
    for name, ratio in ratios(best).items():
        print(f"| {name} | {ratio:.1f} | {medians[name]:.1f} | {WANTED if 'PettingZoo' in name else ''} |")


if __name__ == "__main__":
    main()
