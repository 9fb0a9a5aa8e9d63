"""Problems of The Golden City: the last turn of the last round, when only the dealer can still surprise.

Nobody else will act, so nothing that the others hold can change but what their bonus cards pay; and of these it is
known how many they are. The rest of the game is gone through once for all these worlds: at its end stands the lead
in each of them. What the own bonus stack and the pile may hold is only ever taken to be more than it is, which makes
a guarantee smaller and a hope larger: what is proved so is proved.

Only the maker of problems needs this module (stammtisch.bots.tactics.make).
"""

from __future__ import annotations

from itertools import combinations, product
from operator import sub
from typing import TYPE_CHECKING, Final

from stammtisch.bots.tactics.proof import Proof, TooMuch
from stammtisch.bots.tactics.source import ProblemSource
from stammtisch.core.bits import BIT, members
from stammtisch.core.play import after
from stammtisch.core.position import CHANCE, SEATS, STEP, Position
from stammtisch.games.golden_city.rules.actions import BUILD, PAY
from stammtisch.games.golden_city.rules.bonus import bonus_letters
from stammtisch.games.golden_city.rules.cards import unseen
from stammtisch.games.golden_city.rules.components import AREAS, BONUS_CARDS, LANDFORMS
from stammtisch.games.golden_city.rules.ending import is_last_round
from stammtisch.games.golden_city.rules.position import (
    ACTOR,
    BONUS,
    CITY,
    ENTERED,
    FACE,
    HAND,
    HAND_SIZE,
    KNOWN,
    NET,
    NEWER,
    OLD_SIZE,
    PICKER,
    PICKS,
    PILE,
    PILE_SIZE,
    SECRET,
    TURN,
)
from stammtisch.games.golden_city.rules.scoring import area_letters
from stammtisch.games.golden_city.rules.steps import BIDDING, BUILDING, HAND_LIMIT, PICK_BONUS, STEP_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

SAFE_PILE: Final = 4  # with fewer cards in it the pile might be renewed while the turn lasts
MOST_WORLDS: Final = 400
BUDGET: Final = 60_000  # positions


def is_near_the_end(p: Position) -> bool:
    """Whether the last seat builds in a round that is known to be the last."""
    last = BUILDING <= p.at[STEP] < HAND_LIMIT and p.at[TURN] == p.rule[SEATS] - 1
    return last and is_last_round(p) and p.to_act != CHANCE and p.at[PILE_SIZE] >= SAFE_PILE


def prove(p: Position, seat: int, budget: int = BUDGET) -> Proof | None:
    """The best actions of the seat whose turn it is, or None if none can be proved to be."""
    return TurnProof(p, seat, budget).prove()


class TurnProof:
    """The rest of a last turn, for the seat whose turn it is."""

    def __init__(self, p: Position, seat: int, budget: int) -> None:
        self.seat = seat
        self.budget = budget
        self.rivals = [other for other in range(p.rule[SEATS]) if other != seat]
        self.worlds = rival_bonuses(p, self.rivals)
        self.sees_stack = p.at[STEP] == PICK_BONUS or not p.at[PICKS] or p.at[PICKER + p.at[PICKS] - 1] == seat
        self.start = without_secrets(p, self.rivals)
        self.surest: dict[tuple[int, ...], list[int]] = {}
        self.hopes: dict[tuple[int, ...], list[int]] = {}

    def prove(self) -> Proof | None:
        """Actions that are better than all others in each of the worlds, though one cannot tell which it is."""
        tried = {action: self.moved(self.start, self.seat, action) for action in self.start.legal(self.seat)}
        sure = {action: self.sure(q) for action, q in tried.items()}
        chosen = max(sure, key=lambda action: sum(sure[action]))
        best = tuple(action for action in tried if sure[action] == sure[chosen])
        others = [action for action in tried if action not in best]
        if not others:
            return None
        hopes = [self.hope(tried[action]) for action in others]
        hopes.append([max(row) for row in zip(*hopes, strict=True)])  # that of all the others together
        *worse, gap = map(min, zip(*(self.margins(tried[action], hopes) for action in best), strict=True))
        return Proof(best, gap, tuple(zip(others, worse, strict=True))) if gap > 0 else None

    def leads(self, p: Position) -> list[int]:
        """How far the seat is ahead of the best other at the end, world by world."""
        scores = p.scores()
        own = scores[self.seat]
        rivals = [scores[rival] for rival in self.rivals]
        return [own - max(map(sum, zip(rivals, bonuses, strict=True))) for bonuses in self.worlds]

    def sure(self, p: Position) -> list[int]:
        """What is sure in each world if the seat knew it: the dealer does its worst."""
        if p.to_act == 0:
            return self.leads(p)
        key = tuple(p.state())
        if key not in self.surest:
            best = min if p.to_act == CHANCE else max
            self.surest[key] = [best(row) for row in zip(*map(self.sure, self.replies(p)), strict=True)]
        return self.surest[key]

    def hope(self, p: Position) -> list[int]:
        """What could come of it in each world if the dealer helped."""
        if p.to_act == 0:
            return self.leads(p)
        key = tuple(p.state())
        if key not in self.hopes:
            self.hopes[key] = [max(row) for row in zip(*map(self.hope, self.replies(p)), strict=True)]
        return self.hopes[key]

    def margins(self, p: Position, pars: Sequence[Sequence[int]]) -> list[int]:
        """By how much the seat can make sure to be above each par, without knowing which world it is."""
        if p.to_act == 0:
            leads = self.leads(p)
            return [min(map(sub, leads, par)) for par in pars]
        best = min if p.to_act == CHANCE else max
        return [best(row) for row in zip(*(self.margins(q, pars) for q in self.replies(p)), strict=True)]

    def replies(self, p: Position) -> list[Position]:
        """What may come next: the dealer's draws, or the actions of the seat."""
        seat = members(p.to_act)[0]
        return [self.moved(p, seat, action) for action in p.legal(seat)]

    def moved(self, p: Position, seat: int, action: int) -> Position:
        """The position after an action, unless it depends on bonus cards that the seat has not seen."""
        q = after(p, seat, action)
        blind = not self.sees_stack and (q.at[STEP] == PICK_BONUS or q.at[PICKS] > p.at[PICKS])
        self.budget -= 1
        if blind or self.budget < 0:
            raise TooMuch
        return q


