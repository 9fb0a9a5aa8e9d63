from __future__ import annotations

import numpy as np
import pytest

from stammtisch.arena.sprt import FEWEST, Sprt, Walk


def walked(sprt: Sprt, *means: float) -> Walk:
    """A test after some deals."""
    walk = Walk(sprt)
    for mean in means:
        walk.add(mean)
    return walk


def test_the_bounds_are_walds() -> None:
    """± 2.944 for five per cent on both sides; other errors, other bounds."""
    usual, uneven = Sprt(0.25, 0.28), Sprt(0.25, 0.28, alpha=0.01, beta=0.1)

    assert (usual.lower, usual.upper) == pytest.approx((-2.9444, 2.9444), abs=1e-4)
    assert (uneven.lower, uneven.upper) == pytest.approx((-2.2925, 4.4998), abs=1e-4)


def test_the_ratio_by_hand() -> None:
    """Sum 1, squares around the mean 0.125, and 0.1875 for a game: variance 0.0625; 0.03 × (2 − 2.12) / 0.125."""
    walk = walked(Sprt(0.25, 0.28), 0.25, 0.5, 0, 0.25)

    assert walk.variance == pytest.approx(0.0625)
    assert walk.ratio == pytest.approx(-0.0288)


def test_what_lies_in_the_middle_says_nothing() -> None:
    """Means around the middle of the hypotheses leave the ratio at nothing."""
    assert walked(Sprt(0.2, 0.4), 0.1, 0.5, 0.3).ratio == pytest.approx(0)


def test_nothing_is_decided_on_a_few_deals() -> None:
    """However clear they look."""
    walk = walked(Sprt(0.25, 0.28), *[1.0] * (FEWEST - 1))
    early = walk.verdict
    walk.add(1.0)

    assert (early, walk.verdict) == ("", "h1")


def test_deals_that_are_all_alike_are_no_certainty() -> None:
    """Nothing is divided by nothing, and it still takes some deals."""
    assert walked(Sprt(0.25, 0.35)).ratio == 0
    assert walked(Sprt(0.25, 0.28), *[0.25] * 30).verdict == ""
    assert walked(Sprt(0.25, 0.28), *[0.25] * 40).verdict == "h0"


@pytest.mark.parametrize(("truth", "wrong"), [(0.25, "h1"), (0.35, "h0")])
def test_errors_are_as_rare_as_promised(truth: float, wrong: str) -> None:
    """Of 400 tests with the hypotheses 0.25 and 0.35, each true in turn, at most one in twenty or so errs."""
    rng = np.random.default_rng(2)
    verdicts = []
    for _ in range(400):
        walk = Walk(Sprt(0.25, 0.35))
        while not walk.verdict:
            walk.add(rng.binomial(4, truth) / 4)
        verdicts.append(walk.verdict)

    assert 1 <= verdicts.count(wrong) <= 30  # 20 are allowed for; three deviations more would be 33
