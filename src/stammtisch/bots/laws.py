"""The rules of a table as inputs of a net: a 1 for every option that differs from the game's first edition.

They do not change while a game lasts, so a net takes them in once a table: what they add to its hidden units becomes
part of the bias (`Net.at`), and playing is as fast as without them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.mistakes import needs_extra

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.bots.nets import Floats
    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup


def laws_of(game: Game, seats: int) -> tuple[str, ...]:
    """All that may differ from the first edition at a table with so many seats: `option=value`."""
    usual = game.make_setup(seats=seats).options
    return tuple(
        f"{option.name}={value}"
        for option in game.options
        if option.seats in (0, seats)
        for value in option.values
        if value != usual[option.name]
    )


def deviations(game: Game, setup: Setup, usual: dict[str, str]) -> set[str]:
    """Where the options of a table, as far as they matter at it, differ from others."""
    mattering = (option.name for option in game.options if option.seats in (0, setup.seats))
    return {f"{name}={setup.options[name]}" for name in mattering if setup.options[name] != usual.get(name)}


def law_row(laws: Sequence[str], found: set[str]) -> Floats:
    """The inputs that say how a table differs."""
    return np.asarray([law in found for law in laws], np.float32)
