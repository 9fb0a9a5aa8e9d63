"""Bonus cards: what each is worth to its owner at the end (GC-BON)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import count
from stammtisch.core.position import SEATS, Position
from stammtisch.games.golden_city.rules.components import BONUS_CARDS
from stammtisch.games.golden_city.rules.notes import BONUS_PAID
from stammtisch.games.golden_city.rules.position import BONUS, CITY, COINS, GOODS_SIZE, LAND, LETTERS, NET, ON_RIVERS

SCALES: Final = 0
COIN: Final = 1
CITY_CARD: Final = 2
RIVER_CARD: Final = 3
BEFORE_LANDFORMS: Final = 3  # the cards 4 to 7 are those of the landforms 1 to 4


def bonus_letters(p: Position, seat: i64, card: i64) -> i64:
    """What a bonus card is worth to a seat (GC-BON-01 to -05; coastal businesses never count, GC-Q34)."""
    at = p.at
    if card == SCALES:
        return 3 * at[GOODS_SIZE + seat]
    if card == COIN:
        return 2 * at[COINS + seat]
    if card == CITY_CARD:
        return count(at[NET + seat] & p.rule[CITY])
    if card == RIVER_CARD:
        return 2 * count(at[NET + seat] & p.rule[ON_RIVERS])
    return count(at[NET + seat] & p.rule[LAND + card - BEFORE_LANDFORMS])


def pay_bonus_cards(p: Position) -> None:
    """All bonus cards are shown and paid (GC-END-05)."""
    at = p.at
    seat: i64
    card: i64
    for seat in range(p.rule[SEATS]):
        for card in range(BONUS_CARDS):
            if at[BONUS + seat] >> card & 1:
                letters = bonus_letters(p, seat, card)
                at[LETTERS + seat] += letters
                p.note(BONUS_PAID, seat, card, letters)
