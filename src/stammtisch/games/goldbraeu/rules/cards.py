"""Cards of the supply and of hands: where they are, what everybody knows of them (GB-Q40, GB-Q68, GB-Q83)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.chance import Rng, pick
from stammtisch.core.position import Position
from stammtisch.games.goldbraeu.rules.components import BUSINESSES, NONE
from stammtisch.games.goldbraeu.rules.position import (
    CARDS_OF,
    FACE,
    HAND,
    HAND_SIZE,
    KNOWN,
    PILE,
    PLAYED,
    SHARE_CARDS,
    SUPPLY,
    UNDER,
    UNDER_END,
    UNDER_FIRST,
)


def unseen(p: Position, business: i64) -> i64:
    """How many cards of a business may still be in hands, as far as everybody can see (GB-Q68)."""
    at = p.at
    found: i64 = p.rule[SHARE_CARDS] - at[PLAYED + business]
    if at[FACE] == business:
        found -= 1
    if at[FACE + 1] == business:
        found -= 1
    place: i64
    for place in range(at[UNDER_FIRST], at[UNDER_END]):
        if at[UNDER + place] == business:
            found -= 1
    return found


def has_supply(p: Position) -> bool:
    """Whether a card can be drawn."""
    return p.at[SUPPLY] > 0 or p.at[UNDER_FIRST] < p.at[UNDER_END]


def take_from_supply(p: Position, card: i64) -> None:
    """Take the drawn card off the supply."""
    at = p.at
    if at[SUPPLY] > 0:
        at[SUPPLY] -= 1
        at[PILE + card] -= 1
    else:
        at[UNDER_FIRST] += 1


def pick_from_supply(p: Position, rng: Rng) -> i64:
    """The card that the supply yields next; the generator moves on even if everybody knows which."""
    if p.at[SUPPLY] > 0:
        return pick(p.at, PILE, p.at[SUPPLY], rng)
    rng.below(1)
    return p.at[UNDER + p.at[UNDER_FIRST]]


def put_in_hand(p: Position, seat: i64, card: i64) -> None:
    """Give a share card to a seat."""
    at = p.at
    at[HAND + seat * BUSINESSES + card] += 1
    at[HAND_SIZE + seat] += 1
    at[CARDS_OF + seat] |= BIT[card]


def take_from_hand(p: Position, seat: i64, card: i64) -> None:
    """Take a share card from a seat."""
    at = p.at
    place = HAND + seat * BUSINESSES + card
    at[place] -= 1
    at[HAND_SIZE + seat] -= 1
    if at[KNOWN + seat] != 0 and known_cards(p, seat, card) > 0:
        at[KNOWN + seat] -= BIT[3 * card]  # of what is shown, known cards go first
    if at[place] == 0:
        at[CARDS_OF + seat] &= ~BIT[card]


def known_cards(p: Position, seat: i64, business: i64) -> i64:
    """How many cards of a business in a hand were drawn when everybody knew the next card (GB-Q83)."""
    return p.at[KNOWN + seat] >> 3 * business & 7


def top_known(p: Position) -> i64:
    """The next card if everybody knows it, else NONE."""
    at = p.at
    if at[SUPPLY] > 0 or at[UNDER_FIRST] == at[UNDER_END]:
        return NONE
    return at[UNDER + at[UNDER_FIRST]]


def is_share(card: i64) -> bool:
    """Whether a card is a share; the others move a chip."""
    return card < BUSINESSES
