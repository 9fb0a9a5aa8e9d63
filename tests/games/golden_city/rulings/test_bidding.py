"""Rulings about the round and the bidding: layout, price, who may choose what."""

from __future__ import annotations

from stammtisch.core.position import Position, go
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.components import LANDFORM_NAMES, LANDFORMS, NONE
from stammtisch.games.golden_city.rules.steps import BIDDING, LAY_PAIRS, REVEAL_CARD
from tests.games.golden_city.made import (
    Player,
    begin_turn,
    do,
    empty_table,
    equip,
    hand,
    kinds,
    legal,
    of,
    to_move,
    why,
)

FOUR = "bid 1", "bid 2", "bid 3", "bid 4"


def bidding(*, seats: int = 4, laid: str = "desert", **players: Player) -> Position:
    """The bidding phase on pairs of one landform."""
    p = empty_table(seats)
    for name, player in players.items():
        equip(p, name, player)
    landform = LANDFORM_NAMES.index(laid)
    for card in range(2 * seats):
        p.at[at.PAIR + card] = landform
    p.at[at.PILE + landform] -= 2 * seats
    p.at[at.PILE_SIZE] -= 2 * seats
    p.at[at.PRICE] = 1
    go(p, BIDDING)
    return p


def laying(*, pile: str, discard: str, seats: int = 3) -> Position:
    """A table that is about to lay out pairs from a small pile; the other cards are out of the way."""
    p = empty_table(seats)
    for landform, word in enumerate(LANDFORM_NAMES):
        p.at[at.PILE + landform] = pile.split().count(word)
        p.at[at.DISCARD_PILE + landform] = discard.split().count(word)
    p.at[at.PILE_SIZE] = len(pile.split())
    go(p, LAY_PAIRS)
    return p


def test_gc_q05_ten_cards_of_each_of_five_landforms() -> None:
    """Coast is the fifth landform: fifty cards, 42 in the pile with four players after the deal."""
    p = GAME.deal()
    do(p, "deal coast", "deal desert", "deal desert", "deal woodland")

    assert p.at[at.PILE_SIZE] == 42
    assert [p.at[at.PILE + landform] for landform in range(LANDFORMS)] == [5, 10, 10, 9, 8]
    assert hand(p, "red") == ["coast", "coast"]


def test_gc_q07_there_is_no_pass() -> None:
    """GC-BID-14: everyone must bid: only pairs are on offer."""
    p = bidding()

    assert legal(p) == set(FOUR)
    assert why(p, "done") == "not-now"


def test_gc_q08_no_credit() -> None:
    """An expulsion that one cannot pay is refused; nobody owes coins."""
    p = bidding(blue=Player(coins=0))
    do(p, "bid 1")

    assert legal(p) == {"bid 2", "bid 3", "bid 4"}
    assert why(p, "bid 1") == "too-few-coins"


def test_gc_q09_expelling_is_allowed_although_pairs_are_free() -> None:
    """Blue may expel Red while three pairs lie free."""
    p = bidding()
    do(p, "bid 1", "bid 1")

    assert of(p, at.COINS) == {"red": 3, "blue": 2, "white": 3, "black": 3}
    assert to_move(p) == "white"


def test_gc_q06_the_expelled_player_may_return_to_the_same_pair() -> None:
    """GC-BID-08: at his next turn he pays the price of the day and expels his expeller."""
    p = bidding(blue=Player(coins=5))
    do(p, "bid 1", "bid 1", "bid 2", "bid 3", "bid 1")

    assert of(p, at.COINS) == {"red": 1, "blue": 4, "white": 3, "black": 3}
    assert to_move(p) == "blue"


def test_gc_q16_no_hand_limit_while_bidding() -> None:
    """Five cards and a pair make seven, and nobody has to discard yet."""
    p = bidding(seats=3, red=Player(hand="coast coast meadows meadows woodland"))
    do(p, "bid 1", "bid 2", "bid 3")

    assert p.at[at.HAND_SIZE] == 7
    assert to_move(p) == "red"


