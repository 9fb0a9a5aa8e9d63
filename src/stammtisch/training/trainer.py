"""Training: from fresh nets to a model, self-play and learning in turns, reproducible from a seed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.arena.seeds import deal_seed
from stammtisch.bots.laws import law_row, laws_of
from stammtisch.bots.match import play_match
from stammtisch.bots.model import Checkpoint, Model, TrainingInfo, save
from stammtisch.bots.nets import Net
from stammtisch.bots.strong import StrongBot
from stammtisch.core.mistakes import needs_extra
from stammtisch.training.learner import Learner
from stammtisch.training.memory import Experience, FinishedGame, experience_of
from stammtisch.training.selfplay import PARALLEL_GAMES, BatchNets, Nets, SelfPlay, Training
from stammtisch.training.shards import SHARD_GAMES, SHARDS_PER_STEP, Shard, play_shard
from stammtisch.training.tables import mixed_tables

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
LATER_RATE: Final = 3e-4  # ... for nets that have learned before
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
    start: Model | None = None  # to begin from; without one, it begins with nothing
    mixed: bool = False  # whether it learns all options of the game, not only those of the table
    keep: bool = False  # whether what it began with stays, so that only options are learned
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
        first = LATER_RATE if self.config.start else FIRST_RATE
        return float(first * (LAST_RATE / first) ** done)

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
        nets = Nets(*(copied(net) if net else None for net in self.learner.nets()))  # type: ignore[arg-type]  # as before
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
        )

    def model(self) -> Model:
        """The model as it is now."""
        return Model(self.training_info(), *self.learner.nets(), self.config.game.layout)

    def file(self) -> bytes:
        """The model as a file of weights."""
        return save(self.training_info(), *self.learner.nets())


def play_round(workers: WorkerPool, shards: list[Shard]) -> Experience:
    """What some shards teach, in their order."""
    played = list(workers.run(shards, play_shard))
    return Experience(*(np.concatenate(column) for column in zip(*played, strict=True)))


def training_for(config: TrainingConfig) -> Training:
    """What is played: one table, or a mix of them; against a rival, what that has learned."""
    game, setup, rival = config.game, config.setup, config.rival
    usual, laws = setup.options, laws_of(game, setup.seats) if config.mixed else ()
    tables = mixed_tables(game, setup, config.seed) if config.mixed else [setup]
    if rival:
        usual, laws = rival.training_info.options, rival.training_info.laws
        for table in tables:
            rival.check_table(table)
    elif config.mixed:
        usual = game.make_setup(seats=setup.seats).options
    return Training(tuple(tables), usual, laws, config.seed, Nets(*rival.nets) if rival else None)


def initial_learner(config: TrainingConfig, laws: tuple[str, ...]) -> Learner:
    """A fresh learner, or one that begins with weights that there are."""
    layout, begin = config.game.layout, config.start or config.rival
    if begin:
        rng, wider = np.random.default_rng(config.seed), config.hidden if config.start else 0
        value, choice = (widened(taught(begin, net, config, laws), wider, rng) if net else None for net in begin.nets)
        assert value is not None
        learner = Learner(layout, value, choice, rng)
        learner.keep(layout.size if config.keep else 0)
        return learner
    plans = config.game.secret_choice[1]
    return Learner.fresh(layout, len(laws), config.hidden, config.setup.seats, plans, config.seed)


def taught(begin: Model, net: Net, config: TrainingConfig, laws: tuple[str, ...]) -> Net:
    """A copy of a net for what is to be played: many laws, or that of one table."""
    known = begin.training_info.laws
    if laws:
        return with_laws(net, known, laws)
    return copied(net.at(law_row(known, begin.differing(config.setup))))


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
