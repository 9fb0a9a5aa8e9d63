"""How the table looks in numbers, second half: what the seats own, and what follows from it (seen.py)."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from stammtisch.core.bits import count, lowest
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.games.golden_city.knowledge.observation.blank import EVEN, LEVEL, net_of, put, seat_at
from stammtisch.games.golden_city.knowledge.observation.offsets import (
    O_BONUS_COUNT,
    O_COINS,
    O_DECK_AREAS,
    O_DECK_GOODS,
    O_DECK_PAYS,
    O_GOODS,
    O_GOODS_LETTERS,
    O_KEYS,
    O_KNOWN,
    O_LEAD,
    O_LEFT,
    O_LETTERS,
    O_MARGINS,
    O_PARTS,
    O_REACH,
    O_SCORE_AREA,
    O_SCORE_GOOD,
    O_SCORE_PAYS,
    O_SECRET,
    O_SITES,
    O_STUCK,
)
from stammtisch.games.golden_city.rules.components import AREAS, GOOD_KINDS, GOODS_KINDS, LANDFORMS, SITES
from stammtisch.games.golden_city.rules.position import (
    AREA,
    BONUS,
    COINS,
    ENTERED,
    ENTERED_TWICE,
    GOODS_OF,
    INNER,
    KEYS,
    KNOWN,
    LEFT,
    LETTERS,
    NEAR_CITY,
    NET,
    OPEN_SCORES,
    OUTER,
    ROADS,
    SECRET,
    SITE,
    STUCK_SEATS,
)
from stammtisch.games.golden_city.rules.scoring import goods_letters
from stammtisch.games.golden_city.rules.sites import open_sites
from stammtisch.games.golden_city.rules.steps import OVER

PART_COUNTS: Final = 8  # of each seat


def write_seats(p: Position, me: i64, out: BytesWriter, o: i64) -> None:
    """Everything of each seat but its letters."""
    place: i64
    for place in range(p.rule[SEATS]):
        seat = seat_at(p, place, me)
        write_things(p, seat, out, o + place)
        write_cards(p, seat, out, o + place * LANDFORMS, o + place * GOODS_KINDS)
        write_net(p, seat, out, o + O_SITES + place * SITES)
        write_goods(p, seat, place, out, o)
        write_parts(p, seat, out, o + O_PARTS + place * PART_COUNTS)
    write_areas(p, me, out, o)


def write_other_site(p: Position, me: i64, before: i64, out: BytesWriter, o: i64) -> None:
    """Turn what the observer sees with one site chosen into what it sees with another: the areas differ too."""
    out[o + O_SITES + before] = 0
    out[o + O_SITES + p.at[SITE]] = 1
    place: i64
    for place in range(p.rule[SEATS]):
        out[o + O_SCORE_PAYS + place] = 0
        out[o + O_DECK_PAYS + place] = 0
        write_goods(p, seat_at(p, place, me), place, out, o)
    write_areas(p, me, out, o)


def write_things(p: Position, seat: i64, out: BytesWriter, o: i64) -> None:
    """Coins, keys, businesses left, numbers of hidden cards, and whether the seat is stuck."""
    at = p.at
    put(out, o + O_SECRET, at[SECRET + seat], 6)
    put(out, o + O_COINS, at[COINS + seat], 20)
    put(out, o + O_KEYS, at[KEYS + seat], 3)
    put(out, o + O_LEFT, at[LEFT + seat], 18)
    out[o + O_BONUS_COUNT] = u8(count(at[BONUS + seat]))
    out[o + O_STUCK] = u8(at[STUCK_SEATS] >> seat & 1)
    put(out, o + O_REACH, count(open_sites(p, seat) & ~p.rule[INNER]), 20)


def write_cards(p: Position, seat: i64, out: BytesWriter, known: i64, goods: i64) -> None:
    """Landform cards that everybody knows, and goods cards."""
    at = p.at
    i: i64
    for i in range(LANDFORMS):
        put(out, known + O_KNOWN + i, at[KNOWN + seat * LANDFORMS + i], 6)
    for i in range(GOODS_KINDS):
        put(out, goods + O_GOODS + i, at[GOODS_OF + seat * GOODS_KINDS + i], 2)


def write_net(p: Position, seat: i64, out: BytesWriter, o: i64) -> None:
    """The businesses of a seat."""
    net: i64 = net_of(p, seat)
    while net != 0:
        out[o + lowest(net)] = 1
        net &= net - 1


def write_letters(p: Position, viewer: i64, me: i64, out: BytesWriter, o: i64) -> None:
    """Letters and who leads, where the table shows them (GC-Q33); one's own in any case."""
    at = p.at
    place: i64
    if not p.rule[OPEN_SCORES] and at[STEP] != OVER:
        if viewer >= 0:
            put(out, o + O_LETTERS, at[LETTERS + viewer], 160)
        return
    most: i64 = 0
    second: i64 = 0
    for place in range(p.rule[SEATS]):
        letters = at[LETTERS + place]
        if letters > most:
            second = most
            most = letters
        elif letters > second:
            second = letters
    for place in range(p.rule[SEATS]):
        letters = at[LETTERS + seat_at(p, place, me)]
        put(out, o + O_LETTERS + place, letters, 160)
        put(out, o + O_LEAD + place, LEVEL + ahead(letters, most, second), 2 * LEVEL)


