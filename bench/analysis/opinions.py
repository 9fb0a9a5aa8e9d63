"""Do bots say what happens? `python -m bench.analysis.opinions GAME --bot strong --games 300`.

Bots of one level play each other, and what each says of the action that it takes (`Opinion.chance`) is held against the
result, in ten buckets. Chances of the best of several options are a little too high by nature.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bench.analysis.calibration import ENOUGH
from bench.analysis.kit import SEED, parser, wishes
from stammtisch.analysis.fitting import dealt_turn, reliability
from stammtisch.bots.bot import Analyst
from stammtisch.bots.making import make_bot
from stammtisch.bots.match import bot_rng, game_seed
from stammtisch.bots.outcome import victory
from stammtisch.core.chance import Rng
from stammtisch.core.play import decisions

if TYPE_CHECKING:
    from stammtisch.core.game import Game


def said(game: Game, seats: int, bot: Analyst, seed: int) -> list[tuple[float, float]]:
    """What was said in one game, and what came of it."""
    setup = game.make_setup(seats=seats)
    position, told = game.open(setup), []
    for seat, number in decisions(position, Rng(seed)):
        turn = dealt_turn(game, setup, position, seat, bot_rng(seed, seat, number))
        best = max(bot.analyse(turn), key=lambda opinion: opinion.weight) if len(turn.legal) > 1 else None
        if best:
            told.append((seat, best.chance))
        position.apply(seat, best.action if best else turn.legal[0])
    shares = victory(position)
    return [(chance, shares[seat]) for seat, chance in told]


def main() -> None:
    """Print the buckets and the largest difference of one that is large enough."""
    options = parser(__doc__, 300)
    options.add_argument("--bot", default="strong")
    found, bot = wishes(options), make_bot(options.parse_args().bot)
    assert isinstance(bot, Analyst)
    pairs = np.asarray([p for n in range(found.games) for p in said(found.game, found.seats, bot, game_seed(SEED, n))])
    buckets = reliability(pairs[:, 0], pairs[:, 1])
    print(f"{found.game.name}, {found.seats} seats, {found.games} games, {options.parse_args().bot}")
    for each in buckets:
        print(f"  {each.foretold:6.1%} -> {each.happened:6.1%}  ({each.samples})")
    apart = [abs(each.foretold - each.happened) for each in buckets if each.samples >= ENOUGH]
    print(f"largest difference {100 * max(apart, default=0.0):.1f} points")


if __name__ == "__main__":
    main()
