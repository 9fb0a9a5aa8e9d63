"""The facts behind a refusal: what it would take, and what there is. The reason itself is a `may_…` function's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.position import Position
from stammtisch.core.view import name
from stammtisch.games.goldbraeu.rules import position as at
from stammtisch.games.goldbraeu.rules import reasons
from stammtisch.games.goldbraeu.rules.catalogue import CATALOGUE
from stammtisch.games.goldbraeu.rules.components import BUSINESS_NAMES, BUSINESSES, CARD_NAMES, GARDEN_NAMES, SEAT_NAMES
from stammtisch.games.goldbraeu.rules.expansion import fences_used, owner, take_space
from stammtisch.games.goldbraeu.rules.markers import open_cards

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.core.ask import Facts


def refusal(p: Position, seat: int, action: int) -> Facts:
    """What the sentence behind a refused action speaks of, as far as its seat may know."""
    find = FACTS.get(p.why(seat, action))
    return find(p, seat, About(p, action)) if find else {}


class About:
    """What an action is about: its arguments as numbers, by kind."""

    def __init__(self, p: Position, action: int) -> None:
        verb, args = CATALOGUE.actions[action]
        domains = CATALOGUE.verbs[verb].domains
        self.number = {kind: words.index(word) for (kind, words), word in zip(domains, args, strict=True)}
        self._target = p.at[at.TARGET]

    @property
    def business(self) -> int:
        """The business of the action, a garden's or a brewery's included; else the one that is fought for."""
        if "business" in self.number:
            return self.number["business"]
        return self.number.get("garden", self._target)

    @property
    def cards(self) -> int:
        """How many cards the action opens."""
        return self.number.get("opened", 1)


def boss_of(p: Position, business: int) -> str | None:
    """Who is boss somewhere."""
    return name(SEAT_NAMES, p.at[at.BOSS + business])


def of_business(p: Position, seat: int, about: About) -> Facts:
    """The business, its boss, and how many cards of it the seat has in hand."""
    held = p.at[at.HAND + seat * BUSINESSES + about.business]
    return {"business": BUSINESS_NAMES[about.business], "boss": boss_of(p, about.business), "have": held}


def of_space(p: Position, _seat: int, about: About) -> Facts:
    """The garden that a space belongs to, and its boss."""
    garden = owner(p, about.number["space"])
    return {"garden": name(GARDEN_NAMES, garden), "boss": boss_of(p, garden) if garden >= 0 else None}


def of_fences(p: Position, _seat: int, about: About) -> Facts:
    """How many fences it would take, and how many there are."""
    after = p.copy()
    take_space(after, about.number["garden"], about.number["space"])
    return {"need": fences_used(after), "have": p.rule[at.FENCES]}


def of_brewery(p: Position, _seat: int, about: About) -> Facts:
    """A contract: the garden, the brewery and its boss."""
    brewery = len(GARDEN_NAMES) + about.number["brewery"]
    garden = GARDEN_NAMES[about.number["garden"]]
    return {"garden": garden, "brewery": BUSINESS_NAMES[brewery], "boss": boss_of(p, brewery)}


def of_majority(p: Position, seat: int, about: About) -> Facts:
    """How many of all shares a boss would have, with the cards opened and what their opening sets off."""
    after = p.copy()
    after.at[at.HAND + seat * BUSINESSES + about.business] += about.cards  # held or not
    open_cards(after, seat, about.business, about.cards)
    have = after.at[at.MARKERS + seat * BUSINESSES + about.business]
    return {"have": have, "total": after.at[at.PLACED + about.business], "cards": about.cards}


def of_money(p: Position, seat: int, _about: About) -> Facts:
    """What a card costs, and what there is."""
    return {"price": p.at[at.PRICE], "have": p.at[at.CASH + seat]}


def of_drawn(p: Position, _seat: int, _about: About) -> Facts:
    """The card just drawn."""
    return {"card": CARD_NAMES[p.at[at.DRAWN]]}


FACTS: Final[dict[int, Callable[[Position, int, About], Facts]]] = {
    reasons.NO_SUCH_CARD: of_business,
    reasons.HAS_BOSS: of_business,
    reasons.NOT_BOSS: of_business,
    reasons.CONTRACT_NOT_BOSS: of_business,
    reasons.TRANSFER_NOT_BOSS: of_business,
    reasons.SPACE_TAKEN: of_space,
    reasons.BASE_SPACE: of_space,
    reasons.NOT_YOUR_SPACE: of_space,
    reasons.NO_FENCE: of_fences,
    reasons.NAMED_TODAY: of_business,
    reasons.NO_SHARE: of_business,
    reasons.NEEDS_CARD: of_business,
    reasons.NO_MAJORITY: of_majority,
    reasons.NOT_BREWER: of_brewery,
    reasons.NO_SIGN: of_brewery,
    reasons.SAME_BREWERY: of_brewery,
    reasons.TOO_POOR: of_money,
    reasons.OTHER_CARD: of_drawn,
}
