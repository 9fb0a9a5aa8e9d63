"""Games that a brain plays against itself, and what can be learned from each of its decisions (docs/bots.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from librt.strings import BytesWriter

from stammtisch.arena.seeds import deal_seed
from stammtisch.bots.nets import rows, softmax
from stammtisch.core.chance import Rng
from stammtisch.core.herd import FOREVER, NOBODY_NOW, Herd

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.bots.nets import Bytes, Floats, Net
    from stammtisch.core.position import Position

SIDE_BY_SIDE: Final = 192  # games in step
STRAY: Final = 0.03  # how often an option is tried at random
KEEP: Final = 0.5  # of the ordinary decisions are learned from; of the secret choices, all
FADE: Final = 0.8  # lambda: how much a later decision tells about an earlier one
MARGIN: Final = 0.12  # how sharply points become shares
FOR_WINNING: Final = 0.6  # of the target; the rest is for the margin, which always has a slope


class Moment(NamedTuple):
    """A decision to learn from."""

    seat: int
    seen: Bytes
    forecast: Floats  # each seat's chance as the net saw it, the decider first
    plan: int  # the secret choice taken, -1 for any other decision


class Sample(NamedTuple):
    """What a moment teaches."""

    seen: Bytes
    target: Floats
    plan: int
    advantage: float


def outcome(p: Position) -> Floats:
    """What a finished game was worth to each seat: mostly the victory, partly the margin."""
    points = np.asarray(p.scores(), np.float32)
    first = np.asarray(p.places(), np.int64) == 1
    margin = softmax(MARGIN * points[None, :])[0]
    victory = first.astype(np.float32) / np.float32(first.sum())
    return np.asarray(FOR_WINNING * victory + (1 - FOR_WINNING) * margin, np.float32)


def lessons(moments: list[Moment], result: Floats) -> Iterator[Sample]:
    """Every moment of a game with its target, which blends the result with what later moments forecast."""
    returns = {seat: np.roll(result, -seat) for seat in range(len(result))}
    for moment in reversed(moments):
        target = returns[moment.seat]
        yield Sample(moment.seen, target, moment.plan, float(target[0] - moment.forecast[0]))
        returns[moment.seat] = (1 - FADE) * moment.forecast + FADE * target


class SelfPlay:
    """A herd of games that never ends: whoever finishes begins anew."""

    def __init__(self, opening: Position, secret: int, seed: int, abreast: int = SIDE_BY_SIDE) -> None:
        self.opening = opening
        self.secret = secret
        self.seed = seed
        self.begun = 0
        self.finished = 0
        self.moments: list[list[Moment]] = [[] for _ in range(abreast)]
        self.chance = np.random.default_rng(seed)
        self.herd = Herd([opening.copy() for _ in self.moments], [self.dealer() for _ in self.moments])

    def dealer(self) -> Rng:
        """A generator for the next game."""
        self.begun += 1
        return Rng(deal_seed("train", self.seed, self.begun))

    def play(self, value: Net, choice: Net | None) -> list[Sample]:
        """Take one decision in every game; answer what the games that ended by it teach."""
        options, plain = BytesWriter(), BytesWriter()
        self.herd.ask(self.secret, FOREVER, options, plain)
        size = len(value.w1)
        picks = self.choose_options(value, rows(options.getvalue(), size))
        if choice and len(plain):
            self.choose_plans(value, choice, rows(plain.getvalue(), size), picks)
        self.herd.answer(picks)
        return [sample for number in self.ended() for sample in self.settle(number)]

    def choose_options(self, value: Net, seen: Bytes) -> list[int]:
        """The best option of every game that asks for one, now and then any."""
        herd = self.herd
        picks = [0] * len(herd.games)
        if not len(seen):
            return picks
        forecasts = value.chances(seen)
        chances = forecasts[:, 0].tolist()
        dice = self.chance.random((len(picks), 3)).tolist()
        first = 0
        for number, count in enumerate(herd.counts):
            if count:
                mine = chances[first : first + count]
                stray, die, keep = dice[number]
                pick = int(die * count) if stray < STRAY else mine.index(max(mine))
                picks[number] = pick
                if keep < KEEP:
                    row = first + pick
                    moment = Moment(herd.seats[number], seen[row], forecasts[row], -1)
                    self.moments[number].append(moment)
                first += count
        return picks

    def choose_plans(self, value: Net, choice: Net, seen: Bytes, picks: list[int]) -> None:
        """A secret choice for every game that asks for one, as the net mixes them."""
        herd = self.herd
        forecasts = value.chances(seen)
        steps = choice.chances(seen).cumsum(axis=1)
        drawn = (self.chance.random((len(seen), 1)) * steps[:, -1:] > steps).sum(axis=1).tolist()
        asked = (n for n, count in enumerate(herd.counts) if not count and herd.seats[n] != NOBODY_NOW)
        for row, number in enumerate(asked):
            picks[number] = drawn[row]
            self.moments[number].append(Moment(herd.seats[number], seen[row], forecasts[row], drawn[row]))

    def ended(self) -> list[int]:
        """The games that are over."""
        return [number for number, seat in enumerate(self.herd.seats) if seat == NOBODY_NOW]

    def settle(self, number: int) -> Iterator[Sample]:
        """What a finished game teaches; another one takes its place."""
        moments, result = self.moments[number], outcome(self.herd.games[number])
        self.moments[number] = []
        self.herd.games[number] = self.opening.copy()
        self.herd.dealers[number] = self.dealer()
        self.finished += 1
        return lessons(moments, result)
