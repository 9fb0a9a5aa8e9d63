"""How the table looks in numbers, first half: what lies on it, the turn, what only the observer knows (seen.py)."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from stammtisch.core.bits import count, lowest
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.games.golden_city.knowledge.observation.blank import BLANK, add, place_of, put
from stammtisch.games.golden_city.knowledge.observation.offsets import (
    O_ACTOR,
    O_BIDS,
    O_BONUS,
    O_BONUS_LETTERS,
    O_COAST,
    O_DECK_AREAS,
    O_DECK_GOODS,
    O_DISPLAY,
    O_GONE,
    O_GOODS_DECK,
    O_HAND,
    O_KEYS_LEFT,
    O_LAST_ROUND,
    O_NEXT_AREAS,
    O_NEXT_GOODS,
    O_PAIRS,
    O_PAYABLE,
    O_PILE,
    O_PRICE,
    O_REWARDS,
    O_ROUND,
    O_ROUNDS_LEFT,
    O_SCORE_AREA,
    O_SCORE_GOOD,
    O_START,
    O_STEP,
    O_TO_BUILD,
    O_UNSEEN,
)
from stammtisch.games.golden_city.knowledge.observation.seats import write_letters, write_other_site, write_seats
from stammtisch.games.golden_city.rules.bonus import bonus_letters
from stammtisch.games.golden_city.rules.building import buildable
from stammtisch.games.golden_city.rules.cards import unseen
from stammtisch.games.golden_city.rules.components import (
    AREAS,
    BONUS_REWARD,
    GOODS_KINDS,
    LANDFORMS,
    MAX_SEATS,
    MOST_BUILT,
    NONE,
    SLOTS,
)
from stammtisch.games.golden_city.rules.ending import is_last_round
from stammtisch.games.golden_city.rules.position import (
    ACTOR,
    BONUS,
    BUILT_NOW,
    CITY,
    COASTAL,
    DECK,
    DISPLAY,
    FACE,
    FACES_LEFT,
    HAND,
    KEYS_LEFT,
    LEFT,
    OWNER,
    PAIR,
    PICKED,
    PICKER,
    PICKS,
    PILE_SIZE,
    PRICE,
    REWARD_AT,
    ROUND,
    SITE,
    START,
    TAKEN,
    TURN,
)
from stammtisch.games.golden_city.rules.round import top_group
from stammtisch.games.golden_city.rules.sites import open_sites
from stammtisch.games.golden_city.rules.steps import (
    BIDDING,
    BUILDING,
    CHOOSE_START,
    HAND_LIMIT,
    LAY_PAIRS,
    OVER,
    PAYMENT,
    PICK_BONUS,
)


def observe(p: Position, viewer: i64, out: BytesWriter) -> None:
    """Append all that `viewer` may know; a spectator (-1) sits behind the first seat and knows no secret."""
    o: i64 = len(out)
    out.write(BLANK)
    me: i64 = 0
    if viewer >= 0:
        me = viewer
        write_own(p, viewer, out, o)
    write_table(p, out, o)
    write_score_cards(p, out, o)
    write_offer(p, me, out, o)
    write_turn(p, me, out, o)
    write_seats(p, me, out, o)
    write_letters(p, viewer, me, out, o)
    write_rewards(p, open_sites(p, me), out, o + O_REWARDS)


def observe_options(options: list[Position], seat: i64, out: BytesWriter) -> None:
    """Append what `seat` would see after each of its options. Those that choose a site differ by that alone."""
    row = b""
    site: i64 = NONE
    for p in options:
        if p.at[STEP] != PAYMENT:
            observe(p, seat, out)
        elif site == NONE:
            first = BytesWriter()
            observe(p, seat, first)
            row = first.getvalue()
            site = p.at[SITE]
            out.write(row)
        else:
            o: i64 = len(out)
            out.write(row)
            write_other_site(p, seat, site, out, o)


# ---- what only the observer knows


def write_own(p: Position, seat: i64, out: BytesWriter, o: i64) -> None:
    """The observer's hand, bonus cards and what these would pay, and where the observer can build."""
    at = p.at
    i: i64
    for i in range(LANDFORMS):
        put(out, o + O_HAND + i, at[HAND + seat * LANDFORMS + i], 6)
    letters: i64 = 0
    cards = at[BONUS + seat]
    while cards != 0:
        card = lowest(cards)
        out[o + O_BONUS + card] = 1
        letters += bonus_letters(p, seat, card)
        cards &= cards - 1
    put(out, o + O_BONUS_LETTERS, letters, 40)
    write_gone(p, seat, out, o + O_GONE)
    sites: i64 = buildable(p, seat)
    while sites != 0:
        add(out, o + O_PAYABLE + p.rule[REWARD_AT + lowest(sites)], 8)
        sites &= sites - 1


