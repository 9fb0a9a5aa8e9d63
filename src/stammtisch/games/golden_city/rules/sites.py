"""Sites: which cards pay for them, and where a seat may build, cards and keys aside (GC-BLD-02 to -06, GC-CST)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.position import Position
from stammtisch.core.vec import vec
from stammtisch.games.golden_city.rules.components import COAST, COASTAL_PLACES, PLACES, SITES
from stammtisch.games.golden_city.rules.position import COASTAL, NET, REACH, TAKEN


def landform_of(site: i64) -> i64:
    """The landform whose cards pay for a site (GC-CST-01, GC-CST-02)."""
    return _LANDFORM[site]


_LANDFORM: Final = vec[i64]([COAST if site % PLACES < COASTAL_PLACES else site // PLACES + 1 for site in range(SITES)])


def open_sites(p: Position, seat: i64) -> i64:
    """Where a seat may build, cards and keys aside: vacant coast, and what a road joins to its net (GC-BLD-02 to -06).

    Businesses are never removed, so every site of the net has an own route to the coast: a neighbour is enough.
    """
    at = p.at
    return (p.rule[COASTAL] | at[REACH + seat]) & ~(at[TAKEN] | at[NET + seat])
