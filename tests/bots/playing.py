"""How often a bot wins against random ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import stammtisch
from stammtisch.bots.match import game_seed, play_match
from stammtisch.bots.random import RandomBot

if TYPE_CHECKING:
    from stammtisch.bots.bot import Bot
    from stammtisch.core.setup import Setup


def victories(bot: Bot, setup: Setup, games: int, seed: int = 1) -> float:
    """How many games a bot wins against random ones, sitting in each seat in turn."""
    won = 0.0
    for number in range(games):
        own = number % setup.seats
        bots = [bot if seat == own else RandomBot() for seat in range(setup.seats)]
        won += play_match(stammtisch.game(setup.game), setup, bots, game_seed(seed, number)).wins()[own]
    return won
