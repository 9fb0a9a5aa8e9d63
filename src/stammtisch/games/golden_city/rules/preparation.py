"""Preparation: the first cards, the goods display, the start player (GC-SET; pieces are handed out in law.py)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.chance import Rng, pick
from stammtisch.core.moves import Moves
from stammtisch.core.position import CHANCE, NOT_NOW, OK, SEATS, Position, Step, go
from stammtisch.games.golden_city.rules.actions import DEAL, START_WITH, TURN_GOODS
from stammtisch.games.golden_city.rules.cards import give_secretly, may_draw, offer_pile, take_from_pile
from stammtisch.games.golden_city.rules.components import SLOTS
from stammtisch.games.golden_city.rules.goods import TurnFromDeck, fill_slot
from stammtisch.games.golden_city.rules.notes import CARD_DEALT, START_CHOSEN
from stammtisch.games.golden_city.rules.position import PILE, PILE_SIZE, START, TURN
from stammtisch.games.golden_city.rules.steps import CHOOSE_START, LAY_OUT_GOODS, REVEAL_CARD


class DealCards(Step):
    """One secret landform card for each seat, beside the open coast card (GC-SET-01, GC-SET-04)."""

    def enter(self, p: Position) -> None:
        """Begin with the first seat."""
        p.at[TURN] = 0
        p.to_act = CHANCE

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Any card of the pile."""
        offer_pile(p, DEAL, out)

    def draw(self, p: Position, rng: Rng) -> i64:
        """A card of the pile."""
        return DEAL + pick(p.at, PILE, p.at[PILE_SIZE], rng)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_draw."""
        return may_draw(p, action - DEAL)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Give the card to the next seat."""
        at = p.at
        take_from_pile(p, action - DEAL)
        give_secretly(p, at[TURN], action - DEAL)
        p.note(CARD_DEALT, at[TURN], action - DEAL)
        at[TURN] += 1
        if at[TURN] == p.rule[SEATS]:
            go(p, LAY_OUT_GOODS)


class LayOutGoods(TurnFromDeck):
    """Three goods cards are turned up (GC-SET-02)."""

    def enter(self, p: Position) -> None:
        """Begin at the left."""
        p.at[TURN] = 0
        p.to_act = CHANCE

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Lay the card into the next slot."""
        at = p.at
        fill_slot(p, at[TURN], action - TURN_GOODS)
        at[TURN] += 1
        if at[TURN] == SLOTS:
            go(p, CHOOSE_START)


class ChooseStart(Step):
    """The first start player, by lot instead of by age (E.2)."""

    def enter(self, p: Position) -> None:
        """Let the dealer choose."""
        p.to_act = CHANCE

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Every seat alike."""
        start: i64
        for start in range(p.rule[SEATS]):
            out.weigh(START_WITH + start, 1)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """Only a seat that is taken can start."""
        return OK if START_WITH <= action < START_WITH + p.rule[SEATS] else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Hand over the start-player key."""
        p.at[START] = action - START_WITH
        p.note(START_CHOSEN, p.at[START])
        go(p, REVEAL_CARD)
