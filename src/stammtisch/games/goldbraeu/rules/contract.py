"""Beer contract: another brewery's sign for a garden (GB-CON)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT, LOWEST
from stammtisch.core.moves import Moves
from stammtisch.core.position import OK, Position
from stammtisch.games.goldbraeu.rules.actions import CONTRACT
from stammtisch.games.goldbraeu.rules.components import ALL_GARDENS, BREWERIES, GARDENS
from stammtisch.games.goldbraeu.rules.notes import CONTRACT_SIGNED
from stammtisch.games.goldbraeu.rules.position import BOSS, POSTS, SIGN, STOCK
from stammtisch.games.goldbraeu.rules.reasons import CONTRACT_NOT_BOSS, NO_SIGN, NOT_BREWER, SAME_BREWERY


def may_contract(p: Position, seat: i64, garden: i64, brewery: i64) -> i64:
    """OK, or why `seat` cannot have the brewery supply the garden (GB-CON-01, -02, -04)."""
    if p.at[BOSS + garden] != seat:
        return CONTRACT_NOT_BOSS
    if p.at[BOSS + GARDENS + brewery] != seat:
        return NOT_BREWER
    if p.at[SIGN + garden] == brewery:
        return SAME_BREWERY
    return OK if p.at[STOCK + brewery] > 0 else NO_SIGN


def offer_contracts(p: Position, seat: i64, out: Moves) -> None:
    """Every contract that `seat` may make."""
    signs = signs_of(p, seat)
    if signs == 0:
        return
    gardens: i64 = p.at[POSTS + seat] & ALL_GARDENS
    while gardens != 0:
        garden = LOWEST[gardens]
        out.add_each(CONTRACT + garden * BREWERIES, signs & ~BIT[p.at[SIGN + garden]])
        gardens &= gardens - 1


def signs_of(p: Position, seat: i64) -> i64:
    """The breweries of `seat` that have a sign left."""
    signs: i64 = 0
    breweries: i64 = p.at[POSTS + seat] >> GARDENS
    while breweries != 0:
        brewery = LOWEST[breweries]
        if p.at[STOCK + brewery] > 0:
            signs |= BIT[brewery]
        breweries &= breweries - 1
    return signs


def has_contract(p: Position, seat: i64) -> bool:
    """Whether `seat` may make any contract; everybody can see this."""
    signs = signs_of(p, seat)
    gardens: i64 = p.at[POSTS + seat] & ALL_GARDENS
    while gardens != 0:
        if signs & ~BIT[p.at[SIGN + LOWEST[gardens]]]:
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
