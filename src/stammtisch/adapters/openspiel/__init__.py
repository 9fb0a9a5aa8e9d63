"""The games in OpenSpiel's registry: importing this package puts them there (docs/openspiel.md).

`stammtisch_goldbraeu` and `stammtisch_golden_city` are sequential: where all choose secretly at once, the seats commit
one after the other and nobody learns of it. `stammtisch_goldbraeu_sim` has true simultaneous nodes in these places.
"""

from __future__ import annotations

import pyspiel

from stammtisch.adapters.openspiel.game import GoldbraeuGame, GoldbraeuTogetherGame, GoldenCityGame, TableGame
from stammtisch.adapters.openspiel.registration import game_type

__all__ = ["GAMES", "GoldbraeuGame", "GoldbraeuTogetherGame", "GoldenCityGame", "TableGame"]

GAMES: tuple[type[TableGame], ...] = (GoldbraeuGame, GoldbraeuTogetherGame, GoldenCityGame)

for _game in GAMES:
    pyspiel.register_game(game_type(_game.face), _game)
