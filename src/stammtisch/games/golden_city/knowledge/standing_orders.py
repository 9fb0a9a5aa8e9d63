"""What a bidder may order beforehand: to take a pair while it costs no more than a number of coins (GC-BID)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.standing_orders import OrderDoesNotFit, StandingOrder, StandingOrderKind
from stammtisch.games.golden_city.rules.components import ALL_COINS, PAIR_NAMES
from stammtisch.games.golden_city.rules.steps import BIDDING, STEP_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.ask import Ask
    from stammtisch.games.golden_city.knowledge.view import View

ORDER_KINDS: Final = (StandingOrderKind("auction", PAIR_NAMES, ("expel",), ALL_COINS),)


def keep_orders(view: View, orders: Sequence[StandingOrder]) -> tuple[StandingOrder, ...]:
    """An order is for the pairs that lie there: it ends with the bidding."""
    return tuple(orders) if view.step == STEP_NAMES[BIDDING] else ()


def answer_by_orders(view: View, ask: Ask, orders: Sequence[StandingOrder]) -> str | None:
    """Bid on the first pair that is free or costs no more than ordered; if none is, the seat must think again."""
    if ask.question != STEP_NAMES[BIDDING] or not orders:
        return None
    actions = {choice.action for choice in ask.choices}
    for order in orders:
        place = PAIR_NAMES.index(order.about)
        taken = place < len(view.pairs) and view.pairs[place].owner is not None
        affordable = not taken or view.now.price <= order.limit
        if affordable and f"bid {order.about}" in actions:
            return f"bid {order.about}"
    raise OrderDoesNotFit
