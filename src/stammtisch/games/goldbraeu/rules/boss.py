"""Name boss: the attempt, and what follows when it succeeds or fails (GB-BOS; the boss's answer is in duel.py)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import BIT, LOWEST
from stammtisch.core.moves import Moves
from stammtisch.core.position import NOT_NOW, OK, Position, Step, go
from stammtisch.games.goldbraeu.rules.actions import ALLOW, BUY, CONTRACT, NAME, PASS, WITHDRAW
from stammtisch.games.goldbraeu.rules.cards import unseen
from stammtisch.games.goldbraeu.rules.components import ALL_BUSINESSES, BREWERIES, BUSINESSES, NOBODY, OPENINGS
from stammtisch.games.goldbraeu.rules.contract import has_contract, may_contract, offer_contracts, sign
from stammtisch.games.goldbraeu.rules.day import acted, forgo
from stammtisch.games.goldbraeu.rules.markers import may_open, open_cards
from stammtisch.games.goldbraeu.rules.notes import (
    BOSS_INSTALLED,
    CHALLENGED,
    FIGURE_RETURNED,
    FIGURE_WITHDRAWN,
    LAPSED,
    NOTHING_TO_NAME,
)
from stammtisch.games.goldbraeu.rules.position import (
    ACTOR,
    AFTER_BLOCK,
    ATTACKER_ANY,
    BLOCKED_TODAY,
    BOSS,
    BOSS_ONLY,
    CARDS_OF,
    FIGURES,
    FRESH,
    HAND,
    HAND_SIZE,
    HIDDEN_SHARE,
    HOLDS,
    LEFT,
    MARKERS_LEFT,
    NOTHING,
    POSTS,
    RELOCATE,
    TARGET,
)
from stammtisch.games.goldbraeu.rules.reasons import (
    ALREADY_BOSS,
    BLOCKED_NO_CONTRACT,
    FRESH_POST,
    NAMED_TODAY,
    NEEDS_CARD,
    NO_FIGURE,
    NO_SHARE,
    NOT_YOUR_POST,
    ONE_CARD,
)
from stammtisch.games.goldbraeu.rules.steps import ANSWER, NAME_AGAIN, WITHDRAW_FIGURE


def may_name(p: Position, seat: i64, business: i64, cards: i64) -> i64:
    """OK, or why `seat` cannot become boss there while opening this many cards (N1 to N5 of the rules)."""
    if p.at[POSTS + seat] >> business & 1:
        return ALREADY_BOSS
    if p.at[FRESH] >> business & 1:
        return NAMED_TODAY
    if not has_figure(p, seat):
        return NO_FIGURE
    return may_attack_with(p, seat, business, cards)


def may_attack_with(p: Position, seat: i64, business: i64, cards: i64) -> i64:
    """OK, or why the attempt cannot be made with this many cards (N4, N5: GB-BOS-01, GB-DUE-01, GB-DUE-07)."""
    if not p.at[HOLDS + seat] >> business & 1 and (cards == 0 or not p.rule[HIDDEN_SHARE]):
        return NO_SHARE
    if cards == 0:
        return NEEDS_CARD if p.at[BLOCKED_TODAY] >> business & 1 else OK
    if cards > 1 and not (p.rule[ATTACKER_ANY] and p.at[BLOCKED_TODAY] >> business & 1):
        return ONE_CARD
    return may_open(p, seat, business, cards)


def has_figure(p: Position, seat: i64) -> bool:
    """Whether a figure can be put up: one in supply, or one that may be moved (GB-BOS-03, GB-Q77)."""
    if p.at[FIGURES + seat] > 0:
        return True
    return p.rule[RELOCATE] != 0 and p.at[POSTS + seat] & ~p.at[FRESH] != 0


def contestable(p: Position, seat: i64) -> i64:
    """The businesses whose boss `seat` is not and may challenge today, as a set (N1, N2 of the rules)."""
    return ALL_BUSINESSES & ~(p.at[POSTS + seat] | p.at[FRESH])


def open_to_markers(p: Position, seat: i64) -> i64:
    """The businesses for which `seat` needs no card: it shows a share and has not failed there today (N4, N5)."""
    return p.at[HOLDS + seat] & ~p.at[BLOCKED_TODAY]


def might_name(p: Position, seat: i64) -> bool:
    """Whether the table must reckon with an attempt of `seat`, whatever it holds (GB-Q76)."""
    at = p.at
    if not has_figure(p, seat):
        return False
    others: i64 = contestable(p, seat)
    if others & open_to_markers(p, seat):
        return True
    if at[HAND_SIZE + seat] == 0 or at[MARKERS_LEFT + seat] == 0:
        return False
    if not p.rule[HIDDEN_SHARE]:
        others &= at[HOLDS + seat]
    while others != 0:
        if unseen(p, LOWEST[others]) > 0:
            return True
        others &= others - 1
    return False


def offer_names(p: Position, seat: i64, out: Moves) -> None:
    """Every attempt that `seat` may make."""
    if not has_figure(p, seat):
        return
    others: i64 = contestable(p, seat)
    plain: i64 = others & open_to_markers(p, seat)
    secret: i64 = others & p.at[CARDS_OF + seat]
    rest: i64 = plain | secret
    while rest != 0:
        business = LOWEST[rest]
        if plain >> business & 1:
            out.add(NAME + business * OPENINGS)
        if secret >> business & 1:
            offer_openings(p, seat, business, out)
        rest &= rest - 1


def offer_openings(p: Position, seat: i64, business: i64, out: Moves) -> None:
    """Every number of cards with which `seat` may attack a business that is open to it."""
    cards: i64
    for cards in range(1, p.at[HAND + seat * BUSINESSES + business] + 1):
        if may_attack_with(p, seat, business, cards) != OK:
            return  # nor with more
        out.add(NAME + business * OPENINGS + cards)


def attempt(p: Position, seat: i64, business: i64, cards: i64) -> None:
    """Open the cards, judge whether a share is left, and leave the answer to the boss (D1 of the rules)."""
    at = p.at
    at[TARGET] = business
    if p.journal is not None:
        p.note(CHALLENGED, seat, business, cards)
    if cards > 0:
        open_cards(p, seat, business, cards)
    if at[HOLDS + seat] >> business & 1:
        go(p, ANSWER)
    else:
        fail(p)


def fail(p: Position) -> None:
    """The attempt was blocked or lapsed; the edition says how the challenger goes on (GB-DUE-06, -09)."""
    at = p.at
    actor = at[ACTOR]
    at[BLOCKED_TODAY] |= BIT[at[TARGET]]
    if not at[HOLDS + actor] >> at[TARGET] & 1:
        p.note(LAPSED, actor, at[TARGET])
    if p.rule[AFTER_BLOCK] == NOTHING:
        acted(p)
    else:
        go(p, NAME_AGAIN)


def succeed(p: Position) -> None:
    """The attempt succeeded; with no figure in supply one is moved (GB-Q77)."""
    if p.at[FIGURES + p.at[ACTOR]] > 0:
        install(p)
    else:
        go(p, WITHDRAW_FIGURE)


def install(p: Position) -> None:
    """Put the challenger's figure up; a replaced one returns to its owner at once (GB-BOS-07)."""
    at = p.at
    seat = at[ACTOR]
    business = at[TARGET]
    old = at[BOSS + business]
    if old != NOBODY:
        at[FIGURES + old] += 1
        at[POSTS + old] &= ~BIT[business]
        if p.journal is not None:
            p.note(FIGURE_RETURNED, old, business)
    at[BOSS + business] = seat
    at[POSTS + seat] |= BIT[business]
    at[FIGURES + seat] -= 1
    at[FRESH] |= BIT[business]
    if p.journal is not None:
        p.note(BOSS_INSTALLED, seat, business)
    acted(p)


