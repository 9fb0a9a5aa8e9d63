from __future__ import annotations

import pytest

from stammtisch.bots.bot import Turn
from stammtisch.bots.dim import BeginnerBot
from stammtisch.core.bits import lowest
from stammtisch.core.chance import Rng
from stammtisch.core.playout import playout
from stammtisch.games.goldbraeu.bots.evaluator import EVALUATOR, alone, paydays
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rules import position as at
from tests.games.goldbraeu.tables import table


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


def test_a_beginner_counts_no_cards() -> None:
    """With one share missing, a regular sees the removal of single markers coming."""
    scene = table("krug red 3* green 1 blue 1")
    naive = EVALUATOR.naive()

    assert EVALUATOR.worth(scene.p)[3] < naive.worth(scene.p)[3]
    assert EVALUATOR.worth(scene.p)[0] == naive.worth(scene.p)[0]


def test_a_beginner_does_not_think_of_blocking() -> None:
    """The boss could stop the challenger without a card, and lets it pass."""
    scene = table("krug red 3* green 1\nstart green").plans(green="boss").say("green name krug 0")
    legal = scene.p.legal(0)
    answers = {BeginnerBot().choose(Turn(GAME, 0, legal, GAME.view(scene.p, 0), Rng(seed))) for seed in range(20)}

    assert {GAME.catalogue.words(action) for action in legal} == {"allow", "block 0"}
    assert {GAME.catalogue.words(action) for action in answers} == {"allow"}
