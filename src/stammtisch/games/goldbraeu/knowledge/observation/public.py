"""How the table looks in numbers, first half: gardens, money, shares and bosses, which all lie open (seen.py)."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from stammtisch.core.bits import LOWEST, count
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.core.vec import vec
from stammtisch.games.goldbraeu.knowledge.observation.blank import EVEN, NO_GAIN, put, put_signed
from stammtisch.games.goldbraeu.knowledge.observation.offsets import (
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
    O_SHARE,
    O_SIGN,
    O_STOCK,
    O_TABLES,
    O_UMBRELLA_NEAR,
    O_UMBRELLAS,
)
from stammtisch.games.goldbraeu.rules.components import (
    BREWERIES,
    BUM_LOSS,
    BUSINESSES,
    DAYS,
    GARDENS,
    NOBODY,
    NONE,
    WAITRESS_INCOME,
    WEEKS,
)
from stammtisch.games.goldbraeu.rules.expansion import to_add
from stammtisch.games.goldbraeu.rules.payday import garden_income, largest_holder
from stammtisch.games.goldbraeu.rules.position import (
    BOSS,
    CASH,
    CHIP,
    CHIP_MONEY_TO_BOSS,
    DAY,
    FIGURES,
    FRESH,
    GARDEN,
    HAND_SIZE,
    HOLDS,
    MARKERS,
    MARKERS_LEFT,
    OPEN_MONEY,
    PLACED,
    PLAYED,
    POSTS,
    REMOVAL_AT,
    REST_TO_LARGEST,
    SHARE_CARDS,
    SIGN,
    STOCK,
    TABLES,
    UMBRELLAS,
)
from stammtisch.games.goldbraeu.rules.steps import OVER

# ---- the sums that the rows are made of: a name is the place of a row in one vector, made for each observation
AMOUNT: Final = 0  # + business: what it would divide if payday were now
SHARE: Final = 10  # + business: what a marker would get of it
EARNED: Final = 20  # + seat: what the seat would get
FINAL: Final = 24  # + seat: what it would end with if nothing changed
SUMS: Final = 28


def write_wealth(p: Position, viewer: i64, me: i64, out: BytesWriter, o: i64) -> None:
    """All that lies open but for the turn and the cards."""
    sums = vec[i64]([0] * SUMS)
    write_gardens(p, sums, out, o)
    write_businesses(p, me, sums, out, o)
    if p.rule[CHIP_MONEY_TO_BOSS]:
        add_chip_money(p, sums)
    seats = p.rule[SEATS]
    seat: i64 = me
    place: i64
    for place in range(seats):
        write_shares(p, seat, sums, out, o + place * BUSINESSES)
        write_pieces(p, seat, sums, out, o + place)
        seat += 1
        if seat == seats:
            seat = 0
    write_money(p, viewer, me, sums, out, o)


def write_gardens(p: Position, sums: vec[i64], out: BytesWriter, o: i64) -> None:
    """The gardens as they lie, and what every business would divide if payday were now."""
    at = p.at
    umbrellas = p.rule[UMBRELLAS]
    i: i64
    for i in range(GARDENS):
        half = garden_income(p, i) // 2
        sums[AMOUNT + i] = half
        if at[SIGN + i] != NONE:
            sums[AMOUNT + GARDENS + at[SIGN + i]] += half
            out[o + O_SIGN + i * BREWERIES + at[SIGN + i]] = 1
        put(out, o + O_TABLES + i, at[TABLES + i], 20)
        put(out, o + O_UMBRELLAS + i, count(at[GARDEN + i] & umbrellas), 8)
        free = to_add(p, i)
        put(out, o + O_FREE + i, count(free), 12)
        if free & umbrellas:
            out[o + O_UMBRELLA_NEAR + i] = 1
    out[o + O_CHIP + at[CHIP]] = 1
    out[o + O_CHIP + GARDENS + at[CHIP + 1]] = 1
    for i in range(BREWERIES):
        out[o + O_STOCK + i] = u8(at[STOCK + i])


# ---- businesses


def write_businesses(p: Position, me: i64, sums: vec[i64], out: BytesWriter, o: i64) -> None:
    """What a share of every business earns, and how near the removal is."""
    at = p.at
    fresh = at[FRESH]
    business: i64
    for business in range(BUSINESSES):
        amount = sums[AMOUNT + business]
        placed = at[PLACED + business]
        share: i64 = 0
        if placed > 0:
            share = amount // placed
        sums[SHARE + business] = share
        pay_rest(p, business, amount - share * placed, sums)
        own = at[MARKERS + me * BUSINESSES + business]
        gain = (own + 1) * (amount // (placed + 1)) - own * share
        put_signed(out, o + O_NEXT_SHARE + business, gain, NO_GAIN, 50)
        put(out, o + O_AMOUNT + business, amount, 100)
        put(out, o + O_SHARE + business, share, 50)
        played = at[PLAYED + business]
        out[o + O_MISSING + business] = u8(p.rule[SHARE_CARDS] - played)
        if played == p.rule[REMOVAL_AT]:
            out[o + O_REMOVED + business] = 1
        if fresh >> business & 1:
            out[o + O_FRESH + business] = 1


def pay_rest(p: Position, business: i64, rest: i64, sums: vec[i64]) -> None:
    """Count the indivisible rest for the boss, or as the edition has it."""
    boss = p.at[BOSS + business]
    if boss == NOBODY and p.rule[REST_TO_LARGEST]:
        boss = largest_holder(p, business)
    if boss != NOBODY:
        sums[EARNED + boss] += rest


def add_chip_money(p: Position, sums: vec[i64]) -> None:
    """With `chip_money=boss`, what the chips bring, and take whatever the purse holds."""
    lucky = p.at[BOSS + p.at[CHIP]]
    if lucky != NOBODY:
        sums[EARNED + lucky] += WAITRESS_INCOME
    unlucky = p.at[BOSS + p.at[CHIP + 1]]
    if unlucky != NOBODY:
        sums[EARNED + unlucky] -= BUM_LOSS


# ---- seats


def write_shares(p: Position, seat: i64, sums: vec[i64], out: BytesWriter, o: i64) -> None:
    """Where a seat has markers and where it is boss; what the markers earn is added up."""
    at = p.at
    earned: i64 = 0
    rest: i64 = at[HOLDS + seat]
    while rest != 0:
        business = LOWEST[rest]
        markers = at[MARKERS + seat * BUSINESSES + business]
        out[o + O_MARKERS + business] = u8(markers)
        earned += markers * sums[SHARE + business]
        rest &= rest - 1
    sums[EARNED + seat] += earned
    rest = at[POSTS + seat]
    while rest != 0:
        out[o + O_BOSS + LOWEST[rest]] = 1
        rest &= rest - 1


def write_pieces(p: Position, seat: i64, sums: vec[i64], out: BytesWriter, o: i64) -> None:
    """The income of a seat and what it has before it."""
    at = p.at
    put_signed(out, o + O_INCOME, sums[EARNED + seat], BUM_LOSS, 100)
    put(out, o + O_HAND_SIZE, at[HAND_SIZE + seat], 12)
    out[o + O_MARKERS_LEFT] = u8(at[MARKERS_LEFT + seat])
    out[o + O_FIGURES] = u8(at[FIGURES + seat])


def paydays_left(p: Position) -> i64:
    """How many paydays are still to come."""
    if p.at[STEP] == OVER:
        return 0
    return WEEKS - p.at[DAY] // DAYS


def write_money(p: Position, viewer: i64, me: i64, sums: vec[i64], out: BytesWriter, o: i64) -> None:
    """The money of every seat, as far as it is known."""
    at = p.at
    seats = p.rule[SEATS]
    paydays = paydays_left(p)
    open_money = p.rule[OPEN_MONEY] != 0 or at[STEP] == OVER
    seat: i64 = me
    place: i64
    for place in range(seats):
        sums[FINAL + seat] = at[CASH + seat] + sums[EARNED + seat] * paydays
        if open_money or seat == viewer:
            put(out, o + O_MONEY + place, at[CASH + seat], 200)
            put(out, o + O_EXPECTED + place, sums[FINAL + seat], 250)
        seat += 1
        if seat == seats:
            seat = 0
    if open_money:
        write_leads(at, CASH, seats, me, out, o + O_MONEY_LEAD)
        write_leads(sums, FINAL, seats, me, out, o + O_EXPECTED_LEAD)


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
