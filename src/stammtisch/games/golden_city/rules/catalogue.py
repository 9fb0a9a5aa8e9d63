"""The catalogue: every thing that can be said at this table, in words. The numbers are in actions.py.

A payment is said card by card, the real ones first: `pay woodland-desert-desert` is one woodland and two deserts
that stand for the other. Cards and cost together leave no doubt what stands for what (E.5), so 36 payments are all.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.actions import Catalogue, verbs
from stammtisch.games.golden_city.rules.actions import VERBS
from stammtisch.games.golden_city.rules.components import (
    AREA_NAMES,
    BONUS_NAMES,
    GOOD_NAMES,
    GOODS_NAMES,
    LANDFORM_NAMES,
    LANDFORMS,
    PAIR_NAMES,
    REWARD_NAMES,
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

# the words behind the numbers, by kind
DOMAINS: Final[dict[str, tuple[str, ...]]] = {
    "seat": SEAT_NAMES,
    "landform": LANDFORM_NAMES,
    "good": GOOD_NAMES,
    "goods": GOODS_NAMES,
    "area": AREA_NAMES,
    "pair": PAIR_NAMES,
    "site": SITE_NAMES,
    "payment": PAYMENT_NAMES,
    "slot": SLOT_NAMES,
    "bonus": BONUS_NAMES,
    "reward": REWARD_NAMES,
}

CATALOGUE: Final = Catalogue(verbs(VERBS, DOMAINS))
