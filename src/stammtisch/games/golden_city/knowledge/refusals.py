"""The facts behind a refusal: what it would take, and what there is. The reason itself is a `may_…` function's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.position import SEATS, Position
from stammtisch.core.view import name
from stammtisch.games.golden_city.rules import actions, reasons
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.catalogue import PAYMENT_NAMES
from stammtisch.games.golden_city.rules.components import LANDFORM_NAMES, LANDFORMS, SEAT_NAMES
from stammtisch.games.golden_city.rules.payment import costs
from stammtisch.games.golden_city.rules.sites import landform_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.core.ask import Facts


def refusal(p: Position, seat: int, action: int) -> Facts:
    """What the sentence behind a refused action speaks of, as far as its seat may know."""
    find = FACTS.get(p.why(seat, action))
    return find(p, seat, action) if find else {}


def of_bid(p: Position, seat: int, action: int) -> Facts:
    """Whose hand lies there, what expelling it costs, and what there is."""
    owner = name(SEAT_NAMES, p.at[at.OWNER + action - actions.BID])
    return {"owner": owner, "price": p.at[at.PRICE], "have": p.at[at.COINS + seat]}


def of_site(p: Position, _seat: int, action: int) -> Facts:
    """Who has built there."""
    site = action - actions.BUILD
    owners = [seat for seat in range(p.rule[SEATS]) if p.at[at.NET + seat] >> site & 1]
    return {"owner": name(SEAT_NAMES, owners[0] if owners else -1)}


def of_cost(p: Position, seat: int, action: int) -> Facts:
    """Which cards a site costs, how many, and how many of them there are."""
    landform = landform_of(action - actions.BUILD)
    have = p.at[at.HAND + seat * LANDFORMS + landform]
    return {"landform": LANDFORM_NAMES[landform], "need": costs(landform), "have": have}


def of_payment(_p: Position, _seat: int, action: int) -> Facts:
    """The cards."""
    return {"payment": PAYMENT_NAMES[action - actions.PAY]}


def of_discard(_p: Position, _seat: int, action: int) -> Facts:
    """The card."""
    return {"landform": LANDFORM_NAMES[action - actions.DISCARD]}


FACTS: Final[dict[int, Callable[[Position, int, int], Facts]]] = {
    reasons.TOO_FEW_COINS: of_bid,
    reasons.SITE_TAKEN: of_site,
    reasons.CANNOT_PAY: of_cost,
    reasons.CANNOT_PAY_COAST: of_cost,
    reasons.NO_SUCH_CARDS: of_payment,
    reasons.NO_SUCH_CARD: of_discard,
}
