"""What a question speaks of, which refusals are worth a reason, and which answers a warning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.bits import members
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.games.golden_city.rules import actions
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.building import place_business
from stammtisch.games.golden_city.rules.components import (
    BONUS_CARDS,
    GOODS_KINDS,
    HAND_LIMIT,
    KEY_REWARD,
    LANDFORM_NAMES,
    LANDFORMS,
    MOST_BUILT,
    SEAT_NAMES,
    SITE_NAMES,
    SLOTS,
)
from stammtisch.games.golden_city.rules.ending import is_stuck
from stammtisch.games.golden_city.rules.payment import payments_for
from stammtisch.games.golden_city.rules.rewards import gain_key
from stammtisch.games.golden_city.rules.sites import landform_of
from stammtisch.games.golden_city.rules.steps import BIDDING, BOX_GOODS, BUILDING, PAYMENT, PICK_BONUS, TAKE_GOODS
from stammtisch.games.golden_city.rules.steps import HAND_LIMIT as HAND_LIMIT_STEP

if TYPE_CHECKING:
    from collections.abc import Callable


def question(p: Position, seat: int) -> dict[str, str | int | None]:
    """The facts behind the sentence of the question."""
    row = p.at
    step = row[STEP]
    facts: dict[str, str | int | None] = {"seat": SEAT_NAMES[seat]}
    if step == BIDDING:
        facts["price"] = row[at.PRICE]
    elif step == BUILDING:
        facts["left"] = min(MOST_BUILT - row[at.BUILT_NOW], row[at.LEFT + seat])
    elif step == PAYMENT:
        facts |= {"site": SITE_NAMES[row[at.SITE]], "landform": LANDFORM_NAMES[landform_of(row[at.SITE])]}
    elif step == HAND_LIMIT_STEP:
        facts["left"] = row[at.HAND_SIZE + seat] - HAND_LIMIT
    return facts


QUESTION_KINDS: Final = {"seat": "seat", "site": "site", "landform": "landform", "owner": "seat", "payment": "payment"}


def conceivable(p: Position, seat: int) -> list[int]:
    """The actions one might think of in this step."""
    find = _CONCEIVABLE.get(p.at[STEP])
    return find(p, seat) if find else []


def _row(first: int, length: int) -> Callable[[Position, int], list[int]]:
    """All actions of a short verb."""
    return lambda _p, _seat: list(range(first, first + length))


def _sites(p: Position, _seat: int) -> list[int]:
    """Every site of the map."""
    return [actions.BUILD + site for site in members(p.rule[at.MAP])]


def _pairs(p: Position, _seat: int) -> list[int]:
    """Every pair that is laid out."""
    return list(range(actions.BID, actions.BID + p.rule[SEATS]))


def _payments(p: Position, _seat: int) -> list[int]:
    """Every payment that fits the cost."""
    fitting = payments_for(landform_of(p.at[at.SITE]))
    return [actions.PAY + payment for payment in members(fitting)]


_CONCEIVABLE: Final[dict[int, Callable[[Position, int], list[int]]]] = {
    BIDDING: _pairs,
    BUILDING: _sites,
    PAYMENT: _payments,
    TAKE_GOODS: _row(actions.TAKE, SLOTS + 1),
    BOX_GOODS: _row(actions.BOX, GOODS_KINDS),
    PICK_BONUS: _row(actions.PICK, BONUS_CARDS),
    HAND_LIMIT_STEP: _row(actions.DISCARD, LANDFORMS),
}


# ---- warnings

WARNING_KINDS: Final = ("stuck",)


def warnings(p: Position, seat: int, action: int) -> list[str]:
    """`stuck`: this business would be the last that its seat can ever build (GC-Q47).

    How it is paid and what is drawn for it changes nothing about that, so only the map and the keys are looked at.
    """
    if not actions.BUILD <= action < actions.PAY:
        return []
    after = p.copy()
    site = action - actions.BUILD
    after.at[at.SITE] = site
    after.at[at.KEYS + seat] -= p.rule[at.INNER] >> site & 1
    place_business(after)
    if p.rule[at.REWARD_AT + site] == KEY_REWARD:
        gain_key(after)
    return ["stuck"] if is_stuck(after, seat) else []
