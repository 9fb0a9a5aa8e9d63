"""Playing duplicate deals: the same deal again and again, one bot among copies of another in every seat in turn."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import exp, log
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

import stammtisch
from stammtisch.arena.seeds import bots_seed, deal_seed
from stammtisch.bots.bot import seated
from stammtisch.bots.match import MatchResult, bot_rng, choose_for
from stammtisch.core.bits import lowest
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import Mistake
from stammtisch.core.position import CHANCE, STEP
from stammtisch.core.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from stammtisch.bots.bot import Bot, Turn
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position

SPELT_OUT: Final = 8  # actions of a verb, up to which each is counted by itself
FINENESS: Final = 20  # steps of the scale of times for each factor e: five per cent a step

Choices = dict[str, dict[str, list[int]]]  # question, what was chosen, how often in each week of the game
Times = dict[int, int]  # a step of the scale of times, and how many decisions took so long


class Pairing(msgspec.Struct, frozen=True, order=True):
    """Who plays: a single bot among copies of another."""

    single: str
    others: str


class DealChunk(NamedTuple):
    """Some deals of one pairing: all that another process needs to know."""

    setup: Setup
    pairing: Pairing
    purpose: str
    seed: int
    numbers: tuple[int, ...]


class Deal(msgspec.Struct, frozen=True):
    """How one deal went: game by game, the single bot in the first seat, then in the second, and so on."""

    pairing: Pairing
    number: int
    games: tuple[MatchResult, ...]
    choices: tuple[Choices, Choices]  # of the single bot, and of the others together
    times: tuple[Times, Times]


class TimedBot:
    """A bot with somebody beside it who takes the time."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.needs_view = bot.needs_view
        self.asked = 0
        self.times: Counter[int] = Counter()

    def choose(self, seen: Turn) -> int:
        """What the bot chooses."""
        begin = perf_counter()
        action = self.bot.choose(seen)
        self.times[time_step(perf_counter() - begin)] += 1
        self.asked += 1
        if action not in seen.legal:  # said here, where it is known whose fault it is
            raise Mistake(
                "bot-illegal", seat=seen.game.seat_names[seen.seat], bot=type(self.bot).__name__, action=action
            )
        return action


class ChoiceCounts:
    """What was chosen in a game, by the single bot and by the others."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.choices: tuple[Choices, Choices] = ({}, {})

    def keep(self, position: Position, action: int, others: int) -> None:
        """Count a choice that is about to be made, by the single bot (0) or by the others (1)."""
        answers = self.choices[others].setdefault(self.game.step_names[position.at[STEP]], {})
        counts = answers.setdefault(label(self.game, action), [])
        week = (
            max(0, position.law.round_of(position) - 1) // self.game.rounds_per_phase
        )  # the preparation counts as the first
        counts.extend([0] * (week + 1 - len(counts)))
        counts[week] += 1


def play_chunk(chunk: DealChunk) -> list[Deal]:
    """Play some deals; the bots are made once and sit down again and again."""
    game = stammtisch.game(chunk.setup.game)
    single = TimedBot(seated(chunk.pairing.single, chunk.setup))
    others = [TimedBot(seated(chunk.pairing.others, chunk.setup)) for _ in range(chunk.setup.seats - 1)]
    return [play_deal(game, chunk, number, [single, *others]) for number in chunk.numbers]


def play_deal(game: Game, chunk: DealChunk, number: int, bots: Sequence[TimedBot]) -> Deal:
    """Play a deal with the first bot in every seat."""
    for bot in bots:
        bot.times.clear()
    counted = ChoiceCounts(game)
    seed = deal_seed(chunk.purpose, chunk.seed, number)
    games = tuple(play_game(chunk.setup, bots, seat, seed, counted) for seat in range(chunk.setup.seats))
    times = (bots[0].times, sum((bot.times for bot in bots[1:]), Counter()))
    ordered = tuple({step: taken[step] for step in sorted(taken)} for taken in times)
    return Deal(chunk.pairing, number, games, counted.choices, (ordered[0], ordered[1]))


def play_game(setup: Setup, bots: Sequence[TimedBot], seat: int, deal: int, counted: ChoiceCounts) -> MatchResult:
    """Play a deal with the first bot in `seat`, the others around it; the dealer's stream depends on the deal alone."""
    single, *others = bots
    table = [*others[:seat], single, *others[seat:]]
    position, dealer, seed = counted.game.open(setup), Rng(deal), bots_seed(deal, seat)
    turns = [0] * setup.seats
    while position.to_act:
        if position.to_act == CHANCE:
            position.run_chance(dealer)
            continue
        mover = lowest(position.to_act)
        bot, asked = table[mover], table[mover].asked
        action = choose_for(counted.game, position, mover, bot, bot_rng(seed, mover, turns[mover]))
        if bot.asked > asked:  # else there was nothing to choose
            counted.keep(position, action, int(mover != seat))
        position.apply(mover, action)
        turns[mover] += 1
    return MatchResult(position.scores(), position.places(), sum(turns))


@cache
def label(game: Game, action: int) -> str:
    """What a choice is counted under: its words where its verb has few, else the verb."""
    verb = game.catalogue.actions[action].verb
    few = len(game.catalogue.verbs[verb].actions()) <= SPELT_OUT
    return game.catalogue.words(action) if few else verb


# ---- many deals


def by_pairing(deals: Iterable[Deal]) -> dict[Pairing, list[Deal]]:
    """The deals of each pairing in the order of their numbers."""
    found: dict[Pairing, list[Deal]] = {}
    for deal in deals:
        found.setdefault(deal.pairing, []).append(deal)
    return found


def times_of(bot: str, deals: Iterable[Deal]) -> list[Times]:
    """How long a bot thought, wherever it sat."""
    return [
        taken
        for deal in deals
        for who, taken in zip((deal.pairing.single, deal.pairing.others), deal.times, strict=True)
        if who == bot
    ]


# ---- times, on a scale that is as fine for microseconds as for seconds


def time_step(seconds: float) -> int:
    """The step of the scale for a time."""
    return round(FINENESS * log(max(seconds, 1e-7)))


def time_at(step: int) -> float:
    """The seconds that a step stands for."""
    return exp(step / FINENESS)


def added(times: Sequence[Times]) -> Times:
    """Several counts of times as one."""
    total: Counter[int] = Counter()
    for each in times:
        total.update(each)
    return dict(total)


def quantile(times: Times, part: float) -> float:
    """The seconds within which this part of all decisions was made."""
    wanted = part * sum(times.values())
    for step in sorted(times):
        wanted -= times[step]
        if wanted <= 0:
            return time_at(step)
    return 0.0
