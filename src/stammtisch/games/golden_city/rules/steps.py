"""The numbers of the steps, in the order in which a game meets them.

Written by `python -m tasks numbers` from numbers.toml: change it there.
"""

from __future__ import annotations

from typing import Final

DEAL_CARDS: Final = 0
LAY_OUT_GOODS: Final = 1
CHOOSE_START: Final = 2
REVEAL_CARD: Final = 3
LAY_PAIRS: Final = 4
BIDDING: Final = 5
BUILDING: Final = 6
PAYMENT: Final = 7
REWARD: Final = 8  # a landform card
TAKE_GOODS: Final = 9
TURN_FROM_DECK: Final = 10
REFILL_DISPLAY: Final = 11
BOX_GOODS: Final = 12
PICK_BONUS: Final = 13
HAND_LIMIT: Final = 14
OVER: Final = 15

STEP_NAMES: Final = (
    "deal-cards",
    "lay-out-goods",
    "choose-start",
    "reveal-card",
    "lay-pairs",
    "bidding",
    "building",
    "payment",
    "reward",
    "take-goods",
    "turn-from-deck",
    "refill-display",
    "box-goods",
    "pick-bonus",
    "hand-limit",
    "over",
)
