"""Catches bots that see what they must not: hidden things are dealt again, and the bot must not notice."""

from __future__ import annotations

import sys
from itertools import islice, product
from typing import TYPE_CHECKING

import msgspec

import stammtisch
from stammtisch.bots.bot import Bot, Turn
from stammtisch.bots.levels import installed_bots
from stammtisch.bots.making import bot_for_table
from stammtisch.bots.match import bot_rng
from stammtisch.core.chance import Rng
from stammtisch.core.play import decisions
from stammtisch.core.position import Position

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

    def choose(self, turn: Turn) -> int:
        """Any action, depending on what nobody may see."""
        table = turn.game.view(self.window.position, stammtisch.OPEN)
        return turn.legal[sum(msgspec.json.encode(table)) % len(turn.legal)]


def betrayals(game: Game, bot: Bot, window: Window, number: int, seats: int, edition: str = "", **options: str) -> int:
    """Of `number` decisions, how many a bot makes otherwise in a world that its seat cannot tell from the true one."""
    rng, found, asked = Rng(42), 0, 0
    while asked < number:
        position = game.deal(edition, seats, options)
        for seat, _turn in islice(decisions(position, rng), number - asked):
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
    """Ask every level many times, or those named, and a planted cheat: `python -m tests.bots.peeking 10000`."""
    number = int(sys.argv[1])
    for name, level in product(stammtisch.game_names(), [*(sys.argv[2:] or installed_bots()), "cheat"]):
        game, window = stammtisch.game(name), Window()
        for seats in game.seats:
            bot = Cheat(window) if level == "cheat" else bot_for_table(level, game.make_setup(seats=seats))
            asked = number // len(game.seats)
            found = betrayals(game, bot, window, asked, seats)
            print(f"{name}, {seats} seats, {level}: {found} of {asked} decided otherwise", flush=True)  # noqa: T201 -- its figures


if __name__ == "__main__":
    main()
