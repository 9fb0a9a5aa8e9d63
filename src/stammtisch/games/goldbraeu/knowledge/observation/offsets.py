"""The places of the bytes of an observation: a name below is where a row of them begins (layout.py explains each).

The numbers are typed out because the compiler turns literals into constants; a test holds them against the layout.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

# ---- each seat, the observer first, then clockwise
O_MONEY_LEAD: Final = 0
O_EXPECTED_LEAD: Final = 4
O_INCOME: Final = 8
O_NEXT_SHARE: Final = 12  # + business
O_MONEY: Final = 22
O_EXPECTED: Final = 26
O_HAND_SIZE: Final = 30
O_MARKERS_LEFT: Final = 34
O_FIGURES: Final = 38
# ---- each business
O_MARKERS: Final = 42  # + seat * 10 + business
O_BOSS: Final = 82  # + seat * 10 + business
O_SAFE: Final = 122
O_GUARDED: Final = 132
O_HAND: Final = 142
O_KEPT: Final = 152
O_UNSEEN: Final = 162
O_AMOUNT: Final = 172
O_SHARE: Final = 182
O_MISSING: Final = 192
O_REMOVED: Final = 202
O_FRESH: Final = 212
O_BLOCKED: Final = 222
O_TARGET: Final = 232
# ---- each garden
O_TABLES: Final = 242
O_UMBRELLAS: Final = 248
O_FREE: Final = 254
O_UMBRELLA_NEAR: Final = 260
O_CHIP: Final = 266  # + chip * 6 + garden
O_SIGN: Final = 278  # + garden * 4 + brewery
O_STOCK: Final = 302  # + brewery
# ---- the calendar and the turn
O_DAY: Final = 306
O_WEEKDAY: Final = 327
O_PAYDAYS: Final = 334
O_FOUR: Final = 335
O_STEP: Final = 336
O_START: Final = 354
O_ASKED: Final = 358
O_ACTOR: Final = 362
O_TO_COME: Final = 366
O_PLACE: Final = 370
O_PLAN: Final = 374  # + seat * 3 + plan
O_CHOICE: Final = 386
O_LEFT: Final = 389
O_PRICE: Final = 390
# ---- the cards
O_DISPLAY: Final = 391  # + slot * 12 + card
O_NEXT_CARD: Final = 415
O_UNDER: Final = 427
O_DRAWN: Final = 439
O_CHIP_CARD: Final = 449
O_SPECIALS: Final = 451
O_SUPPLY: Final = 453
O_UNDER_SIZE: Final = 454
SIZE: Final = 455

# what stands for nothing: even money, no income, no gain, and 0 everywhere else
EVEN: Final = 127  # and the farthest that anybody is ahead or behind
NO_GAIN: Final = 8
BLANK: Final = b"\x7f" * 8 + b"\x0c" * 4 + b"\x08" * 10 + bytes(433)


def put(out: BytesWriter, place: i64, value: i64, most: i64) -> None:
    """Write a number from 0 to `most`; what is larger counts as `most`."""
    value = min(value, most)
    if value > 0:
        out[place] = u8(value)


def put_signed(out: BytesWriter, place: i64, value: i64, zero: i64, most: i64) -> None:
    """Write a number from -`zero` to `most`; what lies outside counts as the nearest of them."""
    value = min(value, most)
    value = max(value, -zero)
    out[place] = u8(zero + value)
