"""Chances are sharpened as the shipped numbers say, and the fit finds the numbers that it should."""

from __future__ import annotations

import numpy as np
import pytest

import stammtisch
from stammtisch.analysis.fitting import (
    PARTS,
    Samples,
    collect,
    dealt_turn,
    fit,
    foretold,
    log_loss,
    played,
    reliability,
)
from stammtisch.bots.calibration import calibration_of, sharpened
from stammtisch.core.bits import lowest
from stammtisch.core.chance import Rng
from tests.analysis.games import NAMES

MANY = 18_000


@pytest.mark.parametrize("name", NAMES)
def test_every_table_with_nets_has_its_numbers(name: str) -> None:
    """Fitted on a thousand games or more, one exponent for each part of the game."""
    game = stammtisch.game(name)
    for seats in game.seats:
        found = calibration_of(game, seats)
        assert found.games >= 1000
        assert len(found.own) == len(found.open) == len(found.points) == len(found.until) + 1


@pytest.mark.parametrize("name", NAMES)
def test_bots_of_the_fit_see_no_more_than_others_do(name: str) -> None:
    """Worlds are dealt again from the table: the seat sees the same in them, and what it cannot see is not as it is."""
    game = stammtisch.game(name)
    setup = game.make_setup(seats=4)
    kept, _end = played(game, setup, 1, seed=5)
    turns = [dealt_turn(game, setup, position, lowest(position.to_act), Rng(3)) for position in kept]
    worlds = [turn.imagine() for turn in turns]

    for turn, position, world in zip(turns, kept, worlds, strict=True):
        assert game.view(world, turn.seat) == game.view(position, turn.seat)
    assert any(world.state() != position.state() for position, world in zip(kept, worlds, strict=True))


def test_an_exponent_sharpens_and_keeps_the_sum() -> None:
    """Twice the exponent squares the odds."""
    found = sharpened(np.asarray([[0.5, 0.25, 0.25]]), np.asarray([[2.0]]))

    assert found.tolist() == [pytest.approx([2 / 3, 1 / 6, 1 / 6])]


def test_the_fit_finds_how_modest_the_nets_were() -> None:
    """Results drawn by sharpened chances give the exponent back, and the forecasts come true in every bucket."""
    rng = np.random.default_rng(1)
    raw = rng.dirichlet(np.ones(4), MANY)
    true = sharpened(raw, np.asarray(1.5))
    winners = (true.cumsum(axis=1) < rng.random((len(true), 1))).sum(axis=1)
    results = np.eye(4)[winners]
    spread = np.repeat(raw[:, None], 4, axis=1)
    samples = Samples(np.arange(MANY), rng.integers(1, 22, MANY), spread, np.log(raw), results)
    found = fit(samples, 1)
    chances = foretold(samples, found, "open")

    assert len(found.until) == PARTS - 1
    assert list(found.open) == [pytest.approx(1.5, abs=0.15)] * PARTS
    assert log_loss(chances, results) < log_loss(raw, results)
    assert all(abs(bucket.foretold - bucket.happened) < 0.03 for bucket in reliability(chances, results))


@pytest.mark.parametrize("name", NAMES)
def test_the_shipped_numbers_say_more_than_a_guess(name: str) -> None:
    """On a few games that nobody has fitted: bench/analysis/calibration.py measures it on a thousand."""
    game = stammtisch.game(name)
    samples = collect(game, 4, range(4), seed=99)
    chances = foretold(samples, calibration_of(game, 4), "open")

    assert np.abs(chances.sum(axis=1) - 1).max() < 1e-9
    assert log_loss(chances, samples.results) < np.log(4)
