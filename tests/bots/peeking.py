"""Catches bots that see what they must not: hidden things are dealt anew, and the bot must not notice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.bots.bot import Bot, Seen
from stammtisch.bots.match import bot_rng
from stammtisch.core.bits import lowest
from stammtisch.core.chance import Rng
from stammtisch.core.position import CHANCE, Position

if TYPE_CHECKING:
    from stammtisch.core.game import Game


class Window:
    """Through this a planted cheat looks at the table; an honest bot knows nothing of it."""

    position: Position


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
    return bot.choose(Seen(game, seat, position.legal(seat), game.view(position, seat), bot_rng(7, seat, turn)))
