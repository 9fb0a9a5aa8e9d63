"""Measure how many whole games bots play against themselves, beside Catanatron, in one interleaved run.

.venv/bin/python -m bench.selfplay [--rounds N] [--seconds S]

Games a CPU second with four seats, on one core: `strong` at tables as the arena plays them, the same nets in step as
training plays them (without learning), and Catanatron's greedy player, which copies the game for each action as our
bots do. The nets are the shipped ones; the engine is that of this interpreter, compiled if it was installed so.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from statistics import median
from typing import TYPE_CHECKING

from bench.run import HERE, peers_python, run

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = ("goldbraeu", "golden_city")
SEATS = 4
ONE_CORE = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


# ---- inside a process of its own


def at_tables(game: str, seconds: float) -> float:
    """`strong` in every seat, one game after the other, each decision from a view."""
    import stammtisch  # noqa: PLC0415 -- only the child processes need it
    from stammtisch.arena.seeds import deal_seed  # noqa: PLC0415 -- as above
    from stammtisch.bots.making import make_bot  # noqa: PLC0415 -- as above
    from stammtisch.bots.match import play_match  # noqa: PLC0415 -- as above

    rules, bot = stammtisch.game(game), make_bot("strong")
    setup = rules.make_setup(seats=SEATS)
    number, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        number += 1
        play_match(rules, setup, [bot] * SEATS, deal_seed("validation", 1, number))
    return number / spent


def in_step(game: str, seconds: float) -> float:
    """The nets of `strong` as training lets them play: many games side by side."""
    import stammtisch  # noqa: PLC0415 -- as above
    from stammtisch.bots.model import model_for  # noqa: PLC0415 -- as above
    from stammtisch.training.selfplay import BatchNets, SelfPlay, Training  # noqa: PLC0415 -- as above

    rules, model = stammtisch.game(game), model_for(game, SEATS)
    setup = rules.make_setup(seats=SEATS)
    first, laws = model.nets_for(differing=False)
    nets = BatchNets(first, rules.layout)
    lockstep = SelfPlay(Training((setup,), setup.options, laws, 1))
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not lockstep.finished:
        lockstep.play(nets)
    return lockstep.finished / spent


MEASURES: dict[str, Callable[[str, float], float]] = {"at tables": at_tables, "in step": in_step}


# ---- the run


def one_round(seconds: float) -> dict[str, float]:
    """Everything once, one after the other."""
    figures = {}
    for game in GAMES:
        for name in MEASURES:
            told = run(sys.executable, "-m", "bench.selfplay", "--measure", name, game, str(seconds), **ONE_CORE)
            figures[f"{game}, strong {name}"] = float(told)
    if python := peers_python():
        told = json.loads(run(python, HERE / "peers" / "catanatron_games.py", str(seconds), "greedy"))
        figures["Catanatron, greedy"] = told["catanatron"] / told["decisions a game"]
    return figures


def main() -> None:
    """Measure, or do one measurement for the run."""
    if sys.argv[1:2] == ["--measure"]:
        name, game, seconds = sys.argv[2:]
        print(MEASURES[name](game, float(seconds)))
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0)
    wishes = parser.parse_args()
    rounds = [one_round(wishes.seconds) for _ in range(wishes.rounds)]
    print("| games a CPU second | best | median |\n| --- | ---: | ---: |")
    for name in rounds[0]:
        figures = [each[name] for each in rounds]
        print(f"| {name} | {max(figures):.3g} | {median(figures):.3g} |")


if __name__ == "__main__":
    main()
