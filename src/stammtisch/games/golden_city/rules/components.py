"""Contents of the box: landforms, sites, cards, pieces. Names and numbers only (GC-CMP-01 to GC-CMP-04).

The island has four sectors, numbered clockwise from the mountains; each has places for four coastal and eight rural
locations, two outer parts of the city and an inner one. So a site is one number: sector * 15 + place. Which of the
rural places a board uses (30 of 32) is said by the board (board.py); so are roads, rivers and rewards.
"""

from __future__ import annotations

from typing import Final

SEAT_NAMES: Final = ("red", "blue", "white", "black")
LANDFORM_NAMES: Final = ("coast", "mountains", "meadows", "woodland", "desert")
GOOD_NAMES: Final = ("wine", "pottery", "cloth", "spice")
RIVER_NAMES: Final = ("ne", "se", "sw", "nw")
AREA_NAMES: Final = (
    *(f"river-{river}" for river in RIVER_NAMES),
    *(f"quarter-{landform}" for landform in LANDFORM_NAMES[1:]),
)
BONUS_NAMES: Final = ("scales", "coin", "city", "river", "mountains", "meadows", "woodland", "desert")
PAIR_NAMES: Final = ("1", "2", "3", "4")
SLOT_NAMES: Final = ("left", "middle", "right", "deck")

# A goods card shows two of the four goods: six kinds of card.
GOODS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
GOODS_NAMES: Final = tuple(f"{GOOD_NAMES[one]}-{GOOD_NAMES[other]}" for one, other in GOODS)

SECTOR_NAMES: Final = ("mo", "me", "wo", "de")
PLACE_NAMES: Final = ("c1", "c2", "c3", "c4", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "o1", "o2", "i")
SITE_NAMES: Final = tuple(f"{sector}-{place}" for sector in SECTOR_NAMES for place in PLACE_NAMES)

MAX_SEATS: Final = 4
LANDFORMS: Final = 5
GOOD_KINDS: Final = 4
GOODS_KINDS: Final = 6
RIVERS: Final = 4
AREAS: Final = 8
FACES: Final = 32  # what a score card can show: good * 8 + area
BONUS_CARDS: Final = 8
SLOTS: Final = 3
GROUPS: Final = 3  # of score cards, by their backs

PLACES: Final = 15  # of a sector
SITES: Final = 60
COASTAL_PLACES: Final = 4
RURAL_PLACES: Final = 8
FIRST_OUTER: Final = 12
INNER_PLACE: Final = 14

COAST: Final = 0
LANDFORM_CARDS: Final = 10  # of each landform
ALL_COINS: Final = 35
ALL_KEYS: Final = 6
ALL_BONUS: Final = 255
START_COINS: Final = 3
HAND_LIMIT: Final = 5
GOODS_LIMIT: Final = 4
FIRST_PRICE: Final = 1  # coins for the first expulsion of a round
MOST_BUILT: Final = 2  # businesses in one turn

# Rewards; the first two are as many coins.
ONE_COIN: Final = 1
TWO_COINS: Final = 2
KEY_REWARD: Final = 3
CARD_REWARD: Final = 4
GOODS_REWARD: Final = 5
BONUS_REWARD: Final = 6
OUTER_PART: Final = 7
OUTER_PART_AND_COIN: Final = 8
INNER_PART: Final = 9
REWARD_NAMES: Final = (
    "none",
    "coin1",
    "coin2",
    "key",
    "card",
    "goods",
    "bonus",
    "outer",
    "outer-coin",
    "inner",
)

NOBODY: Final = -1
NONE: Final = -1
