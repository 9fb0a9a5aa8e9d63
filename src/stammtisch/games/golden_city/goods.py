"""Goods cards: the display, the deck, and the cards that lie before the players (GC-SET-02, GC-RWD-06, GC-LIM-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.moves import Moves
from stammtisch.core.position import NOT_NOW, OK, Position
from stammtisch.core.vec import vec
from stammtisch.games.golden_city.actions import TURN_GOODS
from stammtisch.games.golden_city.components import GOODS, GOODS_KINDS
from stammtisch.games.golden_city.journal import GOODS_TURNED
from stammtisch.games.golden_city.position import DECK, DECK_SIZE, DISPLAY, GOODS_OF, GOODS_SIZE, SHOWN

SHOWS: Final = vec[i64]([1 << one | 1 << other for one, other in GOODS])  # + goods: the two goods on it, as a set


def offer_deck(p: Position, out: Moves) -> None:
    """Every goods card that the deck may yield next."""
    goods: i64
    for goods in range(GOODS_KINDS):
        if p.at[DECK + goods] > 0:
            out.weigh(TURN_GOODS + goods, p.at[DECK + goods])


def may_turn(p: Position, goods: i64) -> i64:
    """OK if the deck may yield this goods card next."""
    return OK if 0 <= goods < GOODS_KINDS and p.at[DECK + goods] > 0 else NOT_NOW


def take_from_deck(p: Position, goods: i64) -> None:
    """Take the goods card that the dealer turned."""
    p.at[DECK + goods] -= 1
    p.at[DECK_SIZE] -= 1


def fill_slot(p: Position, slot: i64, goods: i64) -> None:
    """Lay a goods card of the deck into the display."""
    take_from_deck(p, goods)
    p.at[DISPLAY + slot] = goods
    p.note(GOODS_TURNED, slot, goods)


def add_goods(p: Position, seat: i64, goods: i64) -> None:
    """Lay a goods card before a seat."""
    at = p.at
    at[GOODS_OF + seat * GOODS_KINDS + goods] += 1
    at[GOODS_SIZE + seat] += 1
    at[SHOWN + seat] |= SHOWS[goods]


def drop_goods(p: Position, seat: i64, goods: i64) -> None:
    """Put a goods card of a seat into the box; what the others show stays."""
    at = p.at
    at[GOODS_OF + seat * GOODS_KINDS + goods] -= 1
    at[GOODS_SIZE + seat] -= 1
    at[SHOWN + seat] = 0
    kept: i64 = goods_kinds(p, seat)
    for goods in range(GOODS_KINDS):
        if kept & BIT[goods]:
            at[SHOWN + seat] |= SHOWS[goods]


def goods_kinds(p: Position, seat: i64) -> i64:
    """The kinds of goods cards that a seat has, as a set."""
    found: i64 = 0
    goods: i64
    for goods in range(GOODS_KINDS):
        if p.at[GOODS_OF + seat * GOODS_KINDS + goods] > 0:
            found |= BIT[goods]
    return found
