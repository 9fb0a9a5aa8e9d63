"""The duel: table D.4 of the rules row by row, then the boss's answer reason by reason (GB-DUE).

Red is boss, green attacks, blue (and yellow) look on; with three players yellow attacks in green's place.
"""

from __future__ import annotations

import pytest

from tests.games.goldbraeu.tables import Scene, table


def attack(text: str, decision: str, **options: str) -> Scene:
    """Green has one action, blue another after him; green makes his attempt at Hirschen."""
    scene = table(f"{text}\nstart green", **options).plans(green="boss", blue="boss")
    return scene.say(f"green name hirschen {decision}")


# ---- D.4, row by row (T-GB-20 and T-GB-21 are the rulebook's own example: rulebook/test_takeover.py)


def test_t_gb_22_a_retry_evens_it_out() -> None:
    """T-GB-22: three against three is no majority, and no card is left for an answer."""
    scene = attack("hirschen red 2* green 2\nred hand hirschen\ngreen hand hirschen", "0")
    scene.say("red block 1", "green name hirschen 1")

    assert scene.shares("hirschen") == "red 3 green 3"
    assert scene.boss("hirschen") == "green"


def test_t_gb_23_a_card_can_be_the_first_share() -> None:
    """T-GB-23: two against three: red cannot block."""
    scene = attack("hirschen red 2* blue 2\ngreen hand hirschen", "1")

    assert scene.shares("hirschen") == "red 2 blue 2 green 1"
    assert scene.boss("hirschen") == "green"


def test_t_gb_24_the_attackers_own_single_marker_goes() -> None:
    """T-GB-24, GB-DUE-09: his card is the sixth share and his only one: it lapses, he may go on as if blocked."""
    scene = attack("hirschen red 3* blue 2\ngreen hand hirschen\npost green 1", "1")

    assert scene.shares("hirschen") == "red 3 blue 2"
    assert scene.boss("hirschen") == "red"
    assert scene.happened("lapsed", "blocked") == ["lapsed"]
    assert scene.asked == "green: name-again"
    assert scene.choices == ["pass", "name post 0"]


def test_t_gb_25_a_third_partys_single_marker_goes() -> None:
    """T-GB-25, GB-DUE-08: the sixth share takes blue's single first; red has three against two and may block."""
    scene = attack("hirschen red 3* green 1 blue 1\ngreen hand hirschen", "1")

    assert scene.shares("hirschen") == "red 3 green 2"
    assert scene.asked == "red: answer"
    assert scene.choices == ["allow", "block 0"]


def test_t_gb_26_the_boss_strips_the_challenger() -> None:
    """T-GB-26: red's card is the sixth share: green is stripped, and red has three against two."""
    scene = attack("hirschen red 2* green 1 blue 2\nred hand hirschen", "0").say("red block 1")

    assert scene.shares("hirschen") == "red 3 blue 2"
    assert scene.boss("hirschen") == "red"
    assert "lapsed" in scene.happened()


def test_t_gb_27_the_boss_strips_the_challenger_without_a_majority() -> None:
    """T-GB-27: two against three, yet green has no share any more: the attempt lapses."""
    scene = attack("hirschen red 1* green 1 blue 3\nred hand hirschen", "0").say("red block 1")

    assert scene.shares("hirschen") == "red 2 blue 3"
    assert scene.boss("hirschen") == "red"
    assert "lapsed" in scene.happened()


def test_t_gb_27_a_stripped_challenger_stands_if_so_agreed() -> None:
    """T-GB-27 with `lost_share_in_duel=stands`: success, and red is not even asked."""
    text = "hirschen red 1* green 1 blue 3\nred hand hirschen"
    scene = attack(text, "0", lost_share_in_duel="stands")

    assert scene.boss("hirschen") == "green"
    assert scene.shares("hirschen") == "red 1 blue 3 green 1"


def test_t_gb_28_the_attacker_strips_the_boss() -> None:
    """T-GB-28: green's card is the sixth share: red's single goes, and nobody without a share can block."""
    scene = attack("hirschen red 1* green 2 blue 2\ngreen hand hirschen", "1")

    assert scene.shares("hirschen") == "blue 2 green 3"
    assert scene.boss("hirschen") == "green"


