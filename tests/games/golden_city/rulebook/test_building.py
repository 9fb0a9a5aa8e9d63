"""Building, rewards and the hand limit (T-GC-50 to T-GC-58)."""

from __future__ import annotations

import pytest

from stammtisch.core.events import Event
from stammtisch.games.golden_city.rules import position as at
from tests.games.golden_city.made import (
    Player,
    building,
    display,
    do,
    goods,
    hand,
    kinds,
    legal,
    of,
    sites,
    to_move,
    why,
)

DESERTS = "desert desert"
TO_THE_GATE = "de-c3 de-r6"  # from here a road leads to the outer part de-o2


def test_an_outer_part_pays_five_and_a_coin_then_three_then_nothing() -> None:
    """T-GC-50, GC-RWD-07, -10: de-o1 gives 5 letters and a coin to the first, 3 to the second, nothing to the third."""
    p = building(
        "red",
        red=Player(hand=DESERTS, sites="de-c2 de-r5"),
        blue=Player(hand=DESERTS, sites="de-c1 de-r1"),
        white=Player(hand=DESERTS, sites="de-c3 de-r6 de-o2"),
    )

    first = do(p, "build de-o1")
    assert kinds(first)[:4] == ["paid", "built", "letters-gained", "coins-gained"]
    second = do(p, "build de-o1")
    assert "coins-gained" not in kinds(second)
    third = do(p, "build de-o1")

    assert Event("no-reward", {"seat": "white", "reward": "outer-coin"}) in third
    assert of(p, at.LETTERS) == {"red": 5, "blue": 3, "white": 0, "black": 0}
    assert of(p, at.COINS) == {"red": 4, "blue": 3, "white": 3, "black": 3}


def test_an_outer_part_without_a_coin() -> None:
    """GC-RWD-08: only four of the outer parts give a coin; de-o2 does not."""
    p = building("red", red=Player(hand=DESERTS, sites=TO_THE_GATE))
    do(p, "build de-o2")

    assert (p.at[at.LETTERS], p.at[at.COINS]) == (5, 3)


def test_an_inner_part_pays_ten_and_a_card_then_six_then_nothing() -> None:
    """T-GC-51, GC-RWD-09: 10 letters and a card for the first, 6 letters for the second, nothing for the third."""
    p = building(
        "red",
        red=Player(hand=DESERTS, keys=1, sites="de-c3 de-r6 de-o2"),
        blue=Player(hand=DESERTS, keys=1, sites="de-c2 de-r5 de-o1"),
        white=Player(hand=DESERTS, keys=1, sites="wo-c1 wo-r2 wo-r5 wo-o1 wo-i"),
    )

    do(p, "build de-i")
    assert to_move(p) == "dealer"
    do(p, "draw meadows")
    assert hand(p, "red") == ["meadows"]
    do(p, "done", "build de-i")
    events = do(p, "build de-i")

    assert Event("no-reward", {"seat": "white", "reward": "inner"}) in events
    assert of(p, at.LETTERS) == {"red": 10, "blue": 6, "white": 0, "black": 0}
    assert of(p, at.HAND_SIZE) == {"red": 1, "blue": 0, "white": 0, "black": 0}


def test_a_rural_site_of_another_player_is_closed() -> None:
    """T-GC-52, GC-BLD-02: next to an own business but built by another."""
    p = building("red", red=Player(hand=DESERTS, sites="de-c3"), blue=Player(sites="de-c4 de-r3"))

    assert why(p, "build de-r3") == "site-taken"
    assert "de-r6" in sites(p)


def test_a_part_with_three_others_is_open_and_pays_nothing() -> None:
    """T-GC-53, GC-BLD-03: others in a part do not matter, except that the reward is gone."""
    p = building(
        "red",
        red=Player(hand=DESERTS, sites=TO_THE_GATE),
        blue=Player(sites="de-o2"),
        white=Player(sites="de-o2"),
        black=Player(sites="de-o2"),
    )

    do(p, "build de-o2")

    assert of(p, at.LETTERS)["red"] == 0
    assert p.at[at.NET] & p.rule[at.CITY]


def test_one_business_of_each_player_in_a_part() -> None:
    """T-GC-54: a second own business in the same part is refused."""
    p = building("red", red=Player(hand=DESERTS, sites="de-c3 de-r6 de-o2"))

    assert why(p, "build de-o2") == "already-there"


