"""How the table looks in numbers, first half: gardens, money, shares and bosses, which all lie open (seen.py)."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from stammtisch.core.bits import count
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.core.vec import vec
from stammtisch.games.goldbraeu.components import (
    BREWERIES,
    BUM_LOSS,
    BUSINESSES,
    DAYS,
    GARDENS,
    MAX_SEATS,
    NOBODY,
    NONE,
    WAITRESS_INCOME,
    WEEKS,
)
from stammtisch.games.goldbraeu.expansion import to_add
from stammtisch.games.goldbraeu.payday import garden_income, largest_holder
from stammtisch.games.goldbraeu.position import (
    BOSS,
    CASH,
    CHIP,
    CHIP_MONEY_TO_BOSS,
    DAY,
    FIGURES,
    FRESH,
    GARDEN,
    HAND_SIZE,
    MARKERS,
    MARKERS_LEFT,
    OPEN_MONEY,
    PLACED,
    PLAYED,
    REMOVAL_AT,
    REST_TO_LARGEST,
    SHARE_CARDS,
    SIGN,
    STOCK,
    TABLES,
    UMBRELLAS,
)
from stammtisch.games.goldbraeu.seen import (
    EVEN,
    NO_GAIN,
    O_AMOUNT,
    O_BOSS,
    O_CHIP,
    O_EXPECTED,
    O_EXPECTED_LEAD,
    O_FIGURES,
    O_FREE,
    O_FRESH,
    O_HAND_SIZE,
    O_INCOME,
    O_MARKERS,
    O_MARKERS_LEFT,
    O_MISSING,
    O_MONEY,
    O_MONEY_LEAD,
    O_NEXT_SHARE,
    O_REMOVED,
    O_SAFE,
    O_SHARE,
    O_SIGN,
    O_STOCK,
    O_TABLES,
    O_UMBRELLA_NEAR,
    O_UMBRELLAS,
    put,
    put_signed,
)
from stammtisch.games.goldbraeu.steps import OVER

# ---- gardens and what the businesses earn


def write_gardens(p: Position, amounts: vec[i64], out: BytesWriter, o: i64) -> None:
    """The gardens as they lie, and what every business would divide if payday were now."""
    at = p.at
    garden: i64
    for garden in range(GARDENS):
        half = garden_income(p, garden) // 2
        amounts[garden] = half
        brewery = at[SIGN + garden]
        if brewery != NONE:
            amounts[GARDENS + brewery] += half
            out[o + O_SIGN + garden * BREWERIES + brewery] = 1
        put(out, o + O_TABLES + garden, at[TABLES + garden], 20)
        put(out, o + O_UMBRELLAS + garden, at[TABLES + garden] - count(at[GARDEN + garden]), 8)
        free = to_add(p, garden)
        put(out, o + O_FREE + garden, count(free), 12)
        if free & p.rule[UMBRELLAS]:
            out[o + O_UMBRELLA_NEAR + garden] = 1
    out[o + O_CHIP + at[CHIP]] = 1
    out[o + O_CHIP + GARDENS + at[CHIP + 1]] = 1
    for garden in range(BREWERIES):
        out[o + O_STOCK + garden] = u8(at[STOCK + garden])


def incomes(p: Position, amounts: vec[i64]) -> vec[i64]:
    """What each seat would get if payday were now; the bum takes all that is his, whatever the purse holds."""
    at = p.at
    income = vec[i64]([0] * MAX_SEATS)
    business: i64
    seat: i64
    for business in range(BUSINESSES):
        rest = amounts[business]
        placed = at[PLACED + business]
        if placed > 0:
            each = rest // placed
            rest -= each * placed
            for seat in range(p.rule[SEATS]):
                income[seat] += each * at[MARKERS + seat * BUSINESSES + business]
        boss = at[BOSS + business]
        if boss == NOBODY and p.rule[REST_TO_LARGEST]:
            boss = largest_holder(p, business)
        if boss != NOBODY:
            income[boss] += rest
    if p.rule[CHIP_MONEY_TO_BOSS]:
        add_chip_money(p, income)
    return income


def add_chip_money(p: Position, income: vec[i64]) -> None:
    """With `chip_money=boss`, what the chips bring and take."""
    lucky = p.at[BOSS + p.at[CHIP]]
    if lucky != NOBODY:
        income[lucky] += WAITRESS_INCOME
    unlucky = p.at[BOSS + p.at[CHIP + 1]]
    if unlucky != NOBODY:
        income[unlucky] -= BUM_LOSS


# ---- seats


def paydays_left(p: Position) -> i64:
    """How many paydays are still to come."""
    if p.at[STEP] == OVER:
        return 0
    return WEEKS - p.at[DAY] // DAYS


def write_seats(p: Position, viewer: i64, me: i64, amounts: vec[i64], out: BytesWriter, o: i64) -> None:
    """Pieces and income of every seat, and its money if that is known."""
    at = p.at
    seats = p.rule[SEATS]
    income = incomes(p, amounts)
    expected = vec[i64]([0] * MAX_SEATS)
    open_money = p.rule[OPEN_MONEY] != 0 or at[STEP] == OVER
    paydays = paydays_left(p)
    seat: i64 = me
    place: i64
    for place in range(seats):
        put_signed(out, o + O_INCOME + place, income[seat], BUM_LOSS, 100)
        put(out, o + O_HAND_SIZE + place, at[HAND_SIZE + seat], 12)
        out[o + O_MARKERS_LEFT + place] = u8(at[MARKERS_LEFT + seat])
        out[o + O_FIGURES + place] = u8(at[FIGURES + seat])
        expected[seat] = at[CASH + seat] + income[seat] * paydays
        if open_money or seat == viewer:
            put(out, o + O_MONEY + place, at[CASH + seat], 200)
            put(out, o + O_EXPECTED + place, expected[seat], 250)
        seat += 1
        if seat == seats:
            seat = 0
    if open_money:
        write_leads(at, CASH, seats, me, out, o + O_MONEY_LEAD)
        write_leads(expected, 0, seats, me, out, o + O_EXPECTED_LEAD)


def write_leads(row: vec[i64], first: i64, seats: i64, me: i64, out: BytesWriter, o: i64) -> None:
    """How far each seat is ahead of the best of the others, in a row of amounts."""
    best: i64 = row[first]
    second: i64 = -1000
    seat: i64
    for seat in range(1, seats):
        amount = row[first + seat]
        if amount > best:
            second = best
            best = amount
        elif amount > second:
            second = amount
    for seat in range(seats):
        amount = row[first + seat]
        lead = amount - best
        if lead == 0:
            lead = best - second
        place = seat - me
        if place < 0:
            place += seats
        put_signed(out, o + place, lead, EVEN, EVEN)


# ---- shares and bosses


def write_businesses(p: Position, me: i64, amounts: vec[i64], out: BytesWriter, o: i64) -> None:
    """Markers and boss of every business, what a share of it earns, and how near the removal is."""
    at = p.at
    business: i64
    for business in range(BUSINESSES):
        amount = amounts[business]
        placed = at[PLACED + business]
        own = at[MARKERS + me * BUSINESSES + business]
        share: i64 = 0
        if placed > 0:
            share = amount // placed
        put(out, o + O_AMOUNT + business, amount, 100)
        put(out, o + O_SHARE + business, share, 50)
        gain = (own + 1) * (amount // (placed + 1)) - own * share
        put_signed(out, o + O_NEXT_SHARE + business, gain, NO_GAIN, 50)
        out[o + O_MISSING + business] = u8(p.rule[SHARE_CARDS] - at[PLAYED + business])
        if at[PLAYED + business] == p.rule[REMOVAL_AT]:
            out[o + O_REMOVED + business] = 1
        if at[FRESH] >> business & 1:
            out[o + O_FRESH + business] = 1
        write_holders(p, me, business, out, o)


def write_holders(p: Position, me: i64, business: i64, out: BytesWriter, o: i64) -> None:
    """Who has markers on a business, and its boss."""
    at = p.at
    seats = p.rule[SEATS]
    boss = at[BOSS + business]
    seat: i64 = me
    place: i64 = o + O_MARKERS + business
    while place < o + O_MARKERS + business + seats * BUSINESSES:
        markers = at[MARKERS + seat * BUSINESSES + business]
        out[place] = u8(markers)
        if seat == boss:
            out[place + O_BOSS - O_MARKERS] = 1
            if 2 * markers > at[PLACED + business]:
                out[o + O_SAFE + business] = 1
        place += BUSINESSES
        seat += 1
        if seat == seats:
            seat = 0
