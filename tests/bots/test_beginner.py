from __future__ import annotations

import pytest

import stammtisch
from stammtisch.bots.beginner import BeginnerBot
from stammtisch.bots.match import game_seed, play_match
from stammtisch.bots.random import RandomBot
from tests.bots.peeking import Window, betrayals


def victories(name: str, games: int) -> float:
    """How many games the beginner wins against three random bots, sitting in each seat in turn."""
    game = stammtisch.game(name)
    won = 0.0
    for number in range(games):
        own = number % 4
        bots = [BeginnerBot() if seat == own else RandomBot() for seat in range(4)]
        won += play_match(game, game.make_setup(seats=4), bots, game_seed(2, number)).wins()[own]
    return won


@pytest.mark.parametrize("name", stammtisch.game_names())
def test_it_beats_chance_but_not_always(name: str) -> None:
    """About two games of three; 25 % would be luck."""
    assert 20 <= victories(name, 48) <= 44


@pytest.mark.parametrize("name", stammtisch.game_names())
def test_it_does_not_peek(name: str) -> None:
    """Deal all that its seat cannot know again: it decides the same."""
    assert betrayals(stammtisch.game(name), BeginnerBot(), Window(), number=150, seats=4) == 0
