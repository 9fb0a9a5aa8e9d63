"""How well secret choices are foreseen, and what an answer to that is worth: positions of games of `expert`.

python bench/opponents/foreseen.py goldbraeu 8

At each secret choice the first seat foresees the others in 24 worlds. How well: the log loss of what each really mixes.
What for: the best answer is found in some of the first half of the worlds and judged in the other half, beside what an
`expert` would lay.
"""

from __future__ import annotations

import sys
from typing import Final

import numpy as np

import stammtisch
from stammtisch.bots.bot import Turn
from stammtisch.bots.calibration import PLAIN
from stammtisch.bots.expert import SEEDS, ExpertBot, imagined
from stammtisch.bots.foresight import Foresight, against, foresee
from stammtisch.bots.master import TEMPERATURE
from stammtisch.bots.match import bot_rng
from stammtisch.bots.model import model_for
from stammtisch.core.chance import Rng
from stammtisch.core.play import decisions
from stammtisch.core.position import STEP

WORLDS: Final = 24
HALF: Final = WORLDS // 2
BUDGETS: Final = (1, 2, 4, 12)
LEAST: Final = 1e-6
EXPERT: Final = ExpertBot()


def main() -> None:
    """Play, foresee, compare."""
    game = stammtisch.game(sys.argv[1])
    losses: list[list[float]] = []
    gains: list[list[float]] = []
    for number in range(int(sys.argv[2])):
        position, seen = game.deal(seats=4), None
        for seat, turn in decisions(position, Rng(1000 + number)):
            shown = Turn(game, seat, position.legal(seat), game.view(position, seat), bot_rng(number, seat, turn))
            if position.at[STEP] == game.secret_choice[0]:
                mix = np.asarray([found.weight for found in EXPERT.analyse(shown._replace(rng=Rng(turn)))])
                if seat == 0:
                    seen = foreseen(shown._replace(rng=Rng(turn + 1)))
                    gains.append(gained(seen, mix))
                elif seen is not None:
                    losses.append([log_loss(found.mean(axis=0)[seat], mix) for found in (seen.nets, seen.likely())])
                    losses[-1].append(log_loss(mix, mix))
            position.apply(seat, EXPERT.choose(shown) if len(shown.legal) > 1 else shown.legal[0])
    print(f"{len(losses)} choices; log loss of the nets, of foresight, of who knows: {np.mean(losses, axis=0)}")
    for worlds, column in zip(BUDGETS, np.asarray(gains).T, strict=True):
        error = 196 * column.std() / len(column) ** 0.5
        print(f"answer found in {worlds} worlds: {100 * column.mean():+.2f} ± {error:.2f} points of worth a choice")


def foreseen(shown: Turn) -> Foresight:
    """What the seat foresees."""
    worlds = imagined(shown.imagine(), shown, WORLDS)
    for world in worlds:
        world.law.reopen(world, shown.seat)
    seeds = [shown.rng.below(SEEDS) for _ in worlds]
    return foresee(model_for(shown.game.name, 4), worlds[0].at[STEP], worlds, shown.legal, seeds, PLAIN)


def log_loss(said: np.ndarray, mix: np.ndarray) -> float:
    """Of a prediction for somebody who lays by a mix."""
    return float(-(mix * np.log(np.maximum(said, LEAST))).sum())


def gained(seen: Foresight, mix: np.ndarray) -> list[float]:
    """By the number of worlds: what the best answer brings more than an expert's mix."""
    judge = part(seen, HALF, WORLDS)
    worth = against(judge.worth[..., 0], judge.likely(), 0).mean(axis=0)
    return [
        float(np.mean([answer(seen, first, size) @ worth for first in range(0, HALF, size)]) - mix @ worth)
        for size in BUDGETS
    ]


def answer(seen: Foresight, first: int, size: int) -> np.ndarray:
    """What `master` mixes that looks into some of the worlds."""
    worth, _ = part(seen, first, first + size).best_answer(0)
    mix: np.ndarray = np.exp((worth - worth.max()) / TEMPERATURE)
    mix /= mix.sum()
    return mix


def part(seen: Foresight, first: int, last: int) -> Foresight:
    """Some of the worlds."""
    return Foresight(*(each[first:last] for each in seen))


if __name__ == "__main__":
    main()
