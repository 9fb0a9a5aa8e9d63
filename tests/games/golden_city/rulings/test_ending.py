"""Rulings about being stuck and about the end."""

from __future__ import annotations

from stammtisch.core.bits import BIT
from stammtisch.core.events import Event
from stammtisch.core.position import Position, go
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.components import SITE_NAMES
from stammtisch.games.golden_city.rules.ending import is_stuck
from stammtisch.games.golden_city.rules.steps import OVER
from tests.games.golden_city.made import Player, begin_turn, building, do, empty_table, equip, kinds, to_move


def without_coast(*vacant: str, **options: str) -> Position:
    """Nobody's businesses fill the whole coast, but for these sites."""
    p = empty_table(options=options)
    p.at[at.TAKEN] = p.rule[at.COASTAL]
    for site in vacant:
        p.at[at.TAKEN] &= ~BIT[SITE_NAMES.index(site)]
    return p


def block(p: Position, *sites: str) -> None:
    """Put somebody's businesses on rural sites."""
    for site in sites:
        p.at[at.TAKEN] |= BIT[SITE_NAMES.index(site)]


def test_gc_q31_without_any_business_and_without_coast() -> None:
    """Nobody's first business can stand inland: he is stuck."""
    assert is_stuck(without_coast(), 0)
    assert not is_stuck(without_coast("de-c1"), 0)


def test_gc_q46_any_part_in_reach_is_a_way_out_with_the_option() -> None:
    """`stuck_counts_keys=no`: an inner part without a key, too."""
    p = without_coast(stuck_counts_keys="no")
    p.at[at.REACH] = BIT[SITE_NAMES.index("de-i")]

    assert not is_stuck(p, 0)


def test_gc_q29_locked_parts_are_no_way_out() -> None:
    """Only the inner part is left and there is no key; with `stuck_counts_keys=no` that is a way out (GC-Q46)."""
    for options, stuck in (({}, True), ({"stuck_counts_keys": "no"}, False)):
        p = without_coast(**options)
        equip(p, "red", Player(sites="de-o1 de-o2"))
        block(p, "de-r1", "de-r5", "de-r6", "de-r7", "mo-r1")
        p.at[at.NET] |= BIT[SITE_NAMES.index("wo-o2")] | BIT[SITE_NAMES.index("mo-o1")]
        assert is_stuck(p, 0) == stuck


def test_gc_q45_the_test_comes_after_the_reward() -> None:
    """Red's last move is to a key location with only an inner part beyond: the key saves him."""
    p = without_coast()
    equip(p, "red", Player(hand="desert desert", sites="de-o1 de-o2"))
    block(p, "de-r1", "de-r6", "de-r7", "mo-r1", "de-r2")
    p.at[at.NET] |= BIT[SITE_NAMES.index("wo-o2")] | BIT[SITE_NAMES.index("mo-o1")]
    for other in range(1, 4):
        p.at[at.LEFT + other] = 0
    begin_turn(p, "red")
    events = do(p, "build de-r5")

    assert "stuck" not in kinds(events)
    assert p.at[at.KEYS] == 1
    assert not is_stuck(p, 0)


def test_gc_q47_moving_into_being_stuck_is_legal_and_lost() -> None:
    """Red takes the last site that was open to him and has nowhere to go from there."""
    p = without_coast("mo-c1")
    block(p, "mo-r2", "de-r4")
    for other in range(1, 4):
        p.at[at.LEFT + other] = 0
    begin_turn(p, "red", red=Player(hand="coast", letters=50))
    events = do(p, "build mo-c1", "draw desert")

    assert Event("stuck", {"seat": "red"}) in events
    assert p.scores()[0] == 50
    assert p.places() == [4, 1, 1, 1]


def test_gc_q30_a_stuck_player_plays_the_round_to_its_end() -> None:
    """He is still asked to discard, and the card is still scored."""
    p = without_coast("mo-c1")
    equip(p, "blue", Player(hand="desert desert meadows meadows woodland woodland", goods="wine-spice"))
    begin_turn(p, "red", red=Player(hand="coast"))
    events = do(p, "build mo-c1", "draw desert")
    assert Event("stuck", {"seat": "blue"}) in events

    while to_move(p) != "blue":
        do(p, "done")
    events = do(p, "discard meadows")
    while p.to_act:
        events = do(p, "done")
    assert Event("goods-scored", {"seat": "blue", "good": "wine", "amount": 4}) in events
    assert GAME.ending(p) == "stuck-player"


def test_gc_q27_two_ends_in_one_round_are_one_end() -> None:
    """Red places his last business on the last coast, which leaves Blue stuck: one end, and Blue cannot win."""
    p = without_coast("mo-c2")
    equip(p, "blue", Player(letters=90))
    begin_turn(p, "red", red=Player(hand="coast", left=1))
    events = do(p, "build mo-c2")

    assert Event("last-business", {"seat": "red"}) in events
    assert Event("stuck", {"seat": "blue"}) in events
    assert kinds(events).count("game-ended") == 1
    assert GAME.ending(p) == "last-business"
    assert p.places() == [1, 2, 3, 3]


def test_gc_q41_two_last_businesses_in_one_round() -> None:
    """Red and Blue both place their last: no precedence, the normal final scoring."""
    p = building(
        "red",
        seats=3,
        red=Player(hand="coast", left=1, letters=10),
        blue=Player(hand="coast", left=1, letters=20),
    )
    do(p, "build mo-c2", "build mo-c3")

    assert p.at[at.LAST_PLACED] == 0b011
    assert p.places() == [2, 1, 3]


def test_gc_q52_stuck_players_rank_below_all_others_in_the_usual_order() -> None:
    """Two are stuck, with more letters than the others."""
    p = empty_table()
    for name, amount in (("red", 40), ("blue", 60), ("white", 10), ("black", 20)):
        equip(p, name, Player(letters=amount))
    p.at[at.STUCK_SEATS] = 0b0011
    go(p, OVER)

    assert p.places() == [4, 3, 2, 1]


def test_gc_q28_several_stuck_players_cannot_win() -> None:
    """None of them; the only one who is not stuck wins with nothing."""
    p = empty_table(3)
    equip(p, "red", Player(letters=40))
    equip(p, "blue", Player(letters=60))
    p.at[at.STUCK_SEATS] = 0b011
    go(p, OVER)

    assert p.places() == [3, 2, 1]


def test_gc_q33_totals_may_be_kept_secret() -> None:
    """GC-SCO-08: with `open_scores=no` others' letters are hidden till the end; the log of gains stays open."""
    p = building("red", options={"open_scores": "no"}, red=Player(hand="desert desert", sites="de-c3 de-r6"))
    events = do(p, "build de-o2")
    assert Event("letters-gained", {"seat": "red", "site": "de-o2", "amount": 5}) in events

    assert [player.letters for player in GAME.view(p, 0).players] == [5, None, None, None]
    assert [player.letters for player in GAME.view(p, -1).players] == [None] * 4
    go(p, OVER)
    assert [player.letters for player in GAME.view(p, -1).players] == [5, 0, 0, 0]


def test_gc_q33_totals_are_open_by_default() -> None:
    """Every gain is public, so hiding the sum only taxes memory."""
    p = building("red", red=Player(letters=7))

    assert [player.letters for player in GAME.view(p, -1).players] == [7, 0, 0, 0]
