"""A table of OpenSpiel's: parameters, sizes, the opening."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar

import pyspiel

from stammtisch.adapters.observation_env import check_reward, rewards
from stammtisch.adapters.openspiel.descriptions import defaults, game_info, game_type
from stammtisch.adapters.openspiel.observer import Observer
from stammtisch.adapters.openspiel.play import open_play
from stammtisch.adapters.openspiel.state import SimultaneousState, TableState
from stammtisch.adapters.registration import Registration, registrations

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from stammtisch.core.game import Game
    from stammtisch.core.position import Position


def read_options(text: str) -> list[tuple[str, str]]:
    """Options in one flat value: `tie_break=shares,open_money=off`, or with : and ; as OpenSpiel can read them back."""
    pairs = [re.split("[=:]", pair, maxsplit=1) for pair in re.split("[,;]", text) if pair.strip()]
    if any(len(pair) == 1 for pair in pairs):
        raise ValueError(f"options are written name=value,name=value, not {text!r}")
    return [(name.strip(), value.strip()) for name, value in pairs]


def load(name: str) -> Any:  # noqa: ANN401 -- pyspiel's
    """A pickled game; importing this function registers our games."""
    return pyspiel.load_game(name)


class TableGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game with its parameters; makes opening states and observers."""

    source: ClassVar[Game]
    registration: ClassVar[Registration]

    @classmethod
    def game_type(cls) -> pyspiel.GameType:
        """What the registry knows about the game."""
        return game_type(cls.source, cls.registration)

    def __init__(self, params: Mapping[str, Any]) -> None:
        game, entry = self.source, self.registration
        wish = defaults(game) | dict(params)
        options = read_options(str(wish["options"]))
        wish["options"] = ";".join(f"{name}:{value}" for name, value in options)
        self.reward = check_reward(str(wish["reward"]))
        setup = game.make_setup(str(wish["edition"]), int(wish["players"]), options)
        super().__init__(game_type(game, entry, self.reward), game_info(game, entry, setup.seats, self.reward), wish)
        self.memory = int(wish["memory"])
        self.opening = open_play(game, setup)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """By its name and parameters: pyspiel's own way leaves behind what Python knows of a game."""
        return load, (str(self),)

    def new_initial_state(self) -> TableState:
        """The table before the first draw."""
        kind = SimultaneousState if self.registration.simultaneous else TableState
        return kind(self, self.opening.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ANN401 -- pyspiel's
        """An observer of the public part, the private part or both, with or without memory."""
        if params:
            raise ValueError(f"observers take no parameters: {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.source.layout, self.num_players(), wanted, self.memory)

    def max_chance_nodes_in_history(self) -> int:
        """No game has more decisions, draws included."""
        return self.source.longest

    def pay(self, position: Position) -> list[float]:
        """Each player's reward at the end."""
        return rewards(self.reward, position.scores(), position.places())


def make_classes(game: Game) -> list[type[TableGame]]:
    """A class for each of a game's registrations.

    Classes, not functions with arguments bound to them: the registry outlives the interpreter, and a class is never
    freed, while an object that is freed by then would crash.
    """
    return [
        type(f"TableGame_{entry.name}", (TableGame,), {"source": game, "registration": entry})
        for entry in registrations(game)
    ]
