"""Rewards: what a site gives to its builder, at once and once (GC-RWD; goods are in goods.py)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT, lowest
from stammtisch.core.chance import Rng, pick
from stammtisch.core.moves import Moves
from stammtisch.core.position import CHANCE, NOT_NOW, OK, Position, Step, go
from stammtisch.games.golden_city.rules.actions import DISCARD, DRAW_CARD, PICK
from stammtisch.games.golden_city.rules.building import place_business, rewarded
from stammtisch.games.golden_city.rules.cards import give_secretly, may_draw, offer_pile, renew_pile, take_from_pile
from stammtisch.games.golden_city.rules.components import (
    BONUS_REWARD,
    CARD_REWARD,
    GOODS_REWARD,
    INNER_PART,
    KEY_REWARD,
    ONE_COIN,
    OUTER_PART,
    OUTER_PART_AND_COIN,
    TWO_COINS,
)
from stammtisch.games.golden_city.rules.notes import (
    BONUS_PICKED,
    BONUS_SEEN,
    CARD_DRAWN,
    COINS_GAINED,
    KEY_GAINED,
    LETTERS_GAINED,
    NO_REWARD,
)
from stammtisch.games.golden_city.rules.position import (
    ACTOR,
    BONUS,
    BONUS_LEFT,
    COIN_LIMIT,
    COINS,
    COINS_LEFT,
    ENTERED,
    ENTERED_TWICE,
    KEYS,
    KEYS_LEFT,
    LETTERS,
    PICKED,
    PICKER,
    PICKS,
    PILE,
    PILE_SIZE,
    REWARD_AT,
    SITE,
)
from stammtisch.games.golden_city.rules.reasons import BONUS_GONE
from stammtisch.games.golden_city.rules.steps import PICK_BONUS, TAKE_GOODS


class Reward(Step):
    """The business is placed and rewarded; at rest, a landform card is drawn for its builder (GC-RWD-01, -03)."""

    def enter(self, p: Position) -> None:
        """Give the reward of the site, or begin the step that it takes."""
        at = p.at
        place_business(p)
        reward = p.rule[REWARD_AT + at[SITE]]
        if reward == CARD_REWARD:
            self.draw_card(p)
        elif reward == GOODS_REWARD:
            go(p, TAKE_GOODS)
        elif reward == BONUS_REWARD:
            go(p, PICK_BONUS)
        elif reward >= OUTER_PART and self.enter_part(p, reward):
            self.draw_card(p)
        else:
            if reward <= TWO_COINS:
                gain_coins(p, reward)
            elif reward == KEY_REWARD:
                gain_key(p)
            rewarded(p)

    def draw_card(self, p: Position) -> None:
        """Let the dealer draw; the cards just paid are back in the pile if it had to be renewed (GC-Q17)."""
        renew_pile(p)
        p.to_act = CHANCE

    def enter_part(self, p: Position, reward: i64) -> bool:
        """Letters for the first and second builder of a part; whether a card comes with them (GC-RWD-07 to -10)."""
        at = p.at
        earlier = entered_by(p, at[SITE])
        letters = letters_for(reward, earlier)
        if letters == 0:
            p.note(NO_REWARD, at[ACTOR], reward)
            return False
        if earlier == 0:
            at[ENTERED] |= BIT[at[SITE]]
        else:
            at[ENTERED_TWICE] |= BIT[at[SITE]]
        gain_letters(p, letters)
        extra = extra_for(reward, earlier)
        if extra == ONE_COIN:
            gain_coins(p, ONE_COIN)
        return extra == CARD_REWARD

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Any card of the pile."""
        offer_pile(p, DRAW_CARD, out)

    def draw(self, p: Position, rng: Rng) -> i64:
        """A card of the pile."""
        return DRAW_CARD + pick(p.at, PILE, p.at[PILE_SIZE], rng)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_draw."""
        return may_draw(p, action - DRAW_CARD)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Give the card to the builder, secretly."""
        builder = p.at[ACTOR]
        take_from_pile(p, action - DRAW_CARD)
        give_secretly(p, builder, action - DRAW_CARD)
        if p.journal is not None:
            p.note(CARD_DRAWN, builder, action - DRAW_CARD)
        rewarded(p)


