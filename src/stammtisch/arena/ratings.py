"""Ratings: a Plackett–Luce model of finishing orders, fitted by maximum likelihood, on the scale of Elo.

The model: the first is drawn among all at the table, each as likely as its strength; then the second among
those left, and so on. At our tables a single bot sits among copies of another, so a finishing order is a row of such
draws that ends when the single bot comes in; all that counts is how often it was still in the race with how many of
the others, and how often it was drawn there. If it shares its place, every order of those equals counts alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.arena.statistics import Estimate
from stammtisch.core.mistakes import needs_extra

with needs_extra("nets"):
    import numpy as np
    from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from stammtisch.arena.deals import Deal, Pairing
    from stammtisch.bots.match import MatchResult

Figures = NDArray[np.float64]

REPLICATES: Final = 400  # of the bootstrap
VIRTUAL: Final = 0.5  # the weight of a drawn game between each two: strengths stay finite if one always wins
ENOUGH: Final = 1e-7  # the fit ends when no logarithm of a strength moves by more
LONGEST: Final = 20_000  # … or after this many rounds
ELO: Final = 400.0  # points for ten times the strength


class Race(NamedTuple):
    """How often the single bot was still in the race, and how often it came in next, by how many had come in before."""

    runs: Figures
    hits: Figures


class Pairs(NamedTuple):
    """Who raced whom: for each pairing the places of the two in the list of bots."""

    bots: int
    single: NDArray[np.intp]
    others: NDArray[np.intp]


# ---- counting


def race(played: MatchResult, seat: int) -> Race:
    """One finishing order, from the view of the single bot in `seat`."""
    seats = len(played.places)
    place = played.places[seat]
    ahead = sum(other < place for other in played.places)
    equals = played.places.count(place)
    chance = np.zeros(seats)  # of having 0, 1, … before it, each order of equals alike
    chance[ahead : ahead + equals] = 1 / equals
    still_in = chance[::-1].cumsum()[::-1]
    return Race(still_in[:-1], chance[:-1])


def races(deals: Sequence[Deal]) -> Figures:
    """For each deal its races added up: deals × (runs, hits) × how many came in before."""
    return np.array([np.sum([race(game, seat) for seat, game in enumerate(deal.games)], axis=0) for deal in deals])


# ---- fitting


def strengths(field: Pairs, totals: Figures) -> Figures:
    """The likeliest strengths, by Hunter's MM algorithm (2004), for many sets of races at once.

    `totals` are sets × pairings × (runs, hits) × how many came in before; the result is sets × bots, as logarithms.
    """
    runs, hits = totals[:, :, 0, :], totals[:, :, 1, :]
    left = np.arange(runs.shape[2], 0, -1.0)  # how many of the others are still in the race
    as_single, as_others = one_hot(field.single, field.bots), one_hot(field.others, field.bots)
    wins = hits.sum(2) @ as_single + (runs - hits).sum(2) @ as_others
    found = np.ones_like(wins)
    for _ in range(LONGEST):
        table = found[:, field.single, None] + left * found[:, field.others, None]
        share = runs / table
        better = wins / (share.sum(2) @ as_single + (share * left).sum(2) @ as_others)
        better /= np.exp(np.log(better).mean(1, keepdims=True))
        moved = np.abs(np.log(better / found)).max()
        found = better
        if moved < ENOUGH:
            break
    logarithms: Figures = np.log(found)
    return logarithms


def one_hot(places: NDArray[np.intp], bots: int) -> Figures:
    """Which pairing belongs to which bot: pairings × bots."""
    found: Figures = np.eye(bots)[places]
    return found


def ratings(bots: Sequence[str], deals: Mapping[Pairing, Sequence[Deal]], seed: int) -> dict[str, Estimate]:
    """The rating of each bot with a 95 % interval by bootstrap over deals; `random`, or the first bot, has 0."""
    pairings = list(deals)
    single = np.array([bots.index(pairing.single) for pairing in pairings])
    others = np.array([bots.index(pairing.others) for pairing in pairings])
    counted = np.stack([races(deals[pairing]) for pairing in pairings])  # pairings × deals × 2 × places
    sets = np.einsum("rd,pdks->rpks", draws(counted.shape[1], seed), counted)
    sets[:, :, 0, -1] += VIRTUAL
    sets[:, :, 1, -1] += VIRTUAL / 2
    fitted = strengths(Pairs(len(bots), single, others), sets) * ELO / np.log(10)
    anchor = bots.index("random") if "random" in bots else 0
    fitted -= fitted[:, [anchor]]
    low, high = np.quantile(fitted[1:], (0.025, 0.975), axis=0)
    return {bot: Estimate(*map(float, (fitted[0, i], low[i], high[i]))) for i, bot in enumerate(bots)}


def draws(deals: int, seed: int) -> Figures:
    """How often each deal counts: once in the first set, then as drawn with replacement, the same for all pairings."""
    drawn = np.random.default_rng(seed).multinomial(deals, np.full(deals, 1 / deals), size=REPLICATES)
    found: Figures = np.vstack([np.ones(deals), drawn])
    return found
