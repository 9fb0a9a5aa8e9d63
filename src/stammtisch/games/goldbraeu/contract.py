"""Beer contract: another brewery's sign for a garden (GB-CON)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT, lowest
from stammtisch.core.moves import Moves
from stammtisch.core.position import OK, Position
from stammtisch.games.goldbraeu.actions import CONTRACT
from stammtisch.games.goldbraeu.components import ALL_GARDENS, BREWERIES, GARDENS
from stammtisch.games.goldbraeu.journal import CONTRACT_SIGNED
from stammtisch.games.goldbraeu.position import BOSS, POSTS, SIGN, STOCK
from stammtisch.games.goldbraeu.reasons import NO_SIGN, NOT_BOSS, NOT_BREWER, SAME_BREWERY


def may_contract(p: Position, seat: i64, garden: i64, brewery: i64) -> i64:
    """OK, or why `seat` cannot have the brewery supply the garden (GB-CON-01, -02, -04)."""
    if p.at[BOSS + garden] != seat:
        return NOT_BOSS
    if p.at[BOSS + GARDENS + brewery] != seat:
        return NOT_BREWER
    if p.at[SIGN + garden] == brewery:
        return SAME_BREWERY
    return OK if p.at[STOCK + brewery] > 0 else NO_SIGN


def offer_contracts(p: Position, seat: i64, out: Moves) -> None:
    """Every contract that `seat` may make."""
    gardens: i64 = p.at[POSTS + seat] & ALL_GARDENS
    if gardens == p.at[POSTS + seat]:
        return  # boss of no brewery
    while gardens != 0:
        garden = lowest(gardens)
        out.add_each(CONTRACT + garden * BREWERIES, new_brewers(p, seat, garden))
        gardens &= gardens - 1


def new_brewers(p: Position, seat: i64, garden: i64) -> i64:
    """The breweries of `seat` that may come to supply one of his gardens."""
    found: i64 = 0
    breweries: i64 = p.at[POSTS + seat] >> GARDENS
    while breweries != 0:
        brewery = lowest(breweries)
        if may_contract(p, seat, garden, brewery) == OK:
            found |= BIT[brewery]
        breweries &= breweries - 1
    return found


def has_contract(p: Position, seat: i64) -> bool:
    """Whether `seat` may make any contract; everybody can see this."""
    gardens: i64 = p.at[POSTS + seat] & ALL_GARDENS
    while gardens != 0:
        if new_brewers(p, seat, lowest(gardens)):
            return True
        gardens &= gardens - 1
    return False


def sign(p: Position, seat: i64, garden: i64, brewery: i64) -> None:
    """Lay the new sign; the old one goes back to its brewery (GB-CON-03)."""
    at = p.at
    old = at[SIGN + garden]
    at[STOCK + old] += 1
    at[STOCK + brewery] -= 1
    at[SIGN + garden] = brewery
    p.note(CONTRACT_SIGNED, seat, garden, old, brewery)
