"""Goldbräu passes the conformance kit: in every edition, with every option, with mixtures of them, on two boards."""

from __future__ import annotations

import pytest

from stammtisch.core.bits import members
from stammtisch.core.chance import Rng
from stammtisch.core.conformance import check_game, walk
from stammtisch.core.position import DEALER
from stammtisch.core.setup import Setup
from stammtisch.games.goldbraeu.game import GAME
from tests.games.goldbraeu.setups import editions, mixtures, single_options


@pytest.mark.parametrize("setup", editions().values(), ids=editions())
def test_editions(setup: Setup) -> None:
    """Three and four seats, the standard board and a larger one."""
    check_game(GAME, setup, seed=1, every=10)


@pytest.mark.parametrize("setup", single_options().values(), ids=single_options())
def test_every_option_on_its_own(setup: Setup) -> None:
    """The German edition with one thing changed."""
    check_game(GAME, setup, seed=2, every=20)


@pytest.mark.parametrize("setup", mixtures(12, seed=3).values(), ids=range(12))
def test_options_mixed(setup: Setup) -> None:
    """Any options together."""
    check_game(GAME, setup, seed=4, every=20)


def test_random_games_stay_far_below_the_bound() -> None:
    """`longest` is argued in game.py; random games take a third of it, draws included."""
    lengths = [sum(1 for _ in walk(GAME, setup, seed)) for setup in editions().values() for seed in range(5)]

    assert max(lengths) < 450
    assert GAME.longest == 1376


def quarrel(setup: Setup, seed: int) -> int:
    """The length of a game in which everybody attacks whenever he can, without cards first, and blocks if he can."""
    p = GAME.open(setup)
    rng = Rng(seed)
    made = 0
    while p.to_act:
        seat = members(p.to_act)[0]
        if seat == DEALER:
            p.apply(DEALER, p.draw(rng))
        else:
            legal = p.legal(seat)
            words = [GAME.catalogue.words(action) for action in legal]
            wild = [i for i, text in enumerate(words) if text == "choose boss" or text.split()[0] in ("name", "block")]
            p.apply(seat, legal[wild[rng.below(len(wild))] if wild else rng.below(len(legal))])
        made += 1
    return made


@pytest.mark.parametrize("seats", [3, 4])
def test_quarrelsome_games_stay_below_the_bound(seats: int) -> None:
    """The longest thing in a day is a row of attempts: all attack, all block, one card at a time."""
    setup = GAME.make_setup("rio-grande-2004", seats, {"relocate_boss": "on"})

    assert max(quarrel(setup, seed) for seed in range(20)) < GAME.longest
