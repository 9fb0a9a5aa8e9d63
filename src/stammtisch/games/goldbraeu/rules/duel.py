"""The duel: whether the sitting boss can block, whether they must be asked, and their answer (GB-DUE)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.moves import Moves
from stammtisch.core.position import NOT_NOW, OK, SEATS, Position, Step
from stammtisch.games.goldbraeu.rules.actions import ALLOW, BLOCK, WITHDRAW
from stammtisch.games.goldbraeu.rules.boss import fail, succeed
from stammtisch.games.goldbraeu.rules.cards import unseen
from stammtisch.games.goldbraeu.rules.components import BUSINESSES, MOST_OPENED, NOBODY
from stammtisch.games.goldbraeu.rules.markers import may_open, open_cards
from stammtisch.games.goldbraeu.rules.notes import BLOCKED
from stammtisch.games.goldbraeu.rules.position import (
    ACTOR,
    BOSS,
    BOSS_ANY,
    EXTRA_CARD,
    HAND_SIZE,
    MARKERS,
    MARKERS_LEFT,
    PLACED,
    PLAYED,
    REMOVAL_AT,
    STRIPPED_STANDS,
    TARGET,
)
from stammtisch.games.goldbraeu.rules.reasons import CARD_NOT_NEEDED, NO_MAJORITY, ONE_CARD


def stops(p: Position, boss: i64, business: i64, cards: i64) -> bool:
    """Whether the boss would stop the challenger by opening this many cards: majority, or nobody left to stop.

    Single markers go before the majority is judged, if these cards are the last ones (GB-DUE-08).
    """
    own = p.at[MARKERS + boss * BUSINESSES + business]
    if cards > 0 and p.at[PLAYED + business] + cards == p.rule[REMOVAL_AT]:
        return stops_with_last(p, boss, business, own + cards)
    return own + cards > p.at[PLACED + business] - own


def stops_with_last(p: Position, boss: i64, business: i64, own: i64) -> bool:
    """Whether the last cards stop the challenger, after the single markers are gone."""
    at = p.at
    if at[MARKERS + at[ACTOR] * BUSINESSES + business] == 1 and not p.rule[STRIPPED_STANDS]:
        return True
    others: i64 = 0
    seat: i64
    for seat in range(p.rule[SEATS]):
        markers = at[MARKERS + seat * BUSINESSES + business]
        if seat != boss and markers > 1:
            others += markers
    return own > others and own > 1


def may_block(p: Position, boss: i64, business: i64, cards: i64) -> i64:
    """OK, or why the boss cannot block while opening this many cards (GB-DUE-02, -03, GB-Q69 to GB-Q72)."""
    if not stops(p, boss, business, cards):
        return NO_MAJORITY
    if cards == 0:
        return OK
    if cards > 1 and not p.rule[BOSS_ANY]:
        return ONE_CARD
    if not p.rule[EXTRA_CARD] and stops_with_fewer(p, boss, business, cards):
        return CARD_NOT_NEEDED
    return may_open(p, boss, business, cards)


def stops_with_fewer(p: Position, boss: i64, business: i64, cards: i64) -> bool:
    """Whether fewer cards would do."""
    fewer: i64
    for fewer in range(cards):
        if stops(p, boss, business, fewer):
            return True
    return False


def most_to_block_with(p: Position) -> i64:
    """How many cards the boss may open at most to block (GB-DUE-02, GB-Q71)."""
    return MOST_OPENED if p.rule[BOSS_ANY] else 1


def might_block(p: Position, boss: i64, business: i64) -> bool:
    """Whether the table must reckon with a block, whatever the boss holds (GB-DUE-14, GB-Q68)."""
    if stops(p, boss, business, 0):
        return True
    most = min(most_to_block_with(p), p.at[HAND_SIZE + boss])
    most = min(most, p.at[MARKERS_LEFT + boss])
    cards: i64
    for cards in range(1, most + 1):
        if stops(p, boss, business, cards):
            return unseen(p, business) >= cards
    return False


class Answer(Step):
    """Only the sitting boss may block; nobody else has a say (GB-BOS-08, GB-DUE-04, -05)."""

    def enter(self, p: Position) -> None:
        """Ask the boss whenever it is not public knowledge that they cannot block (GB-DUE-14)."""
        business = p.at[TARGET]
        boss = p.at[BOSS + business]
        if boss != NOBODY and might_block(p, boss, business):
            p.to_act = BIT[boss]
        else:
            succeed(p)

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Allow it, or block with any number of cards that is in order."""
        out.add(ALLOW)
        cards: i64
        for cards in range(most_to_block_with(p) + 1):
            if may_block(p, seat, p.at[TARGET], cards) == OK:
                out.add(BLOCK + cards)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_block; letting it happen is always in order."""
        if action == ALLOW:
            return OK
        return may_block(p, seat, p.at[TARGET], action - BLOCK) if BLOCK <= action < WITHDRAW else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Step down, or open the cards and stay."""
        if action == ALLOW:
            succeed(p)
            return
        open_cards(p, seat, p.at[TARGET], action - BLOCK)
        p.note(BLOCKED, seat, p.at[TARGET])
        fail(p)
