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
from stammtisch.bots.making import bot_for_table
from stammtisch.bots.match import MatchResult, ask_bot, play_out
from stammtisch.core.chance import Rng
from stammtisch.core.position import STEP
from stammtisch.core.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from stammtisch.bots.bot import Bot, Turn
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position

SPELT_OUT: Final = 8  # actions of a verb, up to which each is counted by itself
FINENESS: Final = 20  # steps of the scale of times per factor e: five per cent a step

Choices = dict[str, dict[str, list[int]]]  # question, what was chosen, how often in each phase of the game
Times = dict[int, int]  # a step of the scale of times, and how many decisions took that long


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


class DealCounts:
    """What was chosen in the games of a deal and how long it took, by the single bot (0) and by the others (1)."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.choices: tuple[Choices, Choices] = ({}, {})
        self.times: tuple[Counter[int], Counter[int]] = (Counter(), Counter())

    def add(self, who: int, position: Position, action: int, seconds: float) -> None:
        """Count a choice that is about to be carried out."""
        self.times[who][time_step(seconds)] += 1
        actions = self.choices[who].setdefault(self.game.step_names[position.at[STEP]], {})
        counts = actions.setdefault(label(self.game, action), [])
        phase = self.phase_of(position)
        counts.extend([0] * (phase + 1 - len(counts)))
        counts[phase] += 1

    def phase_of(self, position: Position) -> int:
        """In which phase of the game a position is; the preparation belongs to the first."""
        return max(0, position.law.round_of(position) - 1) // self.game.rounds_per_phase

    def sorted_times(self) -> tuple[Times, Times]:
        """The times, shortest first."""
        single, others = (dict(sorted(each.items())) for each in self.times)
        return single, others


def play_chunk(chunk: DealChunk) -> list[Deal]:
    """Play some deals; the bots are made once and sit down again and again."""
    game = stammtisch.game(chunk.setup.game)
    names = [chunk.pairing.single, *[chunk.pairing.others] * (chunk.setup.seats - 1)]
    bots = [bot_for_table(name, chunk.setup) for name in names]
    return [play_deal(game, chunk, number, bots) for number in chunk.numbers]


def play_deal(game: Game, chunk: DealChunk, number: int, bots: Sequence[Bot]) -> Deal:
    """Play a deal with the first bot in every seat."""
    counts = DealCounts(game)
    seed = deal_seed(chunk.purpose, chunk.seed, number)
    games = tuple(play_game(chunk.setup, bots, seat, seed, counts) for seat in range(chunk.setup.seats))
    return Deal(chunk.pairing, number, games, counts.choices, counts.sorted_times())


def play_game(setup: Setup, bots: Sequence[Bot], single: int, deal: int, counts: DealCounts) -> MatchResult:
    """Play a deal with the first bot in seat `single`; the dealer's stream depends on the deal alone."""
    first, *others = bots
    seated = [*others[:single], first, *others[single:]]
    position = counts.game.open(setup)

    def ask_and_count(bot: Bot, turn: Turn) -> int:
        begin = perf_counter()
        action = ask_bot(bot, turn)
        counts.add(int(turn.seat != single), position, action, perf_counter() - begin)
        return action

    return play_out(counts.game, position, Rng(deal), seated, bots_seed(deal, single), ask_and_count)


@cache
def label(game: Game, action: int) -> str:
    """What a choice is counted under: its words if its verb has few actions, else the verb."""
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
