"""Training: from fresh nets to a model, self-play and learning in turns, reproducible from a seed."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.arena.seeds import deal_seed
from stammtisch.bots.match import play_match
from stammtisch.bots.model import Checkpoint, Model, TrainingInfo, save
from stammtisch.bots.nets import Net
from stammtisch.bots.strong import StrongBot
from stammtisch.core.mistakes import needs_extra
from stammtisch.training.learner import Learner
from stammtisch.training.selfplay import PARALLEL_GAMES, SelfPlay
from stammtisch.training.shards import SHARD_GAMES, SHARDS_PER_STEP, Shard, play_shard

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from stammtisch.arena.executors import WorkerPool
    from stammtisch.bots.bot import Bot
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup
    from stammtisch.training.selfplay import Sample

CHUNK: Final = 4096  # samples that are played with the same nets before the nets learn from them
FIRST_RATE: Final = 1e-3  # the learning rate at first
LAST_RATE: Final = 1e-4  # ... and at the end
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


class Trainer:
    """A learner and the games it plays against itself."""

    def __init__(self, config: TrainingConfig) -> None:
        game, setup = config.game, config.setup
        self.config = config
        self.learner = initial_learner(config)
        self.selfplay = SelfPlay(game.open(setup), game.secret_choice[0], config.seed, config.parallel, config.rival)
        self.shards = 0
        self.log: list[Checkpoint] = []

    def rate(self) -> float:
        """The learning rate now; it falls exponentially."""
        done = min(1.0, self.played() / self.config.games)
        return float(FIRST_RATE * (LAST_RATE / FIRST_RATE) ** done)

    def played(self) -> int:
        """How many games it has learned from."""
        return self.selfplay.finished + self.shards * self.config.shard

    def checkpoints(
        self, evaluate: Callable[[Model], float | None] | None = None, workers: WorkerPool | None = None
    ) -> Iterator[Checkpoint]:
        """Learn until the games are used up, and report now and then. Workers, if there are any, play shards."""
        begin, losses = perf_counter(), list[float]()
        for due in range(1, CHECKPOINTS + 1):
            before = len(losses)
            while self.played() < self.config.games * due // CHECKPOINTS:
                samples = self.collect_from(workers) if workers else self.collect()
                losses.append(self.learner.learn(samples, self.rate()))
            if len(losses) == before:  # a short training reaches several marks at once: nothing new to report
                continue
            share = evaluate(self.model()) if evaluate else None
            loss = sum(losses[-50:]) / len(losses[-50:])
            self.log.append(Checkpoint(self.played(), round(perf_counter() - begin, 1), round(loss, 5), share))
            yield self.log[-1]

    def collect(self) -> list[Sample]:
        """Play until there is enough to learn from."""
        nets = self.learner.ready()
        samples: list[Sample] = []
        while len(samples) < self.config.chunk:
            samples += self.selfplay.play(*nets)
        return samples

    def collect_from(self, workers: WorkerPool) -> list[Sample]:
        """Let workers play some shards."""
        config, nets = self.config, self.learner.ready()
        numbers = range(self.shards, self.shards + SHARDS_PER_STEP)
        shards = [Shard(config.setup, *nets, config.seed, number, config.shard, config.rival) for number in numbers]
        self.shards += SHARDS_PER_STEP
        return [sample for samples in workers.run(shards, play_shard) for sample in samples]

    def training_info(self) -> TrainingInfo:
        """What the file of weights says about its training."""
        game, setup = self.config.game, self.config.setup
        return TrainingInfo(
            game.name,
            setup.seats,
            setup.options,
            game.layout.version,
            self.config.seed,
            self.played(),
            tuple(self.log),
        )

    def model(self) -> Model:
        """The model as it is now."""
        return Model(self.training_info(), *self.learner.nets(), self.config.game.layout)

    def file(self) -> bytes:
        """The model as a file of weights."""
        return save(self.training_info(), *self.learner.nets())


def initial_learner(config: TrainingConfig) -> Learner:
    """A fresh learner, or one that starts from the rival's weights."""
    layout = config.game.layout
    if config.rival:
        value, choice = config.rival.nets
        return Learner(layout, copied(value), copied(choice) if choice else None, np.random.default_rng(config.seed))
    return Learner.fresh(layout, config.hidden, config.setup.seats, config.game.secret_choice[1], config.seed)


def copied(net: Net) -> Net:
    """A net with weights of its own."""
    return Net(*(part.copy() for part in net))


def evaluation(config: TrainingConfig, rival: Bot, deals: int) -> Callable[[Model], float]:
    """A function that plays a model alone among rivals, in every seat of some deals, and returns its share of wins."""

    def evaluate(model: Model) -> float:
        won, seats = 0.0, config.setup.seats
        for deal in range(deals):
            seed = deal_seed("validation", config.seed, deal)
            for seat in range(seats):
                bots: list[Bot] = [rival] * seats
                bots[seat] = StrongBot(model)
                won += play_match(config.game, config.setup, bots, seed).wins()[seat]
        return round(won / deals / seats, 4)

    return evaluate
