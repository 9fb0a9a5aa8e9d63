"""How the table looks in numbers, second half: the turn, the cards, and what the observer alone knows (seen.py)."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from stammtisch.core.bits import BIT
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.games.goldbraeu.knowledge.observation.blank import BLANK, put
from stammtisch.games.goldbraeu.knowledge.observation.offsets import (
    O_ACTOR,
    O_ASKED,
    O_BLOCKED,
    O_CHIP_CARD,
    O_CHOICE,
    O_DAY,
    O_DISPLAY,
    O_DRAWN,
    O_FOUR,
    O_GUARDED,
    O_HAND,
    O_KEPT,
    O_LEFT,
    O_MISSING,
    O_NEXT_CARD,
    O_PAYDAYS,
    O_PLACE,
    O_PLAN,
    O_PRICE,
    O_SAFE,
    O_SPECIALS,
    O_START,
    O_STEP,
    O_SUPPLY,
    O_TARGET,
    O_TO_COME,
    O_UNDER,
    O_UNDER_SIZE,
    O_UNSEEN,
    O_WEEKDAY,
)
from stammtisch.games.goldbraeu.knowledge.observation.public import paydays_left, write_wealth
from stammtisch.games.goldbraeu.rules.cards import top_known
from stammtisch.games.goldbraeu.rules.components import BUM, BUSINESSES, CARDS, DAYS, NOBODY, NONE, SLOTS, WAITRESS
from stammtisch.games.goldbraeu.rules.day import BUY_PLAN, PLANS, PRICE_FOR
from stammtisch.games.goldbraeu.rules.position import (
    ACTOR,
    BLOCKED_TODAY,
    BOSS,
    CHOICE,
    DAY,
    DRAWN,
    FACE,
    HAND,
    HAND_SIZE,
    KEPT,
    LEFT,
    MARKERS,
    MARKERS_LEFT,
    ORDER,
    PILE,
    PLACED,
    START,
    SUPPLY,
    TALLY,
    TARGET,
    TURN,
    UNDER,
    UNDER_END,
    UNDER_FIRST,
)
from stammtisch.games.goldbraeu.rules.steps import (
    ANSWER,
    CHOOSE_ACTION,
    CHOOSE_START,
    EXPANSION,
    FIRST_FIGURES,
    HOLD_OR_OPEN,
    KEEP_CARDS,
    LAST_CARDS,
    MOVE_CHIP,
    WITHDRAW_FIGURE,
)


def observe(p: Position, viewer: i64, out: BytesWriter) -> None:
    """Append all that `viewer` may know; a spectator (-1) sits behind the first seat and knows no secret."""
    o: i64 = len(out)
    out.write(BLANK)
    me: i64 = 0
    if viewer > 0:
        me = viewer
    write_wealth(p, viewer, me, out, o)
    write_supply(p, out, o)
    if viewer >= 0:
        write_secrets(p, viewer, out, o)
    write_guards(p, viewer, out, o)
    write_calendar(p, me, out, o)
    step = p.at[STEP]
    if EXPANSION <= step <= MOVE_CHIP:
        write_turn(p, me, out, o)
    elif step == LAST_CARDS:
        write_last_cards(p, me, out, o)


def place_of(p: Position, seat: i64, me: i64) -> i64:
    """Where a seat stands in the observer's eyes: they are the first, the others follow clockwise."""
    if seat >= me:
        return seat - me
    return seat - me + p.rule[SEATS]


# ---- cards


def write_supply(p: Position, out: BytesWriter, o: i64) -> None:
    """The display, what is known to come, and the cards of each business that the table has not seen."""
    at = p.at
    place: i64
    for place in range(BUSINESSES):
        out[o + O_UNSEEN + place] = out[o + O_MISSING + place]
    for place in range(SLOTS):
        if at[FACE + place] != NONE:
            out[o + O_DISPLAY + place * CARDS + at[FACE + place]] = 1
            out_of_sight(at[FACE + place], out, o)
    for place in range(at[UNDER_FIRST], at[UNDER_END]):
        card = at[UNDER + place]
        out[o + O_UNDER + card] = out[o + O_UNDER + card] + 1
        out_of_sight(card, out, o)
    if top_known(p) != NONE:
        out[o + O_NEXT_CARD + top_known(p)] = 1
    put(out, o + O_SUPPLY, at[SUPPLY], 60)
    put(out, o + O_UNDER_SIZE, at[UNDER_END] - at[UNDER_FIRST], 20)
    out[o + O_SPECIALS] = u8(at[PILE + WAITRESS])
    out[o + O_SPECIALS + 1] = u8(at[PILE + BUM])


def out_of_sight(card: i64, out: BytesWriter, o: i64) -> None:
    """Count one card less among those that the observer cannot see."""
    if card < BUSINESSES:
        out[o + O_UNSEEN + card] = out[o + O_UNSEEN + card] - 1


