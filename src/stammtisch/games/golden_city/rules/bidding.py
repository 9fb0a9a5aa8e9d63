"""Play your bidding hand: one pair for everybody, and what it costs to expel somebody (GC-BID)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT, lowest
from stammtisch.core.moves import Moves
from stammtisch.core.position import NOT_NOW, OK, SEATS, Position, Step
from stammtisch.games.golden_city.rules.actions import BID, DONE
from stammtisch.games.golden_city.rules.building import begin_building
from stammtisch.games.golden_city.rules.cards import give_pair
from stammtisch.games.golden_city.rules.components import NOBODY, NONE
from stammtisch.games.golden_city.rules.notes import EXPELLED, HAND_PLACED, PAIR_TAKEN
from stammtisch.games.golden_city.rules.position import (
    ACTOR,
    BID_ON,
    COINS,
    COINS_LEFT,
    FREE_PAIRS,
    OWNER,
    PAIR,
    PRICE,
    START,
)
from stammtisch.games.golden_city.rules.reasons import NO_PAIR, TOO_FEW_COINS


def may_bid(p: Position, seat: i64, pair: i64) -> i64:
    """OK, or why `seat` cannot lay its hand on a pair (GC-BID-03, -04, -09)."""
    if pair >= p.rule[SEATS]:
        return NO_PAIR
    if p.at[FREE_PAIRS] & BIT[pair] or p.at[COINS + seat] >= p.at[PRICE]:
        return OK
    return TOO_FEW_COINS


def open_pairs(p: Position, seat: i64) -> i64:
    """The pairs that a seat may bid on, as a set; everybody can see this."""
    if p.at[COINS + seat] >= p.at[PRICE]:
        return BIT[p.rule[SEATS]] - 1
    return p.at[FREE_PAIRS]


def has_choice(p: Position, seat: i64) -> bool:
    """Whether a seat may bid on more than one pair; everybody can see this."""
    free = p.at[FREE_PAIRS]
    return free & (free - 1) != 0 or p.at[COINS + seat] >= p.at[PRICE]


class Bidding(Step):
    """Phase 3: clockwise from the start player, until every pair has one hand (GC-BID-01, -10)."""

    def enter(self, p: Position) -> None:
        """All hands are off the table."""
        at = p.at
        seat: i64
        for seat in range(p.rule[SEATS]):
            at[OWNER + seat] = NOBODY
            at[BID_ON + seat] = NONE
        at[FREE_PAIRS] = BIT[p.rule[SEATS]] - 1
        at[ACTOR] = at[START]
        self.ask_next(p)

    def ask_next(self, p: Position) -> None:
        """Ask the next seat whose hand lies on no pair; one that has no choice is served (GC-BID-02, GC-Q50)."""
        at = p.at
        seat = at[ACTOR]
        while at[FREE_PAIRS] != 0:
            if at[BID_ON + seat] == NONE:
                if has_choice(p, seat):
                    at[ACTOR] = seat
                    p.to_act = BIT[seat]
                    return
                self.place(p, seat, lowest(at[FREE_PAIRS]))
            seat = seat + 1 if seat + 1 < p.rule[SEATS] else 0
        take_pairs(p)

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Every pair within the seat's means; there is no pass (GC-BID-14)."""
        out.add_each(BID, open_pairs(p, seat))

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_bid."""
        return may_bid(p, seat, action - BID) if BID <= action < DONE else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Lay the hand down; whoever was expelled waits for their turn (GC-BID-07)."""
        self.place(p, seat, action - BID)
        self.ask_next(p)

    def place(self, p: Position, seat: i64, pair: i64) -> None:
        """Lay the hand on a free pair, or pay and expel (GC-BID-03 to -06)."""
        at = p.at
        free = at[FREE_PAIRS]
        if free >> pair & 1:
            at[FREE_PAIRS] = free & ~BIT[pair]
            if p.journal is not None:
                p.note(HAND_PLACED, seat, pair)
        else:
            expel(p, seat, pair)
        at[OWNER + pair] = seat
        at[BID_ON + seat] = pair


def expel(p: Position, seat: i64, pair: i64) -> None:
    """Pay the common price, which then rises, and send the hand on a pair home (GC-BID-04 to -07)."""
    at = p.at
    other = at[OWNER + pair]
    at[COINS + seat] -= at[PRICE]
    at[COINS_LEFT] += at[PRICE]
    at[BID_ON + other] = NONE
    if p.journal is not None:
        p.note(EXPELLED, seat, other, pair, at[PRICE])
    at[PRICE] += 1


def take_pairs(p: Position) -> None:
    """Everybody takes their pair into their hand, openly (GC-BID-11, GC-Q44)."""
    at = p.at
    seat: i64
    for seat in range(p.rule[SEATS]):
        pair = at[BID_ON + seat]
        place = PAIR + pair * 2
        first = at[place]
        second = at[place + 1]
        give_pair(p, seat, first, second)
        at[place] = NONE
        at[place + 1] = NONE
        at[BID_ON + seat] = NONE
        at[OWNER + pair] = NOBODY
        if p.journal is not None:
            p.note(PAIR_TAKEN, seat, pair, first, second)
    begin_building(p)
