"""The Golden City (Michael Schacht, 2009) in one box: the chapters, put together."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from stammtisch.core.game import Game
from stammtisch.core.position import SEATS, STEP, Position
from stammtisch.games.golden_city.board import BOARDS
from stammtisch.games.golden_city.editions import EDITIONS, OPTIONS, rule_words
from stammtisch.games.golden_city.knowledge import ask, events, standing_orders
from stammtisch.games.golden_city.knowledge.imagine import imagine
from stammtisch.games.golden_city.knowledge.observation.layout import LAYOUT
from stammtisch.games.golden_city.knowledge.obvious import obvious
from stammtisch.games.golden_city.knowledge.refusals import refusal
from stammtisch.games.golden_city.knowledge.view import View, view
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.catalogue import CATALOGUE, DOMAINS
from stammtisch.games.golden_city.rules.components import GOODS_KINDS, LANDFORMS, NONE, SEAT_NAMES, SLOTS
from stammtisch.games.golden_city.rules.law import GoldenCityLaw
from stammtisch.games.golden_city.rules.reasons import REASONS
from stammtisch.games.golden_city.rules.scoring import score_card
from stammtisch.games.golden_city.rules.steps import STEP_NAMES

if TYPE_CHECKING:
    from stammtisch.core.chance import Rng
    from stammtisch.core.events import Note
    from stammtisch.core.setup import Setup


def open_table(setup: Setup) -> Position:
    """The table before the first card is dealt."""
    rule = rule_words(setup.options, BOARDS.load(setup.board), setup.seats)
    return GoldenCityLaw(rule, setup).opening()


def imagine_table(view: View, rng: Rng) -> Position:
    """A table that agrees with a view."""
    return imagine(open_table(view.setup), view, rng)


def scoring(position: Position) -> list[Note]:
    """What the open score card would pay if it were scored now."""
    if position.at[at.FACE] == NONE:
        return []
    after = position.copy()
    after.journal = []
    score_card(after)
    return after.journal


def ending(position: Position) -> str:
    """Last business, stuck player or last score card, in this order of rank, won alone or shared (GC-Q27)."""
    shared = "-shared" if position.places().count(1) > 1 else ""
    if position.at[at.LAST_PLACED]:
        return f"last-business{shared}"
    return f"stuck-player{shared}" if position.at[at.STUCK_SEATS] else f"last-score-card{shared}"


def facts(position: Position) -> list[int]:
    """Step, round, turn, what seats own, what lies on offer, piles and decks: in this order, for ever."""
    row = list(position.at)
    seats = position.rule[SEATS]
    by_seat = (at.COINS, at.LETTERS, at.KEYS, at.LEFT, at.NET, at.BONUS)
    rows = [
        (STEP, 1),
        (at.ROUND, 3),
        (at.FACE, 1),
        *((first, seats) for first in by_seat),
        (at.HAND, seats * LANDFORMS),
        (at.GOODS_OF, seats * GOODS_KINDS),
        (at.PAIR, seats * 2),
        (at.OWNER, seats),
        (at.DISPLAY, SLOTS),
        (at.PILE, LANDFORMS),
        (at.DISCARD_PILE, LANDFORMS),
        (at.DECK, GOODS_KINDS),
        (at.FACES_LEFT, 1),
        (at.BONUS_LEFT, 1),
        (at.SITE, 1),
    ]
    return [position.to_act, *chain.from_iterable(row[first : first + length] for first, length in rows)]


# Setup: 4 cards, 3 goods, 1 start. A round: 1 score card, 8 cards; 4 free bids and, as k expulsions cost
# k (k + 1) / 2 of at most 108 coins, 14 others; 4 turns with 2 businesses (site, payment and at most three for
# the reward), the end and 2 discards.
LONGEST: Final = 8 + 16 * (9 + 18 + 4 * 13)

GAME: Final = Game(
    name="golden_city",
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
    layout=LAYOUT,
    longest=LONGEST,
    minutes=60,
    weight=2,
    view_type=View,
    board_text=BOARDS.text,
    open=open_table,
    view=view,
    imagine=imagine_table,
    question=ask.question,
    conceivable=ask.conceivable,
    warnings=ask.warnings,
    refusal=refusal,
    obvious=obvious,
    scoring=scoring,
    ending=ending,
    facts=facts,
    keep_orders=standing_orders.keep_orders,
    answer_by_orders=standing_orders.answer_by_orders,
)
