"""An observation in which nothing is so, and how numbers are put into it."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from stammtisch.core.bits import BIT
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.games.golden_city.knowledge.observation.offsets import O_LEAD, O_MARGINS, SIZE
from stammtisch.games.golden_city.rules.components import AREAS, MAX_SEATS
from stammtisch.games.golden_city.rules.position import ACTOR, NET, SITE
from stammtisch.games.golden_city.rules.steps import PAYMENT

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
    """Where a seat stands in the observer's eyes: they are the first, the others follow clockwise."""
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
