"""What environments render: the page's drawing, always of one shape, nothing cut off; unknown modes are refused."""

from __future__ import annotations

import numpy as np
import pytest

import stammtisch
from stammtisch.adapters.gymnasium import LearnerEnv
from stammtisch.adapters.pettingzoo import env, raw_env
from stammtisch.adapters.pictures import WIDTH, picture
from stammtisch.bots.match import record_match
from stammtisch.bots.regular import RegularBot
from stammtisch.core.position import Position
from stammtisch.core.record import replay

GAMES = ("goldbraeu", "golden_city")
EDGE = 8  # pixels that stay paper all around


def finished(name: str) -> Position:
    """The end of a game at the largest table: never is there more to tell."""
    game = stammtisch.game(name)
    setup = game.make_setup()
    record = record_match(game, setup, [RegularBot()] * setup.seats, 3, ["regular"] * setup.seats)
    return replay(game, record)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_cut_off_at_the_edges(name: str) -> None:
    """All around there is blank paper, also when there is most to show."""
    pixels = picture(finished(name))
    paper = pixels[-1, -1]

    assert pixels.dtype == np.uint8
    assert pixels.shape[1:] == (WIDTH, 3)
    for rim in (pixels[:EDGE], pixels[-EDGE:], pixels[:, :EDGE], pixels[:, -EDGE:]):
        assert np.all(rim == paper)


@pytest.mark.parametrize("name", GAMES)
def test_every_frame_of_an_environment_has_one_shape(name: str) -> None:
    """Videos need it; and something changes on it."""
    table = raw_env(game=name, players=3, render_mode="rgb_array")
    table.reset(seed=4)
    frames = []
    for turn in range(60):
        if turn in (0, 59):
            frames.append(np.asarray(table.render()))
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(np.flatnonzero(mask)[0]))

    assert len({frame.shape for frame in frames}) == 1
    assert not np.array_equal(frames[0], frames[-1])
    learner = LearnerEnv(game=name, players=3, render_mode="rgb_array")
    learner.reset(seed=4)
    assert np.asarray(learner.render()).shape == frames[0].shape


@pytest.mark.parametrize("name", GAMES)
def test_modes_that_do_not_exist_are_refused(name: str) -> None:
    """With those that do; nobody waits for a picture that never comes."""
    with pytest.raises(ValueError, match=r"'rgb'.*'rgb_array'"):
        env(game=name, render_mode="rgb")
    with pytest.raises(ValueError, match=r"'rgb'.*'rgb_array'"):
        LearnerEnv(game=name, render_mode="rgb")
