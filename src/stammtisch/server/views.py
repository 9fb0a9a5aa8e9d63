"""What kind of struct a game's views are: needed wherever a view is read back or described."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_type_hints

import msgspec

if TYPE_CHECKING:
    from stammtisch.core.game import Game


def view_type(game: Game) -> type[msgspec.Struct]:
    """The struct that `game.view` answers with."""
    found = get_type_hints(type(game).view)["return"]
    assert isinstance(found, type)
    assert issubclass(found, msgspec.Struct)
    return found
