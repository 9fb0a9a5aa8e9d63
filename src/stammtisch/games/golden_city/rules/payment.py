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
from stammtisch.games.golden_city.rules.actions import PAY, TAKE
from stammtisch.games.golden_city.rules.cards import play, unseen
from stammtisch.games.golden_city.rules.catalogue import PAYMENTS
from stammtisch.games.golden_city.rules.components import COAST, LANDFORM_CARDS, LANDFORMS
from stammtisch.games.golden_city.rules.notes import KEY_SPENT, PAID
from stammtisch.games.golden_city.rules.position import (
    ACTOR,
    HAND,
    INNER,
    KEYS,
    KNOWN,
    LAND,
    PAYABLE,
    PAYMENTS_FOR,
    PILE,
    SECRET,
    SITE,
)
from stammtisch.games.golden_city.rules.reasons import (
    CANNOT_PAY,
    CANNOT_PAY_COAST,
    NO_COAST_JOKER,
    NO_SUCH_CARDS,
    WRONG_CARDS,
)
from stammtisch.games.golden_city.rules.sites import landform_of
from stammtisch.games.golden_city.rules.steps import REWARD

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

# The same for two landforms at once, + held of the one * 11 + held of the other.
_TWO: Final = [(one, other) for one in range(COUNTS) for other in range(COUNTS)]
FITS_COAST_MOUNTAINS: Final = vec[i64]([FITS[one] & FITS[COUNTS + other] for one, other in _TWO])
FITS_MEADOWS_WOODLAND: Final = vec[i64]([FITS[2 * COUNTS + one] & FITS[3 * COUNTS + other] for one, other in _TWO])


