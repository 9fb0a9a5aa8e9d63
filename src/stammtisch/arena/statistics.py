"""Statistics of deals: shares of victories with intervals, ranks and points. The unit is the deal, not the game."""

from __future__ import annotations

from math import inf, sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.arena.deals import Times, added, quantile

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from stammtisch.arena.deals import Deal
    from stammtisch.bots.match import MatchResult

Z: Final = 1.959964  # 95 %


class Estimate(msgspec.Struct, frozen=True):
    """A figure, and the bounds between which the truth lies with 95 % confidence."""

    value: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """How a single bot did among copies of another."""

    single: str
    others: str
    deals: int
    games: int
    share: Estimate  # of the victories; a shared one counts in fractions
    rank: Estimate  # 1 is the best; equals share the mean of their ranks
    lead: Estimate  # points more than the others had on average
    by_seat: tuple[float, ...]  # the share of victories in each seat


class Pace(msgspec.Struct, frozen=True):
    """How long a bot thought about its decisions, in seconds."""

    decisions: int
    median: float
    slow: float  # nineteen of twenty decisions took no longer


# ---- one game, seen by one seat


def win(played: MatchResult, seat: int) -> float:
    """The seat's part of the victory."""
    return played.wins()[seat]


def rank(played: MatchResult, seat: int) -> float:
    """The seat's rank; equals share the mean of theirs, so that the ranks of a game always add up to the same."""
    place = played.places[seat]
    return place + (played.places.count(place) - 1) / 2


def lead(played: MatchResult, seat: int) -> float:
    """How many points the seat has more than the others on average."""
    others = sum(played.scores) - played.scores[seat]
    return played.scores[seat] - others / (len(played.scores) - 1)


# ---- many deals


def deal_means(deals: Sequence[Deal], measure: Callable[[MatchResult, int], float]) -> list[float]:
    """For each deal the mean over its games of something about the single bot."""
    return [sum(measure(game, seat) for seat, game in enumerate(deal.games)) / len(deal.games) for deal in deals]


def standing(deals: Sequence[Deal]) -> Standing:
    """What the deals of one pairing come to."""
    first = deals[0]
    seats = len(first.games)
    return Standing(
        single=first.pairing.single,
        others=first.pairing.others,
        deals=len(deals),
        games=len(deals) * seats,
        share=share_of(deal_means(deals, win), seats),
        rank=mean_of(deal_means(deals, rank)),
        lead=mean_of(deal_means(deals, lead)),
        by_seat=tuple(sum(win(deal.games[seat], seat) for deal in deals) / len(deals) for seat in range(seats)),
    )


def mean_of(values: Sequence[float]) -> Estimate:
    """A mean with 1.96 standard errors on both sides."""
    mean = fmean(values)
    reach = Z * standard_error(values)
    return Estimate(mean, mean - reach, mean + reach)


def standard_error(values: Sequence[float]) -> float:
    """How far a mean is from the truth, typically; of a single value nothing is known."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else inf


def share_of(means: Sequence[float], games: int) -> Estimate:
    """A share with Wilson's interval, for as many independent games as the spread of the deals is worth.

    Games of one deal are alike, so they count for less than as many independent ones, or for more if the seats even
    out (Korn and Graubard 1998). If every game was won or lost there is no spread, and games count as they are.
    """
    share = fmean(means)
    chances = float(games * len(means))
    error = standard_error(means)
    if 0 < error < inf:
        chances = share * (1 - share) / error**2
    return Estimate(share, *wilson(share, chances))


def wilson(share: float, chances: float) -> tuple[float, float]:
    """Wilson's interval for a share of this many independent chances."""
    middle = share + Z * Z / (2 * chances)
    reach = Z * sqrt(share * (1 - share) / chances + Z * Z / (4 * chances * chances))
    whole = 1 + Z * Z / chances
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def pace(times: Sequence[Times]) -> Pace:
    """How long decisions took."""
    total = added(times)
    return Pace(sum(total.values()), quantile(total, 0.5), quantile(total, 0.95))
