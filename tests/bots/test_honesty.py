"""The test that catches bots that peek can itself fail: planted cheats are found out."""

from __future__ import annotations

import stammtisch
from stammtisch.bots.bot import Turn
from stammtisch.bots.regular import RegularBot
from tests.bots.peeking import Cheat, Window, betrayals

GAME = stammtisch.game("goldbraeu")


def test_a_planted_cheat_is_caught() -> None:
    """A bot that looks at the others' hands through a window is found out by the same test."""
    window = Window()

    class Peeker:
        needs_view = True

        def choose(self, turn: Turn) -> int:
            return RegularBot().choose(turn._replace(view=GAME.view(window.position, stammtisch.OPEN)))

    assert betrayals(GAME, Cheat(window), window, number=200, seats=4) > 0
    assert betrayals(GAME, Peeker(), window, number=200, seats=4) > 0
