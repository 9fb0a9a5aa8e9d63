"""The catalogue: every thing that can be said at this table, numbered.

The numbers below are typed out because the compiler turns literals into constants; a test holds them against
`CATALOGUE`.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.actions import Catalogue, Domain, Verb
from stammtisch.games.goldbraeu.rules.components import (
    BREWERY_NAMES,
    BUSINESS_NAMES,
    CARD_NAMES,
    GARDEN_NAMES,
    PLAN_NAMES,
    SEAT_NAMES,
    SLOT_NAMES,
    SPACE_NAMES,
)

_SEAT: Final = Domain("seat", SEAT_NAMES)
_CARD: Final = Domain("card", CARD_NAMES)
_BUSINESS: Final = Domain("business", BUSINESS_NAMES)
_GARDEN: Final = Domain("garden", GARDEN_NAMES)
_BREWERY: Final = Domain("brewery", BREWERY_NAMES)
_SPACE: Final = Domain("space", SPACE_NAMES)
_PLAN: Final = Domain("plan", PLAN_NAMES)
_SLOT: Final = Domain("slot", SLOT_NAMES)
_OPENED: Final = Domain("opened", ("0", "1", "2", "3", "4", "5"))  # cards opened along with naming or blocking

CATALOGUE: Final = Catalogue(
    [
        # the dealer
        Verb("lay", (_BREWERY,)),
        Verb("deal", (_CARD,)),
        Verb("start", (_SEAT,)),
        Verb("turn", (_CARD,)),
        Verb("draw", (_CARD,)),
        # the seats
        Verb("pass"),
        Verb("keep", (_BUSINESS,)),
        Verb("place", (_BUSINESS,)),
        Verb("choose", (_PLAN,)),
        Verb("name", (_BUSINESS, _OPENED)),
        Verb("contract", (_GARDEN, _BREWERY)),
        Verb("allow"),
        Verb("block", (_OPENED,)),
        Verb("withdraw", (_BUSINESS,)),
        Verb("buy", (_SLOT,)),
        Verb("hold"),
        Verb("open", (_BUSINESS,)),
        Verb("move", (_GARDEN,)),
        Verb("expand", (_GARDEN, _SPACE)),
        Verb("transfer", (_GARDEN, _SPACE)),
    ]
)

LAY: Final = 0  # + brewery
DEAL: Final = 4  # + card
START_WITH: Final = 16  # + seat
TURN_CARD: Final = 20  # + card
DRAW_CARD: Final = 32  # + card
PASS: Final = 44
KEEP: Final = 45  # + business
PLACE: Final = 55  # + business
CHOOSE: Final = 65  # + plan
NAME: Final = 68  # + business * 6 + cards opened
CONTRACT: Final = 128  # + garden * 4 + brewery
ALLOW: Final = 152
BLOCK: Final = 153  # + cards opened
WITHDRAW: Final = 159  # + business
BUY: Final = 169  # + slot
HOLD: Final = 172
OPEN: Final = 173  # + business
MOVE: Final = 183  # + garden
EXPAND: Final = 189  # + garden * 56 + space
TRANSFER: Final = 525  # + receiving garden * 56 + space
END: Final = 861
