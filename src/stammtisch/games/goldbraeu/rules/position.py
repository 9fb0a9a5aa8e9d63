"""What lies on the table: the place of every word of `at` and of `rule`.

`at` holds all that changes, `rule` all that does not while a game lasts: the options of the edition and the board.
Where a comment says `+ seat`, a row of words begins.

Written by `python -m tasks numbers` from numbers.toml: change it there.
"""

from __future__ import annotations

from typing import Final

# ---- at: what changes (0 is the step)
DAY: Final = 1  # 0 to 20
START: Final = 2  # start player of the day
ACTOR: Final = 3  # whose turn it is; the challenger while a boss answers
TURN: Final = 4  # place in the order of play; in setup and at payday a running number
LEFT: Final = 5  # actions left to the actor
PRICE: Final = 6
FACE: Final = 7  # + open slot: the display; NONE where a card was sold or the supply ran out
CHIP: Final = 9  # + chip: the garden it stands in
TARGET: Final = 11  # the business that is fought for
DRAWN: Final = 12  # the card that HOLD_OR_OPEN and MOVE_CHIP are about
FRESH: Final = 13  # businesses whose boss was placed today
BLOCKED_TODAY: Final = 14  # businesses where the actor's attempt failed today
FREE_SPACES: Final = 15  # spaces that belong to no garden
SUPPLY: Final = 16  # cards of the supply whose order nobody knows
UNDER_FIRST: Final = 17  # the known cards below them: the next one ...
UNDER_END: Final = 18  # ... and the place behind the last one
TALLY: Final = 19  # + plan: how many revealed it
ORDER: Final = 22  # + seat: the seats in the order in which they act today
CASH: Final = 26  # + seat
MARKERS_LEFT: Final = 30  # + seat
FIGURES: Final = 34  # + seat
HAND_SIZE: Final = 38  # + seat
CHOICE: Final = 42  # + seat: the action card laid, NONE before
POSTS: Final = 46  # + seat: where the seat is boss
HOLDS: Final = 50  # + seat: where it has markers
CARDS_OF: Final = 54  # + seat: of which businesses it has cards in hand
KEPT: Final = 58  # + seat * 2 + place: the cards it keeps at setup, NONE before
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
UNDER: Final = 210  # + place: the known cards below it: two a day can go under, on 21 days
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
CHIP_START: Final = 23  # + chip
BASE: Final = 25  # + garden
BASES: Final = 31
RULE_LENGTH: Final = 32

# ---- values of AFTER_BLOCK
BOSS_OR_CONTRACT: Final = 0
BOSS_ONLY: Final = 1
NOTHING: Final = 2
