"""Preparation: signs, hands, the cards to keep, the start player, the first bosses (GB-SET, GB-3P)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT, LOWEST
from stammtisch.core.chance import Rng, pick
from stammtisch.core.moves import Moves
from stammtisch.core.position import CHANCE, NOT_NOW, OK, SEATS, Position, Step, go
from stammtisch.games.goldbraeu.rules.actions import CHOOSE, DEAL, KEEP, LAY, PLACE, START_WITH
from stammtisch.games.goldbraeu.rules.cards import is_share, put_in_hand, take_from_hand
from stammtisch.games.goldbraeu.rules.components import (
    ALL_BUSINESSES,
    BREWERIES,
    BUM,
    BUSINESSES,
    CARDS,
    GARDENS,
    NONE,
    SIGNS,
    SPECIAL_CARDS,
    WAITRESS,
)
from stammtisch.games.goldbraeu.rules.markers import put_marker, remove_singles
from stammtisch.games.goldbraeu.rules.notes import (
    CARD_DEALT,
    CARD_EXCHANGED,
    CARD_KEPT,
    FIGURE_PLACED,
    SHARE_REVEALED,
    SIGN_LAID,
    START_CHOSEN,
)
from stammtisch.games.goldbraeu.rules.position import (
    BOSS,
    CARDS_OF,
    DEALT,
    FIGURES,
    FIRST_POSTS,
    HAND,
    KEPT,
    PILE,
    PLAYED,
    POSTS,
    REMOVAL_AT,
    SIGN,
    START,
    STOCK,
    SUPPLY,
    TURN,
)
from stammtisch.games.goldbraeu.rules.reasons import ALREADY_KEPT, HAS_BOSS, NO_SUCH_CARD
from stammtisch.games.goldbraeu.rules.steps import CHOOSE_START, DEAL_HANDS, FIRST_FIGURES, KEEP_CARDS, TURN_UP


class LaySigns(Step):
    """Six of the twelve signs, one for each garden, Krug first, then clockwise (GB-SET-04)."""

    def enter(self, p: Position) -> None:
        """Let the dealer begin at Krug."""
        p.at[TURN] = 0
        p.to_act = CHANCE

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Any sign that is left."""
        brewery: i64
        for brewery in range(BREWERIES):
            if p.at[STOCK + brewery] > 0:
                out.weigh(LAY + brewery, p.at[STOCK + brewery])

    def draw(self, p: Position, rng: Rng) -> i64:
        """One of the signs that are left."""
        return LAY + pick(p.at, STOCK, BREWERIES * SIGNS - p.at[TURN], rng)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """Only signs that are left can be laid."""
        if not LAY <= action < DEAL or p.at[STOCK + action - LAY] == 0:
            return NOT_NOW
        return OK

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Lay the sign at the next garden."""
        at = p.at
        brewery = action - LAY
        at[STOCK + brewery] -= 1
        at[SIGN + at[TURN]] = brewery
        p.note(SIGN_LAID, at[TURN], brewery)
        at[TURN] += 1
        if at[TURN] == GARDENS:
            go(p, DEAL_HANDS)


class DealHands(Step):
    """Share cards for everybody, one at a time; a special card is handed back and replaced (GB-SET-06, -07)."""

    def enter(self, p: Position) -> None:
        """Begin with the first seat."""
        p.at[TURN] = 0
        p.to_act = CHANCE

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Any card that is in the pile that is dealt from."""
        card: i64
        for card in range(CARDS):
            if p.at[PILE + card] > 0:
                out.weigh(DEAL + card, p.at[PILE + card])

    def draw(self, p: Position, rng: Rng) -> i64:
        """A card of the pile."""
        return DEAL + pick(p.at, PILE, p.at[SUPPLY], rng)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """Only cards of the pile can be dealt."""
        if not DEAL <= action < START_WITH or p.at[PILE + action - DEAL] == 0:
            return NOT_NOW
        return OK

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Give the card to the next seat, or lay a special card aside."""
        at = p.at
        card = action - DEAL
        owner = at[TURN] % p.rule[SEATS]
        at[PILE + card] -= 1
        at[SUPPLY] -= 1
        if not is_share(card):
            p.note(CARD_EXCHANGED, owner, card)
            return
        put_in_hand(p, owner, card)
        if p.journal is not None:
            p.note(CARD_DEALT, owner, card)
        at[TURN] += 1
        if at[TURN] == p.rule[SEATS] * p.rule[DEALT]:
            shuffle_specials_in(p)
            go(p, KEEP_CARDS)


def shuffle_specials_in(p: Position) -> None:
    """All ten special cards belong to the supply from now on (GB-SET-07)."""
    at = p.at
    at[SUPPLY] += 2 * SPECIAL_CARDS - at[PILE + WAITRESS] - at[PILE + BUM]
    at[PILE + WAITRESS] = SPECIAL_CARDS
    at[PILE + BUM] = SPECIAL_CARDS


def may_keep(p: Position, seat: i64, card: i64) -> i64:
    """OK, or why `seat` cannot keep this card (GB-SET-08)."""
    held = p.at[HAND + seat * BUSINESSES + card]
    if held == 0:
        return NO_SUCH_CARD
    if held == 1 and p.at[KEPT + seat * 2] == card:
        return ALREADY_KEPT
    return OK


class KeepCards(Step):
    """Everybody secretly keeps two cards; the others are revealed together (GB-SET-08, -09)."""

    def enter(self, p: Position) -> None:
        """All choose at once."""
        p.to_act = BIT[p.rule[SEATS]] - 1

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Any card of the hand that is not kept already."""
        cards = p.at[CARDS_OF + seat]
        while cards != 0:
            card = LOWEST[cards]
            if may_keep(p, seat, card) == OK:
                out.add(KEEP + card)
            cards &= cards - 1

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_keep."""
        return may_keep(p, seat, action - KEEP) if KEEP <= action < PLACE else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Lay the card aside, face down; the last choice of all turns the rest over."""
        at = p.at
        card = action - KEEP
        if p.journal is not None:
            p.note(CARD_KEPT, seat, card)
        if at[KEPT + seat * 2] == NONE:
            at[KEPT + seat * 2] = card
            return
        at[KEPT + seat * 2 + 1] = card
        p.to_act &= ~BIT[seat]
        if p.to_act == 0:
            reveal_shares(p)
            go(p, CHOOSE_START)


