"""Preparation and the course of a round, step by step (GC-SET, GC-RND, GC-LAY)."""

from __future__ import annotations

from stammtisch.core.bits import count
from stammtisch.core.chance import Rng
from stammtisch.core.events import SPECTATOR, Event
from stammtisch.core.position import DEALER, STEP
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.components import LANDFORMS
from stammtisch.games.golden_city.rules.steps import BIDDING, STEP_NAMES
from tests.games.golden_city.made import display, do, goods, hand, kinds, legal, of, to_move

DEALT = ("deal desert", "deal desert", "deal meadows", "deal coast")
TURNED = ("turn wine-pottery", "turn wine-pottery", "turn cloth-spice")


def test_pieces() -> None:
    """GC-CMP-02, GC-SET-01: 16 businesses, three coins and an open coast card for each of four; 18 for three."""
    p = GAME.deal()

    assert of(p, at.LEFT) == {"red": 16, "blue": 16, "white": 16, "black": 16}
    assert of(p, at.COINS) == {"red": 3, "blue": 3, "white": 3, "black": 3}
    assert p.at[at.COINS_LEFT] == 35 - 12
    assert [player.known for player in GAME.view(p, SPECTATOR).players] == [("coast",)] * 4
    assert of(GAME.deal(seats=3), at.LEFT) == {"red": 18, "blue": 18, "white": 18}


def test_cards() -> None:
    """GC-CMP-01, GC-SET-01: ten of each landform; a secret card each on top of the coast card."""
    p = GAME.deal()
    assert [p.at[at.PILE + landform] for landform in range(LANDFORMS)] == [6, 10, 10, 10, 10]

    events = do(p, *DEALT)
    assert [event.facts["landform"] for event in events] == ["desert", "desert", "meadows", "coast"]
    assert hand(p, "black") == ["coast", "coast"]


def test_hand_cards_are_secret() -> None:
    """GC-SET-04: a spectator and the others learn that a card was dealt, not which."""
    p = GAME.deal()
    p.journal = []
    p.apply(DEALER, GAME.catalogue.number["deal desert"])

    assert GAME.events(p.journal, 0)[0].facts["landform"] == "desert"
    for viewer in (SPECTATOR, 1, 2, 3):
        assert GAME.events(p.journal, viewer)[0].facts == {"seat": "red", "landform": None}
    assert GAME.view(p, 1).players[0].hand is None


def test_three_goods_cards_lie_open() -> None:
    """GC-SET-02: three of eight; five are left in the deck."""
    p = GAME.deal()
    do(p, *DEALT, *TURNED)

    assert display(p) == ["wine-pottery", "wine-pottery", "cloth-spice"]
    assert p.at[at.DECK_SIZE] == 5
    assert goods(p, "red") == []


def test_score_cards_are_stacked_by_their_backs() -> None:
    """GC-SET-03: four ones first; which of them is open to chance, each alike."""
    p = GAME.deal()
    do(p, *DEALT, *TURNED, "start white")

    assert legal(p) == {
        "reveal wine river-ne",
        "reveal pottery river-se",
        "reveal cloth river-sw",
        "reveal spice river-nw",
    }
    assert p.weights() == [1, 1, 1, 1]
    assert GAME.view(p, SPECTATOR).score_backs == (4, 8, 4)


def test_a_round_has_six_phases() -> None:
    """GC-RND-01, GC-RND-02, GC-LAY-01: card, pairs, bids, building, scoring, then the key passes to the left."""
    p = GAME.deal()
    do(p, *DEALT, *TURNED, "start white")
    events = do(p, "reveal wine river-ne")
    assert events[0] == Event("score-revealed", {"good": "wine", "area": "river-ne"})

    laid = do(p, *["lay desert"] * 4, *["lay woodland"] * 4)
    assert kinds(laid) == ["card-laid"] * 8
    assert [event.facts["pair"] for event in laid] == ["1", "2", "3", "4"] * 2
    assert p.at[STEP] == BIDDING
    assert to_move(p) == "white"

    do(p, "bid 1", "bid 2", "bid 3", "bid 4")
    events = do(p, *["done"] * 4)
    assert kinds(events)[-2:] == ["nobody-scored", "round-begun"]
    assert events[-1].facts == {"round": 2, "seat": "black"}


def test_a_scored_card_leaves_the_game() -> None:
    """GC-SCO-01, GC-SCO-07: fifteen are left after the first round, and none lies open."""
    p = GAME.deal()
    do(p, *DEALT, *TURNED, "start white", "reveal wine river-ne", *["lay desert"] * 4, *["lay woodland"] * 4)
    do(p, "bid 1", "bid 2", "bid 3", "bid 4", *["done"] * 4)

    assert count(p.at[at.FACES_LEFT]) == 15
    assert GAME.view(p, SPECTATOR).now.score is None


def test_a_whole_game_meets_its_steps_in_order() -> None:
    """Whatever is skipped, no step comes before the dealer's preparation."""
    p = GAME.deal()
    steps = []
    while p.to_act:
        steps.append(STEP_NAMES[p.at[STEP]])
        seat = DEALER if to_move(p) == "dealer" else GAME.seat(to_move(p))
        p.apply(seat, p.draw(Rng(len(steps))) if seat == DEALER else p.legal(seat)[0])

    assert steps[:9] == ["deal-cards"] * 4 + ["lay-out-goods"] * 3 + ["choose-start", "reveal-card"]
    assert steps.count("reveal-card") == 16
    assert p.at[at.ROUND] == 15
