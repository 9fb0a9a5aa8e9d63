"""Rulings about building and paying: what is asked, what is not, what ends a turn."""

from __future__ import annotations

from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.components import LANDFORM_NAMES, SEAT_NAMES
from stammtisch.games.golden_city.rules.payment import payments_for
from tests.games.golden_city.made import (
    Player,
    begin_turn,
    building,
    do,
    empty_table,
    hand,
    kinds,
    legal,
    payments,
    sites,
    to_move,
    why,
)


def test_gc_q10_building_nothing_is_allowed() -> None:
    """GC-BLD-09: a player who could build may say that he is done."""
    p = building("red", red=Player(hand="coast"))

    assert "done" in legal(p)
    do(p, "done")
    assert p.at[at.NET] == 0


def test_gc_q11_the_second_business_may_lean_on_the_first() -> None:
    """On the road, with the card that was drawn as its reward: mo-c1 gives a card, mo-r2 lies next to it."""
    p = building("red", red=Player(hand="coast mountains"))
    assert "mo-r2" not in sites(p)

    do(p, "build mo-c1", "draw mountains")
    assert "mo-r2" in sites(p)
    do(p, "build mo-r2")
    assert hand(p, "red") == []


def test_gc_q12_two_coasts_stand_for_a_mountain_but_not_the_other_way_round_if_so_agreed() -> None:
    """`joker_to_coast` is about coastal sites only: coasts are jokers in any case."""
    strict = {"joker_to_coast": "no"}
    p = building("red", options=strict, red=Player(hand="coast coast mountains", sites="mo-c2"))
    assert "mo-r2" in sites(p)

    p = building("red", options=strict, red=Player(hand="desert desert", sites="de-c2"))
    assert {site for site in sites(p) if "-c" in site} == set()
    assert why(p, "build mo-c1") == "no-coast-joker"


def test_gc_q12_without_the_option_one_card_short_is_one_card_short() -> None:
    """Where jokers stand for coasts, one desert is simply not enough."""
    p = building("red", red=Player(hand="desert", secret="meadows"))

    assert why(p, "build mo-c1") == "cannot-pay"


def test_gc_q13_no_jokers_of_jokers() -> None:
    """Four coasts as two deserts as one woodland would be worth half: such payments do not exist."""
    assert all(payments_for(landform).bit_count() == (5 if landform == 0 else 15) for landform in range(5))


def test_gc_q14_an_inner_part_costs_two_cards_and_the_key() -> None:
    """The key alone does not do."""
    p = building("red", red=Player(hand="desert", secret="meadows", keys=1, sites="de-c3 de-r6 de-o2"))

    assert why(p, "build de-i") == "cannot-pay"


def test_gc_q15_the_limit_holds_for_who_built_nothing() -> None:
    """Six cards, nothing built: one goes."""
    p = building("red", red=Player(hand="coast coast meadows meadows woodland woodland"))
    do(p, "done")

    assert to_move(p) == "red"
    do(p, "discard woodland")
    assert to_move(p) != "red"


def test_gc_q17_cards_just_paid_are_shuffled_in() -> None:
    """The pile is empty, the coast card just paid is all there is: it is drawn again as the reward."""
    p = empty_table()
    begin_turn(p, "red", red=Player(hand="coast"))
    for landform in range(5):
        p.at[at.PILE + landform] = 0
    p.at[at.PILE_SIZE] = 0
    do(p, "build mo-c1")

    assert legal(p) == {"draw coast"}
    do(p, "draw coast")
    assert hand(p, "red") == ["coast"]


def test_gc_q20_only_who_holds_a_key_may_enter() -> None:
    """The last key is gone: Red, who holds one, may enter the inner part, Blue may not."""
    near = "de-c3 de-r6 de-o2"
    p = building("red", red=Player(hand="desert desert", keys=1, sites=near))
    p.at[at.KEYS_LEFT] = 0
    assert "de-i" in sites(p)

    p = building("blue", blue=Player(hand="desert desert", sites=near))
    p.at[at.KEYS_LEFT] = 0
    assert why(p, "build de-i") == "no-key"


