"""Tuning a bot's parameters by playing: simultaneous perturbation (Spall's SPSA) on duplicate deals.

Every round tries two sets of parameters, a little to this side of the present ones and a little to the other, on the
same deals against the same opponent, and goes a step towards the better side. Two tries per round are enough for any
number of parameters. The deals are for training: measure what comes out on others, with `stammtisch arena`.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from stammtisch.arena.deals import Pairing, by_pairing, play_chunk
from stammtisch.arena.executors import HERE, Where, worker_pool
from stammtisch.arena.statistics import deal_means, lead
from stammtisch.arena.tournament import Tournament, chunks
from stammtisch.bots.match import game_seed
from stammtisch.core.chance import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from stammtisch.arena.executors import WorkerPool
    from stammtisch.core.setup import Setup

WIDE: Final = 10  # from this ratio of its bounds on, a parameter is looked for by factors, not by differences
FIRST_STEP: Final = 0.12  # of the way from one bound to the other
FIRST_SIDE: Final = 0.15  # how far to both sides the first tries are
STEP_DECAY: Final = 0.602  # Spall's exponents
SIDE_DECAY: Final = 0.101
SETTLING: Final = 10  # rounds after which steps begin to shrink


class Parameter(NamedTuple):
    """A parameter and its bounds; whole numbers stay whole."""

    name: str
    low: float
    high: float
    whole: bool = False

    def at(self, place: float) -> float:
        """The value at a place between 0 (the lower bound) and 1."""
        found = exp(log(self.low) + place * log(self.high / self.low)) if self.is_wide() else self.between(place)
        return round(found) if self.whole else found

    def between(self, place: float) -> float:
        """The value at a place, by differences."""
        return self.low + place * (self.high - self.low)

    def is_wide(self) -> bool:
        """Whether its bounds are so far apart that factors matter."""
        return self.low > 0 and self.high / self.low >= WIDE

    def text(self, place: float) -> str:
        """As it is typed behind a bot's name."""
        return f"{self.name}={self.at(place):.4g}"


class TuningRound(msgspec.Struct, frozen=True):
    """One round: where the parameters are after it, and by how many points this side was ahead of the other."""

    number: int
    values: dict[str, float]
    difference: float


class Search:
    """Where the parameters are, on a scale from 0 to 1 each."""

    def __init__(self, parameters: Sequence[Parameter], seed: int) -> None:
        self.parameters = tuple(parameters)
        self.places = [0.5] * len(self.parameters)
        self.rng = Rng(seed)
        self.differences: list[float] = []
        self.trail: list[list[float]] = []

    def sides(self, number: int) -> tuple[list[float], list[float], list[int]]:
        """Two tries on both sides of the present places, and which side is which."""
        width = FIRST_SIDE / (number + 1) ** SIDE_DECAY
        signs = [2 * self.rng.below(2) - 1 for _ in self.places]
        there = [clip(place + width * sign) for place, sign in zip(self.places, signs, strict=True)]
        back = [clip(place - width * sign) for place, sign in zip(self.places, signs, strict=True)]
        return there, back, signs

    def step(self, number: int, signs: Sequence[int], difference: float) -> None:
        """Go towards the better side; how far depends on how clear it was, beside all rounds so far."""
        self.differences.append(difference)
        usual = sqrt(sum(each * each for each in self.differences) / len(self.differences)) or 1.0
        length = FIRST_STEP * (SETTLING / (number + SETTLING)) ** STEP_DECAY * max(-2.0, min(2.0, difference / usual))
        self.places = [clip(place + length * sign) for place, sign in zip(self.places, signs, strict=True)]
        self.trail.append(self.places)

    def settled(self) -> list[float]:
        """The mean of the second half of the way, which wanders less than its end."""
        half = self.trail[len(self.trail) // 2 :] or [self.places]
        return [sum(column) / len(half) for column in zip(*half, strict=True)]

    def spec(self, bot: str, places: Sequence[float]) -> str:
        """The bot with these parameters, as one types it."""
        return ":".join([bot, *(each.text(place) for each, place in zip(self.parameters, places, strict=True))])

    def values(self, places: Sequence[float]) -> dict[str, float]:
        """The parameters by name."""
        return {each.name: each.at(place) for each, place in zip(self.parameters, places, strict=True)}


class Tuning(NamedTuple):
    """Everything that the outcome depends on."""

    setup: Setup
    bot: str
    against: str
    parameters: tuple[Parameter, ...]
    seed: int = 0
    deals: int = 8  # per round


def tune(tuning: Tuning, rounds: int, where: Where = HERE) -> Iterator[tuple[TuningRound, str]]:
    """Round by round; with each the bot as it would be typed now. The last one is the outcome."""
    search = Search(tuning.parameters, tuning.seed)
    with worker_pool(where) as pool:
        for number in range(rounds):
            there, back, signs = search.sides(number)
            sides = search.spec(tuning.bot, there), search.spec(tuning.bot, back)
            difference = compare_sides(tuning, pool, sides, number)
            search.step(number, signs, difference)
            places = search.settled()
            yield TuningRound(number + 1, search.values(places), difference), search.spec(tuning.bot, places)


def compare_sides(tuning: Tuning, pool: WorkerPool, sides: tuple[str, str], number: int) -> float:
    """By how many points one try was further ahead than the other, on the same deals."""
    if sides[0] == sides[1]:
        return 0.0
    pairings = tuple(Pairing(side, tuning.against) for side in sides)
    tournament = Tournament(tuning.setup, pairings, game_seed(tuning.seed, number), purpose="train")
    played = [deal for part in pool.run(chunks(tournament, tuning.deals), play_chunk) for deal in part]
    ahead = [sum(deal_means(by_pairing(played)[pairing], lead)) / tuning.deals for pairing in pairings]
    return ahead[0] - ahead[1]


def clip(place: float) -> float:
    """A place between the bounds."""
    return min(1.0, max(0.0, place))
