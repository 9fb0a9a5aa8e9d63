"""What nobody would do in Goldbräu, however little they see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.play import after
from stammtisch.core.position import STEP, Position
from stammtisch.games.goldbraeu.rules.actions import CHOOSE, CONTRACT, NAME, PASS
from stammtisch.games.goldbraeu.rules.components import BUSINESSES, LAST_DAY, NOBODY, OPENINGS
from stammtisch.games.goldbraeu.rules.payday import pay_all
from stammtisch.games.goldbraeu.rules.position import BOSS, CASH, DAY, MARKERS, PLACED
from stammtisch.games.goldbraeu.rules.steps import CHOOSE_ACTION, LAST_CARDS, NAME_BOSS

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


def idle_looking(p: Position, actions: Sequence[int]) -> list[int]:
    """What seems wrong to whoever watches: expanding on the last day, naming against a boss with a majority."""
    if p.at[STEP] == CHOOSE_ACTION:
        return [CHOOSE] if p.at[DAY] == LAST_DAY else []
    if p.at[STEP] != NAME_BOSS:
        return []
    return [action for action in actions if NAME <= action < CONTRACT and has_majority(p, (action - NAME) // OPENINGS)]


def has_majority(p: Position, business: int) -> bool:
    """Whether the boss of a business has more than half of its markers."""
    boss = p.at[BOSS + business]
    return boss != NOBODY and 2 * p.at[MARKERS + boss * BUSINESSES + business] > p.at[PLACED + business]


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
