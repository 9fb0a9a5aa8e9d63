"""Random games, decision by decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.position import DEALER
from stammtisch.games.golden_city.game import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.position import Position
    from stammtisch.core.setup import Setup


def moments(setup: Setup, seed: int) -> Iterator[tuple[Position, int, int]]:
    """Every position of a random game before a decision, who makes it and which; at last the end, with nobody."""
    rng = Rng(seed)
    p = GAME.open(setup)
    while p.to_act != 0:
        (seat,) = members(p.to_act)
        legal = p.legal(seat)
        action = p.draw(rng) if seat == DEALER else legal[rng.below(len(legal))]
        yield p, seat, action
        p.apply(seat, action)
    yield p, -1, -1
