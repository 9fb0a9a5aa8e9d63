"""What a business costs, and every way to pay for it: real cards, and pairs that stand for one (GC-CST, GC-JOK).

A set of payments is a mask over their numbers (actions.py): those that fit a cost are the law's, those that a hand
can make are looked up landform by landform, and what both have in common may be paid.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, lowest
from stammtisch.core.moves import Moves
from stammtisch.core.position import NOT_NOW, OK, Position, Step, go
from stammtisch.core.vec import vec
from stammtisch.games.golden_city.actions import PAY, PAYMENTS, TAKE
from stammtisch.games.golden_city.cards import play, unseen
from stammtisch.games.golden_city.components import COAST, LANDFORM_CARDS, LANDFORMS
from stammtisch.games.golden_city.journal import KEY_SPENT, PAID
from stammtisch.games.golden_city.position import (
    ACTOR,
    HAND,
    INNER,
    KEYS,
    KNOWN,
    PAYMENTS_FOR,
    PILE,
    SECRET,
    SITE,
    landform_of,
)
from stammtisch.games.golden_city.reasons import CANNOT_PAY, NO_COAST_JOKER, NO_SUCH_CARDS, WRONG_CARDS
from stammtisch.games.golden_city.steps import REWARD

COUNTS: Final = LANDFORM_CARDS + 1  # a hand has none to ten cards of a landform
MOST_PAID: Final = 4  # cards for one business
KINDS_PAID: Final = vec[i64]([card for cards in PAYMENTS for card in (cards[0], cards[-1])])  # + payment * 2 + 0, 1
SIZE: Final = vec[i64]([len(cards) for cards in PAYMENTS])  # + payment: all its cards
FIRST_PAID: Final = vec[i64]([cards.count(cards[0]) for cards in PAYMENTS])  # + payment: cards of the first kind

EVERY_PAYMENT: Final = (1 << len(PAYMENTS)) - 1


def fitting(landform: int, held: int) -> int:
    """The payments that take no more than `held` cards of a landform, as a set."""
    return sum(1 << i for i, cards in enumerate(PAYMENTS) if cards.count(landform) <= held)


FITS: Final = vec[i64]([fitting(x, held) for x in range(LANDFORMS) for held in range(COUNTS)])  # + landform * 11 + held


def stands_for(cards: list[int], landform: int) -> int:
    """How many cards of a landform a payment is worth: real ones, and one for each pair of another (GC-JOK-01)."""
    jokers = sum(cards.count(other) // 2 for other in range(LANDFORMS) if other != landform)
    return cards.count(landform) + jokers


def is_exact(cards: list[int], landform: int) -> bool:
    """Whether nothing in a payment is left over: other landforms come in pairs (GC-CST-05)."""
    return all(cards.count(other) % 2 == 0 for other in range(LANDFORMS) if other != landform)


def costs(landform: int) -> int:
    """How many cards a site of a landform costs (GC-CST-01, -02)."""
    return 1 if landform == COAST else 2


def payments_for(landform: int) -> int:
    """The payments that are worth exactly the cost of a site of this landform, as a set."""
    exact = [is_exact(cards, landform) and stands_for(cards, landform) == costs(landform) for cards in PAYMENTS]
    return sum(1 << i for i, fits in enumerate(exact) if fits)


COAST_JOKERS: Final = payments_for(COAST) & ~1  # what `joker_to_coast` is about (GC-Q12)


def affordable(p: Position, seat: i64) -> i64:
    """The payments that a hand can make, as a set."""
    at = p.at
    hand = HAND + seat * LANDFORMS
    fits = FITS
    coast_to_meadows = fits[at[hand]] & fits[COUNTS + at[hand + 1]] & fits[2 * COUNTS + at[hand + 2]]
    return coast_to_meadows & fits[3 * COUNTS + at[hand + 3]] & fits[4 * COUNTS + at[hand + 4]]


def payments(p: Position, seat: i64, landform: i64) -> i64:
    """The ways in which a seat can pay for a site of a landform, as a set (E.5)."""
    return affordable(p, seat) & p.rule[PAYMENTS_FOR + landform]


def may_afford(p: Position, seat: i64, landform: i64) -> i64:
    """OK, or why `seat` cannot pay for a site of a landform at all (GC-CST-01, -02, GC-JOK-04)."""
    if payments(p, seat, landform) != 0:
        return OK
    return NO_COAST_JOKER if landform == COAST and affordable(p, seat) & COAST_JOKERS else CANNOT_PAY


def might_afford(p: Position, seat: i64) -> i64:
    """The payments that a hand might make as far as everybody can see, as a set (GC-Q50).

    Secret cards may be any that not everybody has seen. Landform by landform, `known` has the payments that are met
    by what is known, and `guessed` those that are met with the help of at most one secret card.
    """
    at = p.at
    if at[SECRET + seat] > 1:
        return might_afford_with(p, seat, min(at[SECRET + seat], MOST_PAID))
    known: i64 = EVERY_PAYMENT
    guessed: i64 = EVERY_PAYMENT
    landform: i64
    for landform in range(LANDFORMS):
        held = landform * COUNTS + at[KNOWN + seat * LANDFORMS + landform]
        guessed &= FITS[held]
        if at[PILE + landform] > 0 or unseen(p, landform) > 0:
            guessed |= known & FITS[held + 1]
        known &= FITS[held]
    return guessed if at[SECRET + seat] > 0 else known


def might_afford_with(p: Position, seat: i64, secret: i64) -> i64:
    """The same for several secret cards: `covered` has the payments that are met with at most so many of them."""
    at = p.at
    covered = vec[i64]([EVERY_PAYMENT] * (secret + 1))
    landform: i64
    spent: i64
    guessed: i64
    for landform in range(LANDFORMS):
        held = landform * COUNTS + at[KNOWN + seat * LANDFORMS + landform]
        most: i64 = min(secret, unseen(p, landform))
        for spent in range(secret, 0, -1):
            met = covered[spent] & FITS[held]
            for guessed in range(1, min(spent, most) + 1):
                met |= covered[spent - guessed] & FITS[held + guessed]
            covered[spent] = met
        covered[0] &= FITS[held]
    return covered[secret]


def may_pay(p: Position, seat: i64, payment: i64) -> i64:
    """OK, or why `seat` cannot pay for the site that it has chosen like this (GC-CST-05, GC-JOK-05)."""
    if not p.rule[PAYMENTS_FOR + landform_of(p.at[SITE])] & BIT[payment]:
        return WRONG_CARDS
    return OK if affordable(p, seat) & BIT[payment] else NO_SUCH_CARDS


class Payment(Step):
    """Which cards the builder gives for the site that he has chosen (GC-CST)."""

    def enter(self, p: Position) -> None:
        """Ask, unless everybody can see that there is only one way (GC-Q50)."""
        at = p.at
        builder = at[ACTOR]
        landform = landform_of(at[SITE])
        ways: i64 = payments(p, builder, landform)
        if ways & (ways - 1) == 0 and at[SECRET + builder] > 0:
            ways = might_afford(p, builder) & p.rule[PAYMENTS_FOR + landform]
        if ways & (ways - 1):
            p.to_act = BIT[builder]
        else:
            pay(p, builder, lowest(ways))

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Every way in which he can pay."""
        out.add_each(PAY, payments(p, seat, landform_of(p.at[SITE])))

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_pay."""
        return may_pay(p, seat, action - PAY) if PAY <= action < TAKE else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Pay, then build."""
        pay(p, seat, action - PAY)


def pay(p: Position, seat: i64, payment: i64) -> None:
    """The cards go to the discard pile, a key to the box (GC-CST-03, -04)."""
    at = p.at
    site = at[SITE]
    if p.journal is not None:
        p.note(PAID, seat, payment, site)
    first = FIRST_PAID[payment]
    play(p, seat, KINDS_PAID[payment * 2], first)
    if SIZE[payment] > first:
        play(p, seat, KINDS_PAID[payment * 2 + 1], SIZE[payment] - first)
    if p.rule[INNER] & BIT[site]:
        at[KEYS + seat] -= 1
        p.note(KEY_SPENT, seat, site)
    go(p, REWARD)
