"""The catalogue: every thing that can be said at this table, numbered.

A payment is said card by card, the real ones first: `pay woodland-desert-desert` is one woodland and two deserts
that stand for the other. Cards and cost together leave no doubt what stands for what (E.5), so 36 payments are all.
The numbers below are typed out because the compiler turns literals into constants; a test holds them against
`CATALOGUE`.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.actions import Catalogue, Domain, Verb
from stammtisch.games.golden_city.rules.components import (
    AREA_NAMES,
    BONUS_NAMES,
    GOOD_NAMES,
    GOODS_NAMES,
    LANDFORM_NAMES,
    LANDFORMS,
    PAIR_NAMES,
    SEAT_NAMES,
    SITE_NAMES,
    SLOT_NAMES,
)

# Every payment as its cards: one coast; two alike (never coasts); one and a joker; two jokers, alike or not.
PAYMENTS: Final[list[list[int]]] = [
    [0],
    *([x, x] for x in range(1, LANDFORMS)),
    *([real, x, x] for real in range(1, LANDFORMS) for x in range(LANDFORMS) if x != real),
    *([x, x, x, x] for x in range(LANDFORMS)),
    *([x, x, y, y] for x in range(LANDFORMS) for y in range(x + 1, LANDFORMS)),
]
PAYMENT_NAMES: Final = tuple("-".join(LANDFORM_NAMES[card] for card in cards) for cards in PAYMENTS)

_SEAT: Final = Domain("seat", SEAT_NAMES)
_LANDFORM: Final = Domain("landform", LANDFORM_NAMES)
_GOODS: Final = Domain("goods", GOODS_NAMES)

CATALOGUE: Final = Catalogue(
    [
        # the dealer
        Verb("deal", (_LANDFORM,)),
        Verb("turn", (_GOODS,)),
        Verb("start", (_SEAT,)),
        Verb("reveal", (Domain("good", GOOD_NAMES), Domain("area", AREA_NAMES))),
        Verb("lay", (_LANDFORM,)),
        Verb("draw", (_LANDFORM,)),
        # the seats
        Verb("bid", (Domain("pair", PAIR_NAMES),)),
        Verb("done"),
        Verb("build", (Domain("site", SITE_NAMES),)),
        Verb("pay", (Domain("payment", PAYMENT_NAMES),)),
        Verb("take", (Domain("slot", SLOT_NAMES),)),
        Verb("box", (_GOODS,)),
        Verb("pick", (Domain("bonus", BONUS_NAMES),)),
        Verb("discard", (_LANDFORM,)),
    ]
)

DEAL: Final = 0  # + landform
TURN_GOODS: Final = 5  # + goods
START_WITH: Final = 11  # + seat
REVEAL: Final = 15  # + good * 8 + area
LAY: Final = 47  # + landform
DRAW_CARD: Final = 52  # + landform
BID: Final = 57  # + pair
DONE: Final = 61
BUILD: Final = 62  # + site
PAY: Final = 122  # + payment
TAKE: Final = 158  # + slot
BOX: Final = 162  # + goods
PICK: Final = 168  # + bonus
DISCARD: Final = 176  # + landform
END: Final = 181
