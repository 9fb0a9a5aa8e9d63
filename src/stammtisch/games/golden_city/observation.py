"""How the table looks in numbers: the bytes of an observation (layout.py says what they mean).

The places below are typed out because the compiler turns literals into constants; a test holds them against LAYOUT.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from stammtisch.core.bits import BIT, count, lowest
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.games.golden_city import position as the
from stammtisch.games.golden_city.bonus import bonus_letters
from stammtisch.games.golden_city.building import buildable
from stammtisch.games.golden_city.cards import unseen
from stammtisch.games.golden_city.components import (
    AREAS,
    BONUS_REWARD,
    GOOD_KINDS,
    GOODS_KINDS,
    LANDFORMS,
    MAX_SEATS,
    MOST_BUILT,
    NONE,
    SITES,
    SLOTS,
)
from stammtisch.games.golden_city.ending import is_last_round
from stammtisch.games.golden_city.position import open_sites
from stammtisch.games.golden_city.round import top_group
from stammtisch.games.golden_city.scoring import goods_letters
from stammtisch.games.golden_city.steps import (
    BIDDING,
    BUILDING,
    CHOOSE_START,
    HAND_LIMIT,
    LAY_PAIRS,
    OVER,
    PAYMENT,
    PICK_BONUS,
)

SITES_AT: Final = 0
HAND_AT: Final = 240
KNOWN_AT: Final = 245
SECRET_AT: Final = 265
COINS_AT: Final = 269
LETTERS_AT: Final = 273
KEYS_AT: Final = 277
LEFT_AT: Final = 281
GOODS_AT: Final = 285
BONUS_AT: Final = 309
GONE_AT: Final = 317
BONUS_LETTERS_AT: Final = 325
BONUS_COUNT_AT: Final = 326
SCORE_GOOD_AT: Final = 330
SCORE_AREA_AT: Final = 334
NEXT_GOODS_AT: Final = 342
NEXT_AREAS_AT: Final = 346
DECK_GOODS_AT: Final = 354
DECK_AREAS_AT: Final = 358
ROUND_AT: Final = 366
ROUNDS_LEFT_AT: Final = 367
LAST_ROUND_AT: Final = 368
STEP_AT: Final = 369
START_AT: Final = 385
ACTOR_AT: Final = 389
TO_BUILD_AT: Final = 393
STUCK_AT: Final = 397
PAIRS_AT: Final = 401
BIDS_AT: Final = 421
PRICE_AT: Final = 437
DISPLAY_AT: Final = 438
GOODS_DECK_AT: Final = 444
PILE_AT: Final = 450
UNSEEN_AT: Final = 451
KEYS_LEFT_AT: Final = 456
COAST_AT: Final = 457
SCORE_PAYS_AT: Final = 458
DECK_PAYS_AT: Final = 462
GOODS_LETTERS_AT: Final = 466
MARGINS_AT: Final = 482
REACH_AT: Final = 514
PARTS_AT: Final = 518
REWARDS_AT: Final = 550
PAYABLE_AT: Final = 556
SIZE: Final = 566

PART_COUNTS: Final = 8  # of each seat
EVEN: Final = 4  # the byte of a margin of nothing
BLANK: Final = bytes(MARGINS_AT) + bytes([EVEN]) * (MAX_SEATS * AREAS) + bytes(SIZE - MARGINS_AT - MAX_SEATS * AREAS)


def observe(p: Position, observer: i64, out: BytesWriter) -> None:
    """Append what `observer` may know; -1 stands for a spectator, who looks on from behind seat 0."""
    first = len(out)
    out.write(BLANK)
    seats = p.rule[SEATS]
    lead: i64 = 0
    if observer >= 0:
        lead = observer
        write_own(p, observer, out, first)
    write_table(p, out, first)
    write_deck(p, out, first)
    write_offer(p, lead, out, first)
    write_turn(p, lead, out, first)
    place: i64
    for place in range(seats):
        seat = lead + place if lead + place < seats else lead + place - seats
        write_things(p, seat, out, first + place)
        write_cards(p, seat, out, first + place * LANDFORMS, first + place * GOODS_KINDS)
        write_goods(p, seat, place, out, first)
        write_parts(p, seat, place, out, first)
        write_net(p, seat, out, first + SITES_AT + place * SITES)
        if observer == seat or p.rule[the.OPEN_SCORES] or p.at[STEP] == OVER:
            put(out, first + LETTERS_AT + place, p.at[the.LETTERS + seat], 100)
    write_areas(p, lead, out, first)
    write_rewards(p, open_sites(p, lead), out, first + REWARDS_AT)


def put(out: BytesWriter, place: i64, number: i64, most: i64) -> None:
    """Write a number that may not be above its unit."""
    out[place] = u8(most if number > most else number)


def net_of(p: Position, seat: i64) -> i64:
    """The sites of a seat, with the one that it has chosen and will pay now."""
    at = p.at
    if at[STEP] == PAYMENT and at[the.ACTOR] == seat:
        return at[the.NET + seat] | BIT[at[the.SITE]]
    return at[the.NET + seat]


# ---- what only the observer knows


def write_own(p: Position, seat: i64, out: BytesWriter, first: i64) -> None:
    """The observer's hand, his bonus cards and what they would pay, and where he can build."""
    at = p.at
    i: i64
    for i in range(LANDFORMS):
        put(out, first + HAND_AT + i, at[the.HAND + seat * LANDFORMS + i], 6)
    letters: i64 = 0
    cards = at[the.BONUS + seat]
    while cards != 0:
        card = lowest(cards)
        out[first + BONUS_AT + card] = 1
        letters += bonus_letters(p, seat, card)
        cards &= cards - 1
    put(out, first + BONUS_LETTERS_AT, letters, 40)
    write_gone(p, seat, out, first + GONE_AT)
    sites: i64 = buildable(p, seat)
    while sites != 0:
        place = first + PAYABLE_AT + p.rule[the.REWARD_AT + lowest(sites)]
        put(out, place, i64(out[place]) + 1, 8)
        sites &= sites - 1


