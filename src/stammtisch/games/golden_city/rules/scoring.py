"""Scoring: the goods and the river or quarter that the open score card shows (GC-SCO)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import count
from stammtisch.core.position import SEATS, Position
from stammtisch.games.golden_city.rules.components import AREAS, NONE
from stammtisch.games.golden_city.rules.notes import AREA_SCORED, GOODS_SCORED, NOBODY_SCORED
from stammtisch.games.golden_city.rules.position import AREA, FACE, LETTERS, NET, SHOWN


def goods_letters(p: Position, seat: i64, good: i64) -> i64:
    """Two for having the goods, two more for being the only one (GC-SCO-02, -03, GC-Q25)."""
    at = p.at
    if not at[SHOWN + seat] >> good & 1:
        return 0
    other: i64
    for other in range(p.rule[SEATS]):
        if other != seat and at[SHOWN + other] >> good & 1:
            return 2
    return 4


def area_letters(p: Position, seat: i64, area: i64) -> i64:
    """Two for being there, two more for more businesses than anybody else (GC-SCO-04, -05, GC-Q26)."""
    at = p.at
    sites = p.rule[AREA + area]
    if not at[NET + seat] & sites:
        return 0
    own = count(at[NET + seat] & sites)
    other: i64
    for other in range(p.rule[SEATS]):
        if other != seat and count(at[NET + other] & sites) >= own:
            return 2
    return 4


def score_card(p: Position) -> None:
    """Pay letters for the open score card, which then leaves the game (GC-SCO-01, -07, GC-Q40)."""
    at = p.at
    good = at[FACE] // AREAS
    area = at[FACE] % AREAS
    paid: i64 = 0
    seat: i64
    for seat in range(p.rule[SEATS]):
        letters = goods_letters(p, seat, good)
        if letters > 0:
            if p.journal is not None:
                p.note(GOODS_SCORED, seat, good, letters)
            at[LETTERS + seat] += letters
            paid += letters
    for seat in range(p.rule[SEATS]):
        letters = area_letters(p, seat, area)
        if letters > 0:
            if p.journal is not None:
                p.note(AREA_SCORED, seat, area, letters)
            at[LETTERS + seat] += letters
            paid += letters
    if paid == 0:
        p.note(NOBODY_SCORED, good, area)
    at[FACE] = NONE
