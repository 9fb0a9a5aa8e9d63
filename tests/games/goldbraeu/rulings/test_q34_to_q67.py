"""Rulings GB-Q34 to GB-Q67: payday, supply and purchases, three players, order and ties."""

from __future__ import annotations

import pytest

from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rules import position as at
from tests.games.goldbraeu.tables import Scene, table


def shop(text: str, *buyers: str, **options: str) -> Scene:
    """Red buys, and those named; the others chose to expand and have no garden."""
    plans = {seat: "buy" if seat in ("red", *buyers) else "expand" for seat in ("red", "blue", "yellow", "green")}
    return table(f"{text}\nstart red", **options).plans(**plans)


def kept(scene: Scene, business: str) -> int | str | None:
    """What stays in the bank of a business's money."""
    amounts = [event.facts["amount"] for event in scene.events("rest-kept") if event.facts["business"] == business]
    return amounts[0] if amounts else 0


def test_gb_q34_the_rest_of_a_vacant_business_stays_in_the_bank() -> None:
    """Half 2 over three markers."""
    scene = table("post blue 2 green 1")

    assert scene.pay()["post"] == {}
    assert kept(scene, "post") == 2


def test_gb_q34_vacant_remainder_goes_to_the_largest_holder() -> None:
    """With `vacant_remainder=largest_holder`."""
    assert table("post blue 2 green 1", vacant_remainder="largest_holder").pay()["post"] == {"blue": 2}


def test_gb_q35_without_markers_all_goes_to_the_boss() -> None:
    """And without a boss to the bank."""
    scene = table("post red 0*")

    assert scene.pay()["post"] == {"red": 2}
    assert kept(scene, "eiche") == 2


def test_gb_q36_a_brewery_without_contract_earns_nothing() -> None:
    """Schmidbräu supplies nobody."""
    scene = table("post beer kramer\nschmid red 2*")
    scene.pay()

    assert [event.facts["income"] for event in scene.events("brewery-earned")][3] == 0
    assert scene.cash("red") == 25


def test_gb_q37_with_an_empty_supply_nothing_is_bought_blind() -> None:
    """The display is still for sale."""
    scene = shop("display krug eiche\nsupply")

    assert scene.why("red buy blind") == "supply-empty"
    assert scene.choices == ["pass", "buy left", "buy right"]


def test_gb_q38_what_there_is_is_turned_up() -> None:
    """One card, then all choose."""
    scene = table("supply\nunder bum").morning().say("dealer turn bum")

    assert scene.display == ["bum", "-"]
    assert scene.asked == "red blue yellow green: choose-action"


def test_gb_q39_both_cards_sold() -> None:
    """Later buyers: blind or not at all."""
    assert shop("display krug eiche", "blue", "green").say("red buy left", "blue buy right").choices == [
        "pass",
        "buy blind",
    ]


def test_gb_q40_the_left_card_goes_under_first() -> None:
    """So it lies above the right one, and all know it."""
    scene = shop("display krug bum\nunder eiche").say("red pass")

    assert scene.under == ["eiche", "krug", "bum"]
    assert GAME.view(scene.p, -1).under == ("eiche", "krug", "bum")


def test_gb_q41_a_purchase_may_be_for_nothing() -> None:
    """The last share and the buyer's only one comes straight back."""
    scene = shop("krug blue 3 green 2\ndisplay krug eiche").say("red buy left")

    assert [scene.shares("krug"), scene.cash("red"), scene.free_markers("red")] == ["blue 3 green 2", 23, 16]


def test_gb_q42_a_marker_must_be_there_before_one_comes_back() -> None:
    """The purchase would return one of red's own."""
    assert shop("krug red 1 blue 4\ndisplay krug eiche\nred markers 0").why("red buy left") == "no-marker"


def test_gb_q43_hand_cards_without_markers_wait() -> None:
    """They stay in hand, and are worth nothing at the end."""
    scene = table("red hand krug krug markers 0\nstart red day 21").evening()

    assert scene.asked == "nobody: over"
    assert scene.hand("red") == ["krug", "krug"]


