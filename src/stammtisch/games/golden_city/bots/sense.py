"""What nobody would do in The Golden City, however little they see of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.position import STEP, Position
from stammtisch.games.golden_city.rules.actions import DONE, PAY
from stammtisch.games.golden_city.rules.catalogue import PAYMENTS
from stammtisch.games.golden_city.rules.ending import is_last_round
from stammtisch.games.golden_city.rules.steps import BUILDING, PAYMENT

if TYPE_CHECKING:
    from collections.abc import Sequence


def senseless(p: Position, _seat: int, actions: Sequence[int], values: Sequence[float]) -> list[int]:
    """Paying more cards than needed, and ending the last turn of all though a business would bring something."""
    if p.at[STEP] == PAYMENT:
        fewest = min(map(cards_paid, actions))
        return [action for action in actions if cards_paid(action) > fewest]
    if p.at[STEP] == BUILDING and is_last_round(p):
        return idle(actions, values)
    return []


def cards_paid(action: int) -> int:
    """How many cards a payment takes."""
    return len(PAYMENTS[action - PAY])


def idle(actions: Sequence[int], values: Sequence[float]) -> list[int]:
    """Being done, if something else promises more; and whatever promises less."""
    done = values[actions.index(DONE)]
    return [a for a, v in zip(actions, values, strict=True) if v < done or (a == DONE and max(values) > done)]
