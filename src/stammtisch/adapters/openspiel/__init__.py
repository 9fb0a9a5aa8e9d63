"""The games in OpenSpiel's registry: importing this package registers every installed game (docs/openspiel.md).

`stammtisch_<game>` is sequential: where all choose secretly at once, the seats commit one after the other and nobody
learns of it. `stammtisch_<game>_sim` has true simultaneous nodes in these places.
"""

from __future__ import annotations

from stammtisch.core.mistakes import needs_extra

with needs_extra("openspiel"):
    import pyspiel

import stammtisch
from stammtisch.adapters.openspiel.game import TableGame, make_classes

__all__ = ["GAMES", "TableGame"]

GAMES: tuple[type[TableGame], ...] = tuple(
    game for name in stammtisch.game_names() for game in make_classes(stammtisch.game(name))
)

for _game in GAMES:
    pyspiel.register_game(_game.game_type(), _game)
