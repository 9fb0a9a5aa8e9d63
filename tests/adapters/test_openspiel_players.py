"""OpenSpiel's players and environments at our tables, to the end of a game."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

from stammtisch.adapters.openspiel.bots import SeatedBot
from tests.adapters.kinds import COMPILED
from tests.adapters.openspiel_crosscheck import compare_game
from tests.adapters.openspiel_games import TABLES, TURN_BASED, go_on, load

COMPARED_GAMES = 170 if COMPILED else 1  # at each of the six tables
SHORT = 3  # one decision of a bot in this many is searched for, the others are random


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_engine_and_openspiel_play_the_same_games(name: str, players: int) -> None:
    """Masks, observations, draws, scores and rewards: a thousand games compiled, six interpreted."""
    assert all(compare_game(name, players, seed) > 200 for seed in range(COMPARED_GAMES))


class RolloutOnce(mcts.RandomRolloutEvaluator):  # type: ignore[misc] # OpenSpiel has no types
    """OpenSpiel's random playouts, with a fixed seed."""

    def __init__(self) -> None:
        super().__init__(n_rollouts=1, random_state=np.random.RandomState(31))


def searcher(game: Any, simulations: int, **kinds: Any) -> Any:  # noqa: ANN401 -- as above
    """OpenSpiel's information-set search in Python (its C++ one crashes on games in Python)."""
    return ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        max_simulations=simulations,
        evaluator=RolloutOnce(),
        random_state=np.random.RandomState(32),
        **kinds,
    )


@pytest.mark.parametrize(("name", "players"), TURN_BASED)
def test_ismcts_plays_a_game_to_its_end(name: str, players: int) -> None:
    """It samples worlds from our information states and finds its own again in each."""
    game, rng = load(name, players), Random(33)
    bot = searcher(game, simulations=2)
    state = game.new_initial_state()
    searched = 0
    while not state.is_terminal():
        if state.current_player() == 0 and len(state.history()) % SHORT == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            searched += 1
        else:
            go_on(state, rng)
    assert searched > 10
    assert sum(state.returns()) == pytest.approx(1)


def test_ismcts_takes_observations_for_keys_and_samplers_of_others() -> None:
    """Both are ways in which OpenSpiel lets a bot be set up."""
    game, rng = load("stammtisch_golden_city", 3), Random(34)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.history()) < 40:
        go_on(state, rng)
    bot = searcher(game, simulations=6, use_observation_string=True)
    sampler = pyspiel.UniformProbabilitySampler(35, 0.0, 1.0)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, sampler))

    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("name", "players"), TURN_BASED)
def test_reinforcement_learning_environments_run_to_the_end(name: str, players: int) -> None:
    """With observations for information states or without."""
    kinds = rl_environment.ObservationType
    kind = kinds.OBSERVATION if players == 3 else kinds.INFORMATION_STATE
    environment = rl_environment.Environment(load(name, players, memory=64), observation_type=kind)
    environment.seed(36)
    rng = Random(36)
    step = environment.reset()
    steps = 0
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == environment.observation_spec()["info_state"][0]
        step = environment.step([rng.choice(step.observations["legal_actions"][player])])
        steps += 1
    assert steps > 100
    assert sum(step.rewards) == pytest.approx(1)


def test_mcts_plays_the_turn_based_conversion() -> None:
    """It looks into everybody's cards, but it shows that clones and conversions go together."""
    game = pyspiel.convert_to_turn_based(load("stammtisch_goldbraeu_sim", 3))
    rng = Random(37)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.history()) < 60:
        go_on(state, rng)
    bot = mcts.MCTSBot(game, uct_c=1.0, max_simulations=4, evaluator=RolloutOnce())

    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_our_bots_in_openspiels_evaluate_bots(name: str, players: int) -> None:
    """Beside a bot of OpenSpiel's own, sequential and simultaneous; the same seeds give the same game."""
    game = load(name, players)

    def played() -> list[float]:
        bots = [UniformRandomBot(0, np.random.RandomState(1))]
        bots += [SeatedBot(game, "beginner", seat, seed=4) for seat in range(1, players)]
        return list(evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(2)))

    first = played()

    assert sum(first) == pytest.approx(1)
    assert played() == first
