"""Our side of the benchmark: the engine of this interpreter, compiled or not. Standard output is JSON.

ours.py measure GAME SECONDS      decisions a second inside and driven, microseconds for a copy
ours.py games GAME COUNT SEED     decisions and checksum of COUNT random games; callgrind counts this
ours.py rule GAME                 options and board in the numbers that the C references take
"""

import json
import random
import sys
import time
from collections.abc import Callable

import stammtisch
from stammtisch.core import playout
from stammtisch.core.position import CHANCE, Position

BATCH = 20  # games between two looks at the clock
COPIES = 5_000
LAST = [mask.bit_length() - 1 for mask in range(16)]  # the last of the seats that owe a decision


def opening(game: str) -> Position:
    """The table that everything is measured on: four seats, the game's first edition."""
    return stammtisch.game(game).deal(seats=4)


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second of CPU time; `play` is given a seed and returns how many it made."""
    decisions = seed = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play(seed)
        seed += BATCH
    return decisions / spent


def drive(table: Position, seed: int) -> int:
    """Games as a user's bot plays them: one call to ask, one to act, the choice made in Python."""
    decisions = 0
    rand = random.random
    for game in range(BATCH):
        position = table.copy()
        rng = stammtisch.Rng(seed + game)
        while to_act := position.to_act:
            if to_act == CHANCE:
                position.run_chance(rng)
                continue
            seat = LAST[to_act]
            actions = position.legal(seat)
            position.apply(seat, actions[int(rand() * len(actions))])
            decisions += 1
    return decisions


def copy_time(table: Position) -> float:
    """Microseconds for a copy, the best of five times."""
    best = float("inf")
    for _ in range(5):
        start = time.process_time()
        for _ in range(COPIES):
            table.copy()
        best = min(best, time.process_time() - start)
    return best / COPIES * 1e6


def measure(game: str, seconds: float) -> dict[str, float | bool]:
    """All figures of this build."""
    table = opening(game)
    random.seed(1)
    return {
        "compiled": not playout.__file__.endswith(".py"),
        "inside": rate(lambda seed: playout.play_games(table, BATCH, seed)[0], seconds),
        "driven": rate(lambda seed: drive(table, seed), seconds),
        "copy": copy_time(table),
    }


def games(game: str, count: int, seed: int) -> dict[str, int]:
    """What every build and the C reference must agree on."""
    decisions, checksum = playout.play_games(opening(game), count, seed)
    return {"decisions": decisions, "checksum": checksum}


def rule(game: str) -> list[int]:
    """The law's words."""
    words = opening(game).rule
    return [words[place] for place in range(len(words))]


def main(command: str, game: str, *args: str) -> None:
    """Do one of the three."""
    if command == "measure":
        print(json.dumps(measure(game, float(args[0]))))
    elif command == "games":
        print(json.dumps(games(game, int(args[0]), int(args[1]))))
    else:
        print(json.dumps(rule(game)))


if __name__ == "__main__":
    main(*sys.argv[1:])
