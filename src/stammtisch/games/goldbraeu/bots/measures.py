"""What can be counted on a table of Goldbräu, to say why one option is better than another.

Everything is counted so that more is better for the seat. The sentences are under `because-<name>`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.games.goldbraeu.rules.components import BUM_LOSS, BUSINESS_NAMES, BUSINESSES, SEAT_NAMES
from stammtisch.games.goldbraeu.rules.notes import CHIP_PAID, REST_PAID, SHARES_PAID
from stammtisch.games.goldbraeu.rules.payday import pay_all
from stammtisch.games.goldbraeu.rules.position import BOSS, CASH, FIGURES, HAND_SIZE, MARKERS
from stammtisch.games.goldbraeu.rules.steps import LAY_SIGNS

if TYPE_CHECKING:
    from collections.abc import Iterator

THRESHOLDS: Final = (2.0, 5.0, 10.0)  # thalers: an inaccuracy, a mistake, a blunder
HORIZON: Final = 1  # days that options are played on before they are judged: docs/analysis.md says why

# What one of each is worth in thalers, to say the weightiest first; and the kind of thing that a measure is about.
WEIGHTS: Final = {"income": 1.0, "boss": 4.0, "shares": 3.0, "denial": 0.4, "cash": 0.8, "hand": 3.0, "figures": 1.0}
KINDS: Final = {"income": "business", "boss": "business", "shares": "business", "denial": "seat"}
AT_ONCE: Final = frozenset({"cash", "hand", "figures", "shares", "boss"})  # what an action itself can change
LATER: Final = frozenset(WEIGHTS)  # what can be told of the table after playing on


def measures(p: Position, seat: int) -> Iterator[tuple[str, str, int]]:
    """Every measure: its name, what it is about, and how much there is of it for a seat."""
    at = p.at
    yield "cash", "", int(at[CASH + seat])
    yield "hand", "", int(at[HAND_SIZE + seat])
    yield "figures", "", int(at[FIGURES + seat])
    for business, name in enumerate(BUSINESS_NAMES):
        yield "boss", name, int(at[BOSS + business] == seat)
        yield "shares", name, int(at[MARKERS + seat * BUSINESSES + business])
    if at[STEP] != LAY_SIGNS:
        yield from payday(p, seat)


def payday(p: Position, seat: int) -> Iterator[tuple[str, str, int]]:
    """What payday would pay if it came now: to the seat by business, and to each of the others altogether."""
    paid = [0] * BUSINESSES
    others = [0] * p.rule[SEATS]
    for kind, first, second, third, fourth in notes_of(p):
        if kind in (SHARES_PAID, REST_PAID):
            amount = fourth if kind == SHARES_PAID else third
            others[second] += amount
            paid[first] += amount if second == seat else 0
        elif kind == CHIP_PAID:
            others[second] += third
    yield from (("income", name, paid[business]) for business, name in enumerate(BUSINESS_NAMES))
    yield from (("denial", SEAT_NAMES[other], -total) for other, total in enumerate(others) if other != seat)


def notes_of(p: Position) -> list[tuple[int, int, int, int, int]]:
    """The notes of a payday; nobody is too poor for it."""
    after = p.copy()
    after.journal = []
    for seat in range(p.rule[SEATS]):
        after.at[CASH + seat] += BUM_LOSS
    pay_all(after)
    return after.journal
