"""What nobody would do in Goldbräu."""

from __future__ import annotations

import stammtisch
from stammtisch.core.chance import Rng
from stammtisch.core.play import decisions
from stammtisch.core.position import STEP
from stammtisch.games.goldbraeu.bots.sense import cash_after_payday, senseless
from stammtisch.games.goldbraeu.rules.actions import PASS
from stammtisch.games.goldbraeu.rules.components import LAST_DAY
from stammtisch.games.goldbraeu.rules.position import DAY
from stammtisch.games.goldbraeu.rules.steps import CHOOSE_ACTION, LAST_CARDS

GAME = stammtisch.game("goldbraeu")


def test_no_paying_share_is_kept_and_the_last_day_not_idled_away() -> None:
    """In whole games: before payday one opens what pays; on the last day one passes only if nothing promises more."""
    rng, kept, idle = Rng(5), 0, 0
    for _ in range(4):
        position = GAME.deal(seats=3)
        for seat, _turn in decisions(position, rng):
            legal = position.legal(seat)
            values = [float(action != PASS) for action in legal]
            out = senseless(position, seat, legal, values)
            if position.at[STEP] == LAST_CARDS:
                paid = {action: cash_after_payday(position, seat, action) for action in legal}
                kept += PASS in out
                assert (PASS in out) == (max(paid.values()) > paid[PASS])
            elif position.at[STEP] != CHOOSE_ACTION and position.at[DAY] == LAST_DAY and PASS in legal:
                idle += PASS in out
                assert (PASS in out) == (len(legal) > 1)
            else:
                assert not out
            left = [action for action in legal if action not in out]
            position.apply(seat, left[rng.below(len(left))])
    assert kept
    assert idle


def test_a_card_with_which_nothing_can_be_gained_is_not_laid() -> None:
    """Unless nothing can be gained with any."""
    position = GAME.deal(seats=3)
    for seat, _turn in decisions(position, Rng(1)):
        if position.at[STEP] == CHOOSE_ACTION:
            break
        position.apply(seat, position.legal(seat)[0])
    legal = position.legal(0)

    assert senseless(position, 0, legal, [0.0, 2.5, -1.0]) == [legal[0], legal[2]]
    assert senseless(position, 0, legal, [0.0, 0.0, 0.0]) == []
