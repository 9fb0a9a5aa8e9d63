"""Our bots as OpenSpiel's, for its tables and its `evaluate_bots`; they see what their seat may know."""

from __future__ import annotations

from typing import Any

import pyspiel

from stammtisch.bots.making import bot_for_table
from stammtisch.bots.match import bot_rng, choose_for
from stammtisch.core.bits import BIT


class SeatedBot(pyspiel.Bot):  # type: ignore[misc] # pyspiel has no types
    """A bot by what one types (`expert`, `regular:temperature=0.5`, `mine.py:Careful`), in one seat of one game."""

    def __init__(self, game: Any, name: str, player: int, seed: int = 0) -> None:  # noqa: ANN401 -- pyspiel's
        super().__init__()
        self._player = player
        self._seed = seed
        self._turn = 0
        self._bot = bot_for_table(name, game.opening.position.law.setup)

    def player_id(self) -> int:
        """Its seat."""
        return self._player

    def restart(self) -> None:
        """Another game, with the same luck."""
        self._turn = 0

    def restart_at(self, _state: Any) -> None:  # noqa: ANN401 -- pyspiel's
        """The same: it remembers nothing, its view tells it all."""
        self.restart()

    def inform_action(self, _state: Any, _player: int, _action: int) -> None:  # noqa: ANN401 -- pyspiel's
        """Others' actions show in its view, as far as its seat may know them."""

    def step(self, state: Any) -> int:  # noqa: ANN401 -- pyspiel's
        """What it decides; its generator depends on seed, seat and turn alone."""
        position = state.play.position
        if not position.to_act & BIT[self._player]:
            return int(pyspiel.INVALID_ACTION)
        rng = bot_rng(self._seed, self._player, self._turn)
        self._turn += 1
        return choose_for(state.play.game, position, self._player, self._bot, rng)
