"""Games that a model plays against itself, and what can be learned from each of its decisions (docs/bots.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from librt.strings import BytesWriter

from stammtisch.arena.seeds import deal_seed
from stammtisch.bots.nets import rows
from stammtisch.bots.outcome import outcome
from stammtisch.core.chance import Rng
from stammtisch.core.lockstep import FOREVER, NOBODY_NOW, Lockstep

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.bots.model import Model
    from stammtisch.bots.nets import Floats, Net
    from stammtisch.core.position import Position

PARALLEL_GAMES: Final = 192  # games in step
EPSILON: Final = 0.03  # how often an option is tried at random
CHOICE_EPSILON: Final = (
    0.1  # how often a secret choice is: what nobody lays any more, nobody would learn to value again
)
SAMPLE_RATE: Final = 0.5  # of the ordinary decisions are learned from; of the secret choices, all
TD_LAMBDA: Final = 0.8  # lambda: how much a later decision tells about an earlier one


class Visit(NamedTuple):
    """A decision to learn from."""

    seat: int
    seen: bytes
    forecast: list[float]  # each seat's chance as the net saw it, the decider first
    plan: int  # the secret choice taken, -1 for any other decision


class Sample(NamedTuple):
    """What a visit teaches."""

    seen: bytes
    target: list[float]
    plan: int
    advantage: float


def samples_of(visits: list[Visit], result: list[float]) -> Iterator[Sample]:
    """Every visit of a game with its target, which blends the result with what later visits forecast."""
    returns = [result[seat:] + result[:seat] for seat in range(len(result))]
    for visit in reversed(visits):
        target = returns[visit.seat]
        yield Sample(visit.seen, target, visit.plan, target[0] - visit.forecast[0])
        returns[visit.seat] = [
            (1 - TD_LAMBDA) * soon + TD_LAMBDA * late for soon, late in zip(visit.forecast, target, strict=True)
        ]


class SelfPlay:
    """A lockstep of games that never ends: whoever finishes begins anew.

    With a `rival`, that model plays all seats but one, without learning: another seat in each game.
    """

    def __init__(
        self,
        opening: Position,
        secret: int,
        seed: int,
        parallel: int = PARALLEL_GAMES,
        rival: Model | None = None,
        begun: int = 0,  # games of this seed that were begun elsewhere
    ) -> None:
        self.opening = opening
        self.secret = secret
        self.seed = seed
        self.rival = rival
        self.seats = len(opening.scores())
        self.learners = list(range(parallel))  # in each game the number of who learns, modulo seats
        self.begun = begun
        self.finished = 0
        self.visits: list[list[Visit]] = [[] for _ in range(parallel)]
        self.chance = np.random.default_rng(seed + begun)
        self.lockstep = Lockstep([opening.copy() for _ in self.visits], [self.dealer() for _ in self.visits])

    def dealer(self) -> Rng:
        """A generator for the next game."""
        self.begun += 1
        return Rng(deal_seed("train", self.seed, self.begun))

    def play(self, value: Net, choice: Net | None) -> list[Sample]:
        """Take one decision in every game; answer what the games that ended by it teach."""
        options, plain = BytesWriter(), BytesWriter()
        self.lockstep.ask(self.secret, FOREVER, options, plain)
        picks = self.choose_options(value, options.getvalue())
        if choice and len(plain):
            self.choose_plans(value, choice, plain.getvalue(), picks)
        self.lockstep.answer(picks)
        return [sample for number in self.ended() for sample in self.finish(number)]

    def choose_options(self, value: Net, seen: bytes) -> list[int]:
        """The best option of every game that asks for one, now and then any."""
        lockstep, size = self.lockstep, len(value.w1)
        picks = [0] * len(lockstep.games)
        if not seen:
            return picks
        forecasts = value.chances(rows(seen, size))
        chances = forecasts[:, 0].tolist()
        others = self.rival.value.chances(rows(seen, size))[:, 0].tolist() if self.rival else chances
        dice = self.chance.random((len(picks), 3)).tolist()
        first = 0
        for number, count in enumerate(lockstep.counts):
            if count:
                learns = self.learns(number)
                mine = (chances if learns else others)[first : first + count]
                explore, die, keep = dice[number]
                pick = int(die * count) if learns and explore < EPSILON else mine.index(max(mine))
                picks[number] = pick
                if learns and keep < SAMPLE_RATE:
                    self.remember(number, seen, size, first + pick, forecasts, -1)
                first += count
        return picks

    def choose_plans(self, value: Net, choice: Net, seen: bytes, picks: list[int]) -> None:
        """A secret choice for every game that asks for one, as the net mixes them."""
        lockstep, size = self.lockstep, len(value.w1)
        forecasts = value.chances(rows(seen, size))
        mixed = choice.chances(rows(seen, size))
        mixed = (1 - CHOICE_EPSILON) * mixed + CHOICE_EPSILON / mixed.shape[1]
        asked = [n for n, count in enumerate(lockstep.counts) if not count and lockstep.seats[n] != NOBODY_NOW]
        learns = [self.learns(number) for number in asked]
        if self.rival and self.rival.choice:
            mixed = np.where(np.asarray(learns)[:, None], mixed, self.rival.choice.chances(rows(seen, size)))
        steps = mixed.cumsum(axis=1)
        drawn = (self.chance.random((len(steps), 1)) * steps[:, -1:] > steps).sum(axis=1).tolist()
        for row, number in enumerate(asked):
            picks[number] = drawn[row]
            if learns[row]:
                self.remember(number, seen, size, row, forecasts, drawn[row])

    def learns(self, number: int) -> bool:
        """Whether who decides in this game learns from it: without a rival, everybody."""
        return self.rival is None or self.learners[number] % self.seats == self.lockstep.seats[number]

    def remember(self, number: int, seen: bytes, size: int, row: int, forecasts: Floats, plan: int) -> None:
        """Keep what was seen and forecast at a decision of a game."""
        there = seen[row * size : (row + 1) * size]
        self.visits[number].append(Visit(self.lockstep.seats[number], there, forecasts[row].tolist(), plan))

    def ended(self) -> list[int]:
        """The games that are over."""
        return [number for number, seat in enumerate(self.lockstep.seats) if seat == NOBODY_NOW]

    def finish(self, number: int) -> Iterator[Sample]:
        """What a finished game teaches; another one takes its place."""
        visits, result = self.visits[number], outcome(self.lockstep.games[number])
        self.finished += 1
        self.begin(number)
        return samples_of(visits, result)

    def begin(self, number: int) -> None:
        """Another game in this place."""
        self.visits[number] = []
        self.learners[number] += 1
        self.lockstep.games[number] = self.opening.copy()
        self.lockstep.dealers[number] = self.dealer()
