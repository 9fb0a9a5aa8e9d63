"""The numbers of the actions: every thing that can be said at this table (catalogue.py has the words).

Written by `python -m tasks numbers` from numbers.toml: change it there.
"""

from __future__ import annotations

from typing import Final

LAY: Final = 0  # + brewery
DEAL: Final = 4  # + card
START_WITH: Final = 16  # + seat
TURN_CARD: Final = 20  # + card
DRAW_CARD: Final = 32  # + card
PASS: Final = 44
KEEP: Final = 45  # + business
PLACE: Final = 55  # + business
CHOOSE: Final = 65  # + plan
NAME: Final = 68  # + business * 6 + opened
CONTRACT: Final = 128  # + garden * 4 + brewery
ALLOW: Final = 152
BLOCK: Final = 153  # + opened
WITHDRAW: Final = 159  # + business
BUY: Final = 169  # + slot
HOLD: Final = 172
OPEN: Final = 173  # + business
MOVE: Final = 183  # + garden
EXPAND: Final = 189  # + garden * 56 + space
TRANSFER: Final = 525  # + garden * 56 + space
END: Final = 861

# a verb, and the kinds of words behind it
VERBS: Final[list[str]] = [
    "lay brewery",
    "deal card",
    "start seat",
    "turn card",
    "draw card",
    "pass",
    "keep business",
    "place business",
    "choose plan",
    "name business opened",
    "contract garden brewery",
    "allow",
    "block opened",
    "withdraw business",
    "buy slot",
    "hold",
    "open business",
    "move garden",
    "expand garden space",
    "transfer garden space",
]