def write_gone(p: Position, seat: i64, out: BytesWriter, first: i64) -> None:
    """Whoever looks through the bonus cards knows which the others had taken by then (GC-Q23)."""
    at = p.at
    looked = at[the.PICKS]
    if at[STEP] != PICK_BONUS or at[the.ACTOR] != seat:
        while looked > 0 and at[the.PICKER + looked - 1] != seat:
            looked -= 1
    i: i64
    for i in range(looked):
        if at[the.PICKER + i] != seat:
            out[first + at[the.PICKED + i]] = 1


# ---- what lies on the table


def write_table(p: Position, out: BytesWriter, first: i64) -> None:
    """The step and the round, goods cards, and what is left in the supply."""
    at = p.at
    out[first + STEP_AT + at[STEP]] = 1
    if at[STEP] > CHOOSE_START:
        put(out, first + ROUND_AT, at[the.ROUND] + 1, 16)
    if is_last_round(p):
        out[first + LAST_ROUND_AT] = 1
    i: i64
    for i in range(SLOTS):
        if at[the.DISPLAY + i] != NONE:
            out[first + DISPLAY_AT + at[the.DISPLAY + i]] += 1
    for i in range(GOODS_KINDS):
        put(out, first + GOODS_DECK_AT + i, at[the.DECK + i], 2)
    out[first + PILE_AT] = u8(at[the.PILE_SIZE])
    for i in range(LANDFORMS):
        out[first + UNSEEN_AT + i] = u8(unseen(p, i))
    out[first + KEYS_LEFT_AT] = u8(at[the.KEYS_LEFT])
    out[first + COAST_AT] = u8(count(p.rule[the.COASTAL] & ~at[the.TAKEN]))


