"""Self-play: games that a model plays against itself, and samples to learn from (docs/bots.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from librt.strings import BytesWriter

from stammtisch.arena.seeds import deal_seed
from stammtisch.bots.lookahead import best_of, option_rows, secret_rows
from stammtisch.bots.nets import rows
from stammtisch.bots.outcome import outcome
from stammtisch.core.chance import Rng
from stammtisch.core.lockstep import FOREVER, NOBODY_NOW, Lockstep
from stammtisch.core.mistakes import needs_extra

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.bots.model import Model
    from stammtisch.bots.nets import Bytes, Floats, Net
    from stammtisch.core.position import Position

PARALLEL_GAMES: Final = 192  # games in lockstep
EPSILON: Final = 0.03  # epsilon-greedy: how often an option is tried at random
CHOICE_EPSILON: Final = 0.1  # the same for secret choices: what is never laid would never be valued again
SAMPLE_RATE: Final = 0.5  # the share of ordinary decisions that are learned from; of secret choices, all are
TD_LAMBDA: Final = 0.8  # lambda of TD(lambda): how much a later decision tells about an earlier one


class Visit(NamedTuple):
    """A decision to learn from."""

    seat: int
    observation: bytes
    forecast: list[float]  # each seat's chance as the net saw it, the decider first
    plan: int  # the secret choice taken, -1 for any other decision


class Sample(NamedTuple):
    """What there is to learn from a visit."""

    observation: bytes
    target: list[float]
    plan: int
    advantage: float


def samples_of(visits: list[Visit], result: list[float]) -> Iterator[Sample]:
    """Every visit of a game with its target, which blends the result with what later visits forecast."""
    returns = [result[seat:] + result[:seat] for seat in range(len(result))]
    for visit in reversed(visits):
        target = returns[visit.seat]
        yield Sample(visit.observation, target, visit.plan, target[0] - visit.forecast[0])
        returns[visit.seat] = [
            (1 - TD_LAMBDA) * soon + TD_LAMBDA * late for soon, late in zip(visit.forecast, target, strict=True)
        ]


class SelfPlay:
    """A lockstep of games that never ends: a finished game is followed by a fresh one.

    With a `rival`, that model plays all seats but one, without learning: another seat in each game.
    """

    def __init__(
        self,
        opening: Position,
        secret: int,
        seed: int,
        parallel: int = PARALLEL_GAMES,
        rival: Model | None = None,
        begun: int = 0,  # how many games of this seed were begun elsewhere
    ) -> None:
        self.opening = opening
        self.secret = secret
        self.seed = seed
        self.rival = rival
        self.seats = len(opening.scores())
        self.learners = list(range(parallel))  # in each game the seat that learns, modulo seats
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
        """Take one decision in every game; return the samples of the games that ended by it."""
        options, plain = BytesWriter(), BytesWriter()
        self.lockstep.ask(self.secret, FOREVER, options, plain)
        picks = self.choose_options(value, options.getvalue())
        if choice and len(plain):
            self.choose_plans(value, choice, plain.getvalue(), picks)
        self.lockstep.answer(picks)
        return [sample for number in self.ended() for sample in self.finish(number)]

    def choose_options(self, value: Net, observations: bytes) -> list[int]:
        """The best option of every game that asks for one, now and then any (epsilon-greedy)."""
        picks = [0] * len(self.lockstep.games)
        if not observations:
            return picks
        seen = rows(observations, len(value.w1))
        forecasts = value.chances(seen)
        chances = forecasts[:, 0].tolist()
        rival_chances = self.rival.value.chances(seen)[:, 0].tolist() if self.rival else chances
        dice = self.chance.random((len(picks), 3)).tolist()
        for number, span in option_rows(self.lockstep):
            learns = self.learns(number)
            mine = (chances if learns else rival_chances)[span]
            explore, die, keep = dice[number]
            pick = int(die * len(mine)) if learns and explore < EPSILON else best_of(mine)
            picks[number] = pick
            if learns and keep < SAMPLE_RATE:
                self.remember(number, seen, forecasts, span.start + pick)
        return picks

    def choose_plans(self, value: Net, choice: Net, observations: bytes, picks: list[int]) -> None:
        """A secret choice for every game that asks for one, as the net mixes them."""
        seen = rows(observations, len(value.w1))
        forecasts = value.chances(seen)
        mixed = choice.chances(seen)
        mixed = (1 - CHOICE_EPSILON) * mixed + CHOICE_EPSILON / mixed.shape[1]
        asked = secret_rows(self.lockstep)
        learns = [self.learns(number) for number in asked]
        if self.rival and self.rival.choice:
            mixed = np.where(np.asarray(learns)[:, None], mixed, self.rival.choice.chances(seen))
        steps = mixed.cumsum(axis=1)
        drawn = (self.chance.random((len(steps), 1)) * steps[:, -1:] > steps).sum(axis=1).tolist()
        for row, number in enumerate(asked):
            picks[number] = drawn[row]
            if learns[row]:
                self.remember(number, seen, forecasts, row, drawn[row])

    def learns(self, number: int) -> bool:
        """Whether the seat that decides in this game learns from it; without a rival, every seat does."""
        return self.rival is None or self.learners[number] % self.seats == self.lockstep.seats[number]

    def remember(self, number: int, seen: Bytes, forecasts: Floats, row: int, plan: int = -1) -> None:
        """Keep what was seen and forecast at a decision of a game."""
        seat = self.lockstep.seats[number]
        self.visits[number].append(Visit(seat, seen[row].tobytes(), forecasts[row].tolist(), plan))

    def ended(self) -> list[int]:
        """The games that are over."""
        return [number for number, seat in enumerate(self.lockstep.seats) if seat == NOBODY_NOW]

    def finish(self, number: int) -> Iterator[Sample]:
        """The samples of a finished game; another one takes its place."""
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