def test_gc_q35_a_river_site_is_paid_with_its_landform() -> None:
    """mo-r1 lies on the river to the desert but is a mountain site."""
    p = building("red", red=Player(hand="desert desert mountains", sites="de-c4 de-r4"))
    do(p, "build mo-r1")

    assert p.at[at.NET] & p.rule[at.AREA + 3]
    assert hand(p, "red") == []


def test_gc_q38_exactly_the_cost() -> None:
    """No overpaying: of five woodlands two are paid, never four."""
    p = building("red", red=Player(hand="woodland woodland woodland woodland desert desert", sites="wo-c1"))
    do(p, "build wo-r2")

    assert payments(p) == {"woodland-woodland", "woodland-desert-desert"}
    assert why(p, "pay woodland-woodland-woodland-woodland") == "wrong-cards"
    assert why(p, "pay woodland-mountains-mountains") == "no-such-cards"


def test_gc_q49_the_turn_ends_by_itself_after_two_businesses() -> None:
    """Two coasts built: Red is not asked again, although he could build a third."""
    p = building("red", red=Player(hand="coast coast coast"), blue=Player(hand="coast"))
    events = do(p, "build mo-c2", "build mo-c3")

    assert kinds(events)[-1] == "turn-ended"
    assert to_move(p) == "blue"


def test_gc_q49_nobody_is_asked_who_can_be_seen_to_be_unable() -> None:
    """No cards at all, or known cards that buy nothing: the turn passes."""
    assert to_move(building("red", blue=Player(hand="coast"))) == "blue"
    assert to_move(building("red", red=Player(hand="desert meadows"), blue=Player(hand="coast"))) == "blue"


def test_gc_q50_a_secret_card_means_that_he_is_asked() -> None:
    """Red truly cannot build with one desert; but as far as the others know it may be a coast card."""
    p = building("red", red=Player(secret="desert"), blue=Player(hand="coast"))

    assert to_move(p) == "red"
    assert legal(p) == {"done"}


def test_gc_q50_unless_everybody_can_count_that_it_is_none() -> None:
    """All coast cards lie open, so a single secret card buys nothing without a net."""
    p = empty_table()
    p.at[at.DISCARD_PILE] = p.at[at.PILE]
    p.at[at.PILE_SIZE] -= p.at[at.PILE]
    p.at[at.PILE] = 0
    begin_turn(p, "red", red=Player(secret="desert"))

    assert to_move(p) != "red"


def test_gc_q50_one_known_way_to_pay_is_not_asked() -> None:
    """Everybody knows the whole hand: the cards are paid at once."""
    p = building("red", red=Player(hand="coast desert"))
    do(p, "build mo-c2")

    assert hand(p, "red") == ["desert"]


def test_gc_q50_a_way_to_pay_that_others_cannot_rule_out_is_asked() -> None:
    """Red's secret card could make two deserts: he is asked although he has only one answer."""
    p = building("red", red=Player(hand="coast desert", secret="meadows"))
    do(p, "build mo-c2")

    assert to_move(p) == "red"
    assert payments(p) == {"coast"}


def test_gc_q50_discards_are_made_one_by_one_unless_all_are_known_to_be_alike() -> None:
    """Six known deserts: which one goes is no question."""
    p = building("red", red=Player(hand="desert desert desert desert desert desert"), blue=Player(hand="coast"))
    do(p, "done")

    assert p.at[at.HAND_SIZE] == 5
    assert to_move(p) == "blue"


def test_gc_q42_having_no_cards_is_not_being_stuck() -> None:
    """The turn of an empty hand passes, and the game goes on."""
    p = building("red", seats=3)

    assert p.at[at.STUCK_SEATS] == 0
    assert to_move(p) == "dealer"
    assert p.at[at.ROUND] == 1


def test_gc_q53_names() -> None:
    """Landforms and colours as in the board file."""
    assert LANDFORM_NAMES == ("coast", "mountains", "meadows", "woodland", "desert")
    assert SEAT_NAMES == ("red", "blue", "white", "black")