class NameBoss(Step):
    """Name a boss or make a contract (GB-RND-04)."""

    def may_contract_now(self, p: Position) -> bool:
        """Whether a contract is among the choices of this step."""
        return True

    def enter(self, p: Position) -> None:
        """Ask the actor, unless everybody can see that they have no choice (GB-Q76)."""
        actor = p.at[ACTOR]
        if might_name(p, actor) or (self.may_contract_now(p) and has_contract(p, actor)):
            p.to_act = BIT[actor]
        else:
            if p.at[LEFT] == 1:  # of two actions the second is told of
                p.note(NOTHING_TO_NAME, actor)
            acted(p)

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Pass, every attempt, every contract."""
        out.add(PASS)
        offer_names(p, seat, out)
        if self.may_contract_now(p):
            offer_contracts(p, seat, out)

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_name and may_contract."""
        if action == PASS:
            return OK
        if NAME <= action < CONTRACT:
            return may_name(p, seat, (action - NAME) // OPENINGS, (action - NAME) % OPENINGS)
        if not CONTRACT <= action < ALLOW:
            return NOT_NOW
        if not self.may_contract_now(p):
            return BLOCKED_NO_CONTRACT
        return may_contract(p, seat, (action - CONTRACT) // BREWERIES, (action - CONTRACT) % BREWERIES)

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Begin the attempt, sign the contract, or forgo the action."""
        if action == PASS:
            forgo(p, seat)
        elif action < CONTRACT:
            attempt(p, seat, (action - NAME) // OPENINGS, (action - NAME) % OPENINGS)
        else:
            sign(p, seat, (action - CONTRACT) // BREWERIES, (action - CONTRACT) % BREWERIES)
            acted(p)


class NameAgain(NameBoss):
    """After a failed attempt: another one, or what the edition allows instead (GB-DUE-06, -11)."""

    def may_contract_now(self, p: Position) -> bool:
        """The English text does not offer the contract (B21)."""
        return p.rule[AFTER_BLOCK] != BOSS_ONLY


def may_withdraw(p: Position, seat: i64, business: i64) -> i64:
    """OK, or why `seat` cannot move its figure away from a business (GB-Q19)."""
    if p.at[BOSS + business] != seat:
        return NOT_YOUR_POST
    return FRESH_POST if p.at[FRESH] >> business & 1 else OK


class WithdrawFigure(Step):
    """With `relocate_boss`: which figure moves to the business just won (GB-Q77)."""

    def enter(self, p: Position) -> None:
        """Ask, unless only one figure can move."""
        at = p.at
        posts: i64 = at[POSTS + at[ACTOR]] & ~at[FRESH]
        if posts & (posts - 1):
            p.to_act = BIT[at[ACTOR]]
        else:
            withdraw(p, LOWEST[posts])

    def legal(self, p: Position, seat: i64, out: Moves) -> None:
        """Every own figure that was not placed today."""
        posts: i64 = p.at[POSTS + seat]
        while posts != 0:
            if may_withdraw(p, seat, LOWEST[posts]) == OK:
                out.add(WITHDRAW + LOWEST[posts])
            posts &= posts - 1

    def why(self, p: Position, seat: i64, action: i64) -> i64:
        """See may_withdraw."""
        return may_withdraw(p, seat, action - WITHDRAW) if WITHDRAW <= action < BUY else NOT_NOW

    def apply(self, p: Position, seat: i64, action: i64) -> None:
        """Move the figure."""
        withdraw(p, action - WITHDRAW)


def withdraw(p: Position, business: i64) -> None:
    """Take the actor's figure off a business, which becomes vacant, and put it up at the other (GB-Q22)."""
    at = p.at
    seat = at[ACTOR]
    at[BOSS + business] = NOBODY
    at[POSTS + seat] &= ~BIT[business]
    at[FIGURES + seat] += 1
    p.note(FIGURE_WITHDRAWN, seat, business)
    install(p)