def rival_bonuses(p: Position, rivals: Sequence[int]) -> list[tuple[int, ...]]:
    """What the bonus cards of the others may pay them, for every way to deal the cards that the seat does not have."""
    seat = p.at[ACTOR]
    cards = [card for card in range(BONUS_CARDS) if not p.at[BONUS + seat] >> card & 1]
    hands = [combinations(cards, len(members(p.at[BONUS + rival]))) for rival in rivals]
    found = {
        tuple(sum(bonus_letters(p, rival, card) for card in hand) for rival, hand in zip(rivals, dealt, strict=True))
        for dealt in product(*hands)
        if len(set().union(*dealt)) == sum(map(len, dealt))
    }
    if len(found) > MOST_WORLDS:
        raise TooMuch
    return sorted(found)


def without_secrets(p: Position, rivals: Sequence[int]) -> Position:
    """The same table with what is secret of the others in the pile, and without their bonus cards."""
    q = p.copy()
    for landform in range(LANDFORMS):
        q.at[PILE + landform] = unseen(p, landform) - own_secret(p, landform)
    q.at[PILE_SIZE] = sum(q.at[PILE + landform] for landform in range(LANDFORMS))
    for rival in rivals:
        q.at[BONUS + rival] = 0
        q.at[HAND_SIZE + rival] -= q.at[SECRET + rival]
        q.at[SECRET + rival] = q.at[NEWER + rival] = q.at[OLD_SIZE + rival] = 0
        for landform in range(LANDFORMS):
            q.at[HAND + rival * LANDFORMS + landform] = q.at[KNOWN + rival * LANDFORMS + landform]
    return q


def own_secret(p: Position, landform: int) -> int:
    """How many cards of a landform the seat whose turn it is holds secretly."""
    place = p.at[ACTOR] * LANDFORMS + landform
    return int(p.at[HAND + place] - p.at[KNOWN + place])


def theme(p: Position, _seat: int, action: int) -> str:
    """What a problem with this solution is about."""
    if BUILD <= action < PAY:
        part = BIT[action - BUILD] & p.rule[CITY]
        if part:
            return "city" if p.at[ENTERED] & part else "first-in-city"
    return STEP_NAMES[p.at[STEP]]


def topic(p: Position, seat: int, action: int) -> str:
    """What a problem is about that may lie anywhere in a game: a bid, a majority, the open score card, or its step."""
    if p.at[STEP] == BIDDING:
        return "auction"
    found = theme(p, seat, action)
    if found != STEP_NAMES[BUILDING] or not BUILD <= action < PAY:
        return found
    q = p.copy()
    q.at[NET + seat] |= BIT[action - BUILD]
    if any(area_letters(q, seat, area) > max(2, area_letters(p, seat, area)) for area in range(AREAS)):
        return "majority"
    scored = p.at[FACE] % AREAS
    return "scoring" if area_letters(q, seat, scored) > area_letters(p, seat, scored) else found


TACTICS: Final = ProblemSource(
    is_near_the_end,
    prove,
    theme,
    seed=2009,
    games=200,
    tables=(
        ("regular", "regular", "beginner", "regular"),
        ("regular", "beginner", "regular"),
        ("beginner", "regular", "beginner", "beginner"),
    ),
    per_theme=40,
    per_game=3,
    topic=topic,
)
