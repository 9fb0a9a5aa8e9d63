"""Goldbräu as regular play sees it: expected thalers at the end (bosses, shares, hidden cards, risk of removal)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.bots.evaluator import outlook, utility
from stammtisch.core.bits import BIT, lowest
from stammtisch.core.play import after
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.games.goldbraeu.rules.actions import ALLOW, BLOCK, CHOOSE, CONTRACT, PASS, WITHDRAW
from stammtisch.games.goldbraeu.rules.components import BUSINESSES, DAYS, GARDENS, LAST_DAY, NOBODY, PLAN_NAMES
from stammtisch.games.goldbraeu.rules.expansion import to_add
from stammtisch.games.goldbraeu.rules.notes import BREWERY_EARNED, GARDEN_EARNED
from stammtisch.games.goldbraeu.rules.payday import pay_all
from stammtisch.games.goldbraeu.rules.position import (
    ACTOR,
    BOSS,
    CASH,
    CHOICE,
    DAY,
    HAND,
    HAND_SIZE,
    MARKERS,
    MARKERS_LEFT,
    PLACED,
    PLAYED,
    PRICE,
    REMOVAL_AT,
    SIGN,
    UMBRELLAS,
)
from stammtisch.games.goldbraeu.rules.steps import (
    ANSWER,
    CHOOSE_ACTION,
    DRAW_SHARE,
    EXPANSION,
    KEEP_CARDS,
    MOVE_CHIP,
    OVER,
    WITHDRAW_FIGURE,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

GROWTH: Final = 0.25  # what a business gains in a week
HIDDEN: Final = 0.85  # what a card in hand is worth beside an open share
ROOM_TO_GROW: Final = 0.5  # of the next space's income, for a boss who can take it
BREWER: Final = 0.1  # of an average garden's half, for a boss who can make contracts
LOSS_AT: Final = (0.0, 0.4, 0.25)  # + cards missing: the risk of a single marker
BUY: Final = 2  # the plan
PENDING: Final = frozenset((ANSWER, WITHDRAW_FIGURE, DRAW_SHARE, MOVE_CHIP))


class Estate(NamedTuple):
    """A position in the terms of the evaluator."""

    p: Position
    row: list[int]
    seats: int
    paydays: float  # how many are to come, later ones counting for more
    amounts: list[float]  # what each business would divide today


class GoldbraeuEvaluator:
    """Money, and what is still to come from shares, bosses and hidden cards."""

    temperature = 3.0

    def __init__(self, *, counts: bool) -> None:
        self.counts = counts  # the shares that are missing, to see a removal coming

    def worth(self, p: Position) -> list[float]:
        """The thalers that each seat may expect to end with."""
        row, seats = list(p.at), p.rule[SEATS]
        cash = [float(money) for money in row[CASH : CASH + seats]]
        if row[STEP] == OVER:
            return cash
        paid = p.copy()
        paid.journal = []
        pay_all(paid)
        estate = Estate(p, row, seats, paydays(row[DAY]), amounts(paid.journal))
        income: list[int] = [paid.at[CASH + seat] - row[CASH + seat] for seat in range(seats)]
        worth = [cash[seat] + estate.paydays * income[seat] + hidden(estate, seat) for seat in range(seats)]
        for business in range(BUSINESSES):
            add_post(estate, business, worth)
            if self.counts:
                subtract_risk(estate, business, worth)
        return worth

    def is_quiet(self, p: Position) -> bool:
        """Not while somebody is challenged, draws a card or moves a chip."""
        return p.at[STEP] not in PENDING

    def prospects(self, p: Position, seat: int, legal: Sequence[int]) -> list[float] | None:
        """The two secret choices: which cards to keep, and the action card."""
        if p.at[STEP] == CHOOSE_ACTION:
            return [plan_value(self, p, seat, action - CHOOSE) for action in legal]
        if p.at[STEP] == KEEP_CARDS:
            return [keep_value(self, p, seat, action) for action in legal]
        return None

    def naive(self) -> GoldbraeuEvaluator:
        """It sees no removal coming."""
        return NAIVE

    def overlooks(self, action: int) -> bool:
        """Beginners neither make contracts nor block."""
        return CONTRACT <= action < ALLOW or BLOCK <= action < WITHDRAW


EVALUATOR: Final = GoldbraeuEvaluator(counts=True)
NAIVE: Final = GoldbraeuEvaluator(counts=False)


# ---- what a table is worth


def paydays(day: int) -> float:
    """The paydays to come, each counting for what businesses gain until then."""
    week_ends = range(day + (DAYS - 1 - day) % DAYS, LAST_DAY + 1, DAYS)
    return sum(1 + GROWTH * (end - day) / DAYS for end in week_ends)


def amounts(notes: Sequence[tuple[int, int, int, int, int]]) -> list[float]:
    """What each business divides, read from the notes of a payday."""
    found = [0.0] * BUSINESSES
    for kind, business, first, second, _ in notes:
        if kind == GARDEN_EARNED:
            found[business] = second
        elif kind == BREWERY_EARNED:
            found[GARDENS + business] = first
    return found


def part(estate: Estate, seat: int, business: int) -> float:
    """A seat's part of a business."""
    placed = estate.row[PLACED + business]
    return estate.row[MARKERS + seat * BUSINESSES + business] / placed if placed else 0.0


