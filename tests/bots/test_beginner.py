from __future__ import annotations

import pytest

import stammtisch
from stammtisch.bots.beginner import BeginnerBot
from stammtisch.bots.bot import Turn
from stammtisch.bots.evaluator import evaluator_of
from stammtisch.bots.match import game_seed, play_match
from stammtisch.bots.random import RandomBot
from stammtisch.core.chance import Rng
from tests.bots.peeking import Window, betrayals
from tests.games.goldbraeu.tables import table

GAME = stammtisch.game("goldbraeu")


def victories(name: str, games: int) -> float:
    """How many games the beginner wins against three random bots, sitting in each seat in turn."""
    game = stammtisch.game(name)
    won = 0.0
    for number in range(games):
        own = number % 4
        bots = [BeginnerBot() if seat == own else RandomBot() for seat in range(4)]
        won += play_match(game, game.make_setup(seats=4), bots, game_seed(2, number)).wins()[own]
    return won


@pytest.mark.parametrize("name", ["goldbraeu", "golden_city"])
def test_it_beats_chance_but_not_always(name: str) -> None:
    """About two games of three; 25 % would be luck."""
    assert 20 <= victories(name, 48) <= 44


@pytest.mark.parametrize("name", ["goldbraeu", "golden_city"])
def test_it_does_not_peek(name: str) -> None:
    """Deal anew all that its seat cannot know: it decides the same."""
    assert betrayals(stammtisch.game(name), BeginnerBot(), Window(), decisions=150, seats=4) == 0


def test_it_does_not_think_of_blocking() -> None:
    """The boss could stop the challenger without a card, and lets him pass."""
    scene = table("krug red 3* green 1\nstart green").plans(green="boss").say("green name krug 0")
    legal = scene.p.legal(0)
    answers = {BeginnerBot().choose(Turn(GAME, 0, legal, GAME.view(scene.p, 0), Rng(seed))) for seed in range(20)}

    assert {GAME.catalogue.words(action) for action in legal} == {"allow", "block 0"}
    assert {GAME.catalogue.words(action) for action in answers} == {"allow"}


def test_it_counts_no_cards() -> None:
    """With one share missing, a regular sees the removal of single markers coming."""
    scene = table("krug red 3* green 1 blue 1")
    counting, naive = evaluator_of("goldbraeu"), evaluator_of("goldbraeu").naive()

    assert counting.worth(scene.p)[3] < naive.worth(scene.p)[3]
    assert counting.worth(scene.p)[0] == naive.worth(scene.p)[0]
