from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from stammtisch.adapters.batch import BatchEnv, BatchTurn, batch_env, random_actions
from tests.adapters.kinds import TABLES

if TYPE_CHECKING:
    from stammtisch.adapters.workers import SharedBatchEnv


def trail(env: BatchEnv | SharedBatchEnv, seed: int, steps: int) -> list[bytes]:
    """All that some steps of random play say."""
    rng = np.random.default_rng(seed)
    turn = env.reset(seed)
    found = []
    for _ in range(steps):
        turn = env.step(random_actions(turn.masks, rng))
        found.append(b"".join(array.tobytes() for array in turn) + str(env.seeds).encode())
    return found


def run_out(env: BatchEnv, seed: int) -> BatchTurn:
    """Play until some game ends."""
    rng = np.random.default_rng(seed)
    turn = env.reset(seed)
    while not turn.done.any():
        turn = env.step(random_actions(turn.masks, rng))
    return turn


@pytest.mark.parametrize(("game", "players"), [("goldbraeu", 4), ("golden_city", 3)])
def test_the_number_of_workers_changes_nothing(game: str, players: int) -> None:
    """Three processes with unequal parts of the games say the very bytes that one says."""
    wishes: dict[str, Any] = {"game": game, "players": players, "games": 8}
    alone = trail(batch_env(**wishes), 7, 40)
    shared = batch_env(workers=3, **wishes)
    try:
        assert trail(shared, 7, 40) == alone
    finally:
        shared.close()
    gc.collect()


def test_workers_that_nobody_closes_go_home() -> None:
    """Forgetting a batch sends its processes home."""
    env = batch_env(game="goldbraeu", workers=2, games=4)
    env.reset(0)
    started = [worker for worker, _ in env.workers]  # type: ignore[union-attr]  # two workers: it is shared
    del env
    gc.collect()

    assert [worker.is_alive() for worker in started] == [False, False]


@TABLES
def test_a_game_that_ends_starts_again_with_a_seed_of_its_own(game: str, players: int) -> None:
    """The next seed in a place is as far as there are games; rewards are there in that one step."""
    env = BatchEnv(game=game, players=players, games=6)
    turn = run_out(env, 20)

    ended = np.flatnonzero(turn.done)
    assert [env.seeds[place] for place in ended] == [20 + place + 6 for place in ended]
    assert turn.rewards[ended].sum() == pytest.approx(len(ended))
    assert turn.rewards[~turn.done].sum() == 0
    assert turn.scores[ended].max() > 0
    after = env.step(random_actions(turn.masks, np.random.default_rng(0)))
    assert not after.rewards[ended].any()


def test_a_batch_begins_where_its_seeds_say() -> None:
    """A seed each, or one to count from."""
    env = BatchEnv(game="goldbraeu", games=3)
    counted = env.reset(5)

    assert env.seeds == [5, 6, 7]
    given = env.reset([6, 5, 5])
    assert (given.observations == counted.observations[[1, 0, 0]]).all()
    with pytest.raises(ValueError, match="2 seeds were given for 3 games"):
        env.reset([1, 2])


def test_decisions_without_a_choice_can_be_skipped() -> None:
    """Then everybody who is asked may do at least two things, and the games stay the same."""
    env = BatchEnv(game="goldbraeu", games=4, skip_forced=True)
    rng = np.random.default_rng(1)
    turn = env.reset(1)
    for _ in range(300):
        assert (turn.masks.sum(axis=1) > 1).all()
        turn = env.step(random_actions(turn.masks, rng))


def test_an_illegal_action_is_refused_before_anything_happens() -> None:
    """The sentence says where; the batch goes on as if nothing had been."""
    env = BatchEnv(game="goldbraeu", games=3)
    turn = env.reset(2)
    actions = random_actions(turn.masks, np.random.default_rng(0))
    wrong = actions.copy()
    for bad in (int(np.flatnonzero(~turn.masks[1])[0]), -1, env.actions):
        wrong[1] = bad
        with pytest.raises(ValueError, match=f"Action {bad} in game 1 is illegal"):
            env.step(wrong)
    with pytest.raises(ValueError, match="3 actions are needed"):
        env.step([0, 0])

    other = BatchEnv(game="goldbraeu", games=3)
    other.reset(2)
    assert (env.step(actions).observations == other.step(actions).observations).all()


def test_floats_are_between_minus_one_and_one() -> None:
    """Raw bytes become the numbers of the layout."""
    env = BatchEnv(game="golden_city", games=16)
    rng = np.random.default_rng(3)
    turn = env.reset(3)
    for _ in range(120):
        turn = env.step(random_actions(turn.masks, rng))
        floats = env.floats(turn.observations)
        assert floats.dtype == np.float32
        assert np.abs(floats).max() <= 1


def test_random_actions_are_legal_and_all_of_them_come_up() -> None:
    """Also in the first and in the last row, also where there is but one."""
    masks = np.zeros((3, 5), np.bool_)
    masks[0, [0, 4]] = masks[1, 2] = masks[2, [1, 3, 4]] = True
    rng = np.random.default_rng(0)
    drawn = np.array([random_actions(masks, rng) for _ in range(100)])

    assert [set(column.tolist()) for column in drawn.T] == [{0, 4}, {2}, {1, 3, 4}]
