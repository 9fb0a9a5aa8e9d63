"""The levels below the regular: weaker by honest means, and never by what no person would do."""

from __future__ import annotations

import pytest

import stammtisch
from stammtisch.bots.beginner import BeginnerBot, CasualBot, DimBot, KeenBot, NewcomerBot, dimness_of, worth_a_thought
from stammtisch.bots.levels import LADDER
from stammtisch.bots.making import make_bot
from stammtisch.bots.match import play_match
from tests.bots.peeking import Window, betrayals
from tests.bots.playing import victories

DIM = LADDER[:4]
SCORES = {"goldbraeu": [82, 93, 101, 109], "golden_city": [55, 63, 61, 75]}  # of one of each, weakest first


@pytest.mark.parametrize("name", stammtisch.game_names())
@pytest.mark.strength
def test_it_beats_chance(name: str) -> None:
    """Twelve games of 48 would be luck."""
    assert victories(BeginnerBot(), stammtisch.game(name).make_setup(seats=4), games=48, seed=2) >= 20


@pytest.mark.parametrize("name", stammtisch.game_names())
@pytest.mark.parametrize("bot", [NewcomerBot(), BeginnerBot(), CasualBot(), KeenBot()], ids=DIM)
def test_it_does_not_peek(name: str, bot: DimBot) -> None:
    """Deal all that its seat cannot know again: it decides the same."""
    assert betrayals(stammtisch.game(name), bot, Window(), number=60, seats=3) == 0


@pytest.mark.parametrize("name", stammtisch.game_names())
def test_each_sees_more_than_the_one_below(name: str) -> None:
    """Its temperature, which the game's own file says, is lower; who is naive is not above who is not."""
    found = [dimness_of(stammtisch.game(name))[level] for level in DIM]

    assert [dim.temperature for dim in found] == sorted({dim.temperature for dim in found}, reverse=True)
    assert [dim.naive for dim in found] == sorted((dim.naive for dim in found), reverse=True)


def test_what_looks_far_worse_is_left_out() -> None:
    """Three temperatures below the best and more; and what is senseless, unless all is."""
    values = [10.0, 7.5, 3.9, 12.0]
    position = stammtisch.game("goldbraeu").deal()

    def sense(*_: object) -> list[int]:
        return [103]

    assert worth_a_thought(sense, position, 0, [100, 101, 102, 103], values, temperature=2.0) == [0, 1]
    assert worth_a_thought(sense, position, 0, [103], [1.0], temperature=2.0) == [0]


@pytest.mark.parametrize("name", stammtisch.game_names())
@pytest.mark.parametrize("level", DIM)
def test_it_sits_at_every_table(name: str, level: str) -> None:
    """Of every edition, with three and with four."""
    game = stammtisch.game(name)
    for edition in game.editions:
        for seats in game.seats:
            setup = game.make_setup(edition=edition, seats=seats)
            assert min(play_match(game, setup, [make_bot(level)] * seats, seed=3).places) == 1


@pytest.mark.parametrize(("name", "scores"), SCORES.items())
def test_the_same_seed_gives_the_same_game_on_both_builds(name: str, scores: list[int]) -> None:
    """Typed out here, and played on both: one of each level at a table."""
    game = stammtisch.game(name)

    assert play_match(game, game.make_setup(seats=4), [make_bot(level) for level in DIM], seed=7).scores == scores
