"""The law of one table: options and board as numbers, the chapters' steps in order, the opening position."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from stammtisch.core.chance import Rng
from stammtisch.core.position import SEATS, STEP, Law, Position, Step, go
from stammtisch.core.vec import vec
from stammtisch.games.goldbraeu.knowledge import hidden
from stammtisch.games.goldbraeu.knowledge.observation import writer
from stammtisch.games.goldbraeu.rules import ending
from stammtisch.games.goldbraeu.rules.boss import NameAgain, NameBoss, WithdrawFigure
from stammtisch.games.goldbraeu.rules.chips import MoveChip
from stammtisch.games.goldbraeu.rules.components import (
    BOSS_FIGURES,
    BREWERIES,
    BUM,
    BUSINESSES,
    CARDS,
    GARDENS,
    MAX_SEATS,
    NOBODY,
    NONE,
    SIGNS,
    SPECIAL_CARDS,
    START_MONEY,
    WAITRESS,
)
from stammtisch.games.goldbraeu.rules.day import ChooseAction, TurnUp
from stammtisch.games.goldbraeu.rules.duel import Answer
from stammtisch.games.goldbraeu.rules.ending import Over
from stammtisch.games.goldbraeu.rules.expansion import Expansion
from stammtisch.games.goldbraeu.rules.payday import LastCards
from stammtisch.games.goldbraeu.rules.position import (
    ALL_MARKERS,
    BASE,
    BASES,
    BOSS,
    CASH,
    CHIP,
    CHIP_START,
    CHOICE,
    DAY,
    DEAL_FROM_ALL,
    DRAWN,
    FACE,
    FIGURES,
    FREE_SPACES,
    GARDEN,
    KEPT,
    LENGTH,
    MARKERS_LEFT,
    PILE,
    SHARE_CARDS,
    SIGN,
    STOCK,
    SUPPLY,
    TABLE_SPACES,
    TABLES,
    TARGET,
)
from stammtisch.games.goldbraeu.rules.preparation import ChooseStart, DealHands, FirstFigures, KeepCards, LaySigns
from stammtisch.games.goldbraeu.rules.shares import BuyShare, DrawShare, HoldOrOpen
from stammtisch.games.goldbraeu.rules.steps import FIRST_FIGURES, LAY_SIGNS

# in the order of steps.py
STEPS: Final[list[Step]] = [
    LaySigns(),
    DealHands(),
    KeepCards(),
    ChooseStart(),
    FirstFigures(),
    TurnUp(),
    ChooseAction(),
    Expansion(),
    NameBoss(),
    NameAgain(),
    Answer(),
    WithdrawFigure(),
    BuyShare(),
    DrawShare(),
    HoldOrOpen(),
    MoveChip(),
    LastCards(),
    Over(),
]


class GoldbraeuLaw(Law):
    """Goldbräu under one edition, on one board, for three or four seats."""

    def __init__(self, rule: list[int], setup: object) -> None:
        super().__init__(rule, STEPS, setup)

    def opening(self) -> Position:
        """The table before the first sign is laid (GB-SET-01 to GB-SET-05)."""
        p = Position(self, vec[i64]([0] * LENGTH), 0)
        lay_out_board(p)
        hand_out_pieces(p)
        pile_up_cards(p)
        go(p, LAY_SIGNS)
        return p

    def redraw(self, p: Position, seat: i64, rng: Rng) -> None:
        """See hidden.py."""
        hidden.redraw(p, seat, rng)

    def observe(self, p: Position, seat: i64, out: BytesWriter) -> None:
        """See knowledge/observation."""
        writer.observe(p, seat, out)

    def round_of(self, p: Position) -> i64:
        """The day, counted from 1; the preparation is 0."""
        if p.at[STEP] <= FIRST_FIGURES:
            return 0
        return p.at[DAY] + 1

    def reopen(self, p: Position, seat: i64) -> None:
        """See hidden.py."""
        hidden.reopen(p, seat)

    def scores(self, p: Position) -> list[int]:
        """See ending.py."""
        return ending.money(p)

    def places(self, p: Position) -> list[int]:
        """See ending.py."""
        return ending.places(p)


def lay_out_board(p: Position) -> None:
    """Each garden owns its base space alone; the chips stand at their inns (GB-SET-01, -05)."""
    at = p.at
    at[FREE_SPACES] = p.rule[TABLE_SPACES] & ~p.rule[BASES]
    i: i64
    for i in range(GARDENS):
        at[GARDEN + i] = p.rule[BASE + i]
        at[TABLES + i] = 1
        at[SIGN + i] = NONE
    for i in range(BUSINESSES):
        at[BOSS + i] = NOBODY
    for i in range(BREWERIES):
        at[STOCK + i] = SIGNS
    for i in range(2):
        at[CHIP + i] = p.rule[CHIP_START + i]
        at[FACE + i] = NONE
    at[TARGET] = NONE
    at[DRAWN] = NONE


def hand_out_pieces(p: Position) -> None:
    """Money, markers and figures for every seat (GB-SET-02, -03)."""
    at = p.at
    seat: i64
    for seat in range(MAX_SEATS):
        at[CHOICE + seat] = NONE
        at[KEPT + seat * 2] = NONE
        at[KEPT + seat * 2 + 1] = NONE
        if seat < p.rule[SEATS]:
            at[CASH + seat] = START_MONEY
            at[MARKERS_LEFT + seat] = p.rule[ALL_MARKERS]
            at[FIGURES + seat] = BOSS_FIGURES


def pile_up_cards(p: Position) -> None:
    """The cards to deal from: the shares, and with some editions the special cards too (B06, GB-3P-01)."""
    at = p.at
    card: i64
    for card in range(BUSINESSES):
        at[PILE + card] = p.rule[SHARE_CARDS]
    if p.rule[DEAL_FROM_ALL]:
        at[PILE + WAITRESS] = SPECIAL_CARDS
        at[PILE + BUM] = SPECIAL_CARDS
    for card in range(CARDS):
        at[SUPPLY] += at[PILE + card]
