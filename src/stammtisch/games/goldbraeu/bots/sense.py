"""What nobody would do in Goldbräu, however little they see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.play import after
from stammtisch.core.position import STEP, Position
from stammtisch.games.goldbraeu.rules.actions import PASS
from stammtisch.games.goldbraeu.rules.components import LAST_DAY
from stammtisch.games.goldbraeu.rules.payday import pay_all
from stammtisch.games.goldbraeu.rules.position import CASH, DAY
from stammtisch.games.goldbraeu.rules.steps import CHOOSE_ACTION, LAST_CARDS

if TYPE_CHECKING:
    from collections.abc import Sequence


def senseless(p: Position, seat: int, actions: Sequence[int], values: Sequence[float]) -> list[int]:
    """Laying a card with which nothing can be gained, keeping a share that would pay, idling on the last day."""
    if p.at[STEP] == CHOOSE_ACTION:
        return [a for a, v in zip(actions, values, strict=True) if v <= 0 < max(values)]
    if p.at[STEP] == LAST_CARDS:
        paid = [cash_after_payday(p, seat, action) for action in actions]
        return [PASS] if max(paid) > paid[actions.index(PASS)] else []
    if p.at[DAY] == LAST_DAY and PASS in actions:
        return idle(actions, values)
    return []


def cash_after_payday(p: Position, seat: int, action: int) -> int:
    """What a seat has after payday if it opens a card, or no more."""
    q = p.copy() if action == PASS else after(p, seat, action)
    if q.at[STEP] == LAST_CARDS:
        pay_all(q)
    return int(q.at[CASH + seat])


def idle(actions: Sequence[int], values: Sequence[float]) -> list[int]:
    """Passing, if something else promises more; and whatever promises less."""
    kept = values[actions.index(PASS)]
    return [a for a, v in zip(actions, values, strict=True) if v < kept or (a == PASS and max(values) > kept)]
