"""A position that agrees with a view, made from the view alone: what is hidden is dealt at random.

Bots and other processes get views and imagine worlds from them; the truth never leaves the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.bits import BIT
from stammtisch.core.events import OPEN, SPECTATOR
from stammtisch.core.position import CHANCE, SEATS, STEP, Position
from stammtisch.games.goldbraeu.knowledge.view import FACE_DOWN, View
from stammtisch.games.goldbraeu.rules import position as at
from stammtisch.games.goldbraeu.rules.cards import put_in_hand
from stammtisch.games.goldbraeu.rules.components import (
    BREWERY_NAMES,
    BUM,
    BUSINESS_NAMES,
    BUSINESSES,
    CARD_NAMES,
    DAYS,
    GARDEN_NAMES,
    NOBODY,
    PLAN_NAMES,
    SEAT_NAMES,
    SPACE_NAMES,
    START_MONEY,
    WAITRESS,
)
from stammtisch.games.goldbraeu.rules.expansion import tables_value
from stammtisch.games.goldbraeu.rules.steps import KEEP_CARDS, STEP_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.chance import Rng


def imagine(p: Position, view: View, rng: Rng) -> Position:
    """Turn an opening position of the same table into one that agrees with the view."""
    seats = p.rule[SEATS]
    p.to_act = CHANCE if view.dealing else mask(SEAT_NAMES, view.to_act)
    set_now(p, view)
    for business in range(BUSINESSES):
        set_business(p, view, business)
    set_board(p, view)
    set_supply(p, view)
    for seat in range(seats):
        set_player(p, view, seat)
    deal_hidden(p, view, rng)
    return p


def mask(words: Sequence[str], chosen: Sequence[str]) -> int:
    """Named things as a mask."""
    return sum(1 << words.index(word) for word in chosen)


def number(words: Sequence[str], word: str | None) -> int:
    """The number of a word; nothing and nobody are -1."""
    return -1 if word is None else words.index(word)


def set_now(p: Position, view: View) -> None:
    """Calendar, turn and what it is about."""
    now = view.now
    row = p.at
    row[STEP] = STEP_NAMES.index(view.step)
    row[at.DAY] = now.week * DAYS + now.weekday
    row[at.START] = max(0, number(SEAT_NAMES, now.start))
    row[at.ACTOR] = max(0, number(SEAT_NAMES, now.actor))
    row[at.TURN] = now.turn
    row[at.LEFT] = now.actions_left
    row[at.PRICE] = now.price
    row[at.TARGET] = number(BUSINESS_NAMES, now.target)
    row[at.BLOCKED_TODAY] = mask(BUSINESS_NAMES, now.blocked)
    row[at.DRAWN] = -1 if now.drawn in (None, FACE_DOWN) else CARD_NAMES.index(now.drawn)
    for place, seat in enumerate(now.order if now.actor else ()):
        row[at.ORDER + place] = SEAT_NAMES.index(seat)


def set_business(p: Position, view: View, business: int) -> None:
    """Markers, opened cards and boss."""
    row = p.at
    seen = view.businesses[business]
    row[at.PLAYED + business] = seen.opened
    row[at.PLACED + business] = sum(seen.markers.values())
    row[at.FRESH] |= BIT[business] if seen.fresh else 0
    for name, markers in seen.markers.items():
        seat = SEAT_NAMES.index(name)
        row[at.MARKERS + seat * BUSINESSES + business] = markers
        row[at.HOLDS + seat] |= BIT[business] if markers else 0
    boss = number(SEAT_NAMES, seen.boss)
    row[at.BOSS + business] = boss
    if boss != NOBODY:
        row[at.POSTS + boss] |= BIT[business]


def set_board(p: Position, view: View) -> None:
    """Gardens, signs and chips."""
    row = p.at
    row[at.FREE_SPACES] = mask(SPACE_NAMES, view.free_spaces)
    for garden, seen in enumerate(view.gardens):
        spaces = mask(SPACE_NAMES, seen.spaces)
        row[at.GARDEN + garden] = spaces
        row[at.TABLES + garden] = tables_value(p, spaces)
        row[at.SIGN + garden] = number(BREWERY_NAMES, seen.sign)
    for brewery, stock in enumerate(view.breweries):
        row[at.STOCK + brewery] = stock.stock
    for chip, inn in enumerate(view.chips.values()):
        row[at.CHIP + chip] = GARDEN_NAMES.index(inn)


def set_supply(p: Position, view: View) -> None:
    """The display, the known cards, and a pool of everything that is not in sight."""
    row = p.at
    row[at.SUPPLY] = view.supply
    row[at.UNDER_FIRST] = 0
    row[at.UNDER_END] = len(view.under)
    for place, known in enumerate(view.under):
        row[at.UNDER + place] = CARD_NAMES.index(known)
    for slot, shown in enumerate(view.display):
        row[at.FACE + slot] = number(CARD_NAMES, shown)
    in_sight = [*view.under, *view.display]
    for card in range(BUSINESSES):
        hidden = p.rule[at.SHARE_CARDS] - row[at.PLAYED + card] - in_sight.count(CARD_NAMES[card])
        row[at.PILE + card] = hidden
    row[at.PILE + WAITRESS] = view.specials[CARD_NAMES[WAITRESS]]
    row[at.PILE + BUM] = view.specials[CARD_NAMES[BUM]]


def set_player(p: Position, view: View, seat: int) -> None:
    """Pieces, money, and the hand if it is known; secret money is taken to be what everybody began with."""
    row = p.at
    seen = view.players[seat]
    row[at.CASH + seat] = START_MONEY if seen.cash is None else seen.cash
    row[at.MARKERS_LEFT + seat] = seen.markers_left
    row[at.FIGURES + seat] = seen.figures
    row[at.HAND_SIZE + seat] = 0
    for card in seen.known:
        row[at.KNOWN + seat] += BIT[3 * BUSINESS_NAMES.index(card)]
    for card in seen.known if seen.hand is None else seen.hand:
        row[at.PILE + BUSINESS_NAMES.index(card)] -= 1
        put_in_hand(p, seat, BUSINESS_NAMES.index(card))
    for place, card in enumerate(seen.kept or ()):
        row[at.KEPT + seat * 2 + place] = BUSINESS_NAMES.index(card)
    if seen.choice is not None:
        row[at.CHOICE + seat] = 0 if seen.choice == FACE_DOWN else PLAN_NAMES.index(seen.choice)
        row[at.TALLY + row[at.CHOICE + seat]] += 1


def deal_hidden(p: Position, view: View, rng: Rng) -> None:
    """Give the others hands of the right size, then let the law deal everything hidden properly."""
    viewer = OPEN if view.viewer == "open" else SPECTATOR
    if view.viewer in SEAT_NAMES:
        viewer = SEAT_NAMES.index(view.viewer)
    for seat, seen in enumerate(view.players):
        if seen.hand is None:
            p.at[at.HAND_SIZE + seat] = seen.hand_size
            if p.at[STEP] == KEEP_CARDS and not p.to_act & BIT[seat]:
                p.at[at.KEPT + seat * 2] = p.at[at.KEPT + seat * 2 + 1] = 0
    if viewer != OPEN:
        p.redraw(viewer, rng)