def test_other_players_roads_do_not_carry() -> None:
    """T-GC-55, GC-BLD-04, -06: a rural site joined to another player's business only."""
    p = building("red", red=Player(hand=DESERTS, sites="mo-c2"), blue=Player(sites="de-c3"))

    assert why(p, "build de-r6") == "not-connected"


def test_who_builds_nothing_discards_to_five_too() -> None:
    """T-GC-56, GC-LIM-01: seven cards and nothing built: two cards are discarded, one by one."""
    p = building("red", red=Player(hand="coast desert desert desert meadows meadows woodland"))
    do(p, "done")

    assert legal(p) == {"discard coast", "discard meadows", "discard woodland", "discard desert"}
    do(p, "discard meadows", "discard meadows")
    assert hand(p, "red") == ["coast", "woodland", "desert", "desert", "desert"]
    assert p.at[at.DISCARD_PILE + 2] == 2
    assert to_move(p) != "red"


def test_a_card_reward_counts_for_the_limit() -> None:
    """T-GC-57, GC-RWD-03: seven cards, a coast for one, a card as reward: seven again, so two are discarded."""
    p = building("red", red=Player(hand="coast desert mountains mountains meadows meadows woodland"))
    do(p, "build mo-c1", "pay coast", "draw woodland")
    assert p.at[at.HAND_SIZE] == 7

    do(p, "done", "discard desert")
    assert to_move(p) == "red"
    do(p, "discard mountains")

    assert hand(p, "red") == ["mountains", "meadows", "meadows", "woodland", "woodland"]
    assert to_move(p) != "red"


FOUR = "wine-pottery wine-spice pottery-cloth pottery-spice"


def test_a_fifth_goods_card_from_the_display() -> None:
    """T-GC-58, GC-LIM-02, GC-RWD-06: the slot is refilled first, then any one of the five goes to the box."""
    p = building("red", red=Player(hand=DESERTS, sites="de-c1", goods=FOUR))
    do(p, "build de-r2", "take middle")
    assert display(p) == ["wine-pottery", None, "wine-cloth"]
    assert to_move(p) == "dealer"

    do(p, "turn cloth-spice")
    assert display(p) == ["wine-pottery", "cloth-spice", "wine-cloth"]
    assert legal(p) == {f"box {card}" for card in ("cloth-spice", *FOUR.split())}

    do(p, "box wine-spice")
    assert goods(p, "red") == ["wine-pottery", "pottery-cloth", "pottery-spice", "cloth-spice"]


def test_a_fifth_goods_card_from_the_deck() -> None:
    """T-GC-58: taken blind, the display stays as it is; also the new card may go to the box."""
    p = building("red", red=Player(hand=DESERTS, sites="de-c1", goods=FOUR))
    do(p, "build de-r2", "take deck", "turn cloth-spice")
    assert display(p) == ["wine-pottery", "cloth-spice", "wine-cloth"]

    do(p, "box cloth-spice")
    assert goods(p, "red") == FOUR.split()
    assert p.at[at.GOODS_SIZE] == 4


REWARDS = {
    "mo-c2": ("coast", "", {"coins": 4, "keys": 0}),
    "de-r6": (DESERTS, "de-c2", {"coins": 5, "keys": 0}),
    "de-r5": (DESERTS, "de-c1 de-r2", {"coins": 3, "keys": 1}),
}


@pytest.mark.parametrize("site", REWARDS)
def test_rewards_without_a_choice(site: str) -> None:
    """GC-RWD-01, -02, -04: one coin, two coins, a key."""
    cards, net, expected = REWARDS[site]
    p = building("red", red=Player(hand=cards, sites=net))
    do(p, f"build {site}")

    assert {"coins": p.at[at.COINS], "keys": p.at[at.KEYS]} == expected


def test_the_building_example() -> None:
    """GC-BLD-05, the building example: from the outer desert part to desert, mountains, city, or any free coast."""
    p = building(
        "blue", blue=Player(hand="coast desert desert mountains mountains", sites="de-c3 de-r6 de-o2"), seats=4
    )

    found = sites(p)
    assert {"de-r3", "de-r5", "de-r7", "mo-r1", "de-o1", "mo-o1"} <= found
    assert "de-i" not in found
    assert why(p, "build de-i") == "no-key"
    assert {site for site in found if "-c" in site} == {
        f"{sector}-c{number}" for sector in ("mo", "me", "wo", "de") for number in range(1, 5)
    } - {"de-c3"}
