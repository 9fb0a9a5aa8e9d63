from __future__ import annotations

import numpy as np

from stammtisch.bots.nets import draw_row
from stammtisch.bots.sampling import draw, draw_softmax
from stammtisch.core.chance import Rng


def test_better_choices_are_made_more_often() -> None:
    """A softmax: e : 1 for each unit of temperature; equal values are taken equally often."""
    rng = Rng(5)
    taken = [draw_softmax([0.0, 3.0, 3.0], 3.0, rng) for _ in range(4000)]

    assert 500 < taken.count(0) < 750  # 1 : e : e, so 15.5 %
    assert 1500 < taken.count(1) < 1900


def test_a_draw_is_as_likely_as_its_weight() -> None:
    """Weights need not add up to one, and what weighs nothing is never drawn."""
    rng = Rng(5)
    taken = [draw([2.0, 0.0, 6.0], 8.0, rng) for _ in range(4000)]

    assert 900 < taken.count(0) < 1100
    assert taken.count(1) == 0


def test_a_crumb_left_by_rounding_goes_to_the_heaviest() -> None:
    """A total that is too large must not lead past the end."""
    assert {draw([0.25, 0.5, 0.25], 1e9, Rng(seed)) for seed in range(20)} == {1}


def test_a_row_of_a_net_is_drawn_from_alike() -> None:
    """The same generator gives the same place."""
    chances = np.asarray([0.25, 0.25, 0.5], np.float32)

    assert [draw_row(chances, Rng(seed)) for seed in range(50)] == [
        draw([0.25, 0.25, 0.5], 1.0, Rng(seed)) for seed in range(50)
    ]
