"""A strength between two levels."""

from __future__ import annotations

import pytest

import stammtisch
from stammtisch.bots import between
from stammtisch.bots.between import BetweenBot, neighbours
from stammtisch.bots.bot import Turn
from stammtisch.bots.levels import LADDER, WORDS, describe, ratings_of
from stammtisch.bots.making import bot_for_table, make_bot, strength_in
from stammtisch.core.chance import Rng
from stammtisch.core.mistakes import Mistake
from stammtisch.core.words import LANGUAGES, phrasebook
from tests.bots.peeking import Window, betrayals
from tests.own_board import OWN_BOARD

GAME = stammtisch.game("goldbraeu")


class Fixed:
    """Always takes the same place of the legal actions."""

    needs_view = True

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, turn: Turn) -> int:
        """That one."""
        return turn.legal[self.place]


@pytest.mark.parametrize("name", stammtisch.game_names())
def test_it_stands_between_its_neighbours(name: str) -> None:
    """Halfway between two rated levels both decide equally often; on a level, that one alone."""
    game = stammtisch.game(name)
    rated = ratings_of(game)
    low, high = rated["beginner"], rated["casual"]

    weaker, stronger, share = neighbours(game, (low + high) // 2)
    assert (weaker, stronger) == ("beginner", "casual")
    assert share == pytest.approx(0.5, abs=0.02)
    assert neighbours(game, rated[LADDER[0]]) == (LADDER[0], LADDER[1], 0)
    assert neighbours(game, rated[LADDER[-1]]) == (LADDER[-2], LADDER[-1], 1)


def test_the_nearer_one_decides_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three decisions of four, at three quarters of the way."""
    monkeypatch.setattr(between, "ratings_of", lambda _: {"random": 0, "newcomer": 100, "keen": 200})
    monkeypatch.setattr(between, "level_bot", {"newcomer": Fixed(0), "keen": Fixed(1)}.__getitem__)
    neighbours.cache_clear()
    try:
        turns = [Turn(GAME, 0, [0, 1], None, Rng(seed)) for seed in range(400)]
        assert sum(BetweenBot(175).choose(turn) for turn in turns) == pytest.approx(300, abs=40)
    finally:
        neighbours.cache_clear()


def test_a_strength_beyond_the_ladder_is_refused() -> None:
    """In a sentence that says how far it reaches."""
    with pytest.raises(Mistake) as refused:
        bot_for_table("elo-9999", GAME.make_setup())

    assert refused.value.key == "elo-out-of-range"
    assert str(ratings_of(GAME)[LADDER[-1]]) in str(refused.value.about["known"])


def test_it_sits_where_its_neighbours_can() -> None:
    """Between levels that know every board it sits everywhere; between trained ones only where they do."""
    rated = ratings_of(GAME)
    other = GAME.make_setup(board=OWN_BOARD)

    bot_for_table(f"elo-{rated['casual'] + 5}", other)
    bot_for_table(f"elo-{rated['regular']}", other)
    bot_for_table(f"elo-{rated['expert'] - 5}", GAME.make_setup())
    with pytest.raises(Mistake):
        bot_for_table(f"elo-{rated['expert'] - 5}", other)


def test_only_whole_numbers_are_strengths() -> None:
    """Anything else is the name of a bot, or nothing."""
    assert (strength_in("elo-850"), strength_in("elo-"), strength_in("elo-12345"), strength_in("regular")) == (
        850,
        *[None] * 3,
    )
    with pytest.raises(Mistake):
        make_bot("elo-many")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_a_name(language: str) -> None:
    """With its number, in every language."""
    found = describe("elo-1250", phrasebook(language, WORDS))

    assert "1250" in found.called
    assert found.about.endswith(".")


def test_it_does_not_peek() -> None:
    """Deal all that its seat cannot know again: it decides the same."""
    bot = BetweenBot(ratings_of(GAME)["casual"] + 20)

    assert betrayals(GAME, bot, Window(), number=80, seats=3) == 0
