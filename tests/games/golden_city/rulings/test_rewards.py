"""Rulings about rewards: stocks that run out, goods, bonus cards."""

from __future__ import annotations

from stammtisch.core.bits import count
from stammtisch.core.events import Event
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.components import NONE
from tests.games.golden_city.made import Player, building, display, do, goods, kinds, legal, of, to_move, why

DESERTS = "desert desert"


def test_gc_q18_coins_are_not_limited() -> None:
    """The supply may go below nothing: points must never be lost."""
    p = building("red", red=Player(hand="coast"))
    p.at[at.COINS_LEFT] = 0
    do(p, "build mo-c2")

    assert (p.at[at.COINS], p.at[at.COINS_LEFT]) == (4, -1)


def test_gc_q18_coin_limit_gives_as_many_as_there_are() -> None:
    """With `coin_limit`, a reward of two coins from a supply of one is one coin, then nothing."""
    p = building("red", options={"coin_limit": "on"}, red=Player(hand=DESERTS, sites="de-c2"))
    p.at[at.COINS_LEFT] = 1
    events = do(p, "build de-r6")
    assert Event("coins-gained", {"seat": "red", "amount": 1}) in events
    assert (p.at[at.COINS], p.at[at.COINS_LEFT]) == (4, 0)

    p = building("red", options={"coin_limit": "on"}, red=Player(hand=DESERTS, sites="de-c2"))
    p.at[at.COINS_LEFT] = 0
    events = do(p, "build de-r6")
    assert Event("no-reward", {"seat": "red", "reward": "coin1"}) in events
    assert p.at[at.COINS] == 3


def test_gc_q19_without_keys_no_reward_but_a_business() -> None:
    """GC-RWD-11: the location is built all the same."""
    p = building("red", red=Player(hand=DESERTS, sites="de-c1 de-r2"))
    p.at[at.KEYS_LEFT] = 0
    events = do(p, "build de-r5")

    assert Event("no-reward", {"seat": "red", "reward": "key"}) in events
    assert "built" in kinds(events)
    assert (p.at[at.KEYS], p.at[at.KEYS_LEFT]) == (0, 0)


def test_gc_q19_without_bonus_cards_no_reward() -> None:
    """Nobody looks through an empty stack."""
    p = building("red", red=Player(hand=DESERTS, sites="de-c4"))
    p.at[at.BONUS_LEFT] = 0
    events = do(p, "build de-r4")

    assert Event("no-reward", {"seat": "red", "reward": "bonus"}) in events
    assert "bonus-seen" not in kinds(events)


def test_gc_q19_without_goods_cards_no_reward() -> None:
    """Neither in the display nor in the deck."""
    p = building("red", red=Player(hand=DESERTS, sites="de-c1"))
    for slot in range(3):
        p.at[at.DISPLAY + slot] = NONE
    p.at[at.DECK_SIZE] = 0
    events = do(p, "build de-r2")

    assert Event("no-reward", {"seat": "red", "reward": "goods"}) in events
    assert goods(p, "red") == []


def test_gc_q19_the_last_goods_card_is_taken_without_a_question() -> None:
    """Everybody can see that there is only one; the slot stays empty, as the deck has run out."""
    p = building("red", red=Player(hand=DESERTS, sites="de-c1"))
    p.at[at.DISPLAY] = p.at[at.DISPLAY + 2] = NONE
    for kind in range(6):
        p.at[at.DECK + kind] = 0
    p.at[at.DECK_SIZE] = 0
    do(p, "build de-r2")

    assert goods(p, "red") == ["cloth-spice"]
    assert display(p) == [None, None, None]


def test_gc_q21_a_reward_cannot_be_declined() -> None:
    """A goods card must be taken, a bonus card picked."""
    p = building("red", red=Player(hand=DESERTS, sites="de-c1"))
    do(p, "build de-r2")
    assert legal(p) == {"take left", "take middle", "take right", "take deck"}
    assert why(p, "done") == "not-now"

    p = building("red", red=Player(hand=DESERTS, sites="de-c4"))
    do(p, "build de-r4")
    assert len(legal(p)) == 8


def test_gc_q22_the_deck_may_be_chosen_although_the_display_is_full() -> None:
    """Blind; the card is laid open before the builder."""
    p = building("red", red=Player(hand=DESERTS, sites="de-c1"))
    do(p, "build de-r2", "take deck")
    assert to_move(p) == "dealer"
    assert legal(p) == {
        "turn wine-pottery",
        "turn cloth-spice",
        "turn wine-spice",
        "turn pottery-cloth",
        "turn pottery-spice",
    }

    do(p, "turn wine-spice")
    assert goods(p, "red") == ["wine-spice"]


def test_gc_q24_any_number_of_bonus_cards() -> None:
    """GC-RWD-05: a player with three of them takes a fourth."""
    p = building("red", red=Player(hand=DESERTS, sites="de-c4", bonus="scales coin city"))
    do(p, "build de-r4")
    assert legal(p) == {f"pick {card}" for card in ("river", "mountains", "meadows", "woodland", "desert")}
    assert why(p, "pick coin") == "bonus-gone"

    do(p, "pick desert")
    assert count(p.at[at.BONUS]) == 4


def test_gc_q23_the_last_bonus_card_is_seen_and_taken_without_a_question() -> None:
    """Everybody can see that there is only one answer."""
    p = building("red", red=Player(hand=DESERTS, sites="de-c4"), blue=Player(bonus="scales coin city river desert"))
    p.at[at.BONUS_LEFT] = 1 << 5
    events = do(p, "build de-r4")

    assert kinds(events)[2:4] == ["bonus-seen", "bonus-picked"]
    assert p.at[at.BONUS] == 1 << 5


def test_gc_q39_a_key_reward_is_not_the_start_player_key() -> None:
    """Taking a key card does not change who starts."""
    p = building("blue", blue=Player(hand=DESERTS, sites="de-c1 de-r2"), white=Player(hand="coast"))
    do(p, "build de-r5")

    assert of(p, at.KEYS)["blue"] == 1
    assert p.at[at.START] == 1


def test_gc_q48_five_alike_leave_no_choice() -> None:
    """A made case: five goods cards of one kind; which one goes to the box is no question."""
    p = building("red", red=Player(hand=DESERTS, sites="de-c1"))
    p.at[at.GOODS_OF] = 4
    p.at[at.GOODS_SIZE] = 4
    events = do(p, "build de-r2", "take left", "turn wine-pottery")

    assert Event("goods-boxed", {"seat": "red", "goods": "wine-pottery"}) in events
    assert goods(p, "red") == ["wine-pottery"] * 4
