"""Refusals, reason by reason: what may not be done, and which rule says so."""

from __future__ import annotations

import pytest

from stammtisch.core.ask import Reason
from stammtisch.core.position import Position, go
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.components import NONE
from stammtisch.games.golden_city.rules.reasons import REASONS
from stammtisch.games.golden_city.rules.steps import BIDDING
from tests.games.golden_city.made import Player, building, do, empty_table, mover, why

DESERTS = "desert desert"


def bidding() -> Position:
    """Three players bid; Blue has no coin and Red lies on the first pair."""
    p = empty_table(3)
    for card in range(6):
        p.at[at.PAIR + card] = 0
    p.at[at.COINS + 1] = 0
    p.at[at.PRICE] = 1
    go(p, BIDDING)
    do(p, "bid 1")
    return p


def turn() -> Position:
    """Red next to the inner desert part, without a key, with a site of Blue's beside him."""
    return building(
        "red",
        red=Player(hand=DESERTS, sites="de-c3 de-r6 de-o2"),
        blue=Player(sites="de-c4 de-r3"),
    )


def strict() -> Position:
    """A table where two equal cards do not stand for a coast; Red has two deserts."""
    return building("red", options={"joker_to_coast": "no"}, red=Player(hand=DESERTS, sites="de-c1"))


def paying() -> Position:
    """Red is asked how to pay for a coast."""
    p = building("red", red=Player(hand="coast desert desert", secret="coast meadows meadows"))
    do(p, "build mo-c2")
    return p


def taking() -> Position:
    """Red takes goods; the deck has run out and the middle slot is empty."""
    p = building("red", red=Player(hand=DESERTS, sites="de-c1"))
    do(p, "build de-r2")
    p.at[at.DISPLAY + 1] = NONE
    p.at[at.DECK_SIZE] = 0
    return p


def boxing() -> Position:
    """Red has five goods cards."""
    four = "wine-pottery wine-spice pottery-cloth pottery-spice"
    p = building("red", red=Player(hand=DESERTS, sites="de-c1", goods=four))
    do(p, "build de-r2", "take deck", "turn cloth-spice")
    return p


def picking() -> Position:
    """Red picks a bonus card; Blue has the scales."""
    p = building("red", red=Player(hand=DESERTS, sites="de-c4"), blue=Player(bonus="scales"))
    do(p, "build de-r4")
    return p


def discarding() -> Position:
    """Red has six cards too many kinds of."""
    p = building("red", red=Player(hand="coast coast meadows meadows woodland woodland"))
    do(p, "done")
    return p


CASES = {
    "not-now": (turn, "bid 1"),
    "no-pair": (bidding, "bid 4"),
    "too-few-coins": (bidding, "bid 1"),
    "not-on-map": (turn, "build de-r8"),
    "site-taken": (turn, "build de-r3"),
    "already-there": (turn, "build de-o2"),
    "not-connected": (turn, "build mo-r2"),
    "no-key": (turn, "build de-i"),
    "cannot-pay": (turn, "build mo-r1"),
    "wrong-cards": (paying, "pay woodland-desert-desert"),
    "no-coast-joker": (strict, "build mo-c2"),
    "no-such-cards": (paying, "pay mountains-mountains"),
    "slot-empty": (taking, "take middle"),
    "deck-empty": (taking, "take deck"),
    "not-your-goods": (boxing, "box wine-cloth"),
    "bonus-gone": (picking, "pick scales"),
    "no-such-card": (discarding, "discard desert"),
}


@pytest.mark.parametrize("reason", CASES)
def test_reason(reason: str) -> None:
    """The action is refused for this reason and is not on offer."""
    make, words = CASES[reason]
    p = make()

    assert why(p, words) == reason
    assert GAME.catalogue.parse(words) not in p.legal(mover(p))


def test_every_reason_is_shown_above() -> None:
    """No reason without a case."""
    assert set(CASES) == {key for key, _rule in REASONS} - {"ok"}


COST = [("mo-c2", "GC-CST-01", "coast", 1), ("mo-r1", "GC-CST-02", "mountains", 2)]


@pytest.mark.parametrize(("site", "rule", "landform", "need"), COST)
def test_the_cost_of_the_coast_has_a_rule_of_its_own(site: str, rule: str, landform: str, need: int) -> None:
    """The same sentence cites the rule about coastal locations, or the one about all others, and what it would take."""
    p = building("red", red=Player(hand="meadows", secret="desert", sites="mo-c1 mo-r2"))

    reason = GAME.why(p, mover(p), GAME.catalogue.number[f"build {site}"])

    assert reason == Reason("cannot-pay", rule, {"landform": landform, "need": need, "have": 0})


FACTS: dict[str, dict[str, str | int]] = {
    "too-few-coins": {"owner": "red", "price": 1, "have": 0},
    "site-taken": {"owner": "blue"},
    "cannot-pay": {"landform": "mountains", "need": 2, "have": 0},
    "no-such-cards": {"payment": "mountains-mountains"},
    "no-such-card": {"landform": "desert"},
    "no-key": {},
}


@pytest.mark.parametrize("reason", FACTS)
def test_a_refusal_says_what_would_be_needed(reason: str) -> None:
    """Whose hand, which price, what there is."""
    make, words = CASES[reason]
    p = make()

    assert GAME.reason(p, mover(p), GAME.catalogue.number[words]).facts == FACTS[reason]


def test_nobody_else_may_answer() -> None:
    """A seat that owes nothing is told so."""
    assert why(turn(), "done", "blue") == "not-now"


def test_questions_list_what_is_refused_and_why() -> None:
    """The question for a site offers nine deserts' worth of choices and a reason for every other site."""
    p = turn()
    ask = GAME.ask(p, 0)
    refused = {refusal.action: refusal.reason.key for refusal in ask.refusals}

    assert ask.question == "building"
    assert ask.facts == {"seat": "red", "left": 2}
    assert len(ask.choices) + len(refused) == 58 + 1
    assert refused["build de-i"] == "no-key"
    assert refused["build de-r3"] == "site-taken"
    assert ask.choices[0].targets == ()
    assert ask.choices[1].targets == (f"site:{ask.choices[1].action.removeprefix('build ')}",)
