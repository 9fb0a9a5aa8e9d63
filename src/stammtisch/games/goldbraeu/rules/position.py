"""What lies on the table: the meaning of every word of `at` and of `rule`, and the questions asked everywhere.

`at` holds all that changes, `rule` all that does not while a game lasts: the options of the edition and the board.
A name below is the place of a word; where a comment says `+ seat`, a row of words begins there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.chance import Rng, pick
from stammtisch.core.position import Position
from stammtisch.games.goldbraeu.rules.components import BUSINESSES, NONE, NOT_FIRST_COLUMN, NOT_LAST_COLUMN

# ---- at: what changes (0 is the step)
DAY: Final = 1  # 0 to 20
START: Final = 2  # start player of the day
ACTOR: Final = 3  # whose turn it is; the challenger while a boss answers
TURN: Final = 4  # place in the order of play; in setup and at payday a running number
LEFT: Final = 5  # actions left to the actor
PRICE: Final = 6
FACE: Final = 7  # + slot: the display; NONE where a card was sold or the supply ran out
CHIP: Final = 9  # + 0 waitress, 1 bum: the garden it stands in
TARGET: Final = 11  # the business that is fought for
DRAWN: Final = 12  # the card that HOLD_OR_OPEN and MOVE_CHIP are about
FRESH: Final = 13  # businesses whose boss was placed today
BLOCKED_TODAY: Final = 14  # businesses where the actor's attempt failed today
FREE_SPACES: Final = 15  # spaces that belong to no garden
SUPPLY: Final = 16  # cards of the supply whose order nobody knows
UNDER_FIRST: Final = 17  # the known cards below them: the next one ...
UNDER_END: Final = 18  # ... and the place behind the last one
TALLY: Final = 19  # + plan: how many revealed it
ORDER: Final = 22  # + place: the seats in the order in which they act today
CASH: Final = 26  # + seat
MARKERS_LEFT: Final = 30  # + seat
FIGURES: Final = 34  # + seat
HAND_SIZE: Final = 38  # + seat
CHOICE: Final = 42  # + seat: the action card laid, NONE before
POSTS: Final = 46  # + seat: where the seat is boss
HOLDS: Final = 50  # + seat: where it has markers
CARDS_OF: Final = 54  # + seat: of which businesses it has cards in hand
KEPT: Final = 58  # + seat * 2 + 0, 1: the cards it keeps at setup, NONE before
GARDEN: Final = 66  # + garden: its spaces
TABLES: Final = 72  # + garden: its spaces, umbrella spaces counted twice
SIGN: Final = 78  # + garden: the brewery that supplies it
STOCK: Final = 84  # + brewery: signs not in use
BOSS: Final = 88  # + business: a seat or NOBODY
PLACED: Final = 98  # + business: markers there
PLAYED: Final = 108  # + business: share cards opened so far
MARKERS: Final = 118  # + seat * 10 + business
HAND: Final = 158  # + seat * 10 + business
PILE: Final = 198  # + card: how many are in the unknown part of the supply
UNDER: Final = 210  # + place: the known cards below it
KNOWN: Final = 252  # + seat: cards of its hand that everybody knows, an octal digit for each business (GB-Q83)
LENGTH: Final = 256

# ---- rule: options and board (0 is the number of seats)
CHIP_EITHER_WAY: Final = 1
AFTER_BLOCK: Final = 2
ATTACKER_ANY: Final = 3
BOSS_ANY: Final = 4
EXTRA_CARD: Final = 5
HIDDEN_SHARE: Final = 6
CHIP_MONEY_TO_BOSS: Final = 7
PAYDAY_FIRST: Final = 8  # the garden that is settled first
TIE_BY_SHARES: Final = 9
DEAL_FROM_ALL: Final = 10
RELOCATE: Final = 11
FENCES: Final = 12  # 0: not counted
OPEN_MONEY: Final = 13
STRIPPED_STANDS: Final = 14
REST_TO_LARGEST: Final = 15
SHARE_CARDS: Final = 16  # of each business
REMOVAL_AT: Final = 17  # opened cards of a business that trigger the removal; 0: never
ALL_MARKERS: Final = 18  # of each seat
DEALT: Final = 19  # cards to each seat
FIRST_POSTS: Final = 20  # figures each seat places at setup
TABLE_SPACES: Final = 21  # spaces with a table
UMBRELLAS: Final = 22
CHIP_START: Final = 23  # + 0 waitress, 1 bum
BASE: Final = 25  # + garden
BASES: Final = 31
RULE_LENGTH: Final = 32

# values of AFTER_BLOCK
BOSS_OR_CONTRACT: Final = 0
BOSS_ONLY: Final = 1
NOTHING: Final = 2


def beside(spaces: i64) -> i64:
    """The spaces that share a side with any of these (GB-EXP-03: diagonals do not)."""
    return spaces << 8 | spaces >> 8 | (spaces & NOT_LAST_COLUMN) << 1 | (spaces & NOT_FIRST_COLUMN) >> 1


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
    if known_cards(p, seat, card) > 0:
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
