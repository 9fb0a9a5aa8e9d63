"""The numbers of the events that the chapters write into a journal (events.py makes events of them).

Written by `python -m tasks numbers` from numbers.toml: change it there.
"""

from __future__ import annotations

from typing import Final

SIGN_LAID: Final = 0  # garden, brewery
CARD_DEALT: Final = 1  # seat, card
CARD_EXCHANGED: Final = 2  # seat, card
CARD_KEPT: Final = 3  # seat, card
SHARE_REVEALED: Final = 4  # seat, business
START_CHOSEN: Final = 5  # seat
FIGURE_PLACED: Final = 6  # seat, business
DAY_BEGUN: Final = 7  # week, weekday, seat
CARD_TURNED: Final = 8  # slot, card
ACTION_CHOSEN: Final = 9  # seat, plan
ACTION_REVEALED: Final = 10  # seat, plan
PASSED: Final = 11  # seat
SPACE_ADDED: Final = 12  # seat, garden, space
SPACE_TRANSFERRED: Final = 13  # seat, giver, garden, space
SPACE_CUT_OFF: Final = 14  # garden, space
CHALLENGED: Final = 15  # seat, business, cards
SHARE_OPENED: Final = 16  # seat, business
MARKER_RETURNED: Final = 17  # seat, business
BLOCKED: Final = 18  # seat, business
LAPSED: Final = 19  # seat, business
FIGURE_RETURNED: Final = 20  # seat, business
FIGURE_WITHDRAWN: Final = 21  # seat, business
BOSS_INSTALLED: Final = 22  # seat, business
CONTRACT_SIGNED: Final = 23  # seat, garden, old, brewery
CARD_BOUGHT: Final = 24  # seat, slot, card, price
BLIND_BOUGHT: Final = 25  # seat, price
SHARE_DRAWN: Final = 26  # seat, card
SPECIAL_DRAWN: Final = 27  # seat, card
SHARE_HELD: Final = 28  # seat
CHIP_MOVED: Final = 29  # seat, chip, left, garden
CARD_BURIED: Final = 30  # card
GARDEN_EARNED: Final = 31  # garden, income, half, brewery
BREWERY_EARNED: Final = 32  # brewery, income
SHARES_PAID: Final = 33  # business, seat, markers, amount
REST_PAID: Final = 34  # business, seat, amount
REST_KEPT: Final = 35  # business, amount
CHIP_PAID: Final = 36  # chip, seat, amount
WEEK_ENDED: Final = 37  # week
GAME_ENDED: Final = 38
NOTHING_TO_EXPAND: Final = 39  # seat
NOTHING_TO_NAME: Final = 40  # seat
NOTHING_TO_BUY: Final = 41  # seat

# name, facts, who may know
NOTES: Final[list[tuple[str, str, str]]] = [
    ("sign-laid", "garden brewery", ""),
    ("card-dealt", "seat card", "secret card"),
    ("card-exchanged", "seat card", ""),
    ("card-kept", "seat card", "private"),
    ("share-revealed", "seat business", "reveals"),
    ("start-chosen", "seat", ""),
    ("figure-placed", "seat business", ""),
    ("day-begun", "week weekday seat", ""),
    ("card-turned", "slot card", ""),
    ("action-chosen", "seat plan", "private"),
    ("action-revealed", "seat plan", "reveals"),
    ("passed", "seat", ""),
    ("space-added", "seat garden space", ""),
    ("space-transferred", "seat giver:garden garden space", ""),
    ("space-cut-off", "garden space", ""),
    ("challenged", "seat business cards", ""),
    ("share-opened", "seat business", "reveals"),
    ("marker-returned", "seat business", ""),
    ("blocked", "seat business", ""),
    ("lapsed", "seat business", ""),
    ("figure-returned", "seat business", ""),
    ("figure-withdrawn", "seat business", ""),
    ("boss-installed", "seat business", ""),
    ("contract-signed", "seat garden old:brewery brewery", ""),
    ("card-bought", "seat slot card price", ""),
    ("blind-bought", "seat price", ""),
    ("share-drawn", "seat card", "secret card"),
    ("special-drawn", "seat card", ""),
    ("share-held", "seat", ""),
    ("chip-moved", "seat chip left:garden garden", ""),
    ("card-buried", "card", ""),
    ("garden-earned", "garden income half brewery", ""),
    ("brewery-earned", "brewery income", ""),
    ("shares-paid", "business seat markers amount", ""),
    ("rest-paid", "business seat amount", ""),
    ("rest-kept", "business amount", ""),
    ("chip-paid", "chip seat amount", ""),
    ("week-ended", "week", ""),
    ("game-ended", "", "reveals"),
    ("nothing-to-expand", "seat", ""),
    ("nothing-to-name", "seat", ""),
    ("nothing-to-buy", "seat", ""),
]