def entered_by(p: Position, part: i64) -> i64:
    """How many builders a part of the city has paid: none, one, or two and perhaps more."""
    return (p.at[ENTERED] >> part & 1) + (p.at[ENTERED_TWICE] >> part & 1)


def letters_for(reward: i64, earlier: i64) -> i64:
    """The letters for entering a part that has paid this many builders before (GC-RWD-07, -09)."""
    if earlier == 0:
        return 10 if reward == INNER_PART else 5
    if earlier == 1:
        return 6 if reward == INNER_PART else 3
    return 0


def extra_for(reward: i64, earlier: i64) -> i64:
    """What comes with the letters: a coin or a card for the first builder of some parts, else 0 (GC-RWD-08, -10)."""
    if earlier > 0:
        return 0
    if reward == OUTER_PART_AND_COIN:
        return ONE_COIN
    return CARD_REWARD if reward == INNER_PART else 0


def gain_coins(p: Position, amount: i64) -> None:
    """Coins from the supply; where coins are limited, as many as there are (GC-RWD-02, -11, GC-Q18)."""
    at = p.at
    if p.rule[COIN_LIMIT]:
        amount = min(amount, at[COINS_LEFT])
    if amount == 0:
        p.note(NO_REWARD, at[ACTOR], ONE_COIN)
        return
    at[COINS_LEFT] -= amount
    at[COINS + at[ACTOR]] += amount
    if p.journal is not None:
        p.note(COINS_GAINED, at[ACTOR], amount)


def gain_key(p: Position) -> None:
    """A key card, if one is left (GC-RWD-04, GC-Q19)."""
    at = p.at
    if at[KEYS_LEFT] == 0:
        p.note(NO_REWARD, at[ACTOR], KEY_REWARD)
        return
    at[KEYS_LEFT] -= 1
    at[KEYS + at[ACTOR]] += 1
    p.note(KEY_GAINED, at[ACTOR])


def gain_letters(p: Position, amount: i64) -> None:
    """Letters for entering a part of the city."""
    p.at[LETTERS + p.at[ACTOR]] += amount
    if p.journal is not None:
        p.note(LETTERS_GAINED, p.at[ACTOR], p.at[SITE], amount)


def may_pick(p: Position, card: i64) -> i64:
    """OK, or why a bonus card cannot be picked (GC-RWD-05)."""
    return OK if p.at[BONUS_LEFT] >> card & 1 else BONUS_GONE


class PickBonus(Step):
    """The builder looks through the bonus cards and keeps one, face down (GC-RWD-05, GC-Q23, GC-Q24)."""

    def enter(self, p: Position) -> None:
        """Ask, unless there is only one left, or none (GC-Q19)."""
        at = p.at
        left = at[BONUS_LEFT]
        if left == 0:
            p.note(NO_REWARD, at[ACTOR], BONUS_REWARD)
            rewarded(p)
            return
        if p.journal is not None:
            p.note(BONUS_SEEN, at[ACTOR])
        if left & (left - 1):
            p.to_act = BIT[at[ACTOR]]
        else:
            self.keep(p, at[ACTOR], lowest(left))

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Any card of the stack."""
        out.add_each(PICK, p.at[BONUS_LEFT])

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_pick."""
        return may_pick(p, action - PICK) if PICK <= action < DISCARD else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Keep the card."""
        self.keep(p, seat, action - PICK)

    def keep(self, p: Position, seat: i64, card: i64) -> None:
        """Lay a card face down before a seat; who took one when is remembered, for what others can infer."""
        at = p.at
        at[BONUS_LEFT] &= ~BIT[card]
        at[BONUS + seat] |= BIT[card]
        at[PICKER + at[PICKS]] = seat
        at[PICKED + at[PICKS]] = card
        at[PICKS] += 1
        if p.journal is not None:
            p.note(BONUS_PICKED, seat, card)
        rewarded(p)
