"""What lies on the table: the place of every word of `at` and of `rule`.

`at` holds all that changes, `rule` all that does not while a game lasts: the options of the edition and the board.
Where a comment says `+ seat`, a row of words begins.

Written by `python -m tasks numbers` from numbers.toml: change it there.
"""

from __future__ import annotations

from typing import Final

# ---- at: what changes (0 is the step)
ROUND: Final = 1  # from 0
START: Final = 2  # who has the start-player key
ACTOR: Final = 3  # whose turn it is
TURN: Final = 4  # place in the order of the building turns; while cards are laid out, a running number
BUILT_NOW: Final = 5  # businesses placed in this building turn
SITE: Final = 6  # what is being built or rewarded, else NONE
PRICE: Final = 7  # coins for the next expulsion
FACES_LEFT: Final = 8  # what the score cards of the deck show, as a set of faces
FACE: Final = 9  # what the open score card shows, else NONE
LAST_PLACED: Final = 10  # seats that have placed all their businesses
STUCK_SEATS: Final = 11  # seats that can never build again
TAKEN: Final = 12  # coastal and rural locations with a business
ENTERED: Final = 13  # parts of the city with a business
ENTERED_TWICE: Final = 14  # ... with at least two
COINS_LEFT: Final = 15  # in the supply; below nothing where coins are not limited
KEYS_LEFT: Final = 16
BONUS_LEFT: Final = 17  # bonus cards in the stack
PICKS: Final = 18  # bonus cards taken so far
DECK_SIZE: Final = 19  # goods cards face down
PILE_SIZE: Final = 20  # landform cards face down
DISPLAY: Final = 21  # + open slot: open goods cards; NONE where the deck ran out
FREE_PAIRS: Final = 24  # pairs without a bidding hand, as a set
PAIR: Final = 25  # + pair * 2 + place: the landform cards on offer, NONE between layouts
OWNER: Final = 33  # + pair: whose bidding hand lies there, else NOBODY
BID_ON: Final = 37  # + seat: the pair that its hand lies on, else NONE
COINS: Final = 41  # + seat
LETTERS: Final = 45  # + seat
KEYS: Final = 49  # + seat
LEFT: Final = 53  # + seat: businesses not yet placed
HAND_SIZE: Final = 57  # + seat: landform cards
NET: Final = 61  # + seat: its sites
REACH: Final = 65  # + seat: all sites that a road joins to one of these
GOODS_SIZE: Final = 69  # + seat: goods cards
SHOWN: Final = 73  # + seat: the goods that its goods cards show, as a set
BONUS: Final = 77  # + seat: its bonus cards, as a set
SECRET: Final = 81  # + seat: cards of its hand that only it knows ...
NEWER: Final = 85  # + seat: ... drawn since the pile was last renewed (cards.py) ...
OLD_SIZE: Final = 89  # + seat: ... and before
GOODS_OF: Final = 93  # + seat * 6 + goods
HAND: Final = 117  # + seat * 5 + landform
KNOWN: Final = 137  # + seat * 5 + landform: those of the hand that everybody knows
OLD: Final = 157  # + seat * 5 + landform: the cards counted by OLD_SIZE
DOUBT: Final = 177  # + seat * 5 + landform: cards shown that may have been among these or not (cards.py)
PILE: Final = 197  # + landform: how many are in the draw pile
DISCARD_PILE: Final = 202  # + landform
DECK: Final = 207  # + goods: how many are in the goods deck
PICKER: Final = 213  # + bonus: who took the first, second, ... bonus card
PICKED: Final = 221  # + bonus: and which
LENGTH: Final = 229

# ---- rule: options and board (0 is the number of seats)
COIN_LIMIT: Final = 1
STUCK_WITHOUT_KEY: Final = 2
OPEN_SCORES: Final = 3
BUSINESSES: Final = 4  # of each seat
MAP: Final = 5  # the sites that exist
COASTAL: Final = 6  # of these: coastal locations,
RURAL: Final = 7  # rural locations,
OUTER: Final = 8  # outer parts,
INNER: Final = 9  # inner parts,
CITY: Final = 10  # both kinds of parts
ON_RIVERS: Final = 11
LAND: Final = 12  # + landform: the sites that are paid with its cards
PAYMENTS_FOR: Final = 17  # + landform: the payments that fit the cost of such a site
AREA: Final = 22  # + area: the sites of a river or quarter
GROUP: Final = 30  # + group: what its score cards show, as a set of faces
GOODS_CARDS: Final = 33  # + goods: how many cards of this kind exist
ROADS: Final = 39  # + site: the sites that a road joins to it
REWARD_AT: Final = 99  # + site
RULE_LENGTH: Final = 159

# ---- behind the rule: what the law works out
PAYABLE: Final = 159  # + landform set: the sites whose cost cards can meet (payment.py)
NEAR_CITY: Final = 191  # the sites that a road joins to a part of the city
