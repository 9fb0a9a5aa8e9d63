"""The bidding of The Golden City is solved exactly."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pytest

from stammtisch.core.bits import lowest
from stammtisch.core.chance import Rng
from stammtisch.core.position import SEATS, STEP
from stammtisch.games.golden_city.bots.solvers.auction import Auction, solve
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rules.actions import BID
from stammtisch.games.golden_city.rules.notes import PAIR_TAKEN
from stammtisch.games.golden_city.rules.position import COINS
from stammtisch.games.golden_city.rules.steps import BIDDING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.position import Position
    from stammtisch.games.golden_city.bots.solvers.auction import Worth

FREE = (-1, -1, -1, -1)
A_COIN = (1.0, 1.0, 1.0, 1.0)


class Bidders(NamedTuple):
    """Who values what, and what a coin is worth."""

    worth: Worth
    coin: Sequence[float]


def by_pair(values: Sequence[Sequence[float]]) -> Worth:
    """The worth of sharing out if each seat looks only at the pair that it gets: values[seat][pair]."""

    def worth(pairs: tuple[int, ...]) -> list[float]:
        return [values[seat][pair] for seat, pair in enumerate(pairs)]

    return worth


def bidding(seed: int, seats: int, coins: Sequence[int]) -> Position:
    """A table before the first bid."""
    p = GAME.deal(seats=seats)
    p.run_chance(Rng(seed))
    assert p.at[STEP] == BIDDING
    for seat in range(seats):
        p.at[COINS + seat] = coins[seat]
    return p


def outcome(p: Position, bidders: Bidders) -> list[float]:
    """What each seat gets if every seat bids as well as it can: the engine itself, without any cleverness."""
    seats = p.rule[SEATS]
    if p.at[STEP] != BIDDING:
        assert p.journal is not None
        pairs = {note[1]: note[2] for note in p.journal if note[0] == PAIR_TAKEN}
        return list(bidders.worth(tuple(pairs[seat] for seat in range(seats))))
    seat = lowest(p.to_act)
    return max((after(p, seat, action, bidders) for action in p.legal(seat)), key=lambda worth: worth[seat])


def after(p: Position, seat: int, action: int, bidders: Bidders) -> list[float]:
    """The same if a seat bids like this."""
    q = p.copy()
    q.journal = []
    q.apply(seat, action)
    found = outcome(q, bidders)
    found[seat] -= bidders.coin[seat] * float(p.at[COINS + seat] - q.at[COINS + seat])
    return found


@pytest.mark.parametrize(("seats", "coins"), [(3, (3, 3, 3)), (3, (4, 1, 3)), (4, (1, 0, 2, 1)), (4, (0, 0, 0, 0))])
def test_as_good_as_trying_everything(seats: int, coins: tuple[int, ...]) -> None:
    """At every bid of a bidding the solver's bid is worth what the best one is, by exhaustive play of the engine."""
    for seed in range(4):
        random = Random(seed)
        values = [[random.uniform(0, 4) for _ in range(seats)] for _ in range(seats)]
        bidders = Bidders(by_pair(values), [random.uniform(0.3, 1.0) for _ in range(seats)])
        p = bidding(seed, seats, coins)
        while p.at[STEP] == BIDDING:
            seat = lowest(p.to_act)
            bid = solve(p, seat, bidders.worth, bidders.coin)
            outlooks = {action: after(p, seat, action, bidders)[seat] for action in p.legal(seat)}
            assert outlooks[bid] == pytest.approx(max(outlooks.values()), abs=1e-5)
            p.apply(seat, bid)


def test_spite_counts() -> None:
    """A sharing out may matter to a seat that gets the same pair: here all that Red wants is Blue without pair 1."""

    def worth(pairs: tuple[int, ...]) -> list[float]:
        return [5.0 * (pairs[1] != 0), 3.0 * (pairs[1] == 0), 0.0]

    for coins, pair in (((0, 0, 0), 0), ((0, 1, 0), 0)):
        assert Auction(3, worth, A_COIN[:3]).bid(0, FREE[:3], 1, coins) == pair


def test_the_first_takes_what_it_likes_best() -> None:
    """Without coins nobody can be expelled: one after the other takes the best that is left."""
    values: list[list[float]] = [[1, 5, 2, 0], [1, 5, 2, 0], [1, 5, 2, 0], [1, 5, 2, 0]]
    broke = Auction(4, by_pair(values), A_COIN)
    assert broke.bid(0, FREE, 1, (0, 0, 0, 0)) == 1
    assert broke.bid(1, (-1, 0, -1, -1), 1, (0, 0, 0, 0)) == 2
    assert broke.bid(2, (-1, 0, 1, -1), 1, (0, 0, 0, 0)) == 0


def test_an_expulsion_must_pay() -> None:
    """The last seat expels if what it gains is more than the coin, and does not at the same worth (GC-BID-04)."""
    hands = (0, 1, 2, -1)
    for gain, pair in ((2.0, 0), (1.5, 0), (1.0, 3), (0.5, 3)):
        values = [[0.0, 0.0, 0.0, 0.0], [0.0, 9.0, 0.0, 0.0], [0.0, 0.0, 9.0, 0.0], [gain, 0.0, 0.0, 0.0]]
        assert Auction(4, by_pair(values), A_COIN).bid(3, hands, 1, (0, 0, 0, 3)) == pair


def test_no_money_after_a_pair_that_another_wins_back() -> None:
    """A seat that would be expelled again by a richer one saves its coin."""
    values: list[list[float]] = [[9, 0, 0], [3, 0, 0], [0, 0, 0]]
    assert Auction(3, by_pair(values), A_COIN[:3]).bid(1, (0, -1, -1), 1, (5, 1, 0)) != 0
    assert Auction(3, by_pair(values), A_COIN[:3]).bid(1, (0, -1, -1), 1, (1, 1, 0)) == 0  # it cannot pay two


def test_dear_coins_are_kept() -> None:
    """The more a coin is worth, the sooner a seat is content with what is free."""
    values: list[list[float]] = [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [3, 2, 1, 0]]
    bids = [Auction(4, by_pair(values), (1, 1, 1, coin)).bid(3, (0, 1, 2, -1), 1, (0, 0, 0, 9)) for coin in range(5)]
    assert bids == [0, 0, 0, 3, 3]


def test_the_bidding_of_the_rulebook() -> None:
    """T-GC-01: values are found for which everybody bids just as in the example, and pays 1 and 2 coins."""
    values: list[list[float]] = [[2, 0, 1, 0], [0, 4, 0, 3.5], [0, 4, 0, 0], [4, 0, 0, 0]]
    p = bidding(0, 4, (3, 3, 3, 3))
    auction = Auction(4, by_pair(values), A_COIN)
    hands = list(FREE)
    price, coins = 1, [3, 3, 3, 3]
    hands[0], hands[1] = 0, 1  # Red on the first pair, Blue on the second
    assert auction.bid(2, hands, price, coins) == 1  # White expels Blue
    hands[1], price, coins[2] = 2, 2, 2
    assert auction.bid(3, hands, price, coins) == 0  # Black expels Red
    hands[0], price, coins[3] = 3, 3, 1
    assert auction.bid(0, hands, price, coins) == 2  # Red takes a free one
    hands[2] = 0
    assert auction.bid(1, hands, price, coins) == 3  # and so does Blue
    assert solve(p, lowest(p.to_act), by_pair(values), A_COIN) in range(BID, BID + 4)
