"""Training: from fresh nets to a model, self-play and learning in turns, reproducible from a seed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.arena.seeds import deal_seed
from stammtisch.bots.laws import deviations, law_row, laws_of
from stammtisch.bots.match import play_match
from stammtisch.bots.model import Checkpoint, Model, TrainingInfo, save
from stammtisch.bots.nets import Net, Nets
from stammtisch.bots.strong import StrongBot
from stammtisch.core.mistakes import needs_extra
from stammtisch.training.learner import Learner
from stammtisch.training.memory import Experience, FinishedGame, experience_of
from stammtisch.training.selfplay import PARALLEL_GAMES, BatchNets, SelfPlay, Training
from stammtisch.training.shards import SHARD_GAMES, SHARDS_PER_STEP, Shard, play_shard
from stammtisch.training.tables import ALL_TABLES, OTHER_TABLES, mixed_tables

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from stammtisch.arena.executors import WorkerPool
    from stammtisch.bots.bot import Bot
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup

CHUNK: Final = 4096  # samples that are played with the same nets before the nets learn from them
FIRST_RATE: Final = 1e-3  # the learning rate at first
LATER_RATE: Final = 5e-4  # ... for nets that have learned before
LAST_RATE: Final = 1e-4  # ... and at the end
FINE_RATES: Final = 2e-4, 2e-5  # ... for nets for other tables that go on learning: quiet weights win more
CHECKPOINTS: Final = 40  # lines of the training log; a short training has fewer


class TrainingConfig(NamedTuple):
    """What is to be learned, and how long."""

    game: Game
    setup: Setup
    games: int
    hidden: int
    seed: int
    parallel: int = PARALLEL_GAMES  # games in lockstep
    chunk: int = CHUNK
    shard: int = SHARD_GAMES  # games per shard, if workers play
    rival: Model | None = None  # to be beaten, and to begin from; without one, it learns against itself
    start: Model | None = None  # to begin from; without one, it begins with nothing
    mixed: bool = False  # whether it learns all options of the game, not only those of the table
    keep: bool = False  # whether what it began with stays, so that only nets for other tables are learned
    recipe: str = ""  # what the file says of how to make it again


class Trainer:
    """A learner and the games it plays against itself."""

    def __init__(self, config: TrainingConfig) -> None:
        self.config = config
        self.training = training_for(config)
        self.learner = initial_learner(config, self.training.laws)
        self.selfplay = SelfPlay(self.training, config.parallel)
        self.shards = 0
        self.log: list[Checkpoint] = []

    def rate(self) -> float:
        """The learning rate now; it falls exponentially."""
        done = min(1.0, self.played() / self.config.games)
        first, last = rates(self.config)
        return float(first * (last / first) ** done)

    def played(self) -> int:
        """How many games it has learned from."""
        return self.selfplay.finished + self.shards * self.config.shard

    def checkpoints(
        self, evaluate: Callable[[Model], float | None] | None = None, workers: WorkerPool | None = None
    ) -> Iterator[Checkpoint]:
        """Learn until the games are used up, and report now and then. Workers, if there are any, play shards."""
        begin, losses = perf_counter(), list[float]()
        steps = self.learn_from(workers) if workers else self.learn_here()
        for due in range(1, CHECKPOINTS + 1):
            before = len(losses)
            while self.played() < self.config.games * due // CHECKPOINTS:
                losses.append(next(steps))
            if len(losses) == before:  # a short training reaches several marks at once: nothing new to report
                continue
            share = evaluate(self.model()) if evaluate else None
            loss = sum(losses[-50:]) / len(losses[-50:])
            self.log.append(Checkpoint(self.played(), round(perf_counter() - begin, 1), round(loss, 5), share))
            yield self.log[-1]

    def learn_here(self) -> Iterator[float]:
        """Play and learn in turns; the loss of each step."""
        while True:
            yield self.learner.learn(self.collect(), self.rate())

    def learn_from(self, workers: WorkerPool) -> Iterator[float]:
        """Learn from one round of shards while workers play the next one; the loss of each step.

        They play it with the nets as they were before: who the workers are and how fast changes nothing.
        """
        with ThreadPoolExecutor(1) as aside:
            coming = aside.submit(play_round, workers, self.next_shards())
            while True:
                played = coming.result()
                self.shards += SHARDS_PER_STEP
                if self.played() < self.config.games:
                    coming = aside.submit(play_round, workers, self.next_shards())
                yield self.learner.learn(played, self.rate())

    def next_shards(self) -> list[Shard]:
        """The shards of the next round, with the nets as they are now."""
        nets = self.learner.nets().each(copied)
        numbers = range(self.shards, self.shards + SHARDS_PER_STEP)
        return [Shard(self.training, nets, number, self.config.shard) for number in numbers]

    def collect(self) -> Experience:
        """Play until there is enough to learn from."""
        nets = BatchNets(self.learner.nets(), self.config.game.layout)
        found: list[FinishedGame] = []
        while sum(len(each.plans) for each in found) < self.config.chunk:
            found += self.selfplay.play(nets)
        return experience_of(found)

    def training_info(self) -> TrainingInfo:
        """What the file of weights says about its training."""
        game, setup, start = self.config.game, self.config.setup, self.config.start or self.config.rival
        kept = start.training_info if start and self.config.keep else None
        return TrainingInfo(
            game.name,
            setup.seats,
            self.training.usual,
            game.layout.version,
            self.config.seed,
            self.played(),
            tuple(self.log),
            laws=self.training.laws,
            recipe=self.config.recipe,
            began=start.fingerprint() if start else "",
            measured=kept.measured if kept else (),
            kept=(kept.kept or kept) if kept else None,
        )

    def nets(self) -> tuple[Nets, Nets | None]:
        """The nets as they are now; and those for other tables, if what it began with is kept."""
        if self.config.keep and self.config.start:
            return usual_nets(self.config.start), self.learner.nets()
        return self.learner.nets(), None

    def model(self) -> Model:
        """The model as it is now."""
        nets, others = self.nets()
        return Model(self.training_info(), nets, self.config.game.layout, others)

    def file(self) -> bytes:
        """The model as a file of weights."""
        return save(self.training_info(), *self.nets())


def rates(config: TrainingConfig) -> tuple[float, float]:
    """The learning rates at first and at the end."""
    if config.keep and config.start and config.start.others:
        return FINE_RATES
    return (LATER_RATE if config.start else FIRST_RATE), LAST_RATE


def play_round(workers: WorkerPool, shards: list[Shard]) -> Experience:
    """What some shards teach, in their order."""
    played = list(workers.run(shards, play_shard))
    return Experience(*(np.concatenate(column) for column in zip(*played, strict=True)))


def training_for(config: TrainingConfig) -> Training:
    """What is played: one table, or a mix of them; against a rival, what that has learned."""
    game, setup, rival, tables = config.game, config.setup, config.rival, tables_of(config)
    if rival:
        for table in tables:
            rival.check_table(table)
        nets, laws = nets_of(rival, config)
        return Training(tables, rival.training_info.options, laws, config.seed, nets)
    usual = game.make_setup(seats=setup.seats).options if config.mixed else setup.options
    return Training(tables, usual, laws_of(game, setup.seats) if config.mixed else (), config.seed)


def tables_of(config: TrainingConfig) -> tuple[Setup, ...]:
    """The tables that take turns: without the usual one, if nothing is learned for it."""
    if not config.mixed:
        return (config.setup,)
    own = config.keep or (config.rival and config.rival.others)
    first = config.game.make_setup(seats=config.setup.seats)
    away = own and not deviations(config.game, config.setup, first.options)
    return tuple(mixed_tables(config.game, config.setup, config.seed, OTHER_TABLES if away else ALL_TABLES))


def nets_of(model: Model, config: TrainingConfig) -> tuple[Nets, tuple[str, ...]]:
    """The nets of a model for what is to be played, and the laws that they take."""
    return model.nets_for(differing=config.mixed or bool(model.differing(config.setup)))


def initial_learner(config: TrainingConfig, laws: tuple[str, ...]) -> Learner:
    """A fresh learner, or one that begins with weights that there are."""
    layout, begin = config.game.layout, config.start or config.rival
    if begin:
        rng, wider = np.random.default_rng(config.seed), config.hidden if config.start else 0
        nets = taught(begin, config, laws).each(lambda net: widened(net, wider, rng))
        return Learner(layout, *nets, rng)
    plans = config.game.secret_choice[1]
    return Learner.fresh(layout, len(laws), config.hidden, config.setup.seats, plans, config.seed)


def taught(begin: Model, config: TrainingConfig, laws: tuple[str, ...]) -> Nets:
    """A copy of nets for what is to be played: many laws, or that of one table."""
    nets, known = nets_of(begin, config)
    if laws:
        return nets.each(lambda net: with_laws(net, known, laws))
    law = law_row(known, begin.differing(config.setup))
    return nets.each(lambda net: copied(net.at(law)))


def usual_nets(model: Model) -> Nets:
    """The nets of a model for the options that it began with, without inputs for others."""
    nets, laws = model.nets_for(differing=False)
    return nets.each(lambda net: net.at(law_row(laws, set())))


def copied(net: Net) -> Net:
    """A net with weights of its own."""
    return Net(*(part.copy() for part in net))


def with_laws(net: Net, known: tuple[str, ...], wanted: tuple[str, ...]) -> Net:
    """A copy of a net that takes other laws: those that it knows keep their meaning."""
    size = len(net.w1) - len(known)
    moved = np.zeros((size + len(wanted), net.w1.shape[1]), np.float32)
    moved[:size] = net.w1[:size]
    for place, law in enumerate(wanted):
        if law in known:
            moved[size + place] = net.w1[size + known.index(law)]
    return Net(moved, net.b1.copy(), net.w2.copy(), net.b2.copy())


def widened(net: Net, hidden: int, rng: np.random.Generator) -> Net:
    """A net with at least so many hidden units; new ones say nothing yet."""
    inputs, now = net.w1.shape
    if hidden <= now:
        return net
    w1 = rng.normal(0, np.sqrt(2 / inputs), (inputs, hidden - now)).astype(np.float32)
    b1, w2 = np.zeros(hidden - now, np.float32), np.zeros((hidden - now, net.w2.shape[1]), np.float32)
    return Net(np.hstack([net.w1, w1]), np.hstack([net.b1, b1]), np.vstack([net.w2, w2]), net.b2)


def evaluation(config: TrainingConfig, rival: Bot, deals: int) -> Callable[[Model], float]:
    """A function that plays a model alone among rivals, in every seat of some deals, and returns its share of wins.

    The tables that it learns take turns.
    """

    def evaluate(model: Model) -> float:
        won, seats, tables = 0.0, config.setup.seats, tables_of(config)
        for deal in range(deals):
            seed = deal_seed("validation", config.seed, deal)
            for seat in range(seats):
                bots: list[Bot] = [rival] * seats
                bots[seat] = StrongBot(model)
                won += play_match(config.game, tables[deal % len(tables)], bots, seed).wins()[seat]
        return round(won / deals / seats, 4)

    return evaluate
