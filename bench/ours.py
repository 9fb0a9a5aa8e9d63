"""Our side of the benchmark: the engine of this interpreter, compiled or not. Standard output is JSON.

ours.py measure SECONDS   decisions a second inside and driven, microseconds for a copy
ours.py games GAMES SEED  decisions and checksum of so many random games; callgrind counts this
ours.py board             the standard board in the numbers that reference.c takes
"""

import json
import random
import sys
import time
from collections.abc import Callable

import stammtisch
from stammtisch.core import playout
from stammtisch.core.position import CHANCE, Position
from stammtisch.games.goldbraeu.components import GARDENS
from stammtisch.games.goldbraeu.position import BASE, CHIP_START, TABLE_SPACES, UMBRELLAS

BATCH = 20  # games between two looks at the clock
COPIES = 5_000
LAST = [mask.bit_length() - 1 for mask in range(16)]  # the last of the seats that owe a decision


def opening() -> Position:
    """The table that everything is measured on."""
    return stammtisch.game("goldbraeu").deal(edition="hanser-2004", seats=4)


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions a second of CPU time; `play` is given a seed and answers how many it made."""
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


def measure(seconds: float) -> dict[str, float | bool]:
    """All figures of this build."""
    table = opening()
    random.seed(1)
    return {
        "compiled": not playout.__file__.endswith(".py"),
        "inside": rate(lambda seed: playout.play_games(table, BATCH, seed)[0], seconds),
        "driven": rate(lambda seed: drive(table, seed), seconds),
        "copy": copy_time(table),
    }


def games(count: int, seed: int) -> dict[str, int]:
    """What every build and the C reference must agree on."""
    decisions, checksum = playout.play_games(opening(), count, seed)
    return {"decisions": decisions, "checksum": checksum}


def board() -> list[int]:
    """Tables, umbrellas, where the chips stand, the base spaces."""
    rule = opening().rule
    places = (TABLE_SPACES, UMBRELLAS, CHIP_START, CHIP_START + 1, *range(BASE, BASE + GARDENS))
    return [rule[place] for place in places]


def main(command: str, *args: str) -> None:
    """Do one of the three."""
    if command == "measure":
        print(json.dumps(measure(float(args[0]))))
    elif command == "games":
        print(json.dumps(games(int(args[0]), int(args[1]))))
    else:
        print(json.dumps(board()))


if __name__ == "__main__":
    main(*sys.argv[1:])
