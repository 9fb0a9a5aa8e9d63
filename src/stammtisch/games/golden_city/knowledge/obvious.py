"""Answers that everybody can work out: nobody need be asked for them (GC-Q49, GC-Q50).

The rules skip most such questions themselves, by what lies open now. Once the pile was renewed everybody knows more:
what the older secret cards are together (cards.py). A question that only this makes idle stays in the records, so that
every game ever written down replays; the table answers it for its seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from stammtisch.core.bits import members
from stammtisch.core.events import SPECTATOR
from stammtisch.core.position import SEATS, STEP
from stammtisch.games.golden_city.knowledge.hidden import NEWER_POOL, OLD_POOL, gather
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.building import unlocked_sites
from stammtisch.games.golden_city.rules.catalogue import PAYMENTS
from stammtisch.games.golden_city.rules.components import LANDFORMS
from stammtisch.games.golden_city.rules.sites import landform_of
from stammtisch.games.golden_city.rules.steps import BUILDING, HAND_LIMIT, PAYMENT

if TYPE_CHECKING:
    from stammtisch.core.position import Position


def obvious(p: Position, seat: int) -> int | None:
    """The answer of a seat that everybody can work out from what lies open; None if there is a question."""
    legal = p.legal(seat)
    return legal[0] if len(legal) == 1 and is_known_to_all(p, seat) else None


def is_known_to_all(p: Position, seat: int) -> bool:
    """Whether the only answer of a seat is the only one in every hand that it might have."""
    step = p.at[STEP]
    if step == BUILDING:
        lands = {landform_of(site) for site in members(unlocked_sites(p, seat))}
        return not any(conceivable_payments(p, seat, landform) for landform in lands)
    if step == PAYMENT:
        return len(conceivable_payments(p, seat, landform_of(p.at[at.SITE]))) == 1
    if step == HAND_LIMIT:
        return sum(might_hold(p, seat, [landform]) for landform in range(LANDFORMS)) == 1
    return False


def conceivable_payments(p: Position, seat: int, landform: int) -> list[list[int]]:
    """The payments for a site of a landform that a seat might make, as far as everybody can see."""
    fitting = members(p.rule[at.PAYMENTS_FOR + landform])
    return [PAYMENTS[payment] for payment in fitting if might_hold(p, seat, PAYMENTS[payment])]


# ---- a search for a deal


class Shown(NamedTuple):
    """A card that a seat has had secretly by the time of its `draws`th draw since the pile was renewed."""

    draws: int
    seat: int
    landform: int


class SecretDeal:
    """The secret cards that can still be dealt: those of before the last renewal, and those since."""

    def __init__(self, p: Position) -> None:
        pools = list(gather(p, SPECTATOR))
        self.old_cards = pools[OLD_POOL : OLD_POOL + LANDFORMS]
        self.newer_cards = pools[NEWER_POOL : NEWER_POOL + LANDFORMS]
        self.old_places = [p.at[at.OLD_SIZE + seat] for seat in range(p.rule[SEATS])]
        self.newer_dealt = [0] * p.rule[SEATS]

    def explains(self, cards: list[Shown]) -> bool:
        """Whether all these cards, in the order of their draws, can come from the pools."""
        if not cards:
            return True
        card, *rest = cards
        return self.by_old(card, rest) or self.by_newer(card, rest)

    def by_old(self, card: Shown, rest: list[Shown]) -> bool:
        """The same with the first card from before the renewal."""
        if not self.old_places[card.seat] or not self.old_cards[card.landform]:
            return False
        self.old_places[card.seat] -= 1
        self.old_cards[card.landform] -= 1
        found = self.explains(rest)
        self.old_places[card.seat] += 1
        self.old_cards[card.landform] += 1
        return found

    def by_newer(self, card: Shown, rest: list[Shown]) -> bool:
        """The same with the first card from a draw since the renewal."""
        if self.newer_dealt[card.seat] == card.draws or not self.newer_cards[card.landform]:
            return False
        self.newer_dealt[card.seat] += 1
        self.newer_cards[card.landform] -= 1
        found = self.explains(rest)
        self.newer_dealt[card.seat] -= 1
        self.newer_cards[card.landform] += 1
        return found


def might_hold(p: Position, seat: int, cards: list[int]) -> bool:
    """Whether a seat might have these cards in its hand, as far as everybody can see."""
    secret = [
        landform
        for landform in range(LANDFORMS)
        for _ in range(cards.count(landform) - p.at[at.KNOWN + seat * LANDFORMS + landform])
    ]
    if len(secret) > p.at[at.SECRET + seat]:
        return False
    wanted = [Shown(p.at[at.NEWER + seat], seat, landform) for landform in secret]
    return SecretDeal(p).explains(sorted([*shown_in_doubt(p), *wanted]))


def shown_in_doubt(p: Position) -> list[Shown]:
    """The cards that seats have shown since the renewal without saying whether they were old (cards.py)."""
    found = []
    for seat in range(p.rule[SEATS]):
        for landform in range(LANDFORMS):
            doubt = p.at[at.DOUBT + seat * LANDFORMS + landform]
            for draws in range(1, p.at[at.NEWER + seat] + 1):
                found += [Shown(draws, seat, landform)] * (doubt >> 3 * draws & 7)
    return found
