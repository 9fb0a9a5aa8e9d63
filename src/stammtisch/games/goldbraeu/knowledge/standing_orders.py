"""What a boss may order beforehand: to block if they can, or to let it go (the duel, GB-DUE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.standing_orders import OrderDoesNotFit, StandingOrder, StandingOrderKind
from stammtisch.games.goldbraeu.rules.components import BUSINESS_NAMES
from stammtisch.games.goldbraeu.rules.steps import ANSWER, STEP_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.ask import Ask
    from stammtisch.games.goldbraeu.knowledge.view import View

ANY: Final = "any"
ORDER_KINDS: Final = (StandingOrderKind("duel", (ANY, *BUSINESS_NAMES), ("block", "allow")),)


def keep_orders(view: View, orders: Sequence[StandingOrder]) -> tuple[StandingOrder, ...]:
    """An order for a business ends with the post."""
    own = {business.name for business in view.businesses if business.boss == view.viewer}
    return tuple(order for order in orders if order.about == ANY or order.about in own)


def answer_by_orders(_view: View, ask: Ask, orders: Sequence[StandingOrder]) -> str | None:
    """Block with as few cards as will do, or allow; an order for this very business counts before a general one."""
    if ask.question != STEP_NAMES[ANSWER]:
        return None
    by_business = {order.about: order.answer for order in orders}
    answer = by_business.get(str(ask.facts["business"]), by_business.get(ANY))
    if answer is None:
        return None
    actions = [choice.action for choice in ask.choices]
    blocks = [action for action in actions if action.startswith("block")]
    wanted = blocks[0] if answer == "block" and blocks else "allow"
    if wanted not in actions:
        raise OrderDoesNotFit
    return wanted
