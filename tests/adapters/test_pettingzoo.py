from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test, state_test

from stammtisch.adapters.pettingzoo import env, parallel_env, raw_env
from tests.adapters.kinds import TABLES

# PettingZoo says so of every environment whose observation is a dict with a mask in it, but for those it knows by name.
DICTS_ARE_FINE = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


@TABLES
@pytest.mark.filterwarnings(*DICTS_ARE_FINE)
def test_pettingzoo_finds_no_fault(game: str, players: int) -> None:
    """PettingZoo's own suite: `api_test`, `seed_test`, `state_test`."""
    made = partial(env, game=game, players=players)

    api_test(made(), num_cycles=1000)
    seed_test(made, num_cycles=300)
    state_test(made(), parallel_env(game=game, players=players))


@TABLES
def test_pettingzoo_finds_no_fault_in_the_parallel_form(game: str, players: int) -> None:
    """PettingZoo's own suite: `parallel_api_test`, `parallel_seed_test`."""
    made = partial(parallel_env, game=game, players=players)

    parallel_api_test(made(), num_cycles=500)
    parallel_seed_test(made, num_cycles=300)


@pytest.mark.one_build
@pytest.mark.parametrize("game", ["goldbraeu", "golden_city"])
def test_pettingzoo_can_look_at_it(game: str) -> None:
    """PettingZoo's own suite: `render_test`, in every mode; pixels take a second a frame."""
    render_test(partial(env, game=game, players=3))


def trail(game: str, players: int, seed: int, steps: int) -> list[tuple[object, ...]]:
    """All that a thousand steps of random play say, the choices made by the seed as well."""
    table = env(game=game, players=players)
    rng = np.random.default_rng(seed)
    found: list[tuple[object, ...]] = []
    number = 0
    while len(found) < steps:
        table.reset(seed=seed + number)
        for agent in table.agent_iter():
            seen, reward, terminated, _, info = table.last()
            found.append((agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, str(info)))
            table.step(None if terminated else rng.choice(np.flatnonzero(seen["action_mask"])))
        number += 1
    return found


@TABLES
def test_the_same_seed_gives_the_same_thousand_steps(game: str, players: int) -> None:
    """Same seed, same actions: same agents, observations, masks, rewards and infos. Another seed: others."""
    once = trail(game, players, 5, 1000)

    assert trail(game, players, 5, 1000) == once
    assert trail(game, players, 6, 1000)[:300] != once[:300]


@TABLES
def test_rewards_come_at_the_end_and_add_up(game: str, players: int) -> None:
    """A victory is one point to share; points are counted against the table's mean, in hundreds."""
    for reward, total in (("win", 1.0), ("score", 0.0)):
        table = raw_env(game=game, players=players, reward=reward)
        table.reset(seed=11)
        rng = np.random.default_rng(11)
        while not any(table.terminations.values()):
            assert set(table.rewards.values()) == {0.0}
            table.step(rng.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])))

        assert sum(table.rewards.values()) == pytest.approx(total, abs=1e-9)
        scores = [table.infos[agent]["score"] for agent in table.agents]
        best = max(table.rewards, key=lambda agent: table.rewards[agent])
        assert table.infos[best]["place"] == 1
        assert reward == "win" or table.rewards[best] == pytest.approx((max(scores) - np.mean(scores)) / 100)


def test_a_secret_choice_is_a_turn_each_and_tells_nothing() -> None:
    """At Goldbräu all keep cards at the same time: what the first kept shows in nobody else's observation."""
    seen = []
    for pick in (0, -1):
        table = raw_env(game="goldbraeu", players=4)
        table.reset(seed=3)
        assert table.agent_selection == "player_0"
        table.step(np.flatnonzero(table.observe("player_0")["action_mask"])[pick])
        table.step(np.flatnonzero(table.observe("player_0")["action_mask"])[pick])
        assert table.agent_selection == "player_1"
        seen.append([table.observe(f"player_{seat}")["observation"].tobytes() for seat in range(4)])

    assert seen[0][0] != seen[1][0]
    assert seen[0][1:] == seen[1][1:]


def test_only_whose_turn_it_is_may_do_something() -> None:
    """Also if all choose at the same time: agents go one after the other."""
    table = raw_env(game="goldbraeu", players=3)
    table.reset(seed=1)

    assert [bool(table.observe(agent)["action_mask"].any()) for agent in table.agents] == [True, False, False]


def test_an_illegal_action_ends_the_game() -> None:
    """It costs its agent a point and nobody else anything."""
    table = env(game="goldbraeu", players=3)
    table.reset(seed=1)
    seen = table.last()[0]
    table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))

    assert [table.terminations[agent] for agent in table.agents] == [True] * 3
    assert table.rewards == {"player_0": -1.0, "player_1": 0, "player_2": 0}


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"players": 7}, "3 to 4 players"),
        ({"reward": "fame"}, "no reward 'fame'"),
        ({"options": {"tie_break": "dice"}}, "tie_break"),
        ({"game": "chess"}, "chess"),
    ],
)
def test_wishes_are_checked(wishes: dict[str, Any], sentence: str) -> None:
    """What cannot be had is one clear sentence."""
    with pytest.raises(ValueError, match=sentence):
        env(**{"game": "goldbraeu", **wishes})


def test_a_table_is_set_up_as_one_wishes() -> None:
    """Edition and options, as everywhere; without a number of players the largest table."""
    table = env(game="goldbraeu", edition="digest", options={"tie_break": "shares"}).unwrapped
    setup = table.numbers.setup

    assert (setup.edition, setup.options["tie_break"], setup.seats) == ("digest", "shares", 4)
