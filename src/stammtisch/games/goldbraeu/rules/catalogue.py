"""The catalogue: every thing that can be said at this table, in words. The numbers are in actions.py."""

from __future__ import annotations

from typing import Final

from stammtisch.core.actions import Catalogue, verbs
from stammtisch.games.goldbraeu.rules.actions import VERBS
from stammtisch.games.goldbraeu.rules.components import (
    BREWERY_NAMES,
    BUSINESS_NAMES,
    CARD_NAMES,
    CHIP_NAMES,
    GARDEN_NAMES,
    PLAN_NAMES,
    SEAT_NAMES,
    SLOT_NAMES,
    SPACE_NAMES,
    WEEKDAY_NAMES,
)

# the words behind the numbers, by kind
DOMAINS: Final[dict[str, tuple[str, ...]]] = {
    "seat": SEAT_NAMES,
    "garden": GARDEN_NAMES,
    "brewery": BREWERY_NAMES,
    "business": BUSINESS_NAMES,
    "card": CARD_NAMES,
    "chip": CHIP_NAMES,
    "plan": PLAN_NAMES,
    "slot": SLOT_NAMES,
    "weekday": WEEKDAY_NAMES,
    "space": SPACE_NAMES,
}
OPENED: Final = ("0", "1", "2", "3", "4", "5")  # cards opened along with naming or blocking

CATALOGUE: Final = Catalogue(verbs(VERBS, DOMAINS | {"opened": OPENED}))
