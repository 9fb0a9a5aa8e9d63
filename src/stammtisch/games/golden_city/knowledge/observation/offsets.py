"""The places of the bytes of an observation: a name below is where a row of them begins (layout.py explains each).

The numbers are typed out because the compiler turns literals into constants; a test holds them against the layout.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from stammtisch.core.bits import BIT
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.games.golden_city.rules.components import AREAS, MAX_SEATS
from stammtisch.games.golden_city.rules.position import ACTOR, NET, SITE
from stammtisch.games.golden_city.rules.steps import PAYMENT

# ---- what the seats own: each seat, the observer first, then clockwise
O_SITES: Final = 0  # + seat * 60 + site
O_HAND: Final = 240  # + landform
O_KNOWN: Final = 245  # + seat * 5 + landform
O_SECRET: Final = 265
O_COINS: Final = 269
O_LETTERS: Final = 273
O_LEAD: Final = 277
O_KEYS: Final = 281
O_LEFT: Final = 285
O_GOODS: Final = 289  # + seat * 6 + goods
O_BONUS: Final = 313  # + bonus card
O_GONE: Final = 321  # + bonus card
O_BONUS_LETTERS: Final = 329
O_BONUS_COUNT: Final = 330
# ---- score cards
O_SCORE_GOOD: Final = 334
O_SCORE_AREA: Final = 338
O_NEXT_GOODS: Final = 346
O_NEXT_AREAS: Final = 350
O_DECK_GOODS: Final = 358
O_DECK_AREAS: Final = 362
# ---- the round
O_ROUND: Final = 370
O_ROUNDS_LEFT: Final = 371
O_LAST_ROUND: Final = 372
O_STEP: Final = 373  # + step
O_START: Final = 389
O_ACTOR: Final = 393
O_TO_BUILD: Final = 397
O_STUCK: Final = 401
# ---- what lies on the table
O_PAIRS: Final = 405  # + pair * 5 + landform
O_BIDS: Final = 425  # + pair * 4 + seat
O_PRICE: Final = 441
O_DISPLAY: Final = 442  # + goods
O_GOODS_DECK: Final = 448  # + goods
O_PILE: Final = 454
O_UNSEEN: Final = 455  # + landform
O_KEYS_LEFT: Final = 460
O_COAST: Final = 461
# ---- what follows from all this
O_SCORE_PAYS: Final = 462
O_DECK_PAYS: Final = 466
O_GOODS_LETTERS: Final = 470  # + seat * 4 + good
O_MARGINS: Final = 486  # + seat * 8 + area
O_REACH: Final = 518
O_PARTS: Final = 522  # + seat * 8 + 0 to 7
O_REWARDS: Final = 554  # + reward - 1
O_PAYABLE: Final = 560  # + reward
SIZE: Final = 570

EVEN: Final = 4  # the byte of a margin of nothing
LEVEL: Final = 40  # the byte of a lead of nothing

BLANK: Final = b"".join(
    (
        bytes(O_LEAD),
        bytes([LEVEL]) * MAX_SEATS,
        bytes(O_MARGINS - O_LEAD - MAX_SEATS),
        bytes([EVEN]) * (MAX_SEATS * AREAS),
        bytes(SIZE - O_MARGINS - MAX_SEATS * AREAS),
    )
)


def put(out: BytesWriter, place: i64, number: i64, most: i64) -> None:
    """Write a number, cut off at a most and at nothing."""
    if number > most:
        number = most
    elif number < 0:
        number = 0
    out[place] = u8(number)


def add(out: BytesWriter, place: i64, most: i64) -> None:
    """Count one more, up to a most; `+=` on a byte would be boxed."""
    number = i64(out[place])
    if number < most:
        out[place] = u8(number + 1)


def place_of(p: Position, seat: i64, me: i64) -> i64:
    """Where a seat stands in the observer's eyes: he is the first, the others follow clockwise."""
    if seat >= me:
        return seat - me
    return seat - me + p.rule[SEATS]


def seat_at(p: Position, place: i64, me: i64) -> i64:
    """The seat at a place."""
    if me + place < p.rule[SEATS]:
        return me + place
    return me + place - p.rule[SEATS]


def net_of(p: Position, seat: i64) -> i64:
    """The sites of a seat, with the one that it has chosen and will pay now."""
    at = p.at
    if at[STEP] == PAYMENT and at[ACTOR] == seat:
        return at[NET + seat] | BIT[at[SITE]]
    return at[NET + seat]
