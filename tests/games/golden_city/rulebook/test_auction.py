"""The bidding example of the rulebook (T-GC-01 to T-GC-03): GC-BID-01 to GC-BID-06, GC-BID-10, -11."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.core.events import Event
from stammtisch.core.position import Position, go
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.cards import take_from_pile
from stammtisch.games.golden_city.rules.components import LANDFORM_NAMES
from stammtisch.games.golden_city.rules.steps import BIDDING
from tests.games.golden_city.made import do, empty_table, hand, legal, of, to_move, why

PAIRS = ("coast desert", "woodland woodland", "coast coast", "mountains desert")
CD, WW, CC, MD = "bid 1", "bid 2", "bid 3", "bid 4"


def bidding(*pairs: str, **coins: int) -> Position:
    """The bidding phase on these pairs; Red starts, everybody has three coins unless told otherwise."""
    p = empty_table(len(pairs))
    p.at[at.PRICE] = 1
    for pair, cards in enumerate(pairs):
        for place, word in enumerate(cards.split()):
            take_from_pile(p, LANDFORM_NAMES.index(word))
            p.at[at.PAIR + pair * 2 + place] = LANDFORM_NAMES.index(word)
    for name, amount in coins.items():
        p.at[at.COINS + ("red", "blue", "white", "black").index(name)] = amount
    go(p, BIDDING)
    return p


def placed(p: Position) -> dict[str, int]:
    """Whose hand lies on which pair, counted from one."""
    return {seat: pair + 1 for seat, pair in of(p, at.BID_ON).items() if pair >= 0}


class Step(NamedTuple):
    """A line of the example: who bids on what, and how the table looks afterwards."""

    seat: str
    bid: str
    placed: dict[str, int]
    coins: tuple[int, int, int, int]
    price: int


EXAMPLE = (
    Step("red", CD, {"red": 1}, (3, 3, 3, 3), 1),
    Step("blue", WW, {"red": 1, "blue": 2}, (3, 3, 3, 3), 1),
    Step("white", WW, {"red": 1, "white": 2}, (3, 3, 2, 3), 2),
    Step("black", CD, {"black": 1, "white": 2}, (3, 3, 2, 1), 3),
    Step("red", CC, {"red": 3, "black": 1, "white": 2}, (3, 3, 2, 1), 3),
)


def test_bidding_example_step_by_step() -> None:
    """T-GC-01: who may act, who lies where, what it costs, after each of the seven steps of the example."""
    p = bidding(*PAIRS)
    for step in EXAMPLE:
        assert to_move(p) == step.seat
        do(p, step.bid)
        assert placed(p) == step.placed
        assert tuple(of(p, at.COINS).values()) == step.coins
        assert p.at[at.PRICE] == step.price

    assert to_move(p) == "blue"
    supply = p.at[at.COINS_LEFT]
    events = do(p, WW)

    # Step 7: expelling would cost White four coins and he has two, so everybody can see that only the fourth pair
    # is left to him (GC-Q50): he is served without being asked, Black is skipped, and the phase ends.
    assert Event("expelled", {"seat": "blue", "other": "white", "pair": "2", "price": 3}) in events
    assert Event("hand-placed", {"seat": "white", "pair": "4"}) in events
    assert p.at[at.PRICE] == 4
    assert tuple(of(p, at.COINS).values()) == (3, 0, 2, 1)
    assert p.at[at.COINS_LEFT] == supply + 3
    assert hand(p, "red") == ["coast", "coast"]
    assert hand(p, "blue") == ["woodland", "woodland"]
    assert hand(p, "white") == ["mountains", "desert"]
    assert hand(p, "black") == ["coast", "desert"]


def test_after_step_six_it_is_whites_turn() -> None:
    """T-GC-01 with a richer White: after Blue has expelled him he is asked, and Black is never asked again."""
    p = bidding(*PAIRS, white=5)
    do(p, CD, WW, WW, CD, CC, WW)

    assert to_move(p) == "white"
    assert legal(p) == {CD, WW, CC, MD}

    do(p, MD)
    assert to_move(p) == "red"
    assert of(p, at.HAND_SIZE) == {"red": 2, "blue": 2, "white": 2, "black": 2}


def test_the_expelled_player_waits_for_his_turn() -> None:
    """T-GC-02, GC-BID-07: after step 3 Black acts before Blue, after step 4 Red before Blue."""
    p = bidding(*PAIRS)
    do(p, CD, WW, WW)
    assert to_move(p) == "black"
    assert why(p, CC, "blue") == "not-now"

    do(p, CD)
    assert to_move(p) == "red"
    assert why(p, CC, "blue") == "not-now"


def test_without_coins_only_unoccupied_pairs_are_left() -> None:
    """T-GC-03, GC-BID-09, -13: Blue, expelled and without a coin, may choose between the two unoccupied pairs only."""
    p = bidding(*PAIRS, blue=0)
    do(p, CD, WW, WW, WW)

    assert to_move(p) == "blue"
    assert legal(p) == {CC, MD}
    assert why(p, CD) == "too-few-coins"
    assert why(p, WW) == "too-few-coins"


def test_the_first_round_sees_at_most_three_expulsions() -> None:
    """Derived in E.4: with three coins each nobody can pay for a fourth expulsion, with three and four players."""
    for seats in (3, 4):
        assert most_expulsions(bidding(*PAIRS[:seats])) == 3


def most_expulsions(p: Position) -> int:
    """The most expulsions that any run of bids leads to, by trying all of them."""
    if p.at[at.FREE_PAIRS] == 0:
        return p.at[at.PRICE] - 1
    found = 0
    for words in legal(p):
        after = p.copy()
        do(after, words)
        found = max(found, most_expulsions(after))
    return found
