"""Play a game between bots; skip table and record if only the result is wanted."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.bots.bot import BrokenBot, Turn, in_brief
from stammtisch.bots.making import name_of
from stammtisch.core.chance import Rng
from stammtisch.core.play import play
from stammtisch.core.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from stammtisch.bots.bot import Bot
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.record import Record
    from stammtisch.core.setup import Setup

    AskBot = Callable[[Bot, Turn], int]

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


# ---- seeds


def mix(*numbers: int) -> int:
    """One seed from several numbers; neighbours get seeds that have nothing in common (SplitMix64)."""
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


def bot_rng(seed: int, seat: int, turn: int) -> Rng:
    """A generator for one decision: it depends on nothing that others did in between."""
    return Rng(mix(seed, seat + 1, turn))


# ---- one decision


def ask_bot(bot: Bot, turn: Turn) -> int:
    """What a bot chooses; a crash, and an answer that is no legal action, is a Mistake that names the bot."""
    try:
        choice = bot.choose(turn)
    except Exception as failure:
        raise BrokenBot("bot-crashed", bot=name_of(bot), seat=turn.seat_name(), detail=in_brief(failure)) from failure
    try:
        action = index(choice)  # a whole number of any library, but nothing that only equals one
    except TypeError as failure:
        raise BrokenBot("bot-no-action", bot=name_of(bot), seat=turn.seat_name(), answer=repr(choice)) from failure
    if action not in turn.legal:
        raise BrokenBot("bot-illegal", bot=name_of(bot), seat=turn.seat_name(), action=action)
    return action


def choose_for(game: Game, position: Position, seat: int, bot: Bot, rng: Rng, ask: AskBot = ask_bot) -> int:
    """What a bot decides for a seat. It is handed what the seat may know, never the position.

    A single legal action is taken without asking.
    """
    legal = position.legal(seat)
    if len(legal) == 1:
        return legal[0]
    view = game.view(position, seat) if bot.needs_view else None
    return ask(bot, Turn(game, seat, legal, view, rng))


# ---- whole games


def play_out(
    game: Game, position: Position, dealer: Rng, bots: Sequence[Bot], seed: int, ask: AskBot = ask_bot
) -> MatchResult:
    """Play from a position to the end; `seed` is for the bots, and the dealer has a generator of its own."""

    def choose(seat: int, turn: int) -> int:
        return choose_for(game, position, seat, bots[seat], bot_rng(seed, seat, turn), ask)

    made = play(position, dealer, choose)
    return MatchResult(position.scores(), position.places(), made)


def play_match(game: Game, setup: Setup, bots: Sequence[Bot], seed: int) -> MatchResult:
    """Play a game to its end and keep the result only."""
    return play_out(game, game.open(setup), Rng(seed), bots, seed)


def record_match(game: Game, setup: Setup, bots: Sequence[Bot], seed: int, names: Sequence[str]) -> Record:
    """Play the same game as `play_match` and keep its record; `names` say who sat where."""
    players = {seat: f"bot {name}" for seat, name in zip(game.seat_names, names, strict=False)}
    table = Table(game, setup, seed, players)

    def choose(seat: int, turn: int) -> int:
        action = choose_for(game, table.position, seat, bots[seat], bot_rng(seed, seat, turn))
        table.decide(seat, action)  # with the same seed, it makes the same draws
        return action

    play(game.open(setup), Rng(seed), choose)
    return table.record
