"""What OpenSpiel is told about a game: its type, its sizes, its parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pyspiel

from stammtisch.adapters.observation_env import POINTS

if TYPE_CHECKING:
    from stammtisch.adapters.registration import Registration
    from stammtisch.core.game import Game

MEMORY: Final = 1024  # events in the log of an information state, unless told otherwise; random games have up to 720


def game_type(game: Game, entry: Registration, reward: str = "win") -> pyspiel.GameType:
    """What the registry knows about a game. One win is shared by all; points count against the table's mean."""
    dynamics, utility = pyspiel.GameType.Dynamics, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=entry.name,
        long_name=entry.title,
        dynamics=dynamics.SIMULTANEOUS if entry.simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if reward == "win" else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=defaults(game),
    )


def defaults(game: Game) -> dict[str, int | str]:
    """The parameters of a game and their defaults."""
    edition = next(iter(game.editions))
    return {"players": game.seats[-1], "edition": edition, "options": "", "reward": "win", "memory": MEMORY}


def game_info(game: Game, entry: Registration, players: int, reward: str) -> pyspiel.GameInfo:
    """Sizes of a table for `players`; the first actions of the catalogue are the dealer's, so draws count from 0."""
    win = reward == "win"
    most = 1.0 if win else most_points(entry) / POINTS
    draws = game.catalogue.first(entry.first_player_verb) if entry.first_player_verb else len(game.catalogue)
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.catalogue),
        max_chance_outcomes=draws,
        num_players=players,
        min_utility=0.0 if win else -most,
        max_utility=most,
        utility_sum=1.0 if win else 0.0,
        max_game_length=game.longest,
    )


def most_points(entry: Registration) -> int:
    """The bound that rewards in points need; a game that names none is played for wins."""
    if entry.most_points is None:
        raise ValueError(f"{entry.name} names no largest score (`most_points` of its registration): use reward=win.")
    return entry.most_points
