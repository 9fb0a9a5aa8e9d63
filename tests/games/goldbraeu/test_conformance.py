"""Goldbräu passes the conformance kit: in every edition, with every option, with mixtures of them, on two boards."""

from __future__ import annotations

import pytest

from stammtisch.core.conformance import check_game, walk
from stammtisch.core.game import Setup
from stammtisch.games.goldbraeu.game import GAME
from tests.games.goldbraeu.setups import editions, mixtures, single_options


@pytest.mark.parametrize("setup", editions().values(), ids=editions())
def test_editions(setup: Setup) -> None:
    """Three and four seats, the standard board and a larger one."""
    check_game(GAME, setup, seed=1, every=6)


@pytest.mark.parametrize("setup", single_options().values(), ids=single_options())
def test_every_option_on_its_own(setup: Setup) -> None:
    """The German edition with one thing changed."""
    check_game(GAME, setup, seed=2, every=12)


@pytest.mark.parametrize("setup", mixtures(12, seed=3).values(), ids=range(12))
def test_options_mixed(setup: Setup) -> None:
    """Any options together."""
    check_game(GAME, setup, seed=4, every=12)


def test_no_game_comes_near_the_bound() -> None:
    """`longest` is argued in game.py; random games take a quarter of it, draws included."""
    lengths = [sum(1 for _ in walk(GAME, setup, seed)) for setup in editions().values() for seed in range(10)]

    assert max(lengths) < 450
    assert GAME.longest == 1376