def write_secrets(p: Position, seat: i64, out: BytesWriter, o: i64) -> None:
    """The observer's hand, the cards they keep, what they laid face down and what they have drawn."""
    at = p.at
    card: i64
    for card in range(BUSINESSES):
        held = u8(at[HAND + seat * BUSINESSES + card])
        out[o + O_HAND + card] = held
        out[o + O_UNSEEN + card] = out[o + O_UNSEEN + card] - held
    step = at[STEP]
    if step == KEEP_CARDS:
        for card in range(2):
            if at[KEPT + seat * 2 + card] != NONE:
                place = o + O_KEPT + at[KEPT + seat * 2 + card]
                out[place] = out[place] + 1
    elif step == CHOOSE_ACTION:
        if at[CHOICE + seat] != NONE:
            out[o + O_CHOICE + at[CHOICE + seat]] = 1
    elif step == HOLD_OR_OPEN and at[ACTOR] == seat:
        out[o + O_DRAWN + at[DRAWN]] = 1


def write_guards(p: Position, viewer: i64, out: BytesWriter, o: i64) -> None:
    """Where the boss has the majority, and where they would have it with a hidden card that may be theirs."""
    at = p.at
    business: i64
    for business in range(BUSINESSES):
        boss = at[BOSS + business]
        if boss == NOBODY:
            continue
        lacking = at[PLACED + business] - 2 * at[MARKERS + boss * BUSINESSES + business]
        if lacking < 0:
            out[o + O_SAFE + business] = 1
        elif lacking == 0 and at[HAND_SIZE + boss] > 0 and at[MARKERS_LEFT + boss] > 0:
            cards: i64 = i64(out[o + O_UNSEEN + business])
            if boss == viewer:
                cards = at[HAND + boss * BUSINESSES + business]
            if cards > 0:
                out[o + O_GUARDED + business] = 1


# ---- the turn


def write_calendar(p: Position, me: i64, out: BytesWriter, o: i64) -> None:
    """The day, the step, the start player, and who is asked, if it is one seat alone."""
    at = p.at
    step = at[STEP]
    out[o + O_STEP + step] = 1
    out[o + O_PAYDAYS] = u8(paydays_left(p))
    if p.rule[SEATS] == 4:  # noqa: PLR2004 -- a table of four
        out[o + O_FOUR] = 1
    if step > CHOOSE_START:
        out[o + O_START + place_of(p, at[START], me)] = 1
    if step > FIRST_FIGURES:
        out[o + O_DAY + at[DAY]] = 1
        out[o + O_WEEKDAY + at[DAY] % DAYS] = 1
    if step in (KEEP_CARDS, CHOOSE_ACTION):
        return
    seat: i64
    for seat in range(p.rule[SEATS]):
        if p.to_act & BIT[seat]:
            out[o + O_ASKED + place_of(p, seat, me)] = 1


def write_turn(p: Position, me: i64, out: BytesWriter, o: i64) -> None:
    """The revealed action cards, the order of play, whose turn it is and what it is about."""
    at = p.at
    turn: i64
    for turn in range(p.rule[SEATS]):
        seat = at[ORDER + turn]
        place = place_of(p, seat, me)
        out[o + O_PLAN + place * PLANS + at[CHOICE + seat]] = 1
        out[o + O_PLACE + place] = u8(turn + 1)
        if turn > at[TURN]:
            out[o + O_TO_COME + place] = 1
    out[o + O_ACTOR + place_of(p, at[ACTOR], me)] = 1
    out[o + O_LEFT] = u8(at[LEFT])
    out[o + O_PRICE] = u8(PRICE_FOR[at[TALLY + BUY_PLAN]])
    step = at[STEP]
    if ANSWER <= step <= WITHDRAW_FIGURE:
        out[o + O_TARGET + at[TARGET]] = 1
    elif step == MOVE_CHIP:
        out[o + O_CHIP_CARD + at[DRAWN] - WAITRESS] = 1
    blocked = at[BLOCKED_TODAY]
    turn = 0
    while blocked != 0:
        if blocked & 1:
            out[o + O_BLOCKED + turn] = 1
        blocked >>= 1
        turn += 1


def write_last_cards(p: Position, me: i64, out: BytesWriter, o: i64) -> None:
    """On payday: whose turn it is to open cards, and whose is still to come."""
    at = p.at
    turn: i64
    for turn in range(at[TURN], p.rule[SEATS]):
        place = place_of(p, (at[START] + turn) % p.rule[SEATS], me)
        if turn == at[TURN]:
            out[o + O_ACTOR + place] = 1
        else:
            out[o + O_TO_COME + place] = 1
