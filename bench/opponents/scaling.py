"""What more worlds would bring: how much `expert` and `master` lose a decision, judged by the same search in many more.

python bench/opponents/scaling.py golden_city 40

Positions come from games of `expert` with four seats: every seventh decision with a choice that is not secret. The
judge tries every option that any of them took, as far ahead as `master` looks, in 192 worlds of its own.
"""

from __future__ import annotations

import sys
from typing import Final

import numpy as np

import stammtisch
from stammtisch.bots.bot import Turn
from stammtisch.bots.calibration import PLAIN
from stammtisch.bots.expert import ExpertBot
from stammtisch.bots.halving import Halving
from stammtisch.bots.lookahead import horizon_of
from stammtisch.bots.master import MasterBot
from stammtisch.bots.match import bot_rng
from stammtisch.bots.model import model_for
from stammtisch.core.chance import Rng
from stammtisch.core.play import decisions
from stammtisch.core.position import STEP

EVERY: Final = 7
JUDGED: Final = 192
PLAYERS: Final = {
    "expert": ExpertBot(),
    "master / 4": MasterBot(worlds=2),
    "master": MasterBot(),
    "master x 4": MasterBot(worlds=24),
}


def main() -> None:
    """Ask all of them, judge what they took."""
    game, asked = stammtisch.game(sys.argv[1]), int(sys.argv[2])
    lost: list[list[float]] = []
    number = 0
    while len(lost) < asked:
        position = game.deal(seats=4)
        for count, (seat, turn) in enumerate(decisions(position, Rng(9000 + number))):
            shown = Turn(game, seat, position.legal(seat), game.view(position, seat), bot_rng(number, seat, turn))
            if len(shown.legal) > 1 and count % EVERY == 0 and position.at[STEP] != game.secret_choice[0]:
                lost.append(losses(shown, count))
            position.apply(seat, PLAYERS["expert"].choose(shown) if len(shown.legal) > 1 else shown.legal[0])
        number += 1
    found = np.asarray(lost)
    print(f"{len(found)} decisions of {number} games; lost in points of worth, 95 %:")
    for name, column in zip(PLAYERS, found.T, strict=True):
        print(f"  {name}: {100 * column.mean():.2f} ± {196 * column.std() / len(column) ** 0.5:.2f}")


def losses(shown: Turn, count: int) -> list[float]:
    """What each player's choice is worth less than the best choice of all."""
    taken = [bot.choose(shown._replace(rng=Rng(count))) for bot in PLAYERS.values()]
    options = sorted(set(taken))
    if len(options) == 1:
        return [0.0] * len(taken)
    judge = shown._replace(rng=Rng(count + 1))
    world = judge.imagine()
    look = Halving(model_for(shown.game.name, 4), judge, world, horizon_of(shown.game), PLAIN).look
    worth = dict(zip(options, look(options, JUDGED)[:, 0] / JUDGED, strict=True))
    return [max(worth.values()) - worth[action] for action in taken]


if __name__ == "__main__":
    main()
