from __future__ import annotations

import pytest

import stammtisch
from stammtisch.bots.beginner import BeginnerBot
from tests.bots.peeking import Window, betrayals
from tests.bots.playing import victories


@pytest.mark.parametrize("name", stammtisch.game_names())
@pytest.mark.strength
def test_it_beats_chance_but_not_always(name: str) -> None:
    """About two games of three; 25 % would be luck."""
    assert 20 <= victories(BeginnerBot(), stammtisch.game(name).make_setup(seats=4), games=48, seed=2) <= 44


@pytest.mark.parametrize("name", stammtisch.game_names())
def test_it_does_not_peek(name: str) -> None:
    """Deal all that its seat cannot know again: it decides the same."""
    assert betrayals(stammtisch.game(name), BeginnerBot(), Window(), number=150, seats=4) == 0