def write_gone(p: Position, seat: i64, out: BytesWriter, o: i64) -> None:
    """Whoever looks through the bonus cards knows which the others had taken by then (GC-Q23)."""
    at = p.at
    looked = at[PICKS]
    if at[STEP] != PICK_BONUS or at[ACTOR] != seat:
        while looked > 0 and at[PICKER + looked - 1] != seat:
            looked -= 1
    i: i64
    for i in range(looked):
        if at[PICKER + i] != seat:
            out[o + at[PICKED + i]] = 1


# ---- what lies on the table


def write_table(p: Position, out: BytesWriter, o: i64) -> None:
    """The step and the round, goods cards, and what is left in the supply."""
    at = p.at
    out[o + O_STEP + at[STEP]] = 1
    if at[STEP] > CHOOSE_START:
        out[o + O_ROUND] = u8(at[ROUND] + 1)
    if is_last_round(p):
        out[o + O_LAST_ROUND] = 1
    i: i64
    for i in range(SLOTS):
        if at[DISPLAY + i] != NONE:
            add(out, o + O_DISPLAY + at[DISPLAY + i], SLOTS)
    for i in range(GOODS_KINDS):
        put(out, o + O_GOODS_DECK + i, at[DECK + i], 2)
    out[o + O_PILE] = u8(at[PILE_SIZE])
    for i in range(LANDFORMS):
        out[o + O_UNSEEN + i] = u8(unseen(p, i))
    out[o + O_KEYS_LEFT] = u8(at[KEYS_LEFT])
    out[o + O_COAST] = u8(count(p.rule[COASTAL] & ~at[TAKEN]))


def write_score_cards(p: Position, out: BytesWriter, o: i64) -> None:
    """The open score card, those of the deck, and those of its uppermost group."""
    face = p.at[FACE]
    if face != NONE:
        out[o + O_SCORE_GOOD + face // AREAS] = 1
        out[o + O_SCORE_AREA + face % AREAS] = 1
    faces = p.at[FACES_LEFT]
    out[o + O_ROUNDS_LEFT] = u8(count(faces))
    upper: i64 = top_group(p)
    while faces != 0:
        face = lowest(faces)
        add(out, o + O_DECK_GOODS + face // AREAS, 8)
        add(out, o + O_DECK_AREAS + face % AREAS, 4)
        if upper >> face & 1:
            add(out, o + O_NEXT_GOODS + face // AREAS, 8)
            add(out, o + O_NEXT_AREAS + face % AREAS, 4)
        faces &= faces - 1


def write_offer(p: Position, me: i64, out: BytesWriter, o: i64) -> None:
    """The pairs on offer, the hands on them, and the price."""
    at = p.at
    if not LAY_PAIRS <= at[STEP] <= BIDDING:
        return
    put(out, o + O_PRICE, at[PRICE], 8)
    pair: i64
    for pair in range(p.rule[SEATS]):
        cards = o + O_PAIRS + pair * LANDFORMS
        if at[PAIR + pair * 2] != NONE:
            add(out, cards + at[PAIR + pair * 2], 2)
        if at[PAIR + pair * 2 + 1] != NONE:
            add(out, cards + at[PAIR + pair * 2 + 1], 2)
        owner = at[OWNER + pair]
        if owner >= 0:
            out[o + O_BIDS + pair * MAX_SEATS + place_of(p, owner, me)] = 1


def write_rewards(p: Position, sites: i64, out: BytesWriter, o: i64) -> None:
    """How often each reward but those of the city is to be had."""
    sites &= ~p.rule[CITY]
    while sites != 0:
        reward = p.rule[REWARD_AT + lowest(sites)]
        if 0 < reward <= BONUS_REWARD:
            add(out, o + reward - 1, 6)
        sites &= sites - 1


# ---- the turn


def write_turn(p: Position, me: i64, out: BytesWriter, o: i64) -> None:
    """Who starts, whose turn it is, and what is still to be built in this round."""
    at = p.at
    step = at[STEP]
    if step > CHOOSE_START:
        out[o + O_START + place_of(p, at[START], me)] = 1
    if BIDDING <= step <= HAND_LIMIT:
        out[o + O_ACTOR + place_of(p, at[ACTOR], me)] = 1
    if step == OVER:
        return
    seat: i64
    for seat in range(p.rule[SEATS]):
        put(out, o + O_TO_BUILD + place_of(p, seat, me), to_build(p, seat), at[LEFT + seat])


def to_build(p: Position, seat: i64) -> i64:
    """How many businesses a seat may still build in this round, apart from the one that it pays now."""
    at = p.at
    step = at[STEP]
    if step < BUILDING:
        return MOST_BUILT
    if at[ACTOR] != seat:
        if place_of(p, seat, at[START]) > at[TURN]:
            return MOST_BUILT
        return 0
    if step == HAND_LIMIT:
        return 0
    if step == PAYMENT:
        return MOST_BUILT - 1 - at[BUILT_NOW]
    return MOST_BUILT - at[BUILT_NOW]
