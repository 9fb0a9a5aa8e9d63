"""The law of one table: options and board as numbers, the chapters' steps in order, the opening position."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from stammtisch.core.bits import BIT
from stammtisch.core.chance import Rng
from stammtisch.core.position import SEATS, STEP, Law, Position, Step, go
from stammtisch.core.vec import vec
from stammtisch.games.golden_city.knowledge import hidden
from stammtisch.games.golden_city.knowledge.observation import writer
from stammtisch.games.golden_city.rules import ending
from stammtisch.games.golden_city.rules.bidding import Bidding
from stammtisch.games.golden_city.rules.building import Building, HandLimit
from stammtisch.games.golden_city.rules.cards import give_openly
from stammtisch.games.golden_city.rules.components import (
    ALL_BONUS,
    ALL_COINS,
    ALL_KEYS,
    COAST,
    GOODS_KINDS,
    GROUPS,
    LANDFORM_CARDS,
    LANDFORMS,
    MAX_SEATS,
    NOBODY,
    NONE,
    SITES,
    SLOTS,
    START_COINS,
)
from stammtisch.games.golden_city.rules.ending import Over
from stammtisch.games.golden_city.rules.goods import BoxGoods, RefillDisplay, TakeGoods, TurnFromDeck
from stammtisch.games.golden_city.rules.payment import Payment, payable_by_set
from stammtisch.games.golden_city.rules.position import (
    BID_ON,
    BONUS_LEFT,
    BUSINESSES,
    CITY,
    COINS,
    COINS_LEFT,
    DECK,
    DECK_SIZE,
    DISPLAY,
    FACE,
    FACES_LEFT,
    GOODS_CARDS,
    GROUP,
    KEYS_LEFT,
    LEFT,
    LENGTH,
    OWNER,
    PAIR,
    PILE,
    PILE_SIZE,
    ROADS,
    ROUND,
    SITE,
)
from stammtisch.games.golden_city.rules.preparation import ChooseStart, DealCards, LayOutGoods
from stammtisch.games.golden_city.rules.rewards import PickBonus, Reward
from stammtisch.games.golden_city.rules.round import LayPairs, RevealCard
from stammtisch.games.golden_city.rules.steps import CHOOSE_START, DEAL_CARDS

# in the order of steps.py
STEPS: Final[list[Step]] = [
    DealCards(),
    LayOutGoods(),
    ChooseStart(),
    RevealCard(),
    LayPairs(),
    Bidding(),
    Building(),
    Payment(),
    Reward(),
    TakeGoods(),
    TurnFromDeck(),
    RefillDisplay(),
    BoxGoods(),
    PickBonus(),
    HandLimit(),
    Over(),
]


class GoldenCityLaw(Law):
    """The Golden City with one set of options, on one board, for three or four seats."""

    def __init__(self, rule: list[int], setup: object) -> None:
        super().__init__([*rule, *payable_by_set(rule), near_city(rule)], STEPS, setup)

    def opening(self) -> Position:
        """The table before the first card is dealt (GC-SET-01 to GC-SET-03)."""
        p = Position(self, vec[i64]([0] * LENGTH), 0)
        clear_table(p)
        pile_up_cards(p)
        hand_out_pieces(p)
        go(p, DEAL_CARDS)
        return p

    def redraw(self, p: Position, seat: i64, rng: Rng) -> None:
        """See hidden.py."""
        hidden.redraw(p, seat, rng)

    def observe(self, p: Position, seat: i64, out: BytesWriter) -> None:
        """See knowledge/observation."""
        writer.observe(p, seat, out)

    def observe_options(self, options: list[Position], seat: i64, out: BytesWriter) -> None:
        """See knowledge/observation."""
        writer.observe_options(options, seat, out)

    def round_of(self, p: Position) -> i64:
        """Rounds begun; none while the table is prepared."""
        if p.at[STEP] <= CHOOSE_START:
            return 0
        return p.at[ROUND] + 1

    def scores(self, p: Position) -> list[int]:
        """See ending.py."""
        return ending.letters(p)

    def places(self, p: Position) -> list[int]:
        """See ending.py."""
        return ending.places(p)


def near_city(rule: list[int]) -> int:
    """The word NEAR_CITY of a law."""
    return sum(BIT[site] for site in range(SITES) if rule[ROADS + site] & rule[CITY])


def clear_table(p: Position) -> None:
    """Nothing is laid out, nobody has bid, nothing is being built."""
    at = p.at
    at[SITE] = NONE
    at[FACE] = NONE
    i: i64
    for i in range(MAX_SEATS):
        at[OWNER + i] = NOBODY
        at[BID_ON + i] = NONE
    for i in range(MAX_SEATS * 2):
        at[PAIR + i] = NONE
    for i in range(SLOTS):
        at[DISPLAY + i] = NONE


def pile_up_cards(p: Position) -> None:
    """All cards, keys and coins in their places (GC-CMP-01, GC-SET-02, -03)."""
    at = p.at
    i: i64
    for i in range(LANDFORMS):
        at[PILE + i] = LANDFORM_CARDS
        at[PILE_SIZE] += LANDFORM_CARDS
    for i in range(GOODS_KINDS):
        at[DECK + i] = p.rule[GOODS_CARDS + i]
        at[DECK_SIZE] += p.rule[GOODS_CARDS + i]
    for i in range(GROUPS):
        at[FACES_LEFT] |= p.rule[GROUP + i]
    at[BONUS_LEFT] = ALL_BONUS
    at[KEYS_LEFT] = ALL_KEYS
    at[COINS_LEFT] = ALL_COINS


def hand_out_pieces(p: Position) -> None:
    """Businesses, three coins and an open coast card for every seat (GC-CMP-02, GC-SET-01)."""
    at = p.at
    seat: i64
    for seat in range(p.rule[SEATS]):
        at[LEFT + seat] = p.rule[BUSINESSES]
        at[COINS + seat] = START_COINS
        at[COINS_LEFT] -= START_COINS
        at[PILE + COAST] -= 1
        at[PILE_SIZE] -= 1
        give_openly(p, seat, COAST)