def test_t_gb_29_a_card_that_would_not_help_is_not_played() -> None:
    """T-GB-29: two, two, two: no majority and nobody stripped; success either way."""
    scene = attack("hirschen red 1* green 2 blue 2\nred hand hirschen", "0")

    assert scene.boss("hirschen") == "green"
    assert scene.hand("red") == ["hirschen"]


def test_t_gb_30_three_singles_go_at_once() -> None:
    """T-GB-30: red's sixth share leaves only his own three."""
    scene = attack("hirschen red 2* green 1 blue 1 yellow 1\nred hand hirschen", "0").say("red block 1")

    assert scene.shares("hirschen") == "red 3"
    assert scene.boss("hirschen") == "red"
    assert [scene.free_markers(seat) for seat in ("blue", "yellow", "green")] == [16, 16, 16]


def test_t_gb_31_one_card_is_too_few() -> None:
    """T-GB-31: with one card two against two, with both three against two."""
    text = "hirschen red 1* green 1 blue 1\nred hand hirschen hirschen"

    assert attack(text, "0").boss("hirschen") == "green"
    scene = attack(text, "0", duel_boss_cards="any")
    assert scene.choices == ["allow", "block 2"]
    assert scene.say("red block 2").shares("hirschen") == "red 3 blue 1 green 1"
    assert scene.boss("hirschen") == "red"


def test_t_gb_32_equality_is_no_majority() -> None:
    """T-GB-32: two against two: success, unless red plays a card."""
    assert attack("hirschen red 2* green 2", "0").boss("hirschen") == "green"
    scene = attack("hirschen red 2* green 2\nred hand hirschen", "0")
    assert scene.choices == ["allow", "block 1"]
    assert scene.say("red allow").boss("hirschen") == "green"


def test_t_gb_33_a_boss_without_a_share_needs_more_than_one_card() -> None:
    """T-GB-33: his card makes it one against one."""
    scene = attack("hirschen red 0* green 1\nred hand hirschen", "0")

    assert scene.boss("hirschen") == "green"
    assert scene.hand("red") == ["hirschen"]


def test_t_gb_34_only_a_boss_can_block() -> None:
    """T-GB-34: blue's four of five shares have no say where there is no boss."""
    scene = attack("hirschen blue 4\ngreen hand hirschen\nblue hand hirschen", "1")

    assert scene.shares("hirschen") == "blue 4 green 1"
    assert scene.boss("hirschen") == "green"


def three(text: str, decision: str) -> Scene:
    """Yellow attacks at a table of three."""
    scene = table(f"{text}\nstart yellow", seats=3).plans(yellow="boss", blue="boss")
    return scene.say(f"yellow name hirschen {decision}")


def test_t_gb_35_with_three_players_the_fifth_share_counts() -> None:
    """T-GB-35: red's card is the fifth: both singles go."""
    scene = three("hirschen red 2* blue 1 yellow 1\nred hand hirschen", "0").say("red block 1")

    assert scene.shares("hirschen") == "red 3"
    assert scene.boss("hirschen") == "red"


def test_t_gb_36_with_three_players_the_attackers_card_is_the_fifth() -> None:
    """T-GB-36: blue's single goes; two against two: success."""
    scene = three("hirschen red 2* blue 1 yellow 1\nyellow hand hirschen", "1")

    assert scene.shares("hirschen") == "red 2 yellow 2"
    assert scene.boss("hirschen") == "yellow"


RACE = "hirschen red 2* green 1\nred hand hirschen\ngreen hand hirschen hirschen"


def test_t_gb_37_english_one_card_at_a_time() -> None:
    """T-GB-37: every card is answered; red's is spent."""
    scene = attack(RACE, "0", edition="rio-grande-2004").say("red block 0")
    assert scene.why("green name hirschen 2") == "one-card"
    scene.say("green name hirschen 1", "red block 1", "green name hirschen 1")

    assert scene.shares("hirschen") == "red 3 green 3"
    assert scene.boss("hirschen") == "green"
    assert scene.hand("red") == []


def test_t_gb_37_german_both_cards_at_once() -> None:
    """T-GB-37: red's card would make it three against three: he keeps it."""
    scene = attack(RACE, "0").say("red block 0", "green name hirschen 2")

    assert scene.shares("hirschen") == "red 2 green 3"
    assert scene.boss("hirschen") == "green"
    assert scene.hand("red") == ["hirschen"]


