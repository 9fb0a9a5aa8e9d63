"""The bidding of The Golden City, solved as the small game that it is (GC-BID).

Hands, coins and the price lie open and nothing is drawn, so once it is known what every way to share out the pairs is
worth to every seat, the rest is arithmetic: each seat bids where it ends up best if all the others do the same
(max^n). The caller brings the values: an evaluator's letters or a net's chances to win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.position import SEATS, Position
from stammtisch.core.vec import vec
from stammtisch.games.golden_city.rules.actions import BID
from stammtisch.games.golden_city.rules.components import MAX_SEATS
from stammtisch.games.golden_city.rules.position import COINS, OWNER, PRICE

# The pair of each seat -> what that is worth to each seat.
Worth = Callable[[tuple[int, ...]], Sequence[float]]

DEAREST: Final = 6  # nobody pays more coins for one expulsion: it is hardly ever worth it, and the tree would grow
FINE: Final = 1_000_000  # a worth is counted in such parts, ...
COINS_APART: Final = 64  # ... and each of them counts for more than all coins, so that equals differ by what they cost
OWNERS: Final = 8  # hands are one number with an octal digit for each pair: 0 for nobody, else the seat and one ...
PURSES: Final = 64  # ... and purses one with a digit of base 64 for each seat


def solve(p: Position, seat: int, worth: Worth, coin: Sequence[float]) -> int:
    """The best bid of the seat whose turn it is; of two that are as good, the one that costs less.

    `worth` says what it is worth to each seat if each seat ends up with these pairs, `coin` what each seat thinks a
    coin is worth, in the same measure. It looks at nothing but hands, coins and the price.
    """
    seats = p.rule[SEATS]
    owners = [int(p.at[OWNER + pair]) for pair in range(seats)]
    coins = [int(p.at[COINS + other]) for other in range(seats)]
    return BID + Auction(seats, worth, coin).bid(seat, owners, int(p.at[PRICE]), coins)


def owner_of(hands: i64, pair: i64) -> i64:
    """Whose hand lies on a pair: 0 for nobody, else the seat and one."""
    return hands >> 3 * pair & 7


def coins_of(purses: i64, seat: i64) -> i64:
    """What a seat can spend."""
    return purses >> 6 * seat & 63


def leaf_row(leaves: dict[tuple[int, ...], list[int]]) -> list[int]:
    """The row `Auction.leaf`."""
    row = [0] * (MAX_SEATS**MAX_SEATS * MAX_SEATS)
    for pairs, values in leaves.items():
        place = MAX_SEATS * sum(seat * MAX_SEATS**pair for seat, pair in enumerate(pairs))
        row[place : place + len(values)] = [value * COINS_APART for value in values]
    return row


def most_paid(values: Sequence[int], coin: int) -> int:
    """The highest price that can be worth it: a free pair is always to be had, so no more than all is at stake."""
    at_stake = (max(values) - min(values)) * COINS_APART
    return max((price for price in range(1, DEAREST + 1) if price * coin < at_stake), default=0)


class Auction:
    """The game tree of one bidding. Make a new one for each: it remembers every state that it has met."""

    seats: Final[i64]
    leaf: Final[vec[i64]]  # + owners in base 4, pair by pair, * 4 + seat: what such a sharing out is worth
    coin: Final[vec[i64]]  # + seat: what a coin is worth
    dearest: Final[vec[i64]]  # + seat: the highest price that can be worth it
    known: dict[int, vec[i64]]

    def __init__(self, seats: int, worth: Worth, coin: Sequence[float]) -> None:
        self.seats = seats
        leaves = {pairs: [round(value * FINE) for value in worth(pairs)] for pairs in permutations(range(seats))}
        self.leaf = vec[i64](leaf_row(leaves))
        coins = [round(value * FINE) * COINS_APART + 1 for value in coin]
        values = list(zip(*leaves.values(), strict=True))
        self.coin = vec[i64](coins)
        self.dearest = vec[i64]([most_paid(values[seat], coins[seat]) for seat in range(seats)])
        self.known = {}

    def bid(self, seat: int, owners: Sequence[int], price: int, coins: Sequence[int]) -> int:
        """The best pair for the seat whose turn it is; an owner below 0 is nobody."""
        hands = sum((owner + 1) * OWNERS**pair for pair, owner in enumerate(owners))
        purses = sum(self.useful(other, have, price) * PURSES**other for other, have in enumerate(coins))
        return self.best(seat, hands, price, purses)

    def useful(self, seat: i64, coins: i64, price: i64) -> i64:
        """The coins that can still be spent: prices only rise, so a seat that has too few now is out of it."""
        most = self.dearest[seat]
        if coins < price or price > most:
            return 0
        sum_of_prices = (most * (most + 1) - price * (price - 1)) // 2
        if coins < sum_of_prices:
            return coins
        return sum_of_prices

    def best(self, seat: i64, hands: i64, price: i64, purses: i64) -> i64:
        """The pair that is best for the seat; among equals the first."""
        found: i64 = -1
        most: i64 = 0
        may_expel = coins_of(purses, seat) >= price
        pair: i64
        for pair in range(self.seats):
            owner = owner_of(hands, pair)
            if owner == 0 or may_expel:
                gain = self.place(seat, pair, hands, price, purses)[seat]
                if owner != 0:
                    gain -= price * self.coin[seat]
                if found < 0 or gain > most:
                    found = pair
                    most = gain
        return found

    def place(self, seat: i64, pair: i64, hands: i64, price: i64, purses: i64) -> vec[i64]:
        """What it is worth to each seat if this one lays its hand on a pair, before it has paid for that."""
        owner = owner_of(hands, pair)
        hands += (seat + 1 - owner) * BIT[3 * pair]
        if owner != 0:
            purses = self.pay(seat, price, purses)
            price += 1
        return self.outcome(seat, hands, price, purses)

    def pay(self, seat: i64, price: i64, purses: i64) -> i64:
        """The purses after a seat has paid; coins that no one can use at the next price are left out."""
        left: i64 = 0
        other: i64
        for other in range(self.seats):
            coins = coins_of(purses, other)
            if other == seat:
                coins -= price
            left += self.useful(other, coins, price + 1) * BIT[6 * other]
        return left

    def outcome(self, last: i64, hands: i64, price: i64, purses: i64) -> vec[i64]:
        """What each seat gets if every seat goes on as well as it can, once `last` has laid its hand down."""
        seat = self.waiting(last, hands)
        if seat < 0:
            return self.shared_out(hands)
        key = ((hands * 16 + price) * MAX_SEATS + seat) * 16777216 + purses
        found = self.known.get(key)
        if found is not None:
            return found
        pair = self.best(seat, hands, price, purses)
        result = self.place(seat, pair, hands, price, purses)[:]
        if owner_of(hands, pair) != 0:
            result[seat] -= price * self.coin[seat]
        self.known[key] = result
        return result

    def waiting(self, last: i64, hands: i64) -> i64:
        """The next seat clockwise whose hand lies on no pair, -1 if there is none (GC-BID-02)."""
        placed: i64 = 0
        pair: i64
        for pair in range(self.seats):
            placed |= BIT[owner_of(hands, pair)]
        seat = last
        for pair in range(self.seats):
            seat = seat + 1 if seat + 1 < self.seats else 0
            if not placed >> seat + 1 & 1:
                return seat
        return -1

    def shared_out(self, hands: i64) -> vec[i64]:
        """The worth of the pairs as they lie now to each seat."""
        place: i64 = 0
        pair: i64
        for pair in range(self.seats):
            place += (owner_of(hands, pair) - 1) * BIT[2 * pair]
        place *= MAX_SEATS
        return self.leaf[place : place + MAX_SEATS]
