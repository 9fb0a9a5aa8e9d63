"""Self-play: games that nets play against themselves, and what there is to learn from them (docs/bots.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from librt.strings import BytesWriter

import stammtisch
from stammtisch.arena.seeds import deal_seed
from stammtisch.bots.laws import deviations, law_row
from stammtisch.bots.nets import Nets, rows
from stammtisch.bots.outcome import outcome
from stammtisch.core.chance import Rng
from stammtisch.core.lockstep import FOREVER, NOBODY_NOW, Lockstep
from stammtisch.core.mistakes import needs_extra
from stammtisch.training.forward import BatchNet
from stammtisch.training.memory import Memory

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from stammtisch.bots.nets import Bytes, Floats
    from stammtisch.core.observation import Layout
    from stammtisch.core.position import Position
    from stammtisch.core.setup import Setup
    from stammtisch.training.memory import FinishedGame, Numbers

    Marks = NDArray[np.bool_]

PARALLEL_GAMES: Final = 384  # games in lockstep
EPSILON: Final = 0.03  # epsilon-greedy: how often an option is tried at random
CHOICE_EPSILON: Final = 0.1  # the same for secret choices: what is never laid would never be valued again
SAMPLE_RATE: Final = 0.5  # the share of ordinary decisions that are learned from; of secret choices, all are


class BatchNets:
    """Both nets, to go through many decisions at once."""

    def __init__(self, nets: Nets, layout: Layout) -> None:
        self.value = BatchNet(nets.value, layout)
        self.choice = BatchNet(nets.choice, layout) if nets.choice else None


class Training(NamedTuple):
    """What is played: the tables that take turns, what may differ between them, and who plays the other seats."""

    tables: tuple[Setup, ...]
    usual: dict[str, str]  # the options that the nets begin with
    laws: tuple[str, ...]  # what may differ from them
    seed: int
    rival: Nets | None = None  # plays all seats but one, without learning: another seat in each game


class Opening(NamedTuple):
    """A table before the first card is dealt, and its law as inputs of the nets."""

    position: Position
    law: Floats


def opening_of(table: Setup, training: Training) -> Opening:
    """The opening of a table."""
    game = stammtisch.game(table.game)
    return Opening(game.open(table), law_row(training.laws, deviations(game, table, training.usual)))


class SelfPlay:
    """A lockstep of games that never ends: a finished game is followed by a fresh one."""

    def __init__(self, training: Training, parallel: int = PARALLEL_GAMES, begun: int = 0) -> None:
        game = stammtisch.game(training.tables[0].game)
        self.training = training
        self.layout, self.secret = game.layout, game.secret_choice[0]
        self.openings: dict[int, Opening] = {}
        self.seats = training.tables[0].seats
        self.rival = BatchNets(training.rival, self.layout) if training.rival else None
        self.learners = np.arange(parallel)  # in each game the seat that learns, modulo seats
        self.begun = begun  # games of this seed that were begun, here or elsewhere
        self.finished = 0
        self.laws = np.zeros((parallel, len(training.laws)), np.float32)
        self.memory = Memory(parallel, self.layout.size, len(training.laws), self.seats)
        self.chance = np.random.default_rng(training.seed + begun)
        self.lockstep = Lockstep([game.open(training.tables[0])] * parallel, [Rng(0)] * parallel)
        for place in range(parallel):
            self.deal(place)

    def deal(self, place: int) -> None:
        """Begin the next game in a place."""
        number = self.begun % len(self.training.tables)
        self.begun += 1
        opening = self.openings.get(number) or opening_of(self.training.tables[number], self.training)
        self.openings[number] = opening
        self.laws[place] = opening.law
        self.lockstep.games[place] = opening.position.copy()
        self.lockstep.dealers[place] = Rng(deal_seed("train", self.training.seed, self.begun))

    def play(self, nets: BatchNets) -> list[FinishedGame]:
        """Take one decision in every game; return the games that ended by it."""
        options, plain = BytesWriter(), BytesWriter()
        self.lockstep.ask(self.secret, FOREVER, options, plain)
        counts, seats = np.asarray(self.lockstep.counts), np.asarray(self.lockstep.seats)
        picks = np.zeros(len(counts), np.int64)
        if len(options):
            self.choose_options(nets, rows(options.getvalue(), self.layout.size), counts, seats, picks)
        if len(plain):
            self.choose_plans(nets, rows(plain.getvalue(), self.layout.size), counts, seats, picks)
        self.lockstep.answer(picks.tolist())
        return [self.finish(place) for place in self.ended(seats)]

    def choose_options(self, nets: BatchNets, seen: Bytes, counts: Numbers, seats: Numbers, picks: Numbers) -> None:
        """The best option of every game that asks for one, now and then any (epsilon-greedy)."""
        asked = np.flatnonzero(counts)
        numbers = counts[asked]
        starts = numbers.cumsum() - numbers
        forecasts = nets.value.chances(seen, starts, self.laws[asked])
        learns = self.learns(asked, seats)
        worth = forecasts[:, 0]
        if self.rival:
            others = self.rival.value.chances(seen, starts, self.laws[asked])[:, 0]
            worth = np.where(np.repeat(learns, numbers), worth, others)
        best = first_best(worth, starts, numbers)
        explore, die, keep = self.chance.random((3, len(asked)), np.float32)
        tried = (die * numbers).astype(np.int64)
        chosen = np.where(learns & (explore < EPSILON), tried, best - starts)
        picks[asked] = chosen
        kept = learns & (keep < SAMPLE_RATE)
        row = (starts + chosen)[kept]
        self.memory.keep(asked[kept], seats[asked[kept]], seen[row], forecasts[row], np.full(len(row), -1))

    def choose_plans(self, nets: BatchNets, seen: Bytes, counts: Numbers, seats: Numbers, picks: Numbers) -> None:
        """A secret choice for every game that asks for one, as the net mixes them."""
        assert nets.choice is not None
        asked = np.flatnonzero((counts == 0) & (seats != NOBODY_NOW))
        each, laws = np.arange(len(asked)), self.laws[asked]
        forecasts = nets.value.chances(seen, each, laws)
        mixed = nets.choice.chances(seen, each, laws)
        mixed = (1 - CHOICE_EPSILON) * mixed + CHOICE_EPSILON / mixed.shape[1]
        learns = self.learns(asked, seats)
        if self.rival and self.rival.choice:
            mixed = np.where(learns[:, None], mixed, self.rival.choice.chances(seen, each, laws))
        steps = mixed.cumsum(axis=1)
        drawn = (self.chance.random((len(steps), 1)) * steps[:, -1:] > steps).sum(axis=1)
        picks[asked] = drawn
        kept = asked[learns]
        self.memory.keep(kept, seats[kept], seen[learns], forecasts[learns], drawn[learns])

    def learns(self, asked: Numbers, seats: Numbers) -> Marks:
        """Whether the seat that decides in these games learns from it; without a rival, every seat does."""
        if self.rival is None:
            return np.ones(len(asked), bool)
        return np.asarray(self.learners[asked] % self.seats == seats[asked])

    def ended(self, seats: Numbers) -> list[int]:
        """The games that are over."""
        found: list[int] = np.flatnonzero(seats == NOBODY_NOW).tolist()
        return found

    def finish(self, place: int) -> FinishedGame:
        """A finished game; another one takes its place."""
        ended = self.memory.take(place, self.laws[place], outcome(self.lockstep.games[place]))
        self.finished += 1
        self.learners[place] += 1
        self.begin(place)
        return ended

    def begin(self, place: int) -> None:
        """Another game in this place."""
        self.deal(place)


def first_best(chances: Floats, starts: Numbers, numbers: Numbers) -> Numbers:
    """The row of the greatest chance of every game; the first one of equals."""
    best = np.maximum.reduceat(chances, starts)
    places = np.flatnonzero(chances == best.repeat(numbers))
    return places[np.searchsorted(places, starts)]
