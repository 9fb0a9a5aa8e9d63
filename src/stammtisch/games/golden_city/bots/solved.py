"""Bidding in The Golden City with nets: what every way to share out the pairs is worth, then solved exactly."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter

from stammtisch.bots.nets import rows
from stammtisch.core.mistakes import needs_extra
from stammtisch.core.position import SEATS, Position
from stammtisch.games.golden_city.bots.solvers.auction import solve
from stammtisch.games.golden_city.rules.bidding import take_pairs
from stammtisch.games.golden_city.rules.position import BID_ON, COINS, FREE_PAIRS

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.bots.model import Model
    from stammtisch.bots.nets import Floats

LEAST: Final = 0.001  # what a coin is worth at least, in chances to win: nobody throws coins away
MOST: Final = 0.05


def best_bid(model: Model, world: Position, seat: int) -> int:
    """The bid after which a seat ends up best if every seat bids as well as it can."""
    ways = list(permutations(range(world.rule[SEATS])))
    shared = [share_out(world, pairs) for pairs in ways]
    chances = own_chances(model, shared)
    worth = dict(zip(ways, chances.tolist(), strict=True))
    return solve(world, seat, worth.__getitem__, coin_worth(model, shared[0], chances[0]))


def share_out(world: Position, pairs: Sequence[int]) -> Position:
    """The same table after the bidding, each seat with this pair."""
    shared = world.copy()
    for seat, pair in enumerate(pairs):
        shared.at[BID_ON + seat] = pair
    shared.at[FREE_PAIRS] = 0
    take_pairs(shared)
    return shared


def own_chances(model: Model, worlds: Sequence[Position]) -> Floats:
    """Each seat's chance to win as it sees it, one row per world."""
    seen = BytesWriter()
    for world in worlds:
        for seat in range(world.rule[SEATS]):
            world.law.observe(world, seat, seen)
    return model.value.chances(rows(seen.getvalue(), model.size))[:, 0].reshape(len(worlds), -1)


def coin_worth(model: Model, world: Position, chances: Floats) -> list[float]:
    """How much likelier each seat would win with one coin more."""
    richer = [world.copy() for _ in chances]
    for seat, each in enumerate(richer):
        each.at[COINS + seat] += 1
    gains = own_chances(model, richer).diagonal() - chances
    found: list[float] = np.clip(gains, LEAST, MOST).tolist()
    return found


SOLVED: Final = {"bidding": best_bid}  # by step
