"""What the others can hold, by counting: exact chances from a view alone.

Uniform over all deals that fit the view, as `game.imagine` deals them; no guess from how somebody plays. A game brings
`belief(view)` in its `knowledge/belief.py`; without it nothing is counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from stammtisch.core.parts import part

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.core.belief import Belief
    from stammtisch.core.game import Game
    from stammtisch.core.view import TableView


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
    return None if count is None else count(view)
