"""End of the game: who can never build again, the last letters, who has won (GC-END)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT, count
from stammtisch.core.moves import Moves
from stammtisch.core.position import NOT_NOW, SEATS, Position, Step
from stammtisch.games.golden_city.rules.bonus import pay_bonus_cards
from stammtisch.games.golden_city.rules.notes import GAME_ENDED, STUCK
from stammtisch.games.golden_city.rules.position import (
    CITY,
    COASTAL,
    COINS,
    FACES_LEFT,
    INNER,
    KEYS,
    LAST_PLACED,
    LEFT,
    LETTERS,
    NET,
    REACH,
    SITE,
    STUCK_SEATS,
    STUCK_WITHOUT_KEY,
    TAKEN,
)
from stammtisch.games.golden_city.rules.sites import open_sites


def is_stuck(p: Position, seat: i64) -> bool:
    """Whether a seat with businesses left can never build again (GC-END-03, -07, GC-Q29, GC-Q46).

    Vacancies only shrink, and without building nobody's net grows or gets a key: it is for good.
    """
    at = p.at
    sites: i64 = open_sites(p, seat)
    if sites & ~p.rule[INNER] or at[LEFT + seat] == 0:
        return False
    return sites == 0 or (p.rule[STUCK_WITHOUT_KEY] != 0 and at[KEYS + seat] == 0)


def notice_stuck(p: Position) -> None:
    """Look after a business and its reward who is stuck now (GC-END-03, GC-Q45).

    While there is a vacant coast nobody is; afterwards only the builder can be, and who might have built there.
    """
    at = p.at
    site = at[SITE]
    coast = p.rule[COASTAL]
    if coast & ~at[TAKEN]:
        return
    seat: i64
    for seat in range(p.rule[SEATS]):
        concerned = (at[REACH + seat] | at[NET + seat] | coast) >> site & 1
        if concerned and is_stuck(p, seat) and not at[STUCK_SEATS] >> seat & 1:
            at[STUCK_SEATS] |= BIT[seat]
            p.note(STUCK, seat)


def is_last_round(p: Position) -> bool:
    """Whether the game ends with this round (GC-END-01, -02, -03)."""
    at = p.at
    return at[LAST_PLACED] != 0 or at[STUCK_SEATS] != 0 or at[FACES_LEFT] == 0


class Over(Step):
    """Bonus cards are paid, then nobody owes anything (GC-END-05)."""

    def enter(self, p: Position) -> None:
        """End the game."""
        pay_bonus_cards(p)
        p.to_act = 0
        p.note(GAME_ENDED)

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Nothing."""

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """Nothing is in order any more."""
        return NOT_NOW


def letters(p: Position) -> list[int]:
    """The letters of each seat; bonus cards are in them once the game is over."""
    return [p.at[LETTERS + seat] for seat in range(p.rule[SEATS])]


def places(p: Position) -> list[int]:
    """Most letters first, then most city businesses, then most coins; equals share a place (GC-END-06)."""
    worth = [standing(p, seat) for seat in range(p.rule[SEATS])]
    return [1 + sum(1 for other in worth if other > own) for own in worth]


def standing(p: Position, seat: i64) -> i64:
    """One number that orders the seats; a stuck one is below all others (GC-END-04, GC-Q28, GC-Q52)."""
    at = p.at
    city = count(at[NET + seat] & p.rule[CITY])
    worth: i64 = at[LETTERS + seat] * 10000 + city * 100 + at[COINS + seat]
    return worth if at[STUCK_SEATS] & BIT[seat] else worth + 100000000
