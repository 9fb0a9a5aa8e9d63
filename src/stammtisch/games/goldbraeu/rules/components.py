"""Contents of the box: businesses, cards, the frame of the board. Names and numbers only (GB-CMP-01 to GB-CMP-08).

Gardens are numbered clockwise from Krug, breweries follow them, so a business is one number from 0 to 9; a card is
a business or one of the two special cards. Spaces are the cells of a frame of seven rows of eight; which of them
carry a table is said by the board (board.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

GARDEN_NAMES: Final = ("krug", "eiche", "baeren", "post", "hirschen", "adler")
BREWERY_NAMES: Final = ("mayer", "stein", "kramer", "schmid")
BUSINESS_NAMES: Final = (*GARDEN_NAMES, *BREWERY_NAMES)
CHIP_NAMES: Final = ("waitress", "bum")
CARD_NAMES: Final = (*BUSINESS_NAMES, *CHIP_NAMES)
SEAT_NAMES: Final = ("red", "blue", "yellow", "green")
PLAN_NAMES: Final = ("expand", "boss", "buy")
SLOT_NAMES: Final = ("left", "right", "blind")
WEEKDAY_NAMES: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")

GARDENS: Final = 6
BREWERIES: Final = 4
BUSINESSES: Final = 10
CARDS: Final = 12
MAX_SEATS: Final = 4
SLOTS: Final = 2

WAITRESS: Final = 10
BUM: Final = 11
SPECIAL_CARDS: Final = 5  # of each of the two kinds
SIGNS: Final = 3  # of each brewery
BOSS_FIGURES: Final = 6
START_MONEY: Final = 25
KEPT_CARDS: Final = 2
MOST_OPENED: Final = 5  # six cards exist of a business, and a renewed attempt comes after the first of them
OPENINGS: Final = 6  # so naming and blocking come with none to five cards opened

WEEKS: Final = 3
DAYS: Final = 7
LAST_DAY: Final = 20

NORMAL_INCOME: Final = 4  # an umbrella space counts as two normal ones
WAITRESS_INCOME: Final = 20
BUM_LOSS: Final = 12

NOBODY: Final = -1
NONE: Final = -1

# The frame: rows of eight, so that the space beside another is one shift away.
ROWS: Final = 7
COLS: Final = 8
SPACES: Final = 56
SPACE_NAMES: Final = tuple(f"{'abcdefgh'[space % 8]}{space // 8 + 1}" for space in range(56))
NOT_FIRST_COLUMN: Final = 0xFEFEFEFEFEFEFE
NOT_LAST_COLUMN: Final = 0x7F7F7F7F7F7F7F
ALL_GARDENS: Final = 63
ALL_BUSINESSES: Final = 1023


def beside(spaces: i64) -> i64:
    """The spaces that share a side with any of these (GB-EXP-03: diagonals do not)."""
    return spaces << 8 | spaces >> 8 | (spaces & NOT_LAST_COLUMN) << 1 | (spaces & NOT_FIRST_COLUMN) >> 1
