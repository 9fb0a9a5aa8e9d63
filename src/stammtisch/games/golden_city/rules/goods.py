"""Goods cards: the display, the deck, and the cards that lie before the players (GC-SET-02, GC-RWD-06, GC-LIM-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT, lowest
from stammtisch.core.chance import Rng, pick
from stammtisch.core.moves import Moves
from stammtisch.core.position import CHANCE, NOT_NOW, OK, Position, Step, go
from stammtisch.core.vec import vec
from stammtisch.games.golden_city.rules.actions import BOX, PICK, TAKE, TURN_GOODS
from stammtisch.games.golden_city.rules.building import rewarded
from stammtisch.games.golden_city.rules.components import GOODS, GOODS_KINDS, GOODS_LIMIT, GOODS_REWARD, NONE, SLOTS
from stammtisch.games.golden_city.rules.notes import GOODS_BOXED, GOODS_TAKEN, GOODS_TURNED, NO_REWARD
from stammtisch.games.golden_city.rules.position import ACTOR, DECK, DECK_SIZE, DISPLAY, GOODS_OF, GOODS_SIZE, SHOWN
from stammtisch.games.golden_city.rules.reasons import DECK_EMPTY, NOT_YOUR_GOODS, SLOT_EMPTY
from stammtisch.games.golden_city.rules.steps import BOX_GOODS, REFILL_DISPLAY, TURN_FROM_DECK

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
    if p.journal is not None:
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
    while kept != 0:
        at[SHOWN + seat] |= SHOWS[lowest(kept)]
        kept &= kept - 1


def goods_kinds(p: Position, seat: i64) -> i64:
    """The kinds of goods cards that a seat has, as a set."""
    found: i64 = 0
    goods: i64
    for goods in range(GOODS_KINDS):
        if p.at[GOODS_OF + seat * GOODS_KINDS + goods] > 0:
            found |= BIT[goods]
    return found


def may_take(p: Position, slot: i64) -> i64:
    """OK, or why no goods card can be taken there (GC-RWD-06)."""
    if slot == SLOTS:
        return OK if p.at[DECK_SIZE] > 0 else DECK_EMPTY
    return OK if p.at[DISPLAY + slot] != NONE else SLOT_EMPTY


def open_slots(p: Position) -> i64:
    """Where a goods card can be taken, as a set; everybody can see this."""
    found: i64 = 0
    slot: i64
    for slot in range(SLOTS + 1):
        if may_take(p, slot) == OK:
            found |= BIT[slot]
    return found


class TakeGoods(Step):
    """A goods reward: one of the open cards, or the top of the deck, blind (GC-RWD-06, GC-Q22)."""

    def enter(self, p: Position) -> None:
        """Ask, unless there is only one card left, or none (GC-Q19, GC-Q50)."""
        at = p.at
        slots: i64 = open_slots(p)
        if slots == 0:
            p.note(NO_REWARD, at[ACTOR], GOODS_REWARD)
            rewarded(p)
        elif slots & (slots - 1):
            p.to_act = BIT[at[ACTOR]]
        else:
            self.take(p, at[ACTOR], lowest(slots))

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Every card of the display, and the deck while it lasts."""
        out.add_each(TAKE, open_slots(p))

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_take."""
        return may_take(p, action - TAKE) if TAKE <= action < BOX else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Take the card."""
        self.take(p, seat, action - TAKE)

    def take(self, p: Position, seat: i64, slot: i64) -> None:
        """Take an open card and refill its slot while the deck lasts, or let the dealer turn one (GC-Q48)."""
        at = p.at
        if slot == SLOTS:
            go(p, TURN_FROM_DECK)
            return
        goods = at[DISPLAY + slot]
        at[DISPLAY + slot] = NONE
        add_goods(p, seat, goods)
        if p.journal is not None:
            p.note(GOODS_TAKEN, seat, slot, goods)
        go(p, REFILL_DISPLAY if at[DECK_SIZE] > 0 else BOX_GOODS)


class TurnFromDeck(Step):
    """The top card of the goods deck, for the builder."""

    def enter(self, p: Position) -> None:
        """Let the dealer turn it."""
        p.to_act = CHANCE

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Any card of the goods deck."""
        offer_deck(p, out)

    def draw(self, p: Position, rng: Rng) -> i64:
        """A card of the goods deck."""
        return TURN_GOODS + pick(p.at, DECK, p.at[DECK_SIZE], rng)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_turn."""
        return may_turn(p, action - TURN_GOODS)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Lay it open before the builder."""
        builder = p.at[ACTOR]
        take_from_deck(p, action - TURN_GOODS)
        add_goods(p, builder, action - TURN_GOODS)
        p.note(GOODS_TAKEN, builder, SLOTS, action - TURN_GOODS)
        go(p, BOX_GOODS)


class RefillDisplay(TurnFromDeck):
    """The display is refilled to three, in the same slot (GC-RWD-06, GC-Q48)."""

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Lay the card into the empty slot; while the deck lasts there is only one."""
        slot: i64 = 0
        while p.at[DISPLAY + slot] != NONE:
            slot += 1
        fill_slot(p, slot, action - TURN_GOODS)
        go(p, BOX_GOODS)


def may_box(p: Position, seat: i64, goods: i64) -> i64:
    """OK, or why a goods card cannot be put into the box (GC-LIM-02)."""
    return OK if p.at[GOODS_OF + seat * GOODS_KINDS + goods] > 0 else NOT_YOUR_GOODS


class BoxGoods(Step):
    """Four goods cards may stay; of five, any one goes into the box, also the new one (GC-LIM-02, GC-Q21)."""

    def enter(self, p: Position) -> None:
        """Ask the builder if they have too many, and different ones."""
        seat = p.at[ACTOR]
        kinds: i64 = goods_kinds(p, seat)
        if p.at[GOODS_SIZE + seat] <= GOODS_LIMIT:
            rewarded(p)
        elif kinds & (kinds - 1):
            p.to_act = BIT[seat]
        else:
            self.box(p, seat, lowest(kinds))

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Any of their goods cards."""
        out.add_each(BOX, goods_kinds(p, seat))

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_box."""
        return may_box(p, seat, action - BOX) if BOX <= action < PICK else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Put the card into the box."""
        self.box(p, seat, action - BOX)

    def box(self, p: Position, seat: i64, goods: i64) -> None:
        """Put a card of the seat into the box."""
        drop_goods(p, seat, goods)
        p.note(GOODS_BOXED, seat, goods)
        rewarded(p)