def test_t_gb_38_a_boss_of_today_is_safe() -> None:
    """T-GB-38: green took the post; blue, later on the same day, cannot."""
    scene = attack("hirschen red 1* green 1 blue 3\nkrug blue 1", "0")

    assert scene.asked == "blue: name-boss"
    assert scene.why("blue name hirschen 0") == "named-today"


def test_t_gb_39_a_figure_that_came_back_can_be_used_at_once() -> None:
    """T-GB-39: blue's only figure is the one that green drove out; with it he names himself at Post."""
    scene = attack("hirschen blue 1* green 1\npost blue 1\nblue figures 0", "0")

    assert scene.figures("blue") == 1
    scene.say("blue name post 0")
    assert scene.boss("post") == "blue"
    assert scene.figures("blue") == 0


# ---- the boss's answer, reason by reason


def test_blocking_is_voluntary() -> None:
    """GB-DUE-04: four of five, and yet he may let it happen; his figure comes back at once (GB-BOS-07)."""
    scene = attack("hirschen red 4* green 1", "0")
    assert scene.choices == ["allow", "block 0"]
    scene.say("red allow")

    assert scene.boss("hirschen") == "green"
    assert scene.figures("red") == 6
    assert scene.happened("figure-returned", "boss-installed") == ["figure-returned", "boss-installed"]


@pytest.mark.parametrize(
    ("markers", "hand", "decision", "reason"),
    [
        ("red 3* green 1", "", "block 0", "ok"),
        ("red 2* green 2", "hirschen", "block 0", "no-majority"),
        ("red 2* green 2", "hirschen", "block 1", "ok"),
        ("red 2* green 2", "krug", "block 1", "no-such-card"),
        ("red 2* green 2", "hirschen markers 1", "block 1", "ok"),
        ("red 3* green 1", "hirschen", "block 1", "card-not-needed"),
        ("red 2* green 2", "hirschen hirschen", "block 2", "one-card"),
        ("red 2* green 2", "hirschen", "pass", "not-now"),
    ],
)
def test_reasons_against_a_block(markers: str, hand: str, decision: str, reason: str) -> None:
    """GB-DUE-02, -03: majority after the card, one card, and only one that is needed (B19, B20)."""
    scene = attack(f"hirschen {markers}\nred hand {hand}", "0")

    assert scene.asked == "red: answer"
    assert scene.why(f"red {decision}") == reason


def test_a_boss_without_markers_left_cannot_open_a_card() -> None:
    """GB-DUE-13: with the majority he is asked; a second card would need a marker."""
    text = "hirschen red 2* green 1\nred hand hirschen markers 0"
    scene = attack(text, "0", boss_extra_card="always")

    assert scene.why("red block 1") == "no-marker"
    assert scene.choices == ["allow", "block 0"]


def test_nobody_else_has_a_say() -> None:
    """GB-BOS-08, GB-DUE-05: blue has the cards and the shares, and is not asked."""
    scene = attack("hirschen red 3* blue 1 green 1\nblue hand hirschen", "0")

    assert scene.asked == "red: answer"
    assert scene.why("blue block 0") == "not-now"
    assert scene.why("green allow") == "not-now"


def test_markers_of_a_failed_attempt_stay() -> None:
    """GB-DUE-10: the card is spent, the share is open."""
    scene = attack("hirschen red 3* green 1\ngreen hand hirschen", "1").say("red block 0")

    assert scene.shares("hirschen") == "red 3 green 2"
    assert scene.hand("green") == []


def test_a_block_does_not_protect_against_the_next() -> None:
    """GB-DUE-12: blue tries the same business on the same day."""
    scene = attack("hirschen red 4* green 1 blue 1", "0").say("red block 0")

    scene.say("blue name hirschen 0")
    assert scene.asked == "red: answer"


def test_attempts_go_on_as_long_as_there_is_something_to_try() -> None:
    """GB-DUE-11: three businesses one after the other, then the first again with a card (GB-Q30)."""
    text = """
        hirschen  red 3* green 1
        krug      red 3* green 1
        post      red 3* green 1
        green     hand hirschen
    """
    scene = attack(text, "0").say("red block 0", "green name krug 0", "red block 0", "green name post 0", "red block 0")

    assert scene.choices == ["pass", "name hirschen 1"]
    scene.say("green name hirschen 1", "red block 0")
    assert scene.asked == "red: buy-share"  # neither green nor blue has anything left to try
