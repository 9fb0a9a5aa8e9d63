"""The names under which OpenSpiel knows the games, and what it is told about each."""

from __future__ import annotations

from typing import Final, NamedTuple

import pyspiel

from stammtisch.adapters.observation_env import POINTS
from stammtisch.core.game import Game
from stammtisch.games.goldbraeu import game as goldbraeu
from stammtisch.games.golden_city import game as golden_city

MEMORY: Final = 1024  # events in the log of an information state, unless told otherwise; random games have up to 720


class Face(NamedTuple):
    """A name in the registry and the game behind it."""

    name: str
    title: str
    game: Game
    deeds: str  # the verb of the first action that is not the dealer's: all draws come before it
    most: int  # no seat ever scores more
    together: bool = False  # secret choices at simultaneous nodes; otherwise one seat after the other


# 25 thalers and three paydays: 56 spaces, each at most an umbrella that counts twice, at 4 thalers, and the waitress.
MOST_THALERS: Final = 25 + 3 * (56 * 2 * 4 + 20)
# 16 score cards of 8 letters; 8 outer and 4 inner parts; bonus cards: 12 goods cards, 108 coins, 12 parts, 18 sites on
# rivers and in the landforms.
MOST_LETTERS: Final = 16 * 8 + 8 * 5 + 4 * 10 + 12 * 3 + 108 * 2 + 12 + 18 * 2 + 18

GOLDBRAEU: Final = Face("stammtisch_goldbraeu", "Goldbräu", goldbraeu.GAME, "pass", MOST_THALERS)
GOLDBRAEU_SIM: Final = Face(
    "stammtisch_goldbraeu_sim", "Goldbräu (simultaneous)", goldbraeu.GAME, "pass", MOST_THALERS, together=True
)
GOLDEN_CITY: Final = Face("stammtisch_golden_city", "The Golden City", golden_city.GAME, "bid", MOST_LETTERS)


def game_type(face: Face, reward: str = "win") -> pyspiel.GameType:
    """What the registry knows about a game. One win is shared by all; points count against the table's mean."""
    dynamics, utility = pyspiel.GameType.Dynamics, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=face.name,
        long_name=face.title,
        dynamics=dynamics.SIMULTANEOUS if face.together else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if reward == "win" else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=face.game.seats[-1],
        min_num_players=face.game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=defaults(face),
    )


def defaults(face: Face) -> dict[str, int | str]:
    """The parameters of a game, with what they are when nobody says."""
    edition = next(iter(face.game.editions))
    return {"players": face.game.seats[-1], "edition": edition, "options": "", "reward": "win", "memory": MEMORY}


def game_info(face: Face, players: int, reward: str) -> pyspiel.GameInfo:
    """Sizes of a table for so many; the first actions of the catalogue are the dealer's, so that draws count from 0."""
    win = reward == "win"
    return pyspiel.GameInfo(
        num_distinct_actions=len(face.game.catalogue),
        max_chance_outcomes=face.game.catalogue.first(face.deeds),
        num_players=players,
        min_utility=0.0 if win else -face.most / POINTS,
        max_utility=1.0 if win else face.most / POINTS,
        utility_sum=1.0 if win else 0.0,
        max_game_length=face.game.longest,
    )
