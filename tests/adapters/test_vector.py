"""The batch behind Gymnasium's VectorEnv, PettingZoo's names, environments that are copied and sent to processes."""

from __future__ import annotations

import copy
import pickle
from multiprocessing import get_context
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import stammtisch
from stammtisch.adapters import gymnasium as ours
from stammtisch.adapters import pettingzoo
from stammtisch.adapters.batch import BatchEnv, random_actions
from stammtisch.adapters.vector import SelfPlayVectorEnv

GAMES = stammtisch.game_names()


@pytest.mark.parametrize("name", GAMES)
def test_make_vec_gives_the_batch(name: str) -> None:
    """The same games as the batch, step for step; what ends is told for every seat."""
    known_as = ours.self_play_name_of(stammtisch.game(name))
    env: Any = gymnasium.make_vec(known_as, num_envs=8, players=3)
    batch, rng = BatchEnv(game=name, games=8, players=3), np.random.default_rng(1)
    seen, infos = env.reset(seed=5)
    turn = batch.reset(5)
    ended = 0

    assert isinstance(env.unwrapped, SelfPlayVectorEnv)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    while ended < 3:
        assert seen in env.observation_space
        assert np.array_equal(seen["observation"], batch.floats(turn.observations))
        assert np.array_equal(infos["seat"], turn.seats)
        decided, actions = turn.seats, random_actions(turn.masks, rng)
        seen, rewards, over, cut, infos = env.step(actions)
        turn = batch.step(actions)
        assert np.array_equal(over, turn.done)
        assert not cut.any()
        assert np.array_equal(rewards, turn.rewards[np.arange(8), decided])
        if over.any():
            assert np.array_equal(infos["scores"], turn.scores)
        ended += int(over.sum())


def test_an_illegal_action_is_refused() -> None:
    """Before anything happens."""
    env = SelfPlayVectorEnv(2, game=GAMES[0])
    seen, _ = env.reset(seed=1)
    illegal = int(seen["action_mask"][0].argmin())

    with pytest.raises(ValueError, match="illegal"):
        env.step([illegal, illegal])


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_customary_names(name: str) -> None:
    """`from … import goldbraeu_v0`, then `.env()`."""
    module = getattr(pettingzoo, f"{name}_v{stammtisch.game(name).version}")
    env = module.env(players=3)
    env.reset(seed=1)

    assert env.metadata["name"] == f"{name}_v0"
    assert module.raw_env(players=3).possible_agents == module.parallel_env(players=3).possible_agents
    with pytest.raises(AttributeError, match="chess_v6"):
        _ = pettingzoo.chess_v6


def random_steps(env: Any, steps: int, seed: int) -> list[tuple[str, list[float]]]:  # noqa: ANN401 -- PettingZoo's
    """Who acts and what they see, some random steps on."""
    rng, found = np.random.default_rng(seed), []
    for _ in range(steps):
        seen, _reward, _over, _cut, _info = env.last()
        found.append((env.agent_selection, seen["observation"].tolist()))
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301 -- our own
def test_environments_are_copied_and_pickled(name: str, way: Any) -> None:  # noqa: ANN401 -- a function
    """The copy goes on with the same game and the same luck, and leaves the first alone."""
    env = pettingzoo.raw_env(game=name, players=3)
    env.reset(seed=3)
    random_steps(env, 10, 1)
    twin = way(env)

    assert random_steps(twin, 20, 2) == random_steps(env, 20, 2)


def test_a_batch_is_copied() -> None:
    """With all its games."""
    env, rng = BatchEnv(game=GAMES[0], games=4, players=3), np.random.default_rng(2)
    turn = env.reset(1)
    for _ in range(15):
        turn = env.step(random_actions(turn.masks, rng))
    twin = copy.deepcopy(env)
    actions = random_actions(turn.masks, rng)

    assert np.array_equal(twin.step(actions).observations, env.step(actions).observations)


@pytest.mark.parametrize("name", GAMES)
def test_other_processes_know_the_plain_names(name: str) -> None:
    """As SubprocVecEnv needs, which imports nothing of ours in its processes."""
    known_as = ours.name_of(stammtisch.game(name))
    with get_context("forkserver").Pool(1) as pool:
        found = pool.apply(gymnasium.spec, (known_as,))

    assert found.kwargs == {"game": name}