def jokers_in(cards: list[int], landform: int) -> list[int]:
    """The pairs of a payment that stand for one card of a landform, by what they are pairs of (GC-JOK-01)."""
    return [other for other in range(LANDFORMS) if other != landform for _ in range(cards.count(other) // 2)]


def stands_for(cards: list[int], landform: int) -> int:
    """How many cards of a landform a payment is worth: real ones, and one for each joker."""
    return cards.count(landform) + len(jokers_in(cards, landform))


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
    coast_mountains = FITS_COAST_MOUNTAINS[at[hand] * COUNTS + at[hand + 1]]
    meadows_woodland = FITS_MEADOWS_WOODLAND[at[hand + 2] * COUNTS + at[hand + 3]]
    return coast_mountains & meadows_woodland & FITS[4 * COUNTS + at[hand + 4]]


# What cards are worth towards every landform (GC-JOK-01), as one number of five digits with five bits each, the one of
# landform x at 20 - 5 * x; in place of the coast stand the pairs that may be jokers for it. Digits start so that their
# highest bit, the one at 24 - 5 * x, says "enough". As 2 ** (24 - 5 * x) % 63 == 2 ** x, the rest modulo 63 of these
# bits is the set of landforms that the cards can pay.
ENOUGH: Final = sum(1 << 24 - 5 * x for x in range(LANDFORMS))


def worth(landform: int, held: int) -> int:
    """What this many cards of a landform add to the digits; more than is needed for anything does not count."""
    pairs = min(held // 2, 2)
    towards = [pairs if landform != COAST else 0, *[pairs] * (LANDFORMS - 1)]
    if landform != COAST:
        towards[landform] = min(held, 2)
    return sum(amount << 20 - 5 * x for x, amount in enumerate(towards))


START: Final = sum(16 - costs(x) << 20 - 5 * x for x in range(LANDFORMS))
WORTH: Final = vec[i64]([worth(x, held) for x in range(LANDFORMS) for held in range(COUNTS)])  # + landform * 11 + held
WORTH_COAST_MOUNTAINS: Final = vec[i64]([START + WORTH[one] + WORTH[COUNTS + other] for one, other in _TWO])
WORTH_MEADOWS_WOODLAND: Final = vec[i64]([WORTH[2 * COUNTS + one] + WORTH[3 * COUNTS + other] for one, other in _TWO])


def payable_by_set(rule: list[int]) -> list[int]:
    """The row PAYABLE of a law: which sites a set of landforms is, the coast by jokers if they are allowed."""
    jokers = rule[PAYMENTS_FOR + COAST] & COAST_JOKERS
    lands = [rule[LAND] if jokers else 0, *rule[LAND + 1 : LAND + LANDFORMS]]
    return [sum(land for x, land in enumerate(lands) if number >> x & 1) for number in range(1 << LANDFORMS)]


def payable(p: Position, seat: i64) -> i64:
    """All sites whose cost a hand can pay, as a set; `may_afford` says the same of one."""
    at = p.at
    hand = HAND + seat * LANDFORMS
    sum_of_four = WORTH_COAST_MOUNTAINS[at[hand] * COUNTS + at[hand + 1]]
    sum_of_four += WORTH_MEADOWS_WOODLAND[at[hand + 2] * COUNTS + at[hand + 3]]
    sites = p.rule[PAYABLE + (sum_of_four + WORTH[4 * COUNTS + at[hand + 4]] & ENOUGH) % 63]
    if at[hand]:
        sites |= p.rule[LAND]
    return sites


def payments(p: Position, seat: i64, landform: i64) -> i64:
    """The ways in which a seat can pay for a site of a landform, as a set (E.5)."""
    return affordable(p, seat) & p.rule[PAYMENTS_FOR + landform]


def may_afford(p: Position, seat: i64, landform: i64) -> i64:
    """OK, or why `seat` cannot pay for a site of a landform at all (GC-CST-01, -02, GC-JOK-04)."""
    if payments(p, seat, landform) != 0:
        return OK
    if landform != COAST:
        return CANNOT_PAY
    return NO_COAST_JOKER if affordable(p, seat) & COAST_JOKERS else CANNOT_PAY_COAST


def might_afford(p: Position, seat: i64) -> i64:
    """The payments that a hand might make as far as everybody can see, as a set (GC-Q50).

    Secret cards may be any that not everybody has seen. Landform by landform, `known` has the payments that are met
    by what is known, and `guessed` those that are met with the help of at most one secret card.
    """
    at = p.at
    if at[SECRET + seat] > 1:
        return might_afford_with(p, seat, min(at[SECRET + seat], MOST_PAID))
    hand = KNOWN + seat * LANDFORMS
    known: i64 = EVERY_PAYMENT
    guessed: i64 = EVERY_PAYMENT
    landform: i64
    for landform in range(LANDFORMS):
        held = landform * COUNTS + at[hand + landform]
        fits = FITS[held]
        guessed &= fits
        if at[PILE + landform] > 0 or unseen(p, landform) > 0:
            guessed |= known & FITS[held + 1]
        known &= fits
    return guessed if at[SECRET + seat] > 0 else known


def might_afford_with(p: Position, seat: i64, secret: i64) -> i64:
    """The same for several secret cards: `covered` has the payments that are met with at most this many of them."""
    at = p.at
    covered = vec[i64]([EVERY_PAYMENT] * (secret + 1))
    landform: i64
    spent: i64
    guessed: i64
    for landform in range(LANDFORMS):
        held = landform * COUNTS + at[KNOWN + seat * LANDFORMS + landform]
        most: i64 = at[PILE + landform]
        if most < secret:
            most = unseen(p, landform)
        for spent in range(secret, 0, -1):
            met = covered[spent] & FITS[held]
            for guessed in range(1, min(spent, most) + 1):
                met |= covered[spent - guessed] & FITS[held + guessed]
            covered[spent] = met
        covered[0] &= FITS[held]
    return covered[secret]


def may_pay(p: Position, seat: i64, payment: i64) -> i64:
    """OK, or why `seat` cannot pay for the site that it has chosen like this (GC-CST-05, GC-JOK-05)."""
    if not p.rule[PAYMENTS_FOR + landform_of(p.at[SITE])] >> payment & 1:
        return WRONG_CARDS
    return OK if affordable(p, seat) >> payment & 1 else NO_SUCH_CARDS


class Payment(Step):
    """Which cards the builder gives for the site that they have chosen (GC-CST)."""

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
        """Every way in which they can pay."""
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
    if p.rule[INNER] >> site & 1:
        at[KEYS + seat] -= 1
        p.note(KEY_SPENT, seat, site)
    go(p, REWARD)
