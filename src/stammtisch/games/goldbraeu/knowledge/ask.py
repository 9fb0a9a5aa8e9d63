"""What a question speaks of, which refusals are worth a reason, and which answers a warning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.bits import BIT, members
from stammtisch.core.position import STEP, Position
from stammtisch.games.goldbraeu.rules import actions
from stammtisch.games.goldbraeu.rules import position as at
from stammtisch.games.goldbraeu.rules.components import (
    ALL_GARDENS,
    BUSINESS_NAMES,
    BUSINESSES,
    CARD_NAMES,
    GARDENS,
    KEPT_CARDS,
    NONE,
    OPENINGS,
    SEAT_NAMES,
    SLOTS,
    SPACES,
)
from stammtisch.games.goldbraeu.rules.day import PRICE_FOR, STEP_OF_PLAN
from stammtisch.games.goldbraeu.rules.notes import MARKER_RETURNED
from stammtisch.games.goldbraeu.rules.steps import (
    ANSWER,
    BUY_SHARE,
    CHOOSE_ACTION,
    EXPANSION,
    FIRST_FIGURES,
    HOLD_OR_OPEN,
    KEEP_CARDS,
    LAST_CARDS,
    MOVE_CHIP,
    NAME_AGAIN,
    NAME_BOSS,
    WITHDRAW_FIGURE,
)

if TYPE_CHECKING:
    from collections.abc import Callable


def question(p: Position, seat: int) -> dict[str, str | int | None]:
    """The facts behind the sentence of the question."""
    row = p.at
    step = row[STEP]
    facts: dict[str, str | int | None] = {"seat": SEAT_NAMES[seat]}
    if step == KEEP_CARDS:
        chosen = sum(row[at.KEPT + seat * 2 + place] != NONE for place in range(KEPT_CARDS))
        facts["left"] = KEPT_CARDS - chosen
    elif step in (EXPANSION, NAME_BOSS):
        facts["left"] = row[at.LEFT]
    elif step in (ANSWER, WITHDRAW_FIGURE):
        facts |= {"challenger": SEAT_NAMES[row[at.ACTOR]], "business": BUSINESS_NAMES[row[at.TARGET]]}
    elif step == BUY_SHARE:
        facts["price"] = row[at.PRICE]
    elif step in (HOLD_OR_OPEN, MOVE_CHIP):
        facts["card"] = CARD_NAMES[row[at.DRAWN]]
    return facts


QUESTION_KINDS: Final = {
    "seat": "seat",
    "challenger": "seat",
    "boss": "seat",
    "business": "business",
    "garden": "garden",
    "brewery": "brewery",
    "card": "card",
}


def conceivable(p: Position, seat: int) -> list[int]:
    """The actions one might think of in this step."""
    find = _CONCEIVABLE.get(p.at[STEP])
    return find(p, seat) if find else []


def _row(first: int, length: int) -> Callable[[Position, int], list[int]]:
    """All actions of a short verb."""
    return lambda _p, _seat: list(range(first, first + length))


def _spaces(p: Position, seat: int) -> list[int]:
    """Every table for the seat's own gardens; the base space stands for all of a garden led by somebody else."""
    found = []
    tables = members(p.rule[at.TABLE_SPACES])
    own = members(p.at[at.POSTS + seat] & ALL_GARDENS)
    for garden in range(GARDENS):
        spaces = tables if garden in own else members(p.rule[at.BASE + garden])
        found += [actions.EXPAND + garden * SPACES + space for space in spaces]
        found += [actions.TRANSFER + garden * SPACES + space for space in spaces if len(own) > 1]
    return found


def _names_and_contracts(_p: Position, _seat: int) -> list[int]:
    """Every business with no card and with one; every contract."""
    found = [actions.NAME + business * OPENINGS + cards for business in range(BUSINESSES) for cards in (0, 1)]
    return found + list(range(actions.CONTRACT, actions.ALLOW))


_CONCEIVABLE: Final[dict[int, Callable[[Position, int], list[int]]]] = {
    KEEP_CARDS: _row(actions.KEEP, BUSINESSES),
    FIRST_FIGURES: _row(actions.PLACE, BUSINESSES),
    EXPANSION: _spaces,
    NAME_BOSS: _names_and_contracts,
    NAME_AGAIN: _names_and_contracts,
    ANSWER: _row(actions.BLOCK, 2),
    WITHDRAW_FIGURE: _row(actions.WITHDRAW, BUSINESSES),
    BUY_SHARE: _row(actions.BUY, SLOTS + 1),
    HOLD_OR_OPEN: _row(actions.OPEN, BUSINESSES),
    MOVE_CHIP: _row(actions.MOVE, GARDENS),
    LAST_CARDS: _row(actions.OPEN, BUSINESSES),
}


# ---- warnings

NOTHING_TO_DO: Final = ("nothing-to-expand", "nothing-to-name", "nothing-to-buy")  # by plan
WARNING_KINDS: Final = ("purge", *NOTHING_TO_DO)


def warnings(p: Position, seat: int, action: int) -> list[str]:
    """`purge`: the marker of a card opened or bought would come straight back (GB-Q23, GB-Q41).

    The others: as things stand, the seat could do nothing with the action card and would lose the day (GB-RND-06).
    """
    step = p.at[STEP]
    if step == CHOOSE_ACTION:
        plan = action - actions.CHOOSE
        return [] if could_act(p, seat, plan) else [NOTHING_TO_DO[plan]]
    if step == KEEP_CARDS:
        return []  # whose markers go then depends on what the others keep
    after = p.copy()
    after.journal = []
    after.apply(seat, action)
    return ["purge"] if any(note[:2] == (MARKER_RETURNED, seat) for note in after.journal) else []


def could_act(p: Position, seat: int, plan: int) -> bool:
    """Whether a seat would have anything but a pass if it were its turn now, at the lowest price."""
    now = p.copy()
    now.at[STEP] = STEP_OF_PLAN[plan]
    now.at[at.ACTOR] = seat
    now.at[at.LEFT] = 1
    now.at[at.BLOCKED_TODAY] = 0
    now.at[at.PRICE] = PRICE_FOR[1]
    now.to_act = BIT[seat]
    return now.legal(seat) != [actions.PASS]