def write_deck(p: Position, out: BytesWriter, first: i64) -> None:
    """The open score card, those of the deck, and those of its uppermost group."""
    face = p.at[the.FACE]
    if face != NONE:
        out[first + SCORE_GOOD_AT + face // AREAS] = 1
        out[first + SCORE_AREA_AT + face % AREAS] = 1
    faces = p.at[the.FACES_LEFT]
    out[first + ROUNDS_LEFT_AT] = u8(count(faces))
    upper: i64 = top_group(p)
    while faces != 0:
        face = lowest(faces)
        out[first + DECK_GOODS_AT + face // AREAS] += 1
        out[first + DECK_AREAS_AT + face % AREAS] += 1
        if upper >> face & 1:
            out[first + NEXT_GOODS_AT + face // AREAS] += 1
            out[first + NEXT_AREAS_AT + face % AREAS] += 1
        faces &= faces - 1


def write_offer(p: Position, lead: i64, out: BytesWriter, first: i64) -> None:
    """The pairs on offer, the hands on them, and the price."""
    at = p.at
    if LAY_PAIRS <= at[STEP] <= BIDDING:
        put(out, first + PRICE_AT, at[the.PRICE], 8)
    pair: i64
    for pair in range(p.rule[SEATS]):
        cards = first + PAIRS_AT + pair * LANDFORMS
        if at[the.PAIR + pair * 2] != NONE:
            out[cards + at[the.PAIR + pair * 2]] += 1
        if at[the.PAIR + pair * 2 + 1] != NONE:
            out[cards + at[the.PAIR + pair * 2 + 1]] += 1
        owner = at[the.OWNER + pair]
        if owner >= 0:
            out[first + BIDS_AT + pair * MAX_SEATS + place_of(p, owner, lead)] = 1


def place_of(p: Position, seat: i64, lead: i64) -> i64:
    """How many seats clockwise of the first one."""
    return seat - lead if seat >= lead else seat - lead + p.rule[SEATS]


def write_turn(p: Position, lead: i64, out: BytesWriter, first: i64) -> None:
    """Who starts, whose turn it is, and what is still to be built in this round."""
    at = p.at
    step = at[STEP]
    if step > CHOOSE_START:
        out[first + START_AT + place_of(p, at[the.START], lead)] = 1
    if BIDDING <= step <= HAND_LIMIT:
        out[first + ACTOR_AT + place_of(p, at[the.ACTOR], lead)] = 1
    if step == OVER:
        return
    seat: i64
    for seat in range(p.rule[SEATS]):
        put(out, first + TO_BUILD_AT + place_of(p, seat, lead), to_build(p, seat), at[the.LEFT + seat])


def to_build(p: Position, seat: i64) -> i64:
    """How many businesses a seat may still build in this round, apart from the one that it pays now."""
    at = p.at
    if at[STEP] < BUILDING:
        return MOST_BUILT
    if at[the.ACTOR] != seat:
        return MOST_BUILT if place_of(p, seat, at[the.START]) > at[the.TURN] else 0
    if at[STEP] == HAND_LIMIT:
        return 0
    return MOST_BUILT - at[the.BUILT_NOW] - (1 if at[STEP] == PAYMENT else 0)


# ---- what the seats own


def write_things(p: Position, seat: i64, out: BytesWriter, first: i64) -> None:
    """Coins, keys, businesses left, numbers of secret cards, and whether the seat is stuck."""
    at = p.at
    put(out, first + SECRET_AT, at[the.SECRET + seat], 6)
    put(out, first + COINS_AT, at[the.COINS + seat], 20)
    put(out, first + KEYS_AT, at[the.KEYS + seat], 3)
    put(out, first + LEFT_AT, at[the.LEFT + seat], 18)
    out[first + BONUS_COUNT_AT] = u8(count(at[the.BONUS + seat]))
    out[first + STUCK_AT] = u8(at[the.STUCK_SEATS] >> seat & 1)
    put(out, first + REACH_AT, count(open_sites(p, seat) & ~p.rule[the.INNER]), 20)


def write_cards(p: Position, seat: i64, out: BytesWriter, known: i64, goods: i64) -> None:
    """Landform cards that everybody knows, and goods cards."""
    at = p.at
    i: i64
    for i in range(LANDFORMS):
        put(out, known + KNOWN_AT + i, at[the.KNOWN + seat * LANDFORMS + i], 6)
    for i in range(GOODS_KINDS):
        put(out, goods + GOODS_AT + i, at[the.GOODS_OF + seat * GOODS_KINDS + i], 2)


def write_net(p: Position, seat: i64, out: BytesWriter, first: i64) -> None:
    """The businesses of a seat."""
    net: i64 = net_of(p, seat)
    while net != 0:
        out[first + lowest(net)] = 1
        net &= net - 1


# ---- what follows from all this


def write_goods(p: Position, seat: i64, place: i64, out: BytesWriter, first: i64) -> None:
    """What the goods of a seat would pay: each, the one on the score card, and all of the deck."""
    good: i64
    for good in range(GOOD_KINDS):
        letters = goods_letters(p, seat, good)
        out[first + GOODS_LETTERS_AT + place * GOOD_KINDS + good] = u8(letters)
        out[first + DECK_PAYS_AT + place] += u8(letters) * out[first + DECK_GOODS_AT + good]
        out[first + SCORE_PAYS_AT + place] += u8(letters) * out[first + SCORE_GOOD_AT + good]


def write_areas(p: Position, lead: i64, out: BytesWriter, first: i64) -> None:
    """Who is ahead on rivers and in quarters, and what that would pay."""
    seats = p.rule[SEATS]
    area: i64
    place: i64
    for area in range(AREAS):
        sites = p.rule[the.AREA + area]
        most: i64 = 0
        second: i64 = 0
        for place in range(seats):
            seat = lead + place if lead + place < seats else lead + place - seats
            own = count(net_of(p, seat) & sites)
            out[first + MARGINS_AT + place * AREAS + area] = u8(own)
            if own > most:
                second = most
                most = own
            elif own > second:
                second = own
        for place in range(seats):
            write_margin(out, first, place, area, most, second)


def write_margin(out: BytesWriter, first: i64, place: i64, area: i64, most: i64, second: i64) -> None:
    """Turn a number of businesses into a margin, and add what it would pay (GC-SCO-04, -05)."""
    own = i64(out[first + MARGINS_AT + place * AREAS + area])
    margin: i64 = own - most if own < most else own - second
    put(out, first + MARGINS_AT + place * AREAS + area, EVEN + margin if margin > -EVEN else 0, 2 * EVEN)
    if own > 0:
        letters: u8 = 4 if margin > 0 else 2
        out[first + DECK_PAYS_AT + place] += letters * out[first + DECK_AREAS_AT + area]
        out[first + SCORE_PAYS_AT + place] += letters * out[first + SCORE_AREA_AT + area]


def write_parts(p: Position, seat: i64, place: i64, out: BytesWriter, first: i64) -> None:
    """The parts of the city that a seat can enter as the first or second one, at once or over another site."""
    at = p.at
    inner = p.rule[the.INNER]
    open_now: i64 = open_sites(p, seat)
    over: i64 = 0
    rest = open_now
    while rest != 0:
        over |= p.rule[the.ROADS + lowest(rest)]
        rest &= rest - 1
    parts = open_now & p.rule[the.CITY]
    later = over & p.rule[the.CITY] & ~(open_now | at[the.NET + seat])
    nobody = ~at[the.ENTERED]
    one = at[the.ENTERED] & ~at[the.ENTERED_TWICE]
    first += PARTS_AT + place * PART_COUNTS
    out[first] = u8(count(parts & nobody & ~inner))
    out[first + 1] = u8(count(parts & nobody & inner))
    out[first + 2] = u8(count(parts & one & ~inner))
    out[first + 3] = u8(count(parts & one & inner))
    out[first + 4] = u8(count(later & nobody & ~inner))
    out[first + 5] = u8(count(later & nobody & inner))
    out[first + 6] = u8(count(later & one & ~inner))
    out[first + 7] = u8(count(later & one & inner))


def write_rewards(p: Position, sites: i64, out: BytesWriter, first: i64) -> None:
    """How often each reward but those of the city is to be had."""
    sites &= ~p.rule[the.CITY]
    while sites != 0:
        reward = p.rule[the.REWARD_AT + lowest(sites)]
        if 0 < reward <= BONUS_REWARD:
            put(out, first + reward - 1, i64(out[first + reward - 1]) + 1, 6)
        sites &= sites - 1
