"""Payday: the last cards, the gardens, the breweries (GB-PAY)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT, LOWEST
from stammtisch.core.moves import Moves
from stammtisch.core.position import NOT_NOW, OK, SEATS, Position, Step, go
from stammtisch.core.vec import vec
from stammtisch.games.goldbraeu.rules.actions import MOVE, OPEN, PASS
from stammtisch.games.goldbraeu.rules.components import (
    BREWERIES,
    BUM_LOSS,
    BUSINESSES,
    DAYS,
    GARDENS,
    LAST_DAY,
    NOBODY,
    NORMAL_INCOME,
    WAITRESS_INCOME,
)
from stammtisch.games.goldbraeu.rules.day import next_day
from stammtisch.games.goldbraeu.rules.markers import may_open, open_cards
from stammtisch.games.goldbraeu.rules.notes import (
    BREWERY_EARNED,
    CHIP_PAID,
    GARDEN_EARNED,
    PASSED,
    REST_KEPT,
    REST_PAID,
    SHARES_PAID,
    WEEK_ENDED,
)
from stammtisch.games.goldbraeu.rules.position import (
    ACTOR,
    BOSS,
    CARDS_OF,
    CASH,
    CHIP,
    CHIP_MONEY_TO_BOSS,
    DAY,
    HAND_SIZE,
    MARKERS,
    MARKERS_LEFT,
    PAYDAY_FIRST,
    PLACED,
    REST_TO_LARGEST,
    SIGN,
    START,
    TABLES,
    TURN,
)
from stammtisch.games.goldbraeu.rules.steps import OVER


class LastCards(Step):
    """Clockwise from the last start player, once each: open as many cards as one likes (GB-PAY-01)."""

    def enter(self, p: Position) -> None:
        """Begin with the start player of the seventh day."""
        p.at[TURN] = 0
        self.ask_or_pay(p)

    def ask_or_pay(self, p: Position) -> None:
        """Ask the next seat that can open a card; after the last, pay."""
        at = p.at
        while at[TURN] < p.rule[SEATS]:
            seat = (at[START] + at[TURN]) % p.rule[SEATS]
            if at[HAND_SIZE + seat] > 0 and at[MARKERS_LEFT + seat] > 0:
                at[ACTOR] = seat
                p.to_act = BIT[seat]
                return
            at[TURN] += 1
        pay_all(p)
        end_week(p)

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Pass, or open a card of the hand."""
        out.add(PASS)
        cards: i64 = p.at[CARDS_OF + seat]
        while cards != 0:
            business = LOWEST[cards]
            if may_open(p, seat, business, 1) == OK:
                out.add(OPEN + business)
            cards &= cards - 1

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_open."""
        if action == PASS:
            return OK
        return may_open(p, seat, action - OPEN, 1) if OPEN <= action < MOVE else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Open a card and perhaps go on, or be done for this payday (GB-Q50, GB-Q51)."""
        if action == PASS:
            p.note(PASSED, seat)
            p.at[TURN] += 1
        else:
            open_cards(p, seat, action - OPEN, 1)
        self.ask_or_pay(p)


def end_week(p: Position) -> None:
    """A new week, or the end after the third payday (GB-WK-01, GB-END-01)."""
    at = p.at
    p.note(WEEK_ENDED, at[DAY] // DAYS + 1)
    if at[DAY] == LAST_DAY:
        go(p, OVER)
    else:
        next_day(p)


def garden_income(p: Position, garden: i64) -> i64:
    """What a garden earns: its spaces, the waitress, the bum, never less than nothing (GB-PAY-02, -03)."""
    at = p.at
    income: i64 = NORMAL_INCOME * at[TABLES + garden]
    if p.rule[CHIP_MONEY_TO_BOSS]:
        return income
    if at[CHIP] == garden:
        income += WAITRESS_INCOME
    if at[CHIP + 1] == garden:
        income -= BUM_LOSS
    return max(income, 0)


def pay_all(p: Position) -> None:
    """Settle the gardens, clockwise, then the breweries on the sum of their halves (GB-PAY-04, -07, -10)."""
    at = p.at
    brewed = vec[i64]([0] * BREWERIES)
    turn: i64
    for turn in range(GARDENS):
        garden = (p.rule[PAYDAY_FIRST] + turn) % GARDENS
        income = garden_income(p, garden)
        half = income // 2
        brewed[at[SIGN + garden]] += half
        if p.journal is not None:
            p.note(GARDEN_EARNED, garden, income, half, at[SIGN + garden])
        pay(p, garden, half)
    for turn in range(BREWERIES):
        if p.journal is not None:
            p.note(BREWERY_EARNED, turn, brewed[turn])
        pay(p, GARDENS + turn, brewed[turn])
    if p.rule[CHIP_MONEY_TO_BOSS]:
        pay_chips(p)


def pay(p: Position, business: i64, amount: i64) -> None:
    """Divide an amount equally among the markers; the rest goes to the boss (GB-PAY-05, -06, -08, -09)."""
    at = p.at
    markers = at[PLACED + business]
    rest = amount
    seat: i64
    if markers > 0:
        each = amount // markers
        rest = amount - each * markers
        place: i64 = MARKERS + business
        for seat in range(p.rule[SEATS]):
            held = at[place]
            place += BUSINESSES
            if held > 0:
                at[CASH + seat] += each * held
                if p.journal is not None:
                    p.note(SHARES_PAID, business, seat, held, each * held)
    if rest > 0:
        pay_rest(p, business, rest)


def pay_rest(p: Position, business: i64, rest: i64) -> None:
    """Give the indivisible rest to the boss; without one it stays in the bank (GB-PAY-06, -09)."""
    boss = p.at[BOSS + business]
    if boss == NOBODY and p.rule[REST_TO_LARGEST]:
        boss = largest_holder(p, business)
    if boss == NOBODY:
        if p.journal is not None:
            p.note(REST_KEPT, business, rest)
    else:
        p.at[CASH + boss] += rest
        if p.journal is not None:
            p.note(REST_PAID, business, boss, rest)


def largest_holder(p: Position, business: i64) -> i64:
    """The one seat with most markers on a business, or NOBODY (GB-Q78)."""
    best: i64 = 0
    holder: i64 = NOBODY
    seat: i64
    for seat in range(p.rule[SEATS]):
        held = p.at[MARKERS + seat * BUSINESSES + business]
        if held > best:
            best = held
            holder = seat
        elif held == best:
            holder = NOBODY
    return holder


def pay_chips(p: Position) -> None:
    """With `chip_money=boss`: 20 for the waitress's boss, then up to 12 from the bum's (B29, GB-Q81)."""
    at = p.at
    lucky = at[BOSS + at[CHIP]]
    if lucky != NOBODY:
        at[CASH + lucky] += WAITRESS_INCOME
        p.note(CHIP_PAID, 0, lucky, WAITRESS_INCOME)
    unlucky = at[BOSS + at[CHIP + 1]]
    if unlucky != NOBODY:
        loss = min(BUM_LOSS, at[CASH + unlucky])
        at[CASH + unlucky] -= loss
        p.note(CHIP_PAID, 1, unlucky, -loss)
