"""From nets that know nothing to a brain: self-play and learning in turns, reproducible from a seed."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from stammtisch.arena.seeds import deal_seed
from stammtisch.bots.brain import Brain, Lesson, Schooling, save
from stammtisch.bots.match import play_match
from stammtisch.bots.nets import Net
from stammtisch.bots.strong import StrongBot
from stammtisch.training.evenings import EVENING, EVENINGS, Evening, play_evening
from stammtisch.training.learner import Learner
from stammtisch.training.selfplay import SIDE_BY_SIDE, SelfPlay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from stammtisch.arena.executors import Crew
    from stammtisch.bots.bot import Bot
    from stammtisch.core.game import Game, Setup
    from stammtisch.training.selfplay import Sample

CHUNK: Final = 4096  # samples between two refreshments of the nets that play
FAST: Final = 1e-3  # the rate at which the nets learn at first
SLOW: Final = 1e-4  # ... and at the end
LESSONS: Final = 40  # lines of the training log


class Course(NamedTuple):
    """What is to be learned, and how long."""

    game: Game
    setup: Setup
    games: int
    hidden: int
    seed: int
    abreast: int = SIDE_BY_SIDE  # games in step
    chunk: int = CHUNK
    evening: int = EVENING  # games of an evening, where workers play
    rival: Brain | None = None  # to be beaten, and to begin from; without one, it learns against itself


class School:
    """A learner and the games it plays with itself."""

    def __init__(self, course: Course) -> None:
        game, setup = course.game, course.setup
        self.course = course
        self.learner = pupil(course)
        self.selfplay = SelfPlay(game.open(setup), game.secret_choice[0], course.seed, course.abreast, course.rival)
        self.evenings = 0
        self.log: list[Lesson] = []

    def rate(self) -> float:
        """How fast the nets learn now: ever slower."""
        done = min(1.0, self.played() / self.course.games)
        return float(FAST * (SLOW / FAST) ** done)

    def played(self) -> int:
        """How many games it has learned from."""
        return self.selfplay.finished + self.evenings * self.course.evening

    def lessons(
        self, examine: Callable[[Brain], float | None] | None = None, workers: Crew | None = None
    ) -> Iterator[Lesson]:
        """Learn until the games are used up; now and then say how it goes. Workers, if there are any, play evenings."""
        begin, losses = perf_counter(), list[float]()
        for due in range(1, LESSONS + 1):
            while self.played() < self.course.games * due // LESSONS:
                samples = self.share_out(workers) if workers else self.collect()
                losses.append(self.learner.learn(samples, self.rate()))
            share = examine(self.brain()) if examine else None
            loss = sum(losses[-50:]) / max(1, len(losses[-50:]))
            self.log.append(Lesson(self.played(), round(perf_counter() - begin, 1), round(loss, 5), share))
            yield self.log[-1]

    def collect(self) -> list[Sample]:
        """Play until there is enough to learn from."""
        nets = self.learner.ready()
        samples: list[Sample] = []
        while len(samples) < self.course.chunk:
            samples += self.selfplay.play(*nets)
        return samples

    def share_out(self, workers: Crew) -> list[Sample]:
        """Let workers play some evenings."""
        course, nets = self.course, self.learner.ready()
        numbers = range(self.evenings, self.evenings + EVENINGS)
        orders = [Evening(course.setup, *nets, course.seed, number, course.evening, course.rival) for number in numbers]
        self.evenings += EVENINGS
        return [sample for evening in workers.do(orders, play_evening) for sample in evening]

    def schooling(self) -> Schooling:
        """What the brain is to remember of all this."""
        game, setup = self.course.game, self.course.setup
        return Schooling(
            game.name,
            setup.seats,
            setup.options,
            game.layout.version,
            self.course.seed,
            self.played(),
            tuple(self.log),
        )

    def brain(self) -> Brain:
        """The brain as it is now."""
        choice = self.learner.choice
        return Brain(self.schooling(), self.learner.value.net, choice.net if choice else None, self.course.game.layout)

    def file(self) -> bytes:
        """The brain as a file."""
        choice = self.learner.choice
        return save(self.schooling(), self.learner.value.net, choice.net if choice else None)


def pupil(course: Course) -> Learner:
    """Who knows nothing yet, or all that the rival knows."""
    layout = course.game.layout
    if course.rival:
        value, choice = course.rival.nets
        own = Net(*(part.copy() for part in value)), Net(*(part.copy() for part in choice)) if choice else None
        return Learner(layout, *own, np.random.default_rng(course.seed))
    return Learner.beginner(layout, course.hidden, course.setup.seats, course.game.secret_choice[1], course.seed)


def examination(course: Course, rival: Bot, deals: int) -> Callable[[Brain], float]:
    """An examination: the share of games that a brain wins alone among rivals, in every seat of so many deals."""

    def examine(brain: Brain) -> float:
        won = 0.0
        seats = course.setup.seats
        bots: list[Bot] = [rival] * seats
        for deal in range(deals):
            for seat in range(seats):
                table = [*bots[:seat], StrongBot(brain), *bots[seat + 1 :]]
                won += play_match(course.game, course.setup, table, deal_seed("validation", course.seed, deal)).wins()[
                    seat
                ]
        return round(won / deals / seats, 4)

    return examine
