"""Rulings GB-Q19 to GB-Q33: figures, the duel, contracts."""

from __future__ import annotations

import pytest

from tests.games.goldbraeu.tables import Scene, table


def attack(text: str, decision: str = "0", **options: str) -> Scene:
    """Green, then blue; green names himself at Hirschen."""
    scene = table(f"{text}\nstart green", **options).plans(green="boss", blue="boss")
    return scene.say(f"green name hirschen {decision}")


ALL_OUT = """
    krug   green 1
    eiche  green 0*
    post   green 0*
    mayer  green 0*
    green  figures 0
    start  green
"""


def test_gb_q19_with_all_figures_on_the_board_nothing_can_be_named() -> None:
    """Green has a share at Krug and no figure; only the contract is left to think about."""
    scene = table(ALL_OUT).plans(green="boss", blue="boss")

    assert scene.why("green name krug 0") == "no-figure"


def test_gb_q19_relocate_boss_moves_one_of_them() -> None:
    """With `relocate_boss=on` another business becomes vacant."""
    scene = table(ALL_OUT, relocate_boss="on").plans(green="boss", blue="boss").say("green name krug 0")
    assert scene.asked == "green: withdraw-figure"
    scene.say("green withdraw eiche")

    assert [scene.boss("krug"), scene.boss("eiche")] == ["green", "nobody"]


def test_gb_q20_nobody_names_himself_where_he_is_boss() -> None:
    """It would only be a pretext for playing a card."""
    scene = table("krug green 1*\npost green 1\ngreen hand krug\nstart green").plans(green="boss", blue="boss")

    assert scene.why("green name krug 1") == "already-boss"


def test_gb_q21_two_bosses_on_one_day() -> None:
    """With two actions."""
    scene = table("krug green 1\npost green 1\nstart green").plans(green="boss")
    scene.say("green name krug 0", "green name post 0")

    assert [scene.boss("krug"), scene.boss("post")] == ["green", "green"]


def test_gb_q22_a_business_vacated_today_is_open_to_anybody() -> None:
    """Blue takes Eiche, which green's figure left a moment ago."""
    scene = table(ALL_OUT + "eiche blue 1", relocate_boss="on").plans(green="boss", blue="boss")
    scene.say("green name krug 0", "green withdraw eiche", "blue name eiche 0")

    assert scene.boss("eiche") == "blue"


def test_gb_q23_the_attackers_own_last_share_lapses() -> None:
    """His card is the sixth and his only one: it comes back, he may go on as if blocked."""
    scene = attack("hirschen red 3* blue 2\ngreen hand hirschen\nkrug green 1", "1")

    assert scene.happened("lapsed") == ["lapsed"]
    assert scene.asked == "green: name-again"


def test_gb_q23_it_lapses_where_there_is_no_boss_too() -> None:
    """The share must be there when the figure is placed; `stands` concerns the boss's card only."""
    scene = attack("hirschen red 3 blue 2\ngreen hand hirschen", "1", lost_share_in_duel="stands")

    assert scene.boss("hirschen") == "nobody"
    assert scene.happened("lapsed") == ["lapsed"]


STRIPPING = "hirschen red 1* green 1 blue 3\nred hand hirschen"


def test_gb_q24_a_challenger_without_a_share_has_failed() -> None:
    """Even if the boss has no majority."""
    scene = attack(STRIPPING).say("red block 1")

    assert [scene.boss("hirschen"), scene.shares("hirschen")] == ["red", "red 2 blue 3"]


def test_gb_q24_lost_share_in_duel_stands() -> None:
    """With `lost_share_in_duel=stands` he succeeds all the same."""
    assert attack(STRIPPING, lost_share_in_duel="stands").boss("hirschen") == "green"


def test_gb_q25_a_stripped_boss_cannot_block() -> None:
    """Green's card takes red's single."""
    scene = attack("hirschen red 1* green 2 blue 2\ngreen hand hirschen", "1")

    assert scene.boss("hirschen") == "green"


def test_gb_q26_a_card_that_yields_nothing_is_not_played() -> None:
    """Two against two after red's card: he may not play it, which all can see."""
    scene = attack("hirschen red 1* green 2\nred hand hirschen")

    assert scene.boss("hirschen") == "green"
    assert scene.hand("red") == ["hirschen"]


def test_gb_q27_a_majority_is_a_right_not_a_duty() -> None:
    """Five against one, and he lets it happen."""
    assert attack("hirschen red 5* green 1").say("red allow").boss("hirschen") == "green"


@pytest.mark.parametrize(
    "known",
    [
        pytest.param("", id="hand empty"),
        pytest.param("red hand hirschen markers 0", id="no free marker"),
        pytest.param("red hand krug\ndisplay hirschen hirschen", id="all cards in sight"),
        pytest.param("red hand krug\ndisplay hirschen eiche\nunder post hirschen", id="one under the supply"),
    ],
)
def test_gb_q28_the_boss_is_skipped_when_all_can_see_that_he_has_no_card(known: str) -> None:
    """No majority, and no hand, no marker, or no card left that he might hold."""
    assert attack(f"hirschen red 2* green 2\n{known}").boss("hirschen") == "green"


def test_gb_q28_the_boss_is_asked_whatever_he_holds() -> None:
    """One card of Hirschen might be in his hand; it is not."""
    scene = attack("hirschen red 2* green 2\nred hand krug\ndisplay hirschen eiche")

    assert scene.asked == "red: answer"
    assert scene.choices == ["allow"]


def test_gb_q29_the_same_business_needs_a_new_card() -> None:
    """Nothing has changed since the block."""
    scene = attack("hirschen red 3* green 1\nkrug green 1").say("red block 0")

    assert scene.why("green name hirschen 0") == "needs-card"


def test_gb_q30_one_may_return_after_trying_elsewhere() -> None:
    """With a new card."""
    scene = attack("hirschen red 3* green 1\nkrug red 3* green 1\ngreen hand hirschen")
    scene.say("red block 0", "green name krug 0", "red block 0")

    assert scene.choices == ["pass", "name hirschen 1"]


def test_gb_q31_a_blocked_player_may_stop() -> None:
    """Passing is always possible."""
    scene = attack("hirschen red 3* green 1\nkrug green 1\nmayer blue 1").say("red block 0", "green pass")

    assert scene.asked == "blue: name-boss"


CONTRACTS = "krug green 0* beer mayer\nmayer green 0*\nstein green 0*\nadler beer kramer\nstart green"


def test_gb_q32_no_contract_with_the_brewery_that_supplies_already() -> None:
    """It would change nothing."""
    assert table(CONTRACTS).plans(green="boss").why("green contract krug mayer") == "same-brewery"


def test_gb_q33_a_contract_may_be_replaced_twice_a_day() -> None:
    """Only bosses are protected."""
    scene = table(CONTRACTS).plans(green="boss").say("green contract krug stein", "green contract krug mayer")

    assert scene.sign("krug") == "mayer"