def test_gb_q44_cards_are_opened_in_four_windows_only() -> None:
    """Not when choosing actions, expanding, buying or moving a chip."""
    text = "krug red 1*\nred hand krug\ndisplay bum eiche\nstart red"

    assert table(text).plans(red="expand").why("red open krug") == "not-now"
    assert table(text).plans().why("red open krug") == "not-now"
    assert table(text).plans().say("red buy left").why("red open krug") == "not-now"
    assert table(text).plans(red="boss").why("red open krug") == "not-now"


def test_gb_q45_a_broke_chooser_counts() -> None:
    """Three chose to buy: the price is 8, though red has nothing."""
    scene = shop("display krug eiche\nred cash 0", "blue", "green").say("blue buy left")

    assert scene.cash("blue") == 17


def test_gb_q46_bought_is_bought() -> None:
    """No way back after the draw."""
    scene = shop("display krug eiche").say("red buy blind", "dealer draw post")

    assert scene.choices == ["hold", "open post"]
    assert scene.cash("red") == 23


THREE = "krug red 1 blue 2 yellow 1\ndisplay krug eiche\nstart red"


def test_gb_q47_with_three_players_the_fifth_share_removes() -> None:
    """All shares of the business are out: only five exist."""
    assert table(THREE, seats=3).plans().say("red buy left").shares("krug") == "red 2 blue 2"


def test_gb_q47_removal_three_players_never() -> None:
    """With `removal_three_players=never`."""
    scene = table(THREE, seats=3, removal_three_players="never").plans().say("red buy left")

    assert scene.shares("krug") == "red 2 blue 2 yellow 1"


def test_gb_q48_six_shares_with_three_players() -> None:
    """With `three_player_shares=6` the sixth removes, the fifth does not."""
    scene = table(THREE, seats=3, three_player_shares="6").plans().say("red buy left")
    assert scene.shares("krug") == "red 2 blue 2 yellow 1"

    last = table(THREE.replace("blue 2", "blue 3"), seats=3, three_player_shares="6").plans().say("red buy left")
    assert last.shares("krug") == "red 2 blue 3"


@pytest.mark.parametrize(
    ("day", "start", "holder"), [(8, "blue", "blue"), (15, "yellow", "yellow"), (11, "blue", "blue")]
)
def test_gb_q49_the_payday_figure_of_later_weeks_with_three_players(day: int, start: str, holder: str) -> None:
    """The week's first start player himself, every week."""
    now = GAME.view(table(f"day {day} start {start}", seats=3).morning().p, -1).now

    assert now.payday == holder


def test_gb_q50_nobody_waits_for_others_at_payday() -> None:
    """Red passes; after blue he is not asked again."""
    scene = table("red hand krug\nblue hand post\nstart red day 7").evening().say("red pass", "blue open post")

    assert scene.asked == "dealer: turn-up"


def test_gb_q51_cards_are_opened_in_any_order() -> None:
    """Post before Krug."""
    scene = table("red hand krug post\nstart red day 7").evening().say("red open post", "red open krug")

    assert [event.facts["business"] for event in scene.events("share-opened")] == ["post", "krug"]


def test_gb_q53_money_and_hand_sizes_are_public() -> None:
    """Hands are not."""
    view = GAME.view(table("red cash 7 hand krug krug").p, 1)

    assert (view.players[0].cash, view.players[0].hand_size, view.players[0].hand) == (7, 2, None)


def test_gb_q53_open_money_off_hides_it() -> None:
    """With `open_money=off` only one's own is seen, until the end."""
    scene = table("red cash 7\nstart red day 21", open_money="off")

    assert [player.cash for player in GAME.view(scene.p, 1).players] == [None, 25, None, None]
    assert [player.cash for player in GAME.view(scene.p, -1).players] == [None, None, None, None]
    scene.evening()
    assert [player.cash is None for player in GAME.view(scene.p, 1).players] == [False] * 4


TIE = "red cash 40 markers 6\nblue cash 40 markers 4\nyellow cash 39 markers 0"


def test_gb_q54_all_who_lead_win() -> None:
    """Equally rich."""
    assert table(TIE).p.places() == [1, 1, 3, 4]


def test_gb_q54_tie_break_shares() -> None:
    """With `tie_break=shares` more markers on the board decide, then it is shared."""
    assert table(TIE, tie_break="shares").p.places() == [2, 1, 3, 4]
    assert table("red cash 40 markers 4\nblue cash 40 markers 4", tie_break="shares").p.places() == [1, 1, 3, 3]


