"""Share markers: opening cards, and the removal of single markers with the last share (GB-REM, GB-SET-10)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.position import OK, SEATS, Position
from stammtisch.games.goldbraeu.rules.cards import take_from_hand
from stammtisch.games.goldbraeu.rules.components import BUSINESSES
from stammtisch.games.goldbraeu.rules.notes import MARKER_RETURNED, SHARE_OPENED
from stammtisch.games.goldbraeu.rules.position import HAND, HOLDS, MARKERS, MARKERS_LEFT, PLACED, PLAYED, REMOVAL_AT
from stammtisch.games.goldbraeu.rules.reasons import NO_MARKER, NO_SUCH_CARD


def may_open(p: Position, seat: i64, business: i64, cards: i64) -> i64:
    """OK, or why `seat` cannot open this many cards of a business (GB-DUE-13, GB-BUY-14)."""
    if p.at[HAND + seat * BUSINESSES + business] < cards:
        return NO_SUCH_CARD
    if p.at[MARKERS_LEFT + seat] < cards:
        return NO_MARKER
    return OK


def open_cards(p: Position, seat: i64, business: i64, cards: i64) -> None:
    """Open hand cards one after the other; each becomes a marker at once (GB-DUE-08)."""
    opened: i64
    for opened in range(cards):
        take_from_hand(p, seat, business)
        if p.journal is not None:
            p.note(SHARE_OPENED, seat, business)
        add_share(p, seat, business)


def add_share(p: Position, seat: i64, business: i64) -> None:
    """Put a marker for an open share; the removal follows at once (GB-REM-03)."""
    put_marker(p, seat, business)
    if p.at[PLAYED + business] == p.rule[REMOVAL_AT]:
        remove_singles(p, business)


def put_marker(p: Position, seat: i64, business: i64) -> None:
    """Put a marker and count the share card as gone for good (GB-REM-07)."""
    at = p.at
    at[MARKERS + seat * BUSINESSES + business] += 1
    at[MARKERS_LEFT + seat] -= 1
    at[HOLDS + seat] |= BIT[business]
    at[PLACED + business] += 1
    at[PLAYED + business] += 1


def remove_singles(p: Position, business: i64) -> None:
    """Return the single markers on a business whose last share lies open (GB-REM-01, -02, -04)."""
    at = p.at
    seat: i64
    for seat in range(p.rule[SEATS]):
        place = MARKERS + seat * BUSINESSES + business
        if at[place] == 1:
            at[place] = 0
            at[MARKERS_LEFT + seat] += 1
            at[HOLDS + seat] &= ~BIT[business]
            at[PLACED + business] -= 1
            p.note(MARKER_RETURNED, seat, business)
