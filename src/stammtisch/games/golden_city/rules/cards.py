"""Landform cards: hands and what everybody knows of them, draw pile and discard pile (GC-LAY-02, GC-CST-04, GC-SET-04).

Pairs are taken openly, so everybody knows those cards of a hand until they are played; the first card of each seat
and the rewards are secret. `KNOWN` counts what is certain: a seat that shows k cards of a landform has at least
known - k of them left, and may have no more. So KNOWN falls by k, to 0 at least; what is shown beyond it was
secret until now.

Secret cards come from the draw pile, but not all from the same one: when the pile is renewed everybody sees from
what, so a card that was secret before is none of those. Such cards are `OLD`: who has how many is public, and so is
what they are together. A seat that holds old and newer secret cards and shows a secret one does not say which it was:
`DOUBT` remembers what was shown and how many newer cards the seat had drawn by then (an octal digit for each number),
which is all that a guess must agree with (hidden.py). With the next renewal all secret cards become old together;
what could be inferred of them beyond their sum is let go.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.moves import Moves
from stammtisch.core.position import NOT_NOW, OK, SEATS, Position
from stammtisch.games.golden_city.rules.components import LANDFORMS
from stammtisch.games.golden_city.rules.notes import PILE_RENEWED, SECRET_SHOWN
from stammtisch.games.golden_city.rules.position import (
    DISCARD_PILE,
    DOUBT,
    HAND,
    HAND_SIZE,
    KNOWN,
    NEWER,
    OLD,
    OLD_SIZE,
    PILE,
    PILE_SIZE,
    SECRET,
)


def give_openly(p: Position, seat: i64, landform: i64) -> None:
    """Put a card into a hand while everybody looks on."""
    at = p.at
    place = seat * LANDFORMS + landform
    at[HAND + place] += 1
    at[KNOWN + place] += 1
    at[HAND_SIZE + seat] += 1


def give_pair(p: Position, seat: i64, first: i64, second: i64) -> None:
    """Put two cards into a hand while everybody looks on."""
    at = p.at
    hand = HAND + seat * LANDFORMS
    known = KNOWN + seat * LANDFORMS
    at[hand + first] += 1
    at[hand + second] += 1
    at[known + first] += 1
    at[known + second] += 1
    at[HAND_SIZE + seat] += 2


def give_secretly(p: Position, seat: i64, landform: i64) -> None:
    """Put a card into a hand that only its owner sees (GC-SET-04)."""
    at = p.at
    at[HAND + seat * LANDFORMS + landform] += 1
    at[HAND_SIZE + seat] += 1
    at[SECRET + seat] += 1
    at[NEWER + seat] += 1


def play(p: Position, seat: i64, landform: i64, cards: i64) -> None:
    """Put cards of a hand on the open discard pile (GC-CST-04)."""
    at = p.at
    place = seat * LANDFORMS + landform
    known = at[KNOWN + place] - cards
    if known >= 0:
        at[KNOWN + place] = known
    else:
        at[KNOWN + place] = 0
        show_secret(p, seat, landform, -known)
    at[HAND + place] -= cards
    at[HAND_SIZE + seat] -= cards
    at[DISCARD_PILE + landform] += cards


def show_secret(p: Position, seat: i64, landform: i64, cards: i64) -> None:
    """Keep account of what everybody can tell from cards that were secret: old ones, newer ones, or in doubt."""
    at = p.at
    place = seat * LANDFORMS + landform
    if p.journal is not None:
        p.note(SECRET_SHOWN, seat, landform, cards)
    at[SECRET + seat] -= cards
    if at[OLD_SIZE + seat] == 0:
        at[NEWER + seat] -= cards
    elif at[NEWER + seat] == 0:
        at[OLD_SIZE + seat] -= cards
        at[OLD + place] -= cards
    else:
        at[DOUBT + place] += cards * BIT[3 * at[NEWER + seat]]


def take_from_pile(p: Position, landform: i64) -> None:
    """Take the card that the dealer drew."""
    p.at[PILE + landform] -= 1
    p.at[PILE_SIZE] -= 1


def renew_pile(p: Position) -> None:
    """A card is needed: if the pile is empty, the discard pile is shuffled into a new one (GC-LAY-02, GC-Q17)."""
    at = p.at
    if at[PILE_SIZE] > 0:
        return
    landform: i64
    for landform in range(LANDFORMS):
        at[PILE + landform] = at[DISCARD_PILE + landform]
        at[PILE_SIZE] += at[DISCARD_PILE + landform]
        at[DISCARD_PILE + landform] = 0
    make_old(p)
    p.note(PILE_RENEWED, at[PILE_SIZE])


def make_old(p: Position) -> None:
    """Nothing that is secret now can come from the new pile."""
    at = p.at
    seat: i64
    place: i64
    for seat in range(p.rule[SEATS]):
        at[OLD_SIZE + seat] = at[SECRET + seat]
        at[NEWER + seat] = 0
    for place in range(p.rule[SEATS] * LANDFORMS):
        at[OLD + place] = at[HAND + place] - at[KNOWN + place]
        at[DOUBT + place] = 0


def offer_pile(p: Position, first: i64, out: Moves) -> None:
    """Every card that the pile may yield next."""
    landform: i64
    for landform in range(LANDFORMS):
        if p.at[PILE + landform] > 0:
            out.weigh(first + landform, p.at[PILE + landform])


def may_draw(p: Position, landform: i64) -> i64:
    """OK if the pile may yield this card next."""
    return OK if 0 <= landform < LANDFORMS and p.at[PILE + landform] > 0 else NOT_NOW


def unseen(p: Position, landform: i64) -> i64:
    """How many cards of a landform lie where not everybody sees them: in the pile or secretly in hands."""
    at = p.at
    found: i64 = at[PILE + landform]
    seat: i64
    for seat in range(p.rule[SEATS]):
        found += at[HAND + seat * LANDFORMS + landform] - at[KNOWN + seat * LANDFORMS + landform]
    return found