@pytest.mark.parametrize("spaces", ["c1", "c1 c2", "c1 c2 d2", "c1 c2 d2 b2"])
@pytest.mark.parametrize("chip", ["", "waitress", "bum"])
def test_gb_q56_a_half_is_always_whole(spaces: str, chip: str) -> None:
    """Incomes are multiples of four, so halves are even."""
    scene = table(f"krug spaces {spaces} {chip}")
    scene.pay()
    facts = scene.events("garden-earned")[1].facts

    assert isinstance(facts["half"], int)
    assert facts["half"] * 2 == facts["income"]
    assert facts["half"] % 2 == 0


def test_gb_q57_a_business_has_at_most_six_markers() -> None:
    """A seventh card does not exist."""
    with pytest.raises(AssertionError, match="too many cards of krug"):
        table("krug red 3 blue 3\ngreen hand krug")


def test_gb_q58_a_chip_may_stay_put() -> None:
    """Zero steps are allowed."""
    assert shop("display waitress eiche").say("red buy left").why("red move baeren") == "ok"


def test_gb_q59_what_happens_later_does_not_reach_back() -> None:
    """Green, who names himself at Krug today, cannot expand it today: expansion is over."""
    scene = table("krug green 1\nstart green").plans(green="boss", red="expand").say("green name krug 0")

    assert scene.asked == "blue: buy-share"
    assert scene.why("green expand krug c2") == "not-now"


RACE = "hirschen red 2* green 2\nred hand hirschen\ngreen hand hirschen\nstart green"


def test_gb_q61_another_card_is_another_attempt() -> None:
    """After red's card green may not add one to the same attempt; as a renewed attempt red could answer again."""
    scene = table(RACE).plans(green="boss", blue="boss").say("green name hirschen 0", "red block 1")

    assert scene.asked == "green: name-again"
    assert scene.choices == ["pass", "name hirschen 1"]


def test_gb_q62_third_parties_do_not_react() -> None:
    """Blue loses his single marker in another's duel and is asked nothing."""
    text = "hirschen red 3* blue 1 green 1\ngreen hand hirschen\nblue hand krug\nstart green"
    scene = table(text).plans(green="boss", yellow="boss").say("green name hirschen 1")

    assert scene.markers("hirschen")["blue"] == 0
    assert scene.asked == "red: answer"


CONTRACT = "hirschen red 3* green 1\nkrug green 0* beer stein\nmayer green 0*\nadler beer kramer\nstart green"


def test_gb_q63_english_sole_chooser_signs_as_his_second_action() -> None:
    """Blocked in the first, he may not sign in it; the second is free."""
    scene = table(CONTRACT, edition="rio-grande-2004").plans(green="boss")
    scene.say("green name hirschen 0", "red block 0")

    assert scene.asked == "green: name-boss"  # nothing was left to name, so the first action is over
    scene.say("green contract krug mayer")
    assert scene.sign("krug") == "mayer"


def test_gb_q64_an_action_cannot_be_saved() -> None:
    """Who passes his expansion is not asked again that day."""
    scene = table("krug red 0*\nstart red").plans(red="expand", blue="expand").say("red pass")

    assert scene.asked == "yellow: buy-share"


def test_gb_q65_after_a_block_any_contract_will_do() -> None:
    """Krug and Mayerbräu have nothing to do with Hirschen."""
    scene = table(CONTRACT).plans(green="boss", blue="boss").say("green name hirschen 0", "red block 0")

    assert scene.choices == ["pass", "contract krug mayer"]


def test_gb_q66_after_a_lapse_the_same_business_is_out_of_reach() -> None:
    """All its cards are open, and green has no share."""
    text = "hirschen red 3* blue 2\ngreen hand hirschen krug\nstart green"
    scene = table(text).plans(green="boss", blue="boss").say("green name hirschen 1")

    assert [scene.why(f"green name hirschen {cards}") for cards in range(3)] == [
        "no-share",
        "no-such-card",
        "no-such-card",
    ]
    assert scene.p.at[at.PLAYED + 4] == 6
