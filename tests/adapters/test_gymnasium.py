from __future__ import annotations

from importlib.resources import files
from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import stammtisch
from stammtisch.adapters.gymnasium import LearnerEnv
from stammtisch.bots.bot import Turn
from stammtisch.bots.match import bot_rng, play_match
from stammtisch.bots.random import RandomBot
from tests.adapters.kinds import TABLES

NAMES = {"goldbraeu": "stammtisch/Goldbraeu-v0", "golden_city": "stammtisch/GoldenCity-v0"}


def made(game: str, **wishes: Any) -> LearnerEnv:  # noqa: ANN401 -- whatever the environment takes
    """A registered environment without Gymnasium's own guards."""
    return cast("LearnerEnv", gymnasium.make(NAMES[game], **wishes).unwrapped)


@TABLES
@pytest.mark.parametrize("flat", [False, True])
def test_gymnasium_finds_no_fault(game: str, players: int, flat: bool) -> None:  # noqa: FBT001 -- a parameter of the test
    """Gymnasium's own `check_env`; a warning would be an error."""
    check_env(made(game, players=players, flat=flat))


@TABLES
def test_the_learner_plays_the_game_that_bots_play(game: str, players: int) -> None:
    """A learner who decides like a bot brings about the very game of `play_match`, from every seat."""
    found = stammtisch.game(game)
    bot = RandomBot()
    for seed in range(players):
        env = made(game, players=players, seat=seed)
        _, info = env.reset(seed=seed)
        over, turn, reward = False, 0, 0.0
        while not over:
            legal = [int(action) for action in np.flatnonzero(info["action_mask"])]
            chosen = bot.choose(Turn(found, seed, legal, None, bot_rng(seed, seed, turn)))
            _, reward, over, _, info = env.step(chosen)
            turn += 1
        played = play_match(found, found.make_setup(seats=players), [bot] * players, seed)

        assert info["scores"] == played.scores
        assert reward == played.wins()[seed]


def test_seats_are_drawn_unless_one_is_chosen() -> None:
    """All seats come up, the same ones from the same seed."""
    env = made("goldbraeu", players=3)
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(20)]

    assert set(seats) == {0, 1, 2}
    assert [env.reset(seed=seed)[1]["seat"] for seed in range(20)] == seats
    assert {made("goldbraeu", seat=2).reset()[1]["seat"] for _ in range(3)} == {2}


def test_opponents_are_bots_by_name() -> None:
    """One for all other seats, or one for each."""
    env = made("goldbraeu", players=3, opponents=["regular", "random"])
    assert [type(bot).__name__ for bot in env.bots] == ["RegularBot", "RandomBot"]
    with pytest.raises(ValueError, match="1 opponents were named for 2 seats"):
        made("goldbraeu", players=3, opponents=["regular"])
    with pytest.raises(ValueError, match="nobody"):
        made("goldbraeu", opponents="nobody")
    with pytest.raises(ValueError, match="no seat 4"):
        made("goldbraeu", seat=4)


def test_an_opponent_that_has_not_learned_the_table_refuses_it() -> None:
    """Before the first game, in its own sentence."""
    for_three = files("stammtisch.games.goldbraeu").joinpath("bots/weights/3-seats.npz")
    with pytest.raises(ValueError, match="No nets have been trained"):
        made("goldbraeu", players=4, opponents=f"strong:{for_three}")


def test_an_illegal_action_ends_the_game() -> None:
    """It costs a point."""
    env = made("golden_city")
    _, info = env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))

    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)


def test_masks_in_the_form_of_maskable_ppo() -> None:
    """`action_masks()` is true for what may be done."""
    env = made("goldbraeu")
    seen, info = env.reset(seed=4)

    assert env.action_masks().dtype == np.bool_
    assert isinstance(seen, dict)
    assert (env.action_masks() == seen["action_mask"]).all()
    assert (env.action_masks() == info["action_mask"]).all()
