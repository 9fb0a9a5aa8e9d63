"""What the others can hold, by counting: hidden shares are drawn from all that nobody has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.belief import Belief, Held, Next, SeatBelief, at_least, draws
from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rules.components import BUSINESS_NAMES
from stammtisch.games.goldbraeu.rules.position import SHARE_CARDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from stammtisch.games.goldbraeu.knowledge.view import PlayerView, View


def belief(view: View) -> Belief:
    """What the viewer can tell of the others' hands and of the next card of the supply."""
    unseen = unseen_shares(view)
    total = sum(unseen.values())
    hidden = [player for player in view.players if player.hand is None]
    return Belief(tuple(seat_belief(player, unseen, total) for player in hidden), tuple(next_card(view, unseen, total)))


def unseen_shares(view: View) -> dict[str, int]:
    """The shares of each business that the viewer has not seen: in hands of others, or in the supply."""
    seen = [card for player in view.players for card in (player.known if player.hand is None else player.hand)]
    seen += [*view.under, *(card for card in view.display if card is not None)]
    shares = GAME.open(view.setup).rule[SHARE_CARDS]
    return {business.name: shares - business.opened - seen.count(business.name) for business in view.businesses}


def seat_belief(player: PlayerView, unseen: Mapping[str, int], total: int) -> SeatBelief:
    """What can be told of a hand: cards that everybody saw, and any of the unseen ones."""
    hidden = player.hand_size - len(player.known)
    held = (
        Held("business", name, at_least(draws(total, unseen[name], hidden), player.known.count(name)))
        for name in BUSINESS_NAMES
    )
    return SeatBelief(player.seat, tuple(one for one in held if one.chances))


def next_card(view: View, unseen: Mapping[str, int], total: int) -> Iterator[Next]:
    """What the next card of the supply may be: shares, or one of the special cards, whose number is known."""
    if not view.supply:
        return
    specials = sum(view.specials.values())
    for name, number in unseen.items():
        if number and view.supply > specials:
            yield Next("card", name, number / total * (view.supply - specials) / view.supply)
    for name, number in view.specials.items():
        if number:
            yield Next("card", name, number / view.supply)
