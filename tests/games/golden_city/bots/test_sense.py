"""What nobody would do in The Golden City."""

from __future__ import annotations

import stammtisch
from stammtisch.core.chance import Rng
from stammtisch.core.play import decisions
from stammtisch.core.position import STEP
from stammtisch.games.golden_city.bots.sense import cards_paid, senseless
from stammtisch.games.golden_city.rules.actions import DONE
from stammtisch.games.golden_city.rules.ending import is_last_round
from stammtisch.games.golden_city.rules.steps import BUILDING, PAYMENT

GAME = stammtisch.game("golden_city")


def test_no_card_is_wasted_and_no_last_turn() -> None:
    """In whole games: the smallest payments are left; in the last round one builds while that brings something."""
    rng, paid, last = Rng(5), 0, 0
    for _ in range(6):
        position = GAME.deal(seats=3)
        for seat, _turn in decisions(position, rng):
            legal = position.legal(seat)
            values = [float(action != DONE) for action in legal]
            out = senseless(position, seat, legal, values)
            left = [action for action in legal if action not in out]
            if position.at[STEP] == PAYMENT:
                paid += len(out) > 0
                assert len({cards_paid(action) for action in left}) == 1
                assert not out or min(map(cards_paid, out)) > cards_paid(left[0])
            elif position.at[STEP] == BUILDING and is_last_round(position):
                last += len(legal) > 1
                assert (DONE in left) == (legal == [DONE])
            else:
                assert not out
            position.apply(seat, left[rng.below(len(left))])
    assert paid
    assert last


def test_the_last_turn_may_end_if_nothing_brings_more() -> None:
    """Then being done is as good; what would cost something is left out."""
    rng = Rng(9)
    position = GAME.deal(seats=3)
    for seat, _turn in decisions(position, rng):
        legal = position.legal(seat)
        if position.at[STEP] == BUILDING and is_last_round(position) and len(legal) > 1:
            worse = [float(action == DONE) for action in legal]
            assert set(legal) - set(senseless(position, seat, legal, worse)) == {DONE}
            return
        position.apply(seat, legal[rng.below(len(legal))])
    raise AssertionError("no last round")
