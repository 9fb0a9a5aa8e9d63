"""What a seat cannot know: secret cards, bonus cards, the order of decks; and how to deal it afresh.

Decks are counts, so their order is drawn when it matters. Landform cards: see cards.py for what everybody knows of
a hand. Every way to deal the face-down cards that agrees with it is equally likely; cards shown in doubt are dealt
too and must come out as they were shown.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, count, lowest
from stammtisch.core.chance import Rng, pick
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.core.vec import vec
from stammtisch.games.golden_city.rules.components import LANDFORMS
from stammtisch.games.golden_city.rules.payment import payments
from stammtisch.games.golden_city.rules.position import (
    ACTOR,
    BONUS,
    BONUS_LEFT,
    DOUBT,
    HAND,
    KNOWN,
    NEWER,
    OLD,
    OLD_SIZE,
    PICKED,
    PICKER,
    PICKS,
    PILE,
    SITE,
)
from stammtisch.games.golden_city.rules.sites import landform_of
from stammtisch.games.golden_city.rules.steps import OVER, PAYMENT, PICK_BONUS

# the pools that secret cards are dealt from: what was drawn before the last renewal, and what came after
OLD_POOL: Final = 0  # + landform
NEWER_POOL: Final = 5  # + landform: with the pile
POOLS: Final = 10


def redraw(p: Position, viewer: i64, rng: Rng) -> None:
    """Deal afresh what `viewer` cannot know; when the game is over everything lies open."""
    if p.at[STEP] != OVER:
        redraw_hands(p, viewer, rng)
        redraw_bonus(p, viewer, rng)


# ---- landform cards


def redraw_hands(p: Position, viewer: i64, rng: Rng) -> None:
    """Deal the others' secret cards until they agree with what was shown; the true deal does, so this ends."""
    pools = gather(p, viewer)
    while not deal_hands(p, viewer, pools[:], rng):
        pass


def gather(p: Position, viewer: i64) -> vec[i64]:
    """The cards that `viewer` cannot place, old and newer ones apart."""
    at = p.at
    pools = vec[i64]([0] * POOLS)
    seat: i64
    landform: i64
    for landform in range(LANDFORMS):
        pools[NEWER_POOL + landform] = at[PILE + landform]
        for seat in range(p.rule[SEATS]):
            if seat != viewer:
                place = seat * LANDFORMS + landform
                secret = at[HAND + place] - at[KNOWN + place] + shown(at[DOUBT + place], at[NEWER + seat])
                pools[OLD_POOL + landform] += at[OLD + place]
                pools[NEWER_POOL + landform] += secret - at[OLD + place]
    return pools


def shown(doubt: i64, draws: i64) -> i64:
    """How many cards a seat had shown in doubt by the time it had drawn this many newer ones (cards.py)."""
    found: i64 = 0
    while doubt != 0 and draws > 0:
        doubt >>= 3
        found += doubt & 7
        draws -= 1
    return found


def deal_hands(p: Position, viewer: i64, pools: vec[i64], rng: Rng) -> bool:
    """Deal a hand to everybody but `viewer`; whether it agrees with what is known."""
    seat: i64
    landform: i64
    for seat in range(p.rule[SEATS]):
        if seat != viewer and not deal_hand(p, seat, pools, rng):
            return False
    for landform in range(LANDFORMS):
        p.at[PILE + landform] = pools[NEWER_POOL + landform]
    return True


def deal_hand(p: Position, seat: i64, pools: vec[i64], rng: Rng) -> bool:
    """Deal a seat its secret cards in the order in which it got them; whether it could have done what it did."""
    at = p.at
    cards = vec[i64]([0] * LANDFORMS)
    draws: i64
    landform: i64
    for draws in range(at[OLD_SIZE + seat]):
        cards[draw_from(pools, OLD_POOL, rng)] += 1
    for landform in range(LANDFORMS):
        at[OLD + seat * LANDFORMS + landform] = cards[landform]
    for draws in range(at[NEWER + seat]):
        cards[draw_from(pools, NEWER_POOL, rng)] += 1
        if not could_show(p, seat, cards, draws + 1):
            return False
    for landform in range(LANDFORMS):
        place = seat * LANDFORMS + landform
        at[HAND + place] = at[KNOWN + place] + cards[landform] - shown(at[DOUBT + place], at[NEWER + seat])
    return could_choose_site(p, seat)


def draw_from(pools: vec[i64], pool: i64, rng: Rng) -> i64:
    """Take a card out of a pool, each as likely as it is frequent."""
    total: i64 = 0
    landform: i64
    for landform in range(LANDFORMS):
        total += pools[pool + landform]
    landform = pick(pools, pool, total, rng)
    pools[pool + landform] -= 1
    return landform


def could_show(p: Position, seat: i64, cards: vec[i64], draws: i64) -> bool:
    """Whether a seat with these secret cards could show what it showed by the time of this many newer draws."""
    landform: i64
    for landform in range(LANDFORMS):
        if shown(p.at[DOUBT + seat * LANDFORMS + landform], draws) > cards[landform]:
            return False
    return True


def could_choose_site(p: Position, seat: i64) -> bool:
    """Whoever has chosen a site and not yet paid can pay: everybody knows that."""
    at = p.at
    if at[STEP] != PAYMENT or at[ACTOR] != seat:
        return True
    return payments(p, seat, landform_of(at[SITE])) != 0


# ---- bonus cards


def redraw_bonus(p: Position, viewer: i64, rng: Rng) -> None:
    """Guess who took which bonus card.

    Whoever looks through the stack knows what the others have taken since their last look, though not who of them
    took which; what was taken after that look may be any card that was then left.
    """
    at = p.at
    first: i64 = 0
    place: i64
    for place in range(at[PICKS]):
        if at[PICKER + place] == viewer:
            shuffle_picks(p, first, place, 0, rng)
            first = place + 1
    if at[STEP] == PICK_BONUS and at[ACTOR] == viewer:
        shuffle_picks(p, first, at[PICKS], 0, rng)
    else:
        at[BONUS_LEFT] = shuffle_picks(p, first, at[PICKS], at[BONUS_LEFT], rng)
    hand_out_picks(p)


def shuffle_picks(p: Position, first: i64, end: i64, others: i64, rng: Rng) -> i64:
    """Deal the bonus cards taken from one time to another afresh, mixed with others; return what is left."""
    at = p.at
    cards: i64 = others
    place: i64
    for place in range(first, end):
        cards |= BIT[at[PICKED + place]]
    for place in range(first, end):
        card = any_of(cards, rng.below(count(cards)))
        at[PICKED + place] = card
        cards &= ~BIT[card]
    return cards


def any_of(cards: i64, skipped: i64) -> i64:
    """The member of a set behind this many others."""
    while skipped > 0:
        cards &= cards - 1
        skipped -= 1
    return lowest(cards)


def hand_out_picks(p: Position) -> None:
    """Bring the seats' bonus cards in line with the picks."""
    at = p.at
    seat: i64
    place: i64
    for seat in range(p.rule[SEATS]):
        at[BONUS + seat] = 0
    for place in range(at[PICKS]):
        at[BONUS + at[PICKER + place]] |= BIT[at[PICKED + place]]
