"""Acquire share: buying face up or blind, keeping or opening what was drawn (GB-BUY)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.chance import Rng
from stammtisch.core.moves import Moves
from stammtisch.core.position import CHANCE, NOT_NOW, OK, Position, Step, go
from stammtisch.games.goldbraeu.rules.actions import BUY, DRAW_CARD, HOLD, MOVE, OPEN, PASS
from stammtisch.games.goldbraeu.rules.cards import has_supply, is_share, pick_from_supply, put_in_hand, take_from_supply
from stammtisch.games.goldbraeu.rules.components import NONE, SLOTS
from stammtisch.games.goldbraeu.rules.day import forgo, may_draw, next_actor, offer_supply
from stammtisch.games.goldbraeu.rules.markers import add_share, may_open, open_cards
from stammtisch.games.goldbraeu.rules.notes import (
    BLIND_BOUGHT,
    CARD_BOUGHT,
    NOTHING_TO_BUY,
    SHARE_DRAWN,
    SHARE_HELD,
    SPECIAL_DRAWN,
)
from stammtisch.games.goldbraeu.rules.position import (
    ACTOR,
    CASH,
    DRAWN,
    FACE,
    KNOWN,
    MARKERS_LEFT,
    OPEN_MONEY,
    PRICE,
    SUPPLY,
)
from stammtisch.games.goldbraeu.rules.reasons import BUY_NO_MARKER, NOTHING_THERE, OTHER_CARD, SUPPLY_EMPTY, TOO_POOR
from stammtisch.games.goldbraeu.rules.steps import DRAW_SHARE, HOLD_OR_OPEN, MOVE_CHIP


def may_take(p: Position, seat: i64, slot: i64) -> i64:
    """OK, or why nobody in the seat's place could take this card, money aside (GB-BUY-06, -08, -10)."""
    if slot == SLOTS:
        return OK if has_supply(p) else SUPPLY_EMPTY
    card = p.at[FACE + slot]
    if card == NONE:
        return NOTHING_THERE
    return BUY_NO_MARKER if is_share(card) and p.at[MARKERS_LEFT + seat] == 0 else OK


def may_buy(p: Position, seat: i64, slot: i64) -> i64:
    """OK, or why `seat` cannot buy this card (GB-BUY-04: in full, no credit)."""
    reason = may_take(p, seat, slot)
    if reason == OK and p.at[CASH + seat] < p.at[PRICE]:
        return TOO_POOR
    return reason


def might_buy(p: Position, seat: i64) -> bool:
    """Whether the table must reckon with a purchase; secret money is anybody's guess (GB-Q76)."""
    if p.rule[OPEN_MONEY] and p.at[CASH + seat] < p.at[PRICE]:
        return False
    slot: i64
    for slot in range(SLOTS, -1, -1):  # the supply first: it is the likeliest
        if may_take(p, seat, slot) == OK:
            return True
    return False


class BuyShare(Step):
    """One card for each chooser, also for a sole one (GB-BUY-01)."""

    def enter(self, p: Position) -> None:
        """Ask the actor, unless everybody can see that they cannot buy (GB-BUY-11)."""
        if might_buy(p, p.at[ACTOR]):
            p.to_act = BIT[p.at[ACTOR]]
        else:
            p.note(NOTHING_TO_BUY, p.at[ACTOR])
            next_actor(p)

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Pass, or any card that is for sale."""
        out.add(PASS)
        if p.at[CASH + seat] < p.at[PRICE]:
            return
        slot: i64
        for slot in range(SLOTS + 1):
            if may_take(p, seat, slot) == OK:
                out.add(BUY + slot)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_buy."""
        if action == PASS:
            return OK
        return may_buy(p, seat, action - BUY) if BUY <= action < HOLD else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Pay and take the card, or let the dealer draw one."""
        at = p.at
        slot = action - BUY
        if action == PASS:
            forgo(p, seat)
            return
        at[CASH + seat] -= at[PRICE]
        if slot == SLOTS:
            if p.journal is not None:
                p.note(BLIND_BOUGHT, seat, at[PRICE])
            go(p, DRAW_SHARE)
            return
        card = at[FACE + slot]
        at[FACE + slot] = NONE
        if p.journal is not None:
            p.note(CARD_BOUGHT, seat, slot, card, at[PRICE])
        if is_share(card):
            add_share(p, seat, card)  # GB-BUY-05
            next_actor(p)
        else:
            at[DRAWN] = card
            go(p, MOVE_CHIP)


class DrawShare(Step):
    """The blind card: a share is seen by the buyer only, a special card by everybody (GB-BUY-07, -09)."""

    def enter(self, p: Position) -> None:
        """Let the dealer draw."""
        p.to_act = CHANCE

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """What the supply may yield."""
        offer_supply(p, DRAW_CARD, out)

    def draw(self, p: Position, rng: Rng) -> i64:
        """What the supply yields."""
        return DRAW_CARD + pick_from_supply(p, rng)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_draw."""
        return may_draw(p, action - DRAW_CARD) if DRAW_CARD <= action < PASS else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Hand the card over; a special card takes effect at once."""
        at = p.at
        card = action - DRAW_CARD
        known = at[SUPPLY] == 0
        take_from_supply(p, card)
        at[DRAWN] = card
        if is_share(card):
            p.note(SHARE_DRAWN, at[ACTOR], card)
            put_in_hand(p, at[ACTOR], card)
            if known:
                at[KNOWN + at[ACTOR]] += BIT[3 * card]  # GB-Q83: everybody has seen it go under
            go(p, HOLD_OR_OPEN)
        else:
            p.note(SPECIAL_DRAWN, at[ACTOR], card)
            go(p, MOVE_CHIP)


def may_open_drawn(p: Position, seat: i64, business: i64) -> i64:
    """OK, or why this card cannot be opened after a blind purchase: only the one just drawn (GB-BUY-07)."""
    if business != p.at[DRAWN]:
        return OTHER_CARD
    return may_open(p, seat, business, 1)


class HoldOrOpen(Step):
    """A share bought blind may stay secret or be opened at once (GB-BUY-07)."""

    def enter(self, p: Position) -> None:
        """Ask, unless the buyer has no marker to open it with (GB-BUY-08)."""
        actor = p.at[ACTOR]
        if p.at[MARKERS_LEFT + actor] > 0:
            p.to_act = BIT[actor]
        else:
            self.hold(p, actor)

    def hold(self, p: Position, seat: i64) -> None:
        """Keep the card secret."""
        p.note(SHARE_HELD, seat)
        p.at[DRAWN] = NONE
        next_actor(p)

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Hold it, or open it."""
        out.add(HOLD)
        out.add(OPEN + p.at[DRAWN])

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_open_drawn."""
        if action == HOLD:
            return OK
        return may_open_drawn(p, seat, action - OPEN) if OPEN <= action < MOVE else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Hold it, or open it."""
        if action == HOLD:
            self.hold(p, seat)
            return
        p.at[DRAWN] = NONE
        open_cards(p, seat, action - OPEN, 1)
        next_actor(p)
