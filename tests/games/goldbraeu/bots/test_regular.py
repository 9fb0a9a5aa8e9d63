"""The regular bot plays this game well, and by what it may know."""

from __future__ import annotations

import pytest

import stammtisch
from stammtisch.bots.bot import Turn
from stammtisch.bots.match import play_match
from stammtisch.bots.regular import RegularBot
from stammtisch.core.bits import lowest
from stammtisch.core.chance import Rng
from stammtisch.core.table import Table
from stammtisch.games.goldbraeu.game import GAME
from tests.bots.peeking import Window, betrayals
from tests.bots.playing import victories


@pytest.mark.strength
@pytest.mark.timeout(1200)
def test_it_beats_three_random_bots() -> None:
    """Well over 80 % of 200 games; about 95 % are won."""
    assert victories(RegularBot(), GAME.make_setup(seats=4), games=200) >= 175


@pytest.mark.strength
def test_it_beats_two_random_bots() -> None:
    """At a table of three, too."""
    assert victories(RegularBot(), GAME.make_setup(seats=3), games=30) >= 26


def test_it_plays_where_money_is_secret() -> None:
    """What it cannot see it takes for granted, and still wins."""
    options = {"open_money": "off", "relocate_boss": "on", "fence_limit": "on"}
    assert victories(RegularBot(), GAME.make_setup(seats=4, options=options), games=12) >= 9


@pytest.mark.parametrize("edition", ["rio-grande-2004", "digest"])
@pytest.mark.parametrize("seats", [3, 4])
def test_it_plays_every_edition(edition: str, seats: int) -> None:
    """No rule of any edition stops it."""
    played = play_match(GAME, GAME.make_setup(edition, seats), [RegularBot()] * seats, seed=3)

    assert min(played.places) == 1


@pytest.mark.parametrize("seats", [3, 4])
def test_it_does_not_peek(seats: int) -> None:
    """Deal all that its seat cannot know again: it decides the same."""
    assert betrayals(GAME, RegularBot(), Window(), number=400, seats=seats) == 0


def test_it_takes_the_card_that_pays() -> None:
    """Before the last payday it opens the shares that it holds, as they are worthless afterwards."""
    table = Table(GAME, GAME.make_setup(seats=3), seed=4)
    bot, rng = RegularBot(), Rng(1)
    while table.position.to_act:
        seat = lowest(table.position.to_act)
        legal = table.position.legal(seat)
        choice = bot.choose(Turn(GAME, seat, legal, GAME.view(table.position, seat), rng))
        table.decide(seat, choice)

    hands = [player.hand_size for player in GAME.view(table.position, stammtisch.OPEN).players]
    assert sum(hands) <= 2
