"""What the others can hold, from a view alone: exact chances by counting, and what their play tells besides.

Counting is uniform over all deals that fit the view, as `game.imagine` deals them. A game brings `belief(view)` in its
`knowledge/belief.py`; without it nothing is counted. What they did is asked only where a game brings
`knowledge/inference.py` and weights for that number of seats (inferring.py), and is told apart from counting.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, cast

import msgspec

from stammtisch.core.belief import Held, SeatBelief
from stammtisch.core.inference import Weights, chances
from stammtisch.core.parts import data, part

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from types import ModuleType

    from stammtisch.core.belief import Belief
    from stammtisch.core.game import Game
    from stammtisch.core.inference import Taken
    from stammtisch.core.view import TableView

FILE: Final = "knowledge/inference.json"


def counter_of(game: Game) -> Callable[[TableView], Belief] | None:
    """The function by which a game counts, if it brings one."""
    module = part(game.package, "knowledge.belief")
    return None if module is None else cast("Callable[[TableView], Belief]", module.belief)


def can_count(game: Game) -> bool:
    """Whether a game counts what others can hold."""
    return counter_of(game) is not None


def belief(game: Game, view: TableView) -> Belief | None:
    """What the viewer can tell of everybody's hidden cards; None if the game does not count."""
    count = counter_of(game)
    if count is None:
        return None
    weights = weights_of(game, view.setup.seats)
    found = count(view)
    return found if weights is None else msgspec.structs.replace(found, played=inferred(game, view, weights))


# ---- from their play


def inference_of(game: Game) -> ModuleType | None:
    """What a game reads off a view to guess from play, if it brings that."""
    return part(game.package, "knowledge.inference")


@cache
def weights_of(game: Game, seats: int) -> Weights | None:
    """What a game ships for this number of seats."""
    file = data(game.package, FILE)
    if file is None or inference_of(game) is None:
        return None
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Weights]).get(str(seats))


def inferred(game: Game, view: TableView, weights: Weights) -> tuple[SeatBelief, ...]:
    """What each seat may hold, as likely as what it did makes it."""
    module = cast("ModuleType", inference_of(game))
    found: dict[str, dict[tuple[str, str], float]] = {}
    for taken in cast("Iterable[Taken]", module.taken(view)):
        for seat, row in zip(taken.seats, chances(taken, weights), strict=True):
            held = found.setdefault(seat, {})
            for thing, chance in zip(taken.things, row, strict=True):
                held[taken.kind, thing] = held.get((taken.kind, thing), 0.0) + chance
    return tuple(SeatBelief(seat, tuple(as_held(held))) for seat, held in found.items())


def as_held(chances_of: dict[tuple[str, str], float]) -> Iterable[Held]:
    """Things with their chances, as a belief has them."""
    return (Held(kind, thing, (min(1.0, chance),)) for (kind, thing), chance in chances_of.items())