def ahead(own: i64, most: i64, second: i64) -> i64:
    """How far one is ahead of the best other, or behind."""
    if own < most:
        return own - most
    return own - second


# ---- what follows from it


def write_goods(p: Position, seat: i64, place: i64, out: BytesWriter, o: i64) -> None:
    """What the goods of a seat would pay: each, the one on the score card, and all of the deck."""
    good: i64
    for good in range(GOOD_KINDS):
        letters = goods_letters(p, seat, good)
        if letters != 0:
            out[o + O_GOODS_LETTERS + place * GOOD_KINDS + good] = u8(letters)
            count_letters(out, o, place, letters, o + O_SCORE_GOOD + good, o + O_DECK_GOODS + good)


def count_letters(out: BytesWriter, o: i64, place: i64, letters: i64, score: i64, deck: i64) -> None:
    """Add letters to what the open score card pays, and to what those of the deck pay, as often as they are there."""
    out[o + O_SCORE_PAYS + place] = u8(i64(out[o + O_SCORE_PAYS + place]) + letters * i64(out[score]))
    out[o + O_DECK_PAYS + place] = u8(i64(out[o + O_DECK_PAYS + place]) + letters * i64(out[deck]))


def write_areas(p: Position, me: i64, out: BytesWriter, o: i64) -> None:
    """Who is ahead on rivers and in quarters, and what that would pay."""
    area: i64
    place: i64
    for place in range(p.rule[SEATS]):
        net = net_of(p, seat_at(p, place, me))
        for area in range(AREAS):
            out[o + O_MARGINS + place * AREAS + area] = u8(count(net & p.rule[AREA + area]))
    for area in range(AREAS):
        write_area(p.rule[SEATS], area, out, o)


def write_area(seats: i64, area: i64, out: BytesWriter, o: i64) -> None:
    """Turn the numbers of businesses in an area into margins, and add what they would pay."""
    most: i64 = 0
    second: i64 = 0
    place: i64
    for place in range(seats):
        own = i64(out[o + O_MARGINS + place * AREAS + area])
        if own > most:
            second = most
            most = own
        elif own > second:
            second = own
    for place in range(seats):
        own = i64(out[o + O_MARGINS + place * AREAS + area])
        margin = ahead(own, most, second)
        put(out, o + O_MARGINS + place * AREAS + area, EVEN + margin, 2 * EVEN)
        if own > 0:
            letters: i64 = 2
            if margin > 0:
                letters = 4
            count_letters(out, o, place, letters, o + O_SCORE_AREA + area, o + O_DECK_AREAS + area)


def write_parts(p: Position, seat: i64, out: BytesWriter, o: i64) -> None:
    """The parts of the city that a seat can enter as the first or second one, at once or over another site."""
    at = p.at
    now: i64 = open_sites(p, seat)
    over: i64 = 0
    rest = now & p.rule[NEAR_CITY]  # only parts of the city are counted
    while rest != 0:
        over |= p.rule[ROADS + lowest(rest)]
        rest &= rest - 1
    later = over & ~(now | at[NET + seat])
    nobody = ~at[ENTERED]
    one = at[ENTERED] & ~at[ENTERED_TWICE]
    outer = p.rule[OUTER]
    inner = p.rule[INNER]
    out[o] = u8(count(now & nobody & outer))
    out[o + 1] = u8(count(now & nobody & inner))
    out[o + 2] = u8(count(now & one & outer))
    out[o + 3] = u8(count(now & one & inner))
    out[o + 4] = u8(count(later & nobody & outer))
    out[o + 5] = u8(count(later & nobody & inner))
    out[o + 6] = u8(count(later & one & outer))
    out[o + 7] = u8(count(later & one & inner))