def reveal_shares(p: Position) -> None:
    """Every card not kept becomes a marker; then, once, the removal (GB-SET-09, GB-SET-10)."""
    seat: i64
    business: i64
    for seat in range(p.rule[SEATS]):
        cards: i64 = p.at[CARDS_OF + seat]
        while cards != 0:
            reveal_cards(p, seat, LOWEST[cards])
            cards &= cards - 1
    for business in range(BUSINESSES):
        if p.at[PLAYED + business] == p.rule[REMOVAL_AT]:
            remove_singles(p, business)


def reveal_cards(p: Position, seat: i64, business: i64) -> None:
    """Reveal the cards of one business that a seat does not keep."""
    at = p.at
    kept: i64 = 0
    if at[KEPT + seat * 2] == business:
        kept += 1
    if at[KEPT + seat * 2 + 1] == business:
        kept += 1
    while at[HAND + seat * BUSINESSES + business] > kept:
        take_from_hand(p, seat, business)
        if p.journal is not None:
            p.note(SHARE_REVEALED, seat, business)
        put_marker(p, seat, business)


class ChooseStart(Step):
    """The first start player, by lot (GB-SET-11, GB-Q03)."""

    def enter(self, p: Position) -> None:
        """Let the dealer choose."""
        p.to_act = CHANCE

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Every seat alike."""
        start: i64
        for start in range(p.rule[SEATS]):
            out.weigh(START_WITH + start, 1)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """Only a seat that is taken can start."""
        return OK if START_WITH <= action < START_WITH + p.rule[SEATS] else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Hand over the start-player figure."""
        p.at[START] = action - START_WITH
        p.note(START_CHOSEN, p.at[START])
        go(p, FIRST_FIGURES)


def vacancies(p: Position) -> i64:
    """The businesses without a boss, as a set."""
    posts: i64 = 0
    seat: i64
    for seat in range(p.rule[SEATS]):
        posts |= p.at[POSTS + seat]
    return ALL_BUSINESSES & ~posts


def may_place(p: Position, business: i64) -> i64:
    """OK, or why no first figure can be placed there (GB-SET-12)."""
    return OK if vacancies(p) >> business & 1 else HAS_BOSS


class FirstFigures(Step):
    """Clockwise, one figure a lap on a business without a boss; no share is needed (GB-SET-12)."""

    def enter(self, p: Position) -> None:
        """Begin with the start player."""
        p.at[TURN] = 0
        p.to_act = BIT[p.at[START]]

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Any business without a boss."""
        out.add_each(PLACE, vacancies(p))

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_place."""
        return may_place(p, action - PLACE) if PLACE <= action < CHOOSE else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Put the figure up; after the last lap the first day begins."""
        at = p.at
        business = action - PLACE
        at[BOSS + business] = seat
        at[POSTS + seat] |= BIT[business]
        at[FIGURES + seat] -= 1
        if p.journal is not None:
            p.note(FIGURE_PLACED, seat, business)
        at[TURN] += 1
        if at[TURN] == p.rule[SEATS] * p.rule[FIRST_POSTS]:
            go(p, TURN_UP)
        else:
            p.to_act = BIT[(at[START] + at[TURN]) % p.rule[SEATS]]
