"""Catches bots that see what they must not: hidden things are dealt anew, and the bot must not notice."""

from __future__ import annotations

import sys
from itertools import product
from typing import TYPE_CHECKING

import msgspec

import stammtisch
from stammtisch.bots.bot import Bot, Turn, seated
from stammtisch.bots.levels import installed_bots
from stammtisch.bots.match import bot_rng
from stammtisch.core.bits import lowest
from stammtisch.core.chance import Rng
from stammtisch.core.position import CHANCE, Position

if TYPE_CHECKING:
    from stammtisch.core.game import Game


class Window:
    """Through this a planted cheat looks at the table; an honest bot knows nothing of it."""

    position: Position


class Cheat:
    """Decides by all that is hidden."""

    needs_view = True

    def __init__(self, window: Window) -> None:
        self.window = window

    def choose(self, seen: Turn) -> int:
        """Any action, depending on what nobody may see."""
        table = seen.game.view(self.window.position, stammtisch.OPEN)
        return seen.legal[sum(msgspec.json.encode(table)) % len(seen.legal)]


def betrayals(game: Game, bot: Bot, window: Window, decisions: int, seats: int) -> int:
    """How often a bot decides otherwise in a world that its seat cannot tell from the true one."""
    rng, found, asked, number = Rng(42), 0, 0, 0
    while asked < decisions:
        number += 1
        position = game.deal(seats=seats)
        while position.to_act and asked < decisions:
            if position.to_act == CHANCE:
                position.run_chance(rng)
                continue
            seat = lowest(position.to_act)
            choice = decide(game, position, seat, bot, window, asked)
            other = position.copy()
            other.redraw(seat, rng)
            found += decide(game, other, seat, bot, window, asked) != choice
            asked += 1
            position.apply(seat, choice)
    return found


def decide(game: Game, position: Position, seat: int, bot: Bot, window: Window, turn: int) -> int:
    """What the bot does at this table, with a generator that depends on the turn only."""
    window.position = position
    return bot.choose(Turn(game, seat, position.legal(seat), game.view(position, seat), bot_rng(7, seat, turn)))


def main() -> None:
    """Ask every level many times, and a planted cheat: `python -m tests.bots.peeking 10000`."""
    decisions = int(sys.argv[1])
    for name, level in product(stammtisch.game_names(), [*installed_bots(), "cheat"]):
        game, window = stammtisch.game(name), Window()
        for seats in game.seats:
            bot = Cheat(window) if level == "cheat" else seated(level, game.make_setup(seats=seats))
            found = betrayals(game, bot, window, decisions // len(game.seats), seats)
            asked = decisions // len(game.seats)
            print(f"{name}, {seats} seats, {level}: {found} of {asked} decided otherwise", flush=True)  # noqa: T201 -- its figures


if __name__ == "__main__":
    main()