def hidden(estate: Estate, seat: int) -> float:
    """The cards of a hand, as if most of them were opened soon."""
    row = estate.row
    if not row[HAND_SIZE + seat] or not row[MARKERS_LEFT + seat]:
        return 0.0
    found = 0.0
    for business, cards in enumerate(row[HAND + seat * BUSINESSES : HAND + (seat + 1) * BUSINESSES]):
        if cards:
            opened = row[MARKERS + seat * BUSINESSES + business] + cards
            gain = opened / (row[PLACED + business] + cards) - part(estate, seat, business)
            found += gain * estate.amounts[business]
    return HIDDEN * estate.paydays * found * min(1.0, row[MARKERS_LEFT + seat] / row[HAND_SIZE + seat])


def add_post(estate: Estate, business: int, worth: list[float]) -> None:
    """What being boss promises: room to grow for a garden, contracts for a brewery."""
    boss = estate.row[BOSS + business]
    if boss == NOBODY:
        return
    if business < GARDENS:
        promise = ROOM_TO_GROW * room(estate, boss, business)
    else:
        mean_half = sum(estate.amounts[:GARDENS]) / GARDENS
        promise = BREWER * mean_half * part(estate, boss, business)
    safe = 2 * estate.row[MARKERS + boss * BUSINESSES + business] > estate.row[PLACED + business]
    worth[boss] += estate.paydays * promise * (1.0 if safe else 0.7)


def room(estate: Estate, boss: int, garden: int) -> float:
    """The boss's part of what the best free space beside a garden would bring, on both ways."""
    free = to_add(estate.p, garden)
    if not free:
        return 0.0
    half = 4.0 if free & estate.p.rule[UMBRELLAS] else 2.0
    return half * (part(estate, boss, garden) + part(estate, boss, GARDENS + estate.row[SIGN + garden]))


def subtract_risk(estate: Estate, business: int, worth: list[float]) -> None:
    """Single markers may have to go when the last shares are opened."""
    missing = estate.p.rule[REMOVAL_AT] - estate.row[PLAYED + business]
    if not 0 < missing < len(LOSS_AT):
        return
    for seat in range(estate.seats):
        if estate.row[MARKERS + seat * BUSINESSES + business] == 1:
            share = estate.amounts[business] / estate.row[PLACED + business]
            worth[seat] -= LOSS_AT[missing] * estate.paydays * share


# ---- secret choices


def plan_value(evaluator: GoldbraeuEvaluator, p: Position, seat: int, plan: int) -> float:
    """What an action card promises: the best first action, and the second best if nobody else lays it."""
    q = on_turn(p, seat, plan)
    if q is None:
        return 0.0
    values = {action: utility(outlook(evaluator, after(q, seat, action)), seat) for action in q.legal(seat)}
    forgone = values.pop(PASS)
    gains = sorted((value - forgone for value in values.values()), reverse=True)
    first, second = (*gains, 0.0, 0.0)[:2]
    if plan == BUY:
        return max(0.0, first - dearer(q))
    return max(0.0, first) + alone(q.rule[SEATS]) * max(0.0, second)


def on_turn(p: Position, seat: int, plan: int) -> Position | None:
    """The seat's turn if it lays this action card and the others lay another; None if it could do nothing."""
    q = p.copy()
    for other in range(q.rule[SEATS]):
        q.at[CHOICE + other] = PLAN_NAMES.index("expand" if plan == BUY else "buy")
    q.to_act = BIT[seat]
    q.apply(seat, CHOOSE + plan)
    while q.at[STEP] == EXPANSION and q.at[ACTOR] != seat:
        q.apply(q.at[ACTOR], PASS)
    return q if q.to_act == BIT[seat] and q.at[ACTOR] == seat and q.at[STEP] != CHOOSE_ACTION else None


def alone(seats: int) -> float:
    """How likely nobody else lays the same card, if they choose blindly."""
    return float((2 / 3) ** (seats - 1))


def dearer(p: Position) -> float:
    """How much more than a sole buyer one pays on average, if the others choose blindly."""
    return (4.9 if p.rule[SEATS] > 3 else 4.0) - int(p.at[PRICE])  # noqa: PLR2004 -- tables of three and of four


def keep_value(evaluator: GoldbraeuEvaluator, p: Position, seat: int, card: int) -> float:
    """What keeping a card promises, with the best second one, once everybody has revealed the rest."""
    q = after(p, seat, card)
    if q.at[STEP] != KEEP_CARDS or not q.to_act & BIT[seat]:
        return revealed_value(evaluator, q, seat)
    return max(revealed_value(evaluator, after(q, seat, second), seat) for second in q.legal(seat))


def revealed_value(evaluator: GoldbraeuEvaluator, p: Position, seat: int) -> float:
    """The utility after the others, too, have kept two cards: in this world the first they may."""
    q = p.copy()
    while q.at[STEP] == KEEP_CARDS:
        other = lowest(q.to_act)
        q.apply(other, q.legal(other)[0])
    return utility(evaluator.worth(q), seat)
