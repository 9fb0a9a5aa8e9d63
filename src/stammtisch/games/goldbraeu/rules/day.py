"""Playing a round, new round: the display, the secret choice, and who acts when (GB-RND)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.chance import Rng
from stammtisch.core.moves import Moves
from stammtisch.core.position import CHANCE, NOT_NOW, OK, SEATS, Position, Step, go
from stammtisch.core.vec import vec
from stammtisch.games.goldbraeu.rules.actions import CHOOSE, DRAW_CARD, NAME, TURN_CARD
from stammtisch.games.goldbraeu.rules.cards import has_supply, pick_from_supply, take_from_supply, top_known
from stammtisch.games.goldbraeu.rules.components import CARDS, DAYS, NONE, SLOTS
from stammtisch.games.goldbraeu.rules.notes import (
    ACTION_CHOSEN,
    ACTION_REVEALED,
    CARD_BURIED,
    CARD_TURNED,
    DAY_BEGUN,
    PASSED,
)
from stammtisch.games.goldbraeu.rules.position import (
    ACTOR,
    BLOCKED_TODAY,
    CHOICE,
    DAY,
    FACE,
    FRESH,
    LEFT,
    ORDER,
    PILE,
    PRICE,
    START,
    SUPPLY,
    TALLY,
    TURN,
    UNDER,
    UNDER_END,
)
from stammtisch.games.goldbraeu.rules.steps import BUY_SHARE, CHOOSE_ACTION, EXPANSION, LAST_CARDS, NAME_BOSS, TURN_UP

PLANS: Final = 3
EXPAND_PLAN: Final = 0
BOSS_PLAN: Final = 1
BUY_PLAN: Final = 2
STEP_OF_PLAN: Final = vec[i64]([EXPANSION, NAME_BOSS, BUY_SHARE])
PRICE_FOR: Final = vec[i64]([0, 2, 5, 8, 8])  # + choosers (GB-BUY-02)


def offer_supply(p: Position, first: i64, out: Moves) -> None:
    """Every card that the supply may yield next; a known card comes for sure."""
    at = p.at
    known = top_known(p)
    if known != NONE:
        out.weigh(first + known, 1)
        return
    card: i64
    for card in range(CARDS):
        if at[PILE + card] > 0:
            out.weigh(first + card, at[PILE + card])


def may_draw(p: Position, card: i64) -> i64:
    """OK if the supply may yield this card next."""
    if p.at[SUPPLY] > 0:
        return OK if p.at[PILE + card] > 0 else NOT_NOW
    return OK if top_known(p) == card else NOT_NOW


class TurnUp(Step):
    """Each day opens with two cards face up, or as many as there are (GB-RND-02, GB-Q38)."""

    def enter(self, p: Position) -> None:
        """Begin the day."""
        at = p.at
        if p.journal is not None:
            p.note(DAY_BEGUN, at[DAY] // DAYS + 1, at[DAY] % DAYS, at[START])
        at[TURN] = 0
        self.turn_or_choose(p)

    def turn_or_choose(self, p: Position) -> None:
        """Ask the dealer for the next card, if there is one to come."""
        if p.at[TURN] < SLOTS and has_supply(p):
            p.to_act = CHANCE
        else:
            go(p, CHOOSE_ACTION)

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """What the supply may yield."""
        offer_supply(p, TURN_CARD, out)

    def draw(self, p: Position, rng: Rng) -> i64:
        """What the supply yields."""
        return TURN_CARD + pick_from_supply(p, rng)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_draw."""
        return may_draw(p, action - TURN_CARD) if TURN_CARD <= action < DRAW_CARD else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Lay the card in the next slot."""
        at = p.at
        card = action - TURN_CARD
        slot = at[TURN]
        take_from_supply(p, card)
        at[FACE + slot] = card
        at[TURN] = slot + 1
        if p.journal is not None:
            p.note(CARD_TURNED, slot, card)
        self.turn_or_choose(p)


class ChooseAction(Step):
    """Everybody secretly lays one action card; all reveal together (GB-RND-03)."""

    def enter(self, p: Position) -> None:
        """All choose at once."""
        seat: i64
        for seat in range(p.rule[SEATS]):
            p.at[CHOICE + seat] = NONE
        p.to_act = BIT[p.rule[SEATS]] - 1

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Any of the three."""
        out.add_row(CHOOSE, PLANS)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """Any of the three may be laid, able or not (GB-RND-06)."""
        return OK if CHOOSE <= action < NAME else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Lay the card face down; the last one turns all of them over."""
        p.at[CHOICE + seat] = action - CHOOSE
        if p.journal is not None:
            p.note(ACTION_CHOSEN, seat, action - CHOOSE)
        p.to_act &= ~BIT[seat]
        if p.to_act == 0:
            reveal(p)


def reveal(p: Position) -> None:
    """Turn the action cards over and line the seats up: by action, then clockwise (GB-RND-04)."""
    at = p.at
    at[TALLY + EXPAND_PLAN] = at[TALLY + BOSS_PLAN] = at[TALLY + BUY_PLAN] = 0
    seat: i64
    for seat in range(p.rule[SEATS]):
        at[TALLY + at[CHOICE + seat]] += 1
    line_up(p)
    tell_choices(p)
    at[TURN] = NONE
    next_actor(p)


def tell_choices(p: Position) -> None:
    """Note what everybody had laid."""
    if p.journal is None:
        return
    seat: i64
    for seat in range(p.rule[SEATS]):
        p.note(ACTION_REVEALED, seat, p.at[CHOICE + seat])


def line_up(p: Position) -> None:
    """Give every seat its place: those with the same plan stand clockwise from the start player."""
    at = p.at
    expanding: i64 = ORDER
    naming: i64 = expanding + at[TALLY + EXPAND_PLAN]
    buying: i64 = naming + at[TALLY + BOSS_PLAN]
    seats = p.rule[SEATS]
    seat = at[START]
    turn: i64
    for turn in range(seats):
        if at[CHOICE + seat] == EXPAND_PLAN:
            at[expanding] = seat
            expanding += 1
        elif at[CHOICE + seat] == BOSS_PLAN:
            at[naming] = seat
            naming += 1
        else:
            at[buying] = seat
            buying += 1
        seat += 1
        if seat == seats:
            seat = 0


def next_actor(p: Position) -> None:
    """Go on to the next seat in the order of play, or to the end of the day."""
    at = p.at
    turn = at[TURN] + 1
    if turn == p.rule[SEATS]:
        end_day(p)
        return
    at[TURN] = turn
    actor = at[ORDER + turn]
    plan = at[CHOICE + actor]
    choosers = at[TALLY + plan]
    at[ACTOR] = actor
    at[BLOCKED_TODAY] = 0
    at[LEFT] = 1
    if plan == BUY_PLAN:
        at[PRICE] = PRICE_FOR[choosers]
    elif choosers == 1:
        at[LEFT] = 2  # GB-RND-05: alone, two actions
    go(p, STEP_OF_PLAN[plan])


def acted(p: Position) -> None:
    """One action of the actor is used up or forgone."""
    left = p.at[LEFT] - 1
    p.at[LEFT] = left
    if left == 0:
        next_actor(p)
    else:
        go(p, STEP_OF_PLAN[p.at[CHOICE + p.at[ACTOR]]])


def forgo(p: Position, seat: i64) -> None:
    """Any action may be forgone; a sole chooser still has the second (GB-RND-07, GB-Q16)."""
    if p.journal is not None:
        p.note(PASSED, seat)
    acted(p)


def end_day(p: Position) -> None:
    """Unsold cards go under the supply, protections end; then a new day or payday (GB-RND-08, -10, GB-Q75)."""
    at = p.at
    slot: i64
    for slot in range(SLOTS):
        bury(p, slot)
    at[FRESH] = 0
    if at[DAY] % DAYS == DAYS - 1:
        go(p, LAST_CARDS)
    else:
        next_day(p)


def bury(p: Position, slot: i64) -> None:
    """Put an unsold card under the supply, the left one first (GB-Q40)."""
    at = p.at
    if at[FACE + slot] != NONE:
        if p.journal is not None:
            p.note(CARD_BURIED, at[FACE + slot])
        at[UNDER + at[UNDER_END]] = at[FACE + slot]
        at[UNDER_END] += 1
        at[FACE + slot] = NONE


def next_day(p: Position) -> None:
    """The start-player figure passes to the left (GB-RND-08, GB-WK-01)."""
    at = p.at
    at[DAY] += 1
    at[START] = (at[START] + 1) % p.rule[SEATS]
    go(p, TURN_UP)
