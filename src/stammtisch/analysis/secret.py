"""The secret choice as a small game: all combinations in some worlds, solved by regret matching.

Equilibria of several players are not unique, and other worlds give another mix (it once moved by 0.92). So a mix is
told in tenths, with what other samplings say, and whatever it may contain is no mistake.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.analysis.effort import SECRET_WORLDS
from stammtisch.analysis.values import forecasts, rounds_of
from stammtisch.analysis.verdicts import DOUBT, GRADES, WORTH, points_of
from stammtisch.bots.evaluator import outlook, utility
from stammtisch.bots.outcome import outcome
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import needs_extra
from stammtisch.core.view import setup_of

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from stammtisch.analysis.judges import NetJudges, PointsJudge
    from stammtisch.analysis.questions import DecisionQuestion
    from stammtisch.bots.calibration import Chances
    from stammtisch.core.position import Position

SAMPLINGS: Final = 4  # parts of the worlds that are solved again, to see how much the mix depends on them
ROUNDS: Final = 200  # of regret matching
IN_THE_MIX: Final = 0.1  # what any sampling lays at least so often is no mistake


class Lay(NamedTuple):
    """One card that could be laid."""

    action: int
    share: float  # how often, in tenths
    low: float  # the same in other samplings
    high: float
    worth: float  # against what good players lay
    points: float
    known: float | None  # the worth if the others knew; None where no game was solved


class SecretVerdict(NamedTuple):
    """A judged secret choice."""

    question: DecisionQuestion
    lays: list[Lay]
    predictable: float | None  # what is lost in worth if the others know the best card beforehand
    best: int  # the card that all judges like better; what was laid if there is none
    grade: int
    points: float
    chance: float | None  # in the eyes of the nets
    low: float
    worlds: int

    def taken(self) -> Lay:
        """What was laid."""
        return next(lay for lay in self.lays if lay.action == self.question.taken)


def tenths(share: float) -> float:
    """A share of a mix: never more than one digit."""
    return round(share, 1)


# ---- with nets


class Combinations(NamedTuple):
    """What every combination of cards comes to: by world, by the card of each seat, and by seat."""

    worth: Chances
    points: Chances


def combinations(judges: NetJudges, question: DecisionQuestion, worlds: int) -> Combinations:
    """Lay every combination in every world and play on to the end of the round."""
    base, seats, plans = question.base(), setup_of(question.base()).seats, len(question.legal)
    ends: list[Position] = []
    dealers: list[Rng] = []
    imagined = question.worlds(base, 0, worlds)
    for world, seed in zip(imagined, question.dealers(0, worlds), strict=True):
        world.law.reopen(world, question.seat)
        for cards in product(range(plans), repeat=seats):
            ends.append(laid(world, question.legal, cards))
            dealers.append(Rng(seed))
    judges.play_on(ends, dealers, rounds_of(imagined)[0] + 1)
    worth = np.diagonal(forecasts(judges.model, ends), axis1=1, axis2=2).copy()
    for number, end in enumerate(ends):
        if end.to_act == 0:
            worth[number] = outcome(end)
    expected = (outlook(judges.evaluator, end) for end in ends)
    points = np.asarray([[utility(each, seat) for seat in range(seats)] for each in expected])
    shape = (worlds, *(plans for _ in range(seats)), seats)
    return Combinations(worth.reshape(shape), points.reshape(shape))


def laid(world: Position, legal: list[int], cards: tuple[int, ...]) -> Position:
    """A world in which every seat has laid a card."""
    found = world.copy()
    for seat, card in enumerate(cards):
        found.apply(seat, legal[card])
    return found


def solve(games: Chances, fixed: Chances) -> Chances:
    """Mixes of all seats for several games at once, by regret matching.

    `games`: by game, card of each seat, seat. `fixed`: by game and card, what seat 0 has to lay; zeros if it is free.
    """
    seats, plans = games.shape[-1], games.shape[1]
    regrets, sums = np.zeros((2, seats, len(games), plans))
    held = fixed.any(axis=1, keepdims=True)
    for _ in range(ROUNDS):
        mixes = matched(regrets)
        mixes[0] = np.where(held, fixed, mixes[0])
        for seat in range(seats):
            gains = against(games[..., seat], mixes, seat)
            regrets[seat] += gains - (gains * mixes[seat]).sum(axis=1, keepdims=True)
        sums += mixes
    return sums / ROUNDS


def matched(regrets: Chances) -> Chances:
    """The next mixes: as much of a card as it is regretted."""
    wanted = np.maximum(regrets, 0)
    total = wanted.sum(axis=-1, keepdims=True)
    found: Chances = np.where(total > 0, wanted / np.where(total > 0, total, 1), 1 / regrets.shape[-1])
    return found


def against(payoffs: Chances, mixes: Chances, seat: int) -> Chances:
    """What each card of a seat brings against the mixes of the others: by game and card."""
    found = payoffs
    for other in reversed(range(len(mixes))):
        if other != seat:
            shape = [len(found), *(1 for _ in range(found.ndim - 1))]
            shape[other + 1] = -1
            found = (found * mixes[other].reshape(shape)).sum(axis=other + 1, keepdims=True)
    return found.reshape(len(found), -1)


def seat_first(values: Chances, seat: int) -> Chances:
    """The same combinations with the seats turned so that one is the first; worlds stay the first axis."""
    seats = values.shape[-1]
    axes = [0, *(1 + (seat + place) % seats for place in range(seats)), seats + 1]
    return np.roll(values.transpose(axes), -seat, axis=-1)


def judge_secret(judges: NetJudges, question: DecisionQuestion, worlds: int = SECRET_WORLDS) -> SecretVerdict:
    """Solve the small game, several times with parts of the worlds, and hold what was laid against it."""
    found = combinations(judges, question, worlds)
    worth, points = seat_first(found.worth, question.seat), seat_first(found.points, question.seat)
    plans = len(question.legal)
    samplings = [worth[place::SAMPLINGS].mean(axis=0) for place in range(min(SAMPLINGS, worlds))]
    whole = worth.mean(axis=0)
    fixed = np.concatenate([np.zeros((1 + len(samplings), plans)), np.eye(plans)])
    mixes = solve(np.stack([whole, *samplings, *(whole for _ in range(plans))]), fixed)
    values = against(np.concatenate([worth, points])[..., 0], spread(mixes[:, 0], 2 * worlds), 0)
    known = [float(against(whole[None, ..., 0], mixes[:, [-plans + card]], 0)[0, card]) for card in range(plans)]
    shares = mixes[0, 1 : 1 + len(samplings)]
    lays = [
        Lay(
            action,
            tenths(float(mixes[0, 0, card])),
            tenths(float(shares[:, card].min())),
            tenths(float(max(shares[:, card].max(), mixes[0, 0, card]))),
            float(values[:worlds, card].mean()),
            float(values[worlds:, card].mean()),
            known[card],
        )
        for card, action in enumerate(question.legal)
    ]
    mixed = float((values[:worlds].mean(axis=0) * mixes[0, 0]).sum())
    return verdict(question, lays, max(0.0, mixed - max(known)), values[:worlds], values[worlds:])


def spread(mixes: Chances, times: int) -> Chances:
    """The same mixes of all seats for several games."""
    return np.repeat(mixes[:, None], times, axis=1)


def verdict(
    question: DecisionQuestion, lays: list[Lay], predictable: float | None, worth: Chances | None, points: Chances
) -> SecretVerdict:
    """What the card that was laid cost; nothing if a good mix may contain it."""
    here, worlds = question.legal.index(question.taken), len(points)
    scales = [(points, points_of(question.game)), *([(worth, WORTH)] if worth is not None else [])]
    best = max(range(len(lays)), key=lambda card: min(sure(values, card, here) / units[0] for values, units in scales))
    agreed = best != here and all(sure(values, best, here) > 0 for values, _units in scales)
    none = None if worth is None else 0.0
    if lays[here].high >= IN_THE_MIX or not agreed:
        return SecretVerdict(question, lays, predictable, question.taken, 0, 0.0, none, 0.0, worlds)
    reached = [
        all(sure(values, best, here) >= units[grade - 1] for values, units in scales) for grade in range(1, len(GRADES))
    ]
    chance = None if worth is None else float((worth[:, best] - worth[:, here]).mean())
    lost, low = float((points[:, best] - points[:, here]).mean()), sure(points, best, here)
    return SecretVerdict(question, lays, predictable, lays[best].action, sum(reached), lost, chance, low, worlds)


def sure(values: Chances, best: int, here: int) -> float:
    """What one card gains on another beyond doubt; `values` by world and card."""
    more = values[:, best] - values[:, here]
    doubt = DOUBT * more.std(ddof=1) / np.sqrt(len(more)) if len(more) > 1 else 0.0
    return float(more.mean() - doubt)


# ---- without nets


def judge_by_points(judge: PointsJudge, question: DecisionQuestion, worlds: int = SECRET_WORLDS) -> SecretVerdict:
    """What each card promises by itself; `regular` does not look at what the others lay."""
    points = judge.tried(question, question.base(), question.legal, (0, worlds)).points.T
    mixes = np.exp((points - points.max(axis=1, keepdims=True)) / judge.evaluator.temperature)
    mixes /= mixes.sum(axis=1, keepdims=True)
    lays = [
        Lay(
            action,
            tenths(float(mixes[:, card].mean())),
            tenths(float(mixes[:, card].min())),
            tenths(float(mixes[:, card].max())),
            0.0,
            float(points[:, card].mean()),
            None,
        )
        for card, action in enumerate(question.legal)
    ]
    return verdict(question, lays, None, None, points)
