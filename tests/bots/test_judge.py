from __future__ import annotations

import pytest

import stammtisch
from stammtisch.bots.evaluator import PlainEvaluator, evaluator_of, outlook, utility
from stammtisch.core.bits import lowest
from stammtisch.core.chance import Rng
from stammtisch.core.playout import playout
from stammtisch.games.goldbraeu.bots.evaluator import EVALUATOR, alone, paydays
from stammtisch.games.goldbraeu.rules import position as at
from tests.core.toy import TOY

GAME = stammtisch.game("goldbraeu")


def test_ahead_is_what_counts() -> None:
    """Half the best other and half the others' mean are subtracted: 50 - 20 - 15."""
    assert utility([50, 40, 20, 30], 0) == 50 - 20 - 15
    assert utility([50, 40, 20, 30], 1) == pytest.approx(40 - 25 - 50 / 3)


def test_paydays_to_come() -> None:
    """Later ones count for a quarter more a week; none is left after the last."""
    assert paydays(20) == 1
    assert paydays(13) == 1 + 1.25
    assert paydays(6) == 1 + 1.25 + 1.5
    assert paydays(14) == pytest.approx(1 + 0.25 * 6 / 7)


def test_a_finished_game_is_worth_its_money() -> None:
    """Nothing is expected after the end."""
    position = GAME.deal()
    playout(position, Rng(3))

    assert EVALUATOR.worth(position) == position.scores()


def test_more_money_more_shares_more_worth() -> None:
    """A thaler is worth a thaler, and an open share of a garden that earns is worth something."""
    position = GAME.deal()
    rng = Rng(8)
    while position.at[at.DAY] < 3:
        position.run_chance(rng)
        seat = lowest(position.to_act)
        legal = position.legal(seat)
        position.apply(seat, legal[rng.below(len(legal))])
    richer, wider = position.copy(), position.copy()
    richer.at[at.CASH] += 10
    garden = int(position.at[at.CHIP])  # where the waitress serves
    wider.at[at.MARKERS + garden] += 1
    wider.at[at.PLACED + garden] += 1

    assert EVALUATOR.worth(richer)[0] == pytest.approx(EVALUATOR.worth(position)[0] + 10)
    assert EVALUATOR.worth(wider)[0] > EVALUATOR.worth(position)[0]


def test_the_odds_of_being_alone() -> None:
    """If the others choose blindly: 4 of 9 at a table of three, 8 of 27 at a table of four."""
    assert alone(3) == pytest.approx(4 / 9)
    assert alone(4) == pytest.approx(8 / 27)


def test_a_game_without_a_judge_goes_by_its_points() -> None:
    """A third game needs no file of ours."""
    evaluator = evaluator_of("chess")
    position = TOY.deal(seats=3)

    assert isinstance(evaluator, PlainEvaluator)
    assert outlook(evaluator, position) == [float(points) for points in position.scores()]
    assert evaluator_of("goldbraeu") is EVALUATOR
