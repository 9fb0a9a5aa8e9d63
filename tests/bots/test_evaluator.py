from __future__ import annotations

import pytest

import stammtisch
from stammtisch.bots.evaluator import PlainEvaluator, evaluator_of, outlook, utility
from tests.core.toy import TOY


def test_ahead_is_what_counts() -> None:
    """Half the best other and half the others' mean are subtracted: 50 - 20 - 15."""
    assert utility([50, 40, 20, 30], 0) == 50 - 20 - 15
    assert utility([50, 40, 20, 30], 1) == pytest.approx(40 - 25 - 50 / 3)


def test_between_two_the_lead_is_what_counts() -> None:
    """There is only one other, who is the best and the mean."""
    assert utility([50, 40], 0) == 10
    assert utility([50, 40], 1) == -10


def test_a_game_without_an_evaluator_goes_by_its_points() -> None:
    """A third game needs no file of ours."""
    evaluator = evaluator_of(TOY)
    position = TOY.deal(seats=3)

    assert isinstance(evaluator, PlainEvaluator)
    assert outlook(evaluator, position) == [float(points) for points in position.scores()]


@pytest.mark.parametrize("name", stammtisch.game_names())
def test_our_games_bring_an_evaluator(name: str) -> None:
    """Found in the game's own package, once."""
    game = stammtisch.game(name)

    assert type(evaluator_of(game)).__module__ == f"{game.package}.bots.evaluator"
    assert evaluator_of(game) is evaluator_of(game)
