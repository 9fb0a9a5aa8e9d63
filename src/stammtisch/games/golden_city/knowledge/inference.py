"""What speaks for each bonus card that somebody may have taken: how much it pays them now, and what is liked when.

Everything is read off a view. Landform cards are left to counting: their play tells too little (docs/analysis.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.chance import Rng
from stammtisch.core.inference import Taken
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.knowledge.belief import unseen
from stammtisch.games.golden_city.rules.bonus import bonus_letters
from stammtisch.games.golden_city.rules.components import BONUS_CARDS, BONUS_NAMES, SEAT_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.position import Position
    from stammtisch.games.golden_city.knowledge.view import View

FACTS: Final = (
    *BONUS_NAMES,  # how much a card is liked
    *(f"{name} late" for name in BONUS_NAMES),  # and by those who take later
    "worth",  # letters that it would pay them now
    "worth late",
    "worth to others",
)
SCALE: Final = 4.0  # letters: so that all facts are about as large


def taken(view: View) -> Iterator[Taken]:
    """The bonus cards of others that the viewer has not seen: from each of the viewer's looks to the next."""
    if view.step == "over":
        return
    world = GAME.imagine(view, Rng(0))  # for what lies open; that is the same in every world
    for cards, places in unseen(view):
        if places and len(cards) > 1:
            seats = tuple(view.picks[place].seat for place in places)
            yield Taken(
                "bonus", cards, seats, tuple(places), tuple(facts(world, view, place, cards) for place in places)
            )


def facts(world: Position, view: View, place: int, cards: tuple[str, ...]) -> tuple[tuple[float, ...], ...]:
    """What speaks for each card in the hand of who made that pick."""
    seat, late = SEAT_NAMES.index(view.picks[place].seat), place / (BONUS_CARDS - 1)
    others = [other for other in range(len(view.players)) if other != seat]
    found = []
    for card in map(BONUS_NAMES.index, cards):
        worth = int(bonus_letters(world, seat, card)) / SCALE
        elsewhere = sum(int(bonus_letters(world, other, card)) for other in others) / SCALE / len(others)
        liked = [float(card == one) for one in range(BONUS_CARDS)]
        found.append((*liked, *(late * one for one in liked), worth, late * worth, elsewhere))
    return tuple(found)


def truth(view: View) -> tuple[str, ...]:
    """Which card each pick was, if all cards are open."""
    return tuple(pick.card or "" for pick in view.picks)
