"""A game between bots: without table and record where nobody wants to keep it, so that many can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.bots.bot import Turn
from stammtisch.core.bits import lowest
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import Mistake
from stammtisch.core.position import CHANCE, Position
from stammtisch.core.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.bots.bot import Bot
    from stammtisch.core.game import Game
    from stammtisch.core.record import Record
    from stammtisch.core.setup import Setup

_MASK: Final = 0xFFFFFFFFFFFFFFFF


class MatchResult(NamedTuple):
    """How a game between bots ended."""

    scores: list[int]
    places: list[int]
    decisions: int  # of the seats; the dealer's draws are not counted

    def wins(self) -> list[float]:
        """Each seat's part of the victory: winners share it."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]


def mix(*numbers: int) -> int:
    """One seed made of several numbers; neighbours get seeds that have nothing in common (SplitMix64)."""
    mixed = 0
    for number in numbers:
        mixed = (mixed + number + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & _MASK
        mixed ^= mixed >> 31
    return mixed


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of many, short enough to be typed."""
    return mix(seed, number) >> 24


def choose_for(game: Game, position: Position, seat: int, bot: Bot, rng: Rng) -> int:
    """What a bot decides for a seat. It is handed what the seat may know, never the position."""
    legal = position.legal(seat)
    if len(legal) == 1:
        return legal[0]
    view = game.view(position, seat) if bot.needs_view else None
    action = bot.choose(Turn(game, seat, legal, view, rng))
    if action not in legal:
        raise Mistake("bot-illegal", seat=game.seat_names[seat], bot=type(bot).__name__, action=action)
    return action


def bot_rng(seed: int, seat: int, turn: int) -> Rng:
    """A generator for one decision: it depends on nothing that others did in between."""
    return Rng(mix(seed, seat + 1, turn))


def play_match(game: Game, setup: Setup, bots: Sequence[Bot], seed: int) -> MatchResult:
    """Play a game to its end and keep the result only."""
    position = game.open(setup)
    dealer = Rng(seed)
    turns = [0] * setup.seats
    while position.to_act:
        if position.to_act == CHANCE:
            position.run_chance(dealer)
            continue
        seat = lowest(position.to_act)
        rng = bot_rng(seed, seat, turns[seat])
        position.apply(seat, choose_for(game, position, seat, bots[seat], rng))
        turns[seat] += 1
    return MatchResult(position.scores(), position.places(), sum(turns))


def record_match(game: Game, setup: Setup, bots: Sequence[Bot], seed: int, names: Sequence[str]) -> Record:
    """Play the same game as `play_match` and keep its record; `names` say who sat where."""
    players = {seat: f"bot {name}" for seat, name in zip(game.seat_names, names, strict=False)}
    table = Table(game, setup, seed, players)
    turns = [0] * setup.seats
    while table.position.to_act:
        seat = lowest(table.position.to_act)
        rng = bot_rng(seed, seat, turns[seat])
        table.decide(seat, choose_for(game, table.position, seat, bots[seat], rng))
        turns[seat] += 1
    return table.record
