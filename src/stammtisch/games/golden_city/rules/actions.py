"""The numbers of the actions: every thing that can be said at this table (catalogue.py has the words).

Written by `python -m tasks numbers` from numbers.toml: change it there.
"""

from __future__ import annotations

from typing import Final

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

# a verb, and the kinds of words behind it
VERBS: Final[list[str]] = [
    "deal landform",
    "turn goods",
    "start seat",
    "reveal good area",
    "lay landform",
    "draw landform",
    "bid pair",
    "done",
    "build site",
    "pay payment",
    "take slot",
    "box goods",
    "pick bonus",
    "discard landform",
]
