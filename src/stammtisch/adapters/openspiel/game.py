"""A table of OpenSpiel's: parameters, sizes, the opening."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar

import pyspiel

from stammtisch.adapters.observation_env import check_reward, rewards
from stammtisch.adapters.openspiel.observer import Observer
from stammtisch.adapters.openspiel.play import open_play
from stammtisch.adapters.openspiel.registration import (
    GOLDBRAEU,
    GOLDBRAEU_SIM,
    GOLDEN_CITY,
    Face,
    defaults,
    game_info,
    game_type,
)
from stammtisch.adapters.openspiel.state import TableState, TogetherState

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from stammtisch.core.position import Position


def read_options(text: str) -> list[tuple[str, str]]:
    """Options in one flat value: `tie_break=shares,open_money=off`, or with : and ; as OpenSpiel can read them back."""
    pairs = [re.split("[=:]", pair, maxsplit=1) for pair in re.split("[,;]", text) if pair.strip()]
    if any(len(pair) == 1 for pair in pairs):
        raise ValueError(f"options are written name=value,name=value, not {text!r}")
    return [(name.strip(), value.strip()) for name, value in pairs]


def load(name: str) -> Any:  # noqa: ANN401 -- pyspiel's
    """A pickled game; whoever looks for this function has our games in the registry."""
    return pyspiel.load_game(name)


class TableGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game with its parameters; makes opening states and observers."""

    face: ClassVar[Face]

    def __init__(self, params: Mapping[str, Any]) -> None:
        face = self.face
        wish = defaults(face) | dict(params)
        options = read_options(str(wish["options"]))
        wish["options"] = ";".join(f"{name}:{value}" for name, value in options)
        self.reward = check_reward(str(wish["reward"]))
        setup = face.game.make_setup(str(wish["edition"]), int(wish["players"]), options)
        super().__init__(game_type(face, self.reward), game_info(face, setup.seats, self.reward), wish)
        self.memory = int(wish["memory"])
        self.opening = open_play(face.game, setup)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """By its name and parameters: pyspiel's own way leaves behind what Python knows of a game."""
        return load, (str(self),)

    def new_initial_state(self) -> TableState:
        """The table before the first draw."""
        kind = TogetherState if self.face.together else TableState
        return kind(self, self.opening.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ANN401 -- pyspiel's
        """What looks at states: the public, the private part or both, with or without memory."""
        if params:
            raise ValueError(f"observers take no parameters: {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.face.game.layout, self.num_players(), wanted, self.memory)

    def max_chance_nodes_in_history(self) -> int:
        """No game has more decisions, draws included."""
        return self.face.game.longest

    def pay(self, position: Position) -> list[float]:
        """What each player gets at the end."""
        return rewards(self.reward, position.scores(), position.places())


# Classes, one for each name: the registry lives longer than the interpreter, and must not hold what then has to go.


class GoldbraeuGame(TableGame):
    """Goldbräu; secret choices are commitments in the order of the seats."""

    face = GOLDBRAEU


class GoldbraeuTogetherGame(TableGame):
    """Goldbräu; secret choices are simultaneous nodes."""

    face = GOLDBRAEU_SIM


class GoldenCityGame(TableGame):
    """The Golden City."""

    face = GOLDEN_CITY
