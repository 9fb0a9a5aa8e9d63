"""Payday: the last cards, gardens, breweries, the rest; and the end (GB-PAY, GB-END)."""

from __future__ import annotations

import pytest

from stammtisch.games.goldbraeu.game import GAME
from tests.games.goldbraeu.tables import table

# ---- the last cards


def test_everybody_once_from_the_last_start_player() -> None:
    """GB-PAY-01, B28: clockwise from yellow; blue has no card and is not asked (GB-Q76)."""
    scene = table("red hand krug\nyellow hand krug\ngreen hand eiche\nstart yellow day 7").evening()
    order = []
    while scene.asked.endswith("last-cards"):
        order.append(scene.asked.split(":")[0])
        scene.say(f"{order[-1]} pass")

    assert order == ["yellow", "green", "red"]


def test_as_many_cards_as_one_likes() -> None:
    """GB-PAY-01, GB-Q51: one by one, in any order."""
    scene = table("red hand krug post post\nstart red day 7").evening()
    assert scene.choices == ["pass", "open krug", "open post"]
    scene.say("red open post", "red open krug")

    assert scene.choices == ["pass", "open post"]
    assert [scene.shares("post"), scene.shares("krug")] == ["red 1", "red 1"]


@pytest.mark.parametrize(
    ("text", "decision", "reason"),
    [
        ("red hand krug", "open krug", "ok"),
        ("red hand krug", "open eiche", "no-such-card"),
        ("red hand krug", "hold", "not-now"),
    ],
)
def test_reasons_against_opening(text: str, decision: str, reason: str) -> None:
    """GB-BUY-14: a card that one has."""
    assert table(f"{text}\nstart red day 7").evening().why(f"red {decision}") == reason


def test_without_a_marker_nothing_can_be_opened() -> None:
    """GB-DUE-13, GB-Q43, GB-Q76: red holds a card, has no marker, and is not asked."""
    scene = table("red hand krug markers 0\nblue hand krug\nstart red day 7").evening()

    assert scene.asked == "blue: last-cards"


def test_the_last_marker_ends_the_turn() -> None:
    """GB-Q76: one marker, two cards: after the first, blue is asked."""
    scene = table("red hand krug krug markers 1\nblue hand post\nstart red day 7").evening().say("red open krug")

    assert scene.asked == "blue: last-cards"
    assert scene.hand("red") == ["krug"]


def test_a_marker_that_comes_back_can_be_used_at_once() -> None:
    """A.9: red's own single comes back with the sixth Krug share, and he goes on."""
    scene = table("krug blue 5\nred hand krug post markers 1\nstart red day 7").evening().say("red open krug")

    assert scene.asked == "red: last-cards"
    assert scene.say("red open post").shares("post") == "red 1"


def test_t_gb_53_cards_are_opened_one_after_the_other() -> None:
    """T-GB-53: after the first card five markers, with the second the singles go."""
    scene = table("krug red 2 blue 1 yellow 1\nred hand krug krug\nstart red day 7").evening().say("red open krug")
    assert scene.shares("krug") == "red 3 blue 1 yellow 1"

    assert scene.say("red open krug").shares("krug") == "red 4"


def test_t_gb_54_after_the_sixth_nobody_holds_a_card_of_it() -> None:
    """T-GB-54: with six shares in the game a seventh cannot be."""
    with pytest.raises(AssertionError, match="too many cards of krug"):
        table("krug red 2 blue 1 yellow 1\nred hand krug krug\nblue hand krug")


# ---- money


def test_spaces_earn_four_and_umbrellas_eight() -> None:
    """GB-PAY-02, -11, GB-CMP-07: unowned spaces earn nothing."""
    scene = table("krug spaces c1 c2 d2\nhirschen waitress\npost bum")
    scene.pay()
    incomes = {event.facts["garden"]: event.facts["income"] for event in scene.events("garden-earned")}

    assert incomes == {"krug": 16, "eiche": 4, "baeren": 4, "post": 0, "hirschen": 24, "adler": 4}


def test_gardens_are_settled_from_adler_clockwise_then_the_breweries() -> None:
    """GB-PAY-10."""
    scene = table()
    scene.pay()

    assert [event.facts["garden"] for event in scene.events("garden-earned")] == [
        "adler",
        "krug",
        "eiche",
        "baeren",
        "post",
        "hirschen",
    ]
    assert [event.facts["brewery"] for event in scene.events("brewery-earned")] == [
        "mayer",
        "stein",
        "kramer",
        "schmid",
    ]


def test_half_goes_to_the_brewery_and_half_to_the_markers() -> None:
    """GB-PAY-03 to GB-PAY-07: Krug 24 with the waitress: 12 to four markers, 12 to Mayerbräu's five, 2 rest."""
    scene = table("""
        krug    waitress  red 3*  green 1  beer mayer
        baeren  beer stein
        hirschen  beer schmid
        mayer   blue 4*  green 1
    """)
    paid = scene.pay()

    assert paid["krug"] == {"red": 9, "green": 3}
    assert paid["mayer"] == {"blue": 10, "green": 2}
    assert [event.facts for event in scene.events("rest-paid")] == [{"business": "mayer", "seat": "blue", "amount": 2}]


def test_the_rest_goes_to_the_boss_or_stays_in_the_bank() -> None:
    """GB-PAY-06, -08, -09: half 2 over three markers; with a boss he has it, without one nobody."""
    with_boss = table("post red 0* blue 2 green 1").pay()
    without = table("post blue 2 green 1")

    assert with_boss["post"] == {"red": 2}
    assert without.pay()["post"] == {}
    assert {"business": "post", "amount": 2} in [event.facts for event in without.events("rest-kept")]


def test_money_is_told_to_all() -> None:
    """Every payment is an event with its markers and amount."""
    scene = table("post blue 2* green 1\nbaeren bum\npost waitress")
    scene.pay()
    posts = [event.facts for event in scene.events("shares-paid") if event.facts["business"] == "post"]

    assert posts == [
        {"business": "post", "seat": "blue", "markers": 2, "amount": 8},
        {"business": "post", "seat": "green", "markers": 1, "amount": 4},
    ]


# ---- the end


def test_the_game_ends_after_the_third_payday() -> None:
    """GB-END-01: the evening of day 21; nobody owes anything."""
    scene = table("red hand krug\nstart red day 21").evening().say("red pass")

    assert scene.asked == "nobody: over"
    assert scene.happened("week-ended", "game-ended") == ["week-ended", "game-ended"]
    assert GAME.ending(scene.p) == "third-payday-shared"
    assert scene.why("red pass") == "not-now"


@pytest.mark.parametrize("day", [7, 14])
def test_it_does_not_end_before(day: int) -> None:
    """GB-END-01: two more weeks, one more week."""
    assert table(f"start red day {day}").evening().asked == "dealer: turn-up"


def test_the_richest_wins() -> None:
    """GB-END-02, -04: cards in hand are worth nothing."""
    scene = table("red cash 30\nblue cash 41\nyellow cash 35 hand krug krug\ngreen cash 30")

    assert scene.p.scores() == [30, 41, 35, 30]
    assert scene.p.places() == [3, 1, 2, 3]
    assert GAME.ending(scene.p) == "third-payday"


def test_equals_share_the_victory() -> None:
    """GB-END-03, GB-Q54: all of them win."""
    scene = table("red cash 41 markers 3\nblue cash 41")

    assert scene.p.places() == [1, 1, 3, 3]
    assert GAME.ending(scene.p) == "third-payday-shared"