def test_gc_q43_the_last_one_may_still_expel() -> None:
    """With one free pair left the last player may expel somebody, who then acts at his next turn."""
    p = bidding(seats=3)
    do(p, "bid 1", "bid 2")
    assert legal(p) == {"bid 1", "bid 2", "bid 3"}

    do(p, "bid 1")
    assert to_move(p) == "red"


def test_gc_q36_three_players() -> None:
    """One colour stays in the box: 18 businesses each, three pairs, 44 cards in the pile."""
    p = GAME.deal(seats=3)
    do(p, "deal coast", "deal desert", "deal desert")

    assert of(p, at.LEFT) == {"red": 18, "blue": 18, "white": 18}
    assert p.at[at.PILE_SIZE] == 44
    assert legal(bidding(seats=3)) == {"bid 1", "bid 2", "bid 3"}
    assert why(bidding(seats=3), "bid 4") == "no-pair"


def test_gc_q51_first_cards_before_second_ones() -> None:
    """All pairs get their first card before any gets its second."""
    p = empty_table(3)
    go(p, LAY_PAIRS)
    do(p, "lay coast", "lay desert", "lay meadows", "lay woodland")

    pairs = [p.at[at.PAIR + card] for card in range(6)]
    assert pairs == [0, 3, 4, NONE, 2, NONE]


def test_gc_q37_a_reshuffle_may_fall_in_between() -> None:
    """GC-LAY-02: with four cards in the pile, the discard pile is shuffled after the fourth of six."""
    p = laying(pile="coast coast desert desert", discard="woodland woodland meadows")
    do(p, "lay coast", "lay coast", "lay desert")
    assert p.at[at.PILE_SIZE] == 1

    events = do(p, "lay desert")
    assert kinds(events) == ["card-laid", "pile-renewed"]
    assert events[1].facts == {"cards": 3}
    assert legal(p) == {"lay woodland", "lay meadows"}


def test_gc_q17_the_pile_is_renewed_when_a_card_is_needed() -> None:
    """Not as soon as it is empty: after the last card of the layout it stays empty."""
    p = laying(pile="coast coast desert desert desert desert", discard="woodland meadows")
    events = do(p, "lay coast", "lay coast", "lay desert", "lay desert", "lay desert", "lay desert")

    assert "pile-renewed" not in kinds(events)
    assert p.at[at.PILE_SIZE] == 0
    assert to_move(p) == "red"


def test_gc_q54_the_price_is_back_to_one_with_the_new_pairs() -> None:
    """GC-BID-12: whatever the last round cost."""
    p = empty_table()
    p.at[at.PRICE] = 5
    go(p, LAY_PAIRS)

    assert p.at[at.PRICE] == 1


def test_gc_q44_everybody_takes_his_pair_at_once() -> None:
    """Hands grow together, when the last hand is down."""
    p = bidding(seats=3)
    do(p, "bid 1", "bid 2")
    assert of(p, at.HAND_SIZE) == {"red": 0, "blue": 0, "white": 0}

    do(p, "bid 3")
    assert of(p, at.HAND_SIZE) == {"red": 2, "blue": 2, "white": 2}


def test_gc_q32_the_key_stays_where_it_is_in_the_last_round() -> None:
    """Phase 6 is skipped: White, who started the last round, still has the start-player key."""
    p = empty_table()
    p.at[at.FACES_LEFT] = 0
    begin_turn(p, "white")

    assert to_move(p) == "nobody"
    assert p.at[at.START] == 2


def test_gc_q03_groups_of_score_cards_come_in_order() -> None:
    """The four ones first, then the eight twos, then the four threes."""
    p = empty_table()
    p.at[at.FACES_LEFT] = p.rule[at.GROUP + 1] | p.rule[at.GROUP + 2]
    go(p, REVEAL_CARD)

    assert len(legal(p)) == 8
    assert "reveal pottery quarter-mountains" in legal(p)
    assert "reveal spice quarter-mountains" not in legal(p)
    assert why(p, "reveal spice quarter-mountains") == "not-now"
