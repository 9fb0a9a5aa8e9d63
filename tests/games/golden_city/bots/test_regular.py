"""The regular bot plays this game well, and by what it may know."""

from __future__ import annotations

import pytest

from stammtisch.bots.regular import RegularBot
from stammtisch.core.position import go
from stammtisch.games.golden_city.bots.evaluator import EVALUATOR
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rules.steps import OVER
from tests.bots.peeking import Window, betrayals
from tests.bots.playing import victories
from tests.games.golden_city.made import Player, building, empty_table, equip


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.strength
def test_it_beats_random_bots(seats: int) -> None:
    """All of twenty games have been won; one may be lost."""
    assert victories(RegularBot(), GAME.make_setup(seats=seats), games=20) >= 19


def test_it_plays_with_every_option() -> None:
    """No option stops it."""
    options = {"joker_to_coast": "no", "coin_limit": "on", "stuck_counts_keys": "no", "open_scores": "no"}
    assert victories(RegularBot(), GAME.make_setup(seats=4, options=options), games=4) >= 3


def test_it_does_not_peek() -> None:
    """Deal all that its seat cannot know again: it decides the same."""
    assert betrayals(GAME, RegularBot(), Window(), number=60, seats=4) == 0


def test_a_finished_game_is_worth_its_letters() -> None:
    """Nothing is expected any more."""
    p = empty_table(3)
    equip(p, "red", Player(letters=12, coins=9, hand="coast coast"))
    go(p, OVER)

    assert EVALUATOR.worth(p) == [12, 0, 0]


def test_what_it_likes() -> None:
    """Letters, keys, equal cards, goods: more is better."""
    bare = EVALUATOR.worth(building("red"))[0]
    for player in (
        Player(letters=3),
        Player(keys=1),
        Player(hand="desert desert"),
        Player(goods="wine-spice"),
        Player(coins=5),
        Player(sites="de-c1"),
    ):
        assert EVALUATOR.worth(building("red", red=player))[0] > bare
