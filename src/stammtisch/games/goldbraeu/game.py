"""Goldbräu (Franz-Benno Delonge, 2004) in one box: the chapters, put together."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from stammtisch.core.game import Game
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.games.goldbraeu.board import BOARDS
from stammtisch.games.goldbraeu.editions import EDITIONS, OPTIONS, rule_words
from stammtisch.games.goldbraeu.knowledge import ask, events, standing_orders
from stammtisch.games.goldbraeu.knowledge.imagine import imagine
from stammtisch.games.goldbraeu.knowledge.observation.layout import LAYOUT
from stammtisch.games.goldbraeu.knowledge.refusals import refusal
from stammtisch.games.goldbraeu.knowledge.view import View, view
from stammtisch.games.goldbraeu.rules import position as at
from stammtisch.games.goldbraeu.rules.catalogue import CATALOGUE, DOMAINS
from stammtisch.games.goldbraeu.rules.components import BUM_LOSS, BUSINESSES, DAYS, SEAT_NAMES
from stammtisch.games.goldbraeu.rules.day import PLANS
from stammtisch.games.goldbraeu.rules.law import GoldbraeuLaw
from stammtisch.games.goldbraeu.rules.payday import pay_all
from stammtisch.games.goldbraeu.rules.reasons import REASONS
from stammtisch.games.goldbraeu.rules.steps import CHOOSE_ACTION, LAY_SIGNS, STEP_NAMES

if TYPE_CHECKING:
    from stammtisch.core.chance import Rng
    from stammtisch.core.events import Note
    from stammtisch.core.setup import Setup


def open_table(setup: Setup) -> Position:
    """The table before the first sign is laid."""
    rule = rule_words(setup.options, BOARDS.load(setup.board), setup.seats)
    return GoldbraeuLaw(rule, setup).opening()


def imagine_table(view: View, rng: Rng) -> Position:
    """A table that agrees with a view."""
    return imagine(open_table(view.setup), view, rng)


def scoring(position: Position) -> list[Note]:
    """What payday would pay if it came now; nothing while gardens have no brewery yet."""
    if position.at[STEP] == LAY_SIGNS:
        return []
    after = position.copy()
    after.journal = []
    if not position.rule[at.OPEN_MONEY]:
        for seat in range(position.rule[SEATS]):  # a bum's payment cut short would tell what is in a secret purse
            after.at[at.CASH + seat] += BUM_LOSS
    pay_all(after)
    return after.journal


def ending(position: Position) -> str:
    """There is one way: the third payday, won alone or shared (GB-END-01, -03)."""
    return "third-payday-shared" if position.places().count(1) > 1 else "third-payday"


def facts(position: Position) -> list[int]:
    """Step, calendar, money, hands, shares, bosses, signs, gardens, chips, cards: in this order, for ever."""
    row = list(position.at)
    seats = position.rule[SEATS]
    rows = [
        (STEP, 1),
        (at.DAY, 2),
        (at.CASH, seats),
        (at.HAND, seats * BUSINESSES),
        (at.MARKERS, seats * BUSINESSES),
        (at.BOSS, BUSINESSES),
        (at.SIGN, 6),
        (at.GARDEN, 6),
        (at.CHIP, 2),
        (at.FACE, 2),
        (at.PILE, 12),
        (at.CHOICE, seats),
        (at.KEPT, seats * 2),
    ]
    under = row[at.UNDER + row[at.UNDER_FIRST] : at.UNDER + row[at.UNDER_END]]
    return [position.to_act, *chain.from_iterable(row[first : first + length] for first, length in rows), *under]


# Setup: 6 signs, 24 cards and 10 exchanged ones, 8 kept, 1 start player, 9 figures.
# A day: 2 cards turned up, 4 choices. Each seat makes at most 3 decisions besides failed attempts: buy, draw, open
# or move; or attempt, be allowed, withdraw a figure. (Alone with the boss card they have 3 more; then nobody else
# attacks.) A failed attempt in which no card is opened is an attempt and a block; the boss has the majority, so the
# others have 2 of the 6 markers at most, and 2 seats can attack a business so. A third would have to open a card of
# their own first, and then needs another for each further attempt (GB-DUE-07): 2 such attempts on 10 businesses.
# Every other failed attempt opens one of the 44 cards that were not revealed at setup, as does every decision of a
# payday but the passes.
LONGEST: Final = 58 + 21 * (2 + 4 + 4 * 3 + 2 * 2 * 10) + 2 * 44 + 3 * 4

GAME: Final = Game(
    name="goldbraeu",
    package=__package__,
    seats=range(3, 5),
    seat_names=SEAT_NAMES,
    catalogue=CATALOGUE,
    options=OPTIONS,
    editions=EDITIONS,
    step_names=STEP_NAMES,
    reasons=REASONS,
    event_kinds=events.KINDS,
    domains=DOMAINS,
    question_kinds=ask.QUESTION_KINDS,
    warning_kinds=ask.WARNING_KINDS,
    order_kinds=standing_orders.ORDER_KINDS,
    secret_choice=(CHOOSE_ACTION, PLANS),
    rounds_per_phase=DAYS,
    layout=LAYOUT,
    longest=LONGEST,
    minutes=60,
    weight=3,
    view_type=View,
    board_text=BOARDS.text,
    open=open_table,
    view=view,
    imagine=imagine_table,
    question=ask.question,
    conceivable=ask.conceivable,
    warnings=ask.warnings,
    refusal=refusal,
    scoring=scoring,
    ending=ending,
    facts=facts,
    keep_orders=standing_orders.keep_orders,
    answer_by_orders=standing_orders.answer_by_orders,
)
