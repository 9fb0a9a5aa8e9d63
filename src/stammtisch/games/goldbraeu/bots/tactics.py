"""Problems of Goldbräu: all the worlds that a seat cannot rule out, and what a problem is about.

Only the maker of problems needs this module (stammtisch.bots.tactics.make).
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from stammtisch.bots.tactics.proof import Prover
from stammtisch.bots.tactics.source import ProblemSource
from stammtisch.core.play import after
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.games.goldbraeu.knowledge.hidden import known_size, return_hand
from stammtisch.games.goldbraeu.rules.actions import ALLOW, CONTRACT, NAME
from stammtisch.games.goldbraeu.rules.cards import put_in_hand
from stammtisch.games.goldbraeu.rules.components import BUSINESSES, DAYS, LAST_DAY
from stammtisch.games.goldbraeu.rules.notes import MARKER_RETURNED
from stammtisch.games.goldbraeu.rules.position import DAY, HAND_SIZE, MARKERS, PILE
from stammtisch.games.goldbraeu.rules.steps import (
    ANSWER,
    EXPANSION,
    HOLD_OR_OPEN,
    KEEP_CARDS,
    LAST_CARDS,
    MOVE_CHIP,
    NAME_AGAIN,
    STEP_NAMES,
    WITHDRAW_FIGURE,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.bots.tactics.proof import Proof

NAMED_WITH: Final = 6  # numbers of cards that one may open to name a boss
MOST_WORLDS: Final = 120
BUDGET: Final = 40_000  # positions
BY_STEP: Final = {  # what players call it, where that is not the name of the step
    ANSWER: "block",
    WITHDRAW_FIGURE: "block",
    HOLD_OR_OPEN: "buy-share",
    NAME_AGAIN: "name-boss",
    MOVE_CHIP: "waitress-and-bum",
    KEEP_CARDS: "first-cards",
}


def is_near_the_end(p: Position) -> bool:
    """Whether the rest of the game may be small enough: the last day, once the action cards are revealed."""
    return p.at[DAY] == LAST_DAY and EXPANSION <= p.at[STEP] <= LAST_CARDS


def prove(p: Position, seat: int, budget: int = BUDGET) -> Proof | None:
    """The best actions of a seat, or None if none can be proved to be."""
    alike = worlds(p, seat, MOST_WORLDS)
    return Prover(seat, budget).prove(alike) if alike else None


def worlds(p: Position, seat: int, most: int) -> list[Position]:
    """Every world that a seat cannot tell from this one; none if there are more than `most`.

    The seat decides now, so no card of others is just being drawn and no choice lies face down.
    """
    rivals = [other for other in range(p.rule[SEATS]) if other != seat]
    sizes = [p.at[HAND_SIZE + rival] - known_size(p, rival) for rival in rivals]
    pool = p.copy()
    for rival in rivals:
        return_hand(pool, rival)
        pool.at[HAND_SIZE + rival] = known_size(p, rival)
    found = [pool]
    for rival, size in zip(rivals, sizes, strict=True):
        found = [dealt for world in found for dealt in hands(world, rival, size)]
        if len(found) > most:
            return []
    return found


def hands(p: Position, seat: int, size: int) -> Iterator[Position]:
    """The worlds in which a seat holds each of the hands that the unseen cards allow."""
    for cards in combinations_with_replacement(range(BUSINESSES), size):
        if all(cards.count(card) <= p.at[PILE + card] for card in set(cards)):
            world = p.copy()
            for card in cards:
                world.at[PILE + card] -= 1
                put_in_hand(world, seat, card)
            yield world


def theme(p: Position, seat: int, action: int) -> str:
    """What a problem with this solution is about."""
    if removes(p, seat, action):
        return "removal"
    if CONTRACT <= action < ALLOW:
        return "contract"
    if NAME <= action < CONTRACT:
        return "name-boss"
    return BY_STEP.get(p.at[STEP]) or STEP_NAMES[p.at[STEP]]


def topic(p: Position, seat: int, action: int) -> str:
    """What a problem is about that may lie anywhere in a game: a majority, the payday of this evening, or its step."""
    found = theme(p, seat, action)
    if found == "removal" or p.at[STEP] < EXPANSION:
        return found
    if found == "name-boss" and NAME <= action < CONTRACT:
        business = (action - NAME) // NAMED_WITH
        return "majority" if business in majorities(after(p, seat, action), seat) else found
    if majorities(after(p, seat, action), seat) - majorities(p, seat):
        return "majority"
    return "payday" if p.at[DAY] % DAYS == DAYS - 1 and p.at[STEP] < LAST_CARDS else found


def majorities(p: Position, seat: int) -> set[int]:
    """The businesses in which a seat has more markers than all others together."""
    rows = [[p.at[MARKERS + other * BUSINESSES + each] for each in range(BUSINESSES)] for other in range(p.rule[SEATS])]
    return {each for each in range(BUSINESSES) if 2 * rows[seat][each] > sum(row[each] for row in rows)}


def removes(p: Position, seat: int, action: int) -> bool:
    """Whether an action costs single markers."""
    q = p.copy()
    q.journal = []
    q.apply(seat, action)
    return any(note[0] == MARKER_RETURNED for note in q.journal)


TACTICS: Final = ProblemSource(
    is_near_the_end,
    prove,
    theme,
    seed=2004,
    games=200,
    tables=(  # of the edition that every bot can play
        ("regular", "regular", "beginner", "regular"),
        ("regular", "beginner", "regular"),
        ("random", "regular", "random", "random"),
        ("random", "regular", "random"),
    ),
    per_theme=30,
    per_game=4,
    topic=topic,
)
