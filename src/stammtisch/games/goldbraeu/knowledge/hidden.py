"""What a seat cannot know: hands, face-down choices, the order of the supply; and how to deal it afresh."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.chance import Rng, pick
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.games.goldbraeu.rules.cards import known_cards, put_in_hand
from stammtisch.games.goldbraeu.rules.components import BUSINESSES, KEPT_CARDS, NONE
from stammtisch.games.goldbraeu.rules.day import PLANS
from stammtisch.games.goldbraeu.rules.position import ACTOR, CARDS_OF, CHOICE, DRAWN, HAND, HAND_SIZE, KEPT, KNOWN, PILE
from stammtisch.games.goldbraeu.rules.steps import CHOOSE_ACTION, HOLD_OR_OPEN, KEEP_CARDS


def redraw(p: Position, viewer: i64, rng: Rng) -> None:
    """Deal afresh what `viewer` cannot know; every arrangement that fits the view is equally likely.

    Hands hold shares only (special cards are never held), so the hidden shares of all hands and of the supply
    are pooled and dealt back; the supply keeps its special cards and its size, a hand what everybody knows of it.
    """
    seat: i64
    for seat in range(p.rule[SEATS]):
        if seat != viewer:
            return_hand(p, seat)
    for seat in range(p.rule[SEATS]):
        if seat != viewer:
            deal_hand(p, seat, rng)
            guess_choice(p, seat, rng)


def return_hand(p: Position, seat: i64) -> None:
    """Put a hand back into the pool, but for the cards that everybody knows; its size stays known."""
    at = p.at
    card: i64
    for card in range(BUSINESSES):
        at[PILE + card] += at[HAND + seat * BUSINESSES + card]
        at[HAND + seat * BUSINESSES + card] = 0
    at[CARDS_OF + seat] = 0
    if at[KNOWN + seat] != 0:
        keep_known(p, seat)


def keep_known(p: Position, seat: i64) -> None:
    """Take the cards that everybody knows back from the pool (GB-Q83)."""
    at = p.at
    card: i64
    for card in range(BUSINESSES):
        known = known_cards(p, seat, card)
        at[PILE + card] -= known
        at[HAND + seat * BUSINESSES + card] = known
        if known > 0:
            at[CARDS_OF + seat] |= BIT[card]


def known_size(p: Position, seat: i64) -> i64:
    """How many cards of a hand everybody knows."""
    size: i64 = 0
    digits: i64 = p.at[KNOWN + seat]
    while digits != 0:
        size += digits & 7
        digits >>= 3
    return size


def deal_hand(p: Position, seat: i64, rng: Rng) -> None:
    """Fill a hand from the pool again."""
    at = p.at
    known: i64 = known_size(p, seat)
    hidden = at[HAND_SIZE + seat] - known
    at[HAND_SIZE + seat] = known
    dealt: i64
    for dealt in range(hidden):
        card = pick_share(p, PILE, rng)
        at[PILE + card] -= 1
        put_in_hand(p, seat, card)


def pick_share(p: Position, row: i64, rng: Rng) -> i64:
    """A business, as likely as it is frequent in a row of counts."""
    total: i64 = 0
    business: i64
    for business in range(BUSINESSES):
        total += p.at[row + business]
    return pick(p.at, row, total, rng)


def guess_choice(p: Position, seat: i64, rng: Rng) -> None:
    """Guess what the seat has laid face down, if anything."""
    at = p.at
    hand = HAND + seat * BUSINESSES
    step = at[STEP]
    if step == CHOOSE_ACTION and at[CHOICE + seat] != NONE:
        at[CHOICE + seat] = rng.below(PLANS)
    elif step == KEEP_CARDS:
        guess_kept(p, seat, rng)
    elif step == HOLD_OR_OPEN and at[ACTOR] == seat and not is_drawn_known(p):
        at[DRAWN] = pick_share(p, hand, rng)


def is_drawn_known(p: Position) -> bool:
    """Whether everybody knows the card just drawn blind: before the first such card nothing in a hand is known."""
    drawn = p.at[DRAWN]
    return drawn != NONE and known_cards(p, p.at[ACTOR], drawn) > 0


def reopen(p: Position, viewer: i64) -> None:
    """Ask everybody but `viewer` again for the action card, as if it were not laid yet."""
    seat: i64
    if p.at[STEP] != CHOOSE_ACTION:
        return
    for seat in range(p.rule[SEATS]):
        if seat != viewer:
            p.at[CHOICE + seat] = NONE
            p.to_act |= BIT[seat]


def guess_kept(p: Position, seat: i64, rng: Rng) -> None:
    """Guess the cards set aside so far: any of the hand."""
    at = p.at
    hand = HAND + seat * BUSINESSES
    place: i64
    for place in range(KEPT_CARDS):
        if at[KEPT + seat * 2 + place] != NONE:
            at[KEPT + seat * 2 + place] = pick_share(p, hand, rng)
            at[hand + at[KEPT + seat * 2 + place]] -= 1
    for place in range(KEPT_CARDS):
        if at[KEPT + seat * 2 + place] != NONE:
            at[hand + at[KEPT + seat * 2 + place]] += 1
