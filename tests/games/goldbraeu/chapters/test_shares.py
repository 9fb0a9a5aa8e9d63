"""Acquiring a share: face up or blind, kept or opened, reason by reason (GB-BUY)."""

from __future__ import annotations

import pytest

from tests.games.goldbraeu.tables import Scene, table


def shop(text: str, *buyers: str, **options: str) -> Scene:
    """Red starts; those named buy, the others chose to expand and have no garden."""
    plans = {seat: "buy" if seat in ("red", *buyers) else "expand" for seat in ("red", "blue", "yellow", "green")}
    return table(f"{text}\nstart red", **options).plans(**plans)


@pytest.mark.parametrize(
    ("buyers", "price"),
    [((), 2), (("blue",), 5), (("blue", "green"), 8), (("blue", "yellow", "green"), 8)],
)
def test_the_price_depends_on_how_many_chose_to_buy(buyers: tuple[str, ...], price: int) -> None:
    """GB-BUY-02: 2, 5, 8 or 8 thalers."""
    scene = shop("display krug eiche", *buyers).say("red buy left")

    assert scene.cash("red") == 25 - price
    assert scene.events("card-bought")[0].facts == {"seat": "red", "slot": "left", "card": "krug", "price": price}


def test_with_three_players_the_most_is_8() -> None:
    """GB-BUY-02: three buyers."""
    scene = table("display krug eiche\nstart red", seats=3).plans().say("red buy right")

    assert scene.cash("red") == 17


@pytest.mark.parametrize(
    ("text", "decision", "reason"),
    [
        ("display krug bum", "buy left", "ok"),
        ("display krug bum", "buy right", "ok"),
        ("display krug bum", "buy blind", "ok"),
        ("display krug bum", "pass", "ok"),
        ("display - bum", "buy left", "nothing-there"),
        ("display krug -", "buy right", "nothing-there"),
        ("display krug bum\nsupply", "buy blind", "supply-empty"),
        ("display krug bum\nsupply\nunder post", "buy blind", "ok"),
        ("display krug bum\nred markers 0", "buy left", "no-marker"),
        ("display krug bum\nred markers 0", "buy right", "ok"),
        ("display krug bum\nred markers 0", "buy blind", "ok"),
        ("display krug bum", "open krug", "not-now"),
        ("display krug bum", "hold", "not-now"),
    ],
)
def test_reasons_against_a_purchase(text: str, decision: str, reason: str) -> None:
    """GB-BUY-06, -08, -10: what lies there, a free marker for a face-up share, a supply to draw from."""
    assert shop(text).why(f"red {decision}") == reason


def test_money_is_paid_in_full() -> None:
    """GB-BUY-04: with 7 thalers nothing can be had for 8, with 8 it can."""
    text = "display krug eiche\nred cash {}"
    buyers = ("blue", "yellow")

    assert shop(text.format(8), *buyers).say("red buy left").cash("red") == 0
    assert shop(text.format(7), *buyers).asked == "blue: buy-share"
    assert shop(text.format(7), *buyers, open_money="off").why("red buy left") == "too-poor"


def test_t_gb_44_declining_does_not_change_the_price() -> None:
    """T-GB-44, GB-BUY-03: red declines, blue still pays 5."""
    scene = shop("display krug eiche", "blue").say("red pass", "blue buy left")

    assert scene.cash("blue") == 20


def test_t_gb_45_a_broke_buyer_still_counts() -> None:
    """T-GB-45, GB-Q45: three chose to buy, red has 7: he is passed over, the others pay 8."""
    scene = shop("display krug eiche\nred cash 7", "blue", "yellow")
    assert scene.asked == "blue: buy-share"
    scene.say("blue buy left", "yellow buy right")

    assert [scene.cash(seat) for seat in ("red", "blue", "yellow")] == [7, 17, 17]


def test_t_gb_46_without_a_free_marker() -> None:
    """T-GB-46, GB-BUY-08: blind for 2, a special card, or nothing; a share drawn blind stays in hand."""
    scene = shop("display krug waitress\nred markers 0")
    assert scene.choices == ["pass", "buy right", "buy blind"]
    scene.say("red buy blind", "dealer draw post")

    assert scene.hand("red") == ["post"]
    assert scene.cash("red") == 23
    assert scene.happened("share-held") == ["share-held"]
    assert scene.asked == "dealer: turn-up"


def test_a_face_up_share_becomes_a_marker_at_once() -> None:
    """GB-BUY-05, -06: it leaves the game, its slot stays empty for the day (GB-Q82)."""
    scene = shop("display krug eiche", "blue").say("red buy left")

    assert scene.shares("krug") == "red 1"
    assert scene.free_markers("red") == 15
    assert scene.display == ["-", "eiche"]
    assert scene.why("blue buy left") == "nothing-there"


def test_a_blind_share_is_kept_or_opened() -> None:
    """GB-BUY-07: keep it secretly, or open it at once."""
    text = "display krug eiche\nred hand adler"
    kept = shop(text).say("red buy blind", "dealer draw post")
    assert kept.asked == "red: hold-or-open"
    assert kept.choices == ["hold", "open post"]
    kept.say("red hold")
    opened = shop(text).say("red buy blind", "dealer draw post", "red open post")

    assert [kept.hand("red"), kept.shares("post")] == [["post", "adler"], ""]
    assert [opened.hand("red"), opened.shares("post")] == [["adler"], "red 1"]


def test_only_the_drawn_card_may_be_opened_then() -> None:
    """GB-BUY-14: an older card has to wait for its moment."""
    scene = shop("display krug eiche\nred hand adler").say("red buy blind", "dealer draw post")

    assert scene.why("red open adler") == "other-card"
    assert scene.why("red open krug") == "other-card"
    assert scene.why("red pass") == "not-now"


def test_a_special_card_drawn_blind_is_shown_and_takes_effect() -> None:
    """GB-BUY-09: it can never be held."""
    scene = shop("display krug eiche").say("red buy blind", "dealer draw waitress")

    assert scene.asked == "red: move-chip"
    assert scene.events("special-drawn")[0].facts == {"seat": "red", "card": "waitress"}
    assert scene.why("red hold") == "not-now"


def test_both_display_cards_sold() -> None:
    """GB-Q39: the third buyer buys blind or declines."""
    scene = shop("display krug eiche", "blue", "yellow").say("red buy left", "blue buy right")

    assert scene.choices == ["pass", "buy blind"]


def test_nothing_on_offer() -> None:
    """GB-BUY-11, GB-Q37: empty display, empty supply: the action lapses."""
    assert shop("display - -\nsupply", "blue").asked == "red blue yellow green: choose-action"


def test_a_known_card_comes_for_sure() -> None:
    """A blind purchase from cards that all saw going under."""
    scene = shop("display krug eiche\nsupply\nunder post bum").say("red buy blind")

    assert scene.choices == ["draw post"]
    assert scene.say("dealer draw post").under == ["bum"]


def test_there_is_no_hand_limit() -> None:
    """GB-BUY-12: red holds twelve cards and buys another."""
    hand = "krug krug eiche eiche baeren baeren post post hirschen hirschen adler adler"
    scene = shop(f"display krug eiche\nred hand {hand}").say("red buy blind", "dealer draw mayer", "red hold")

    assert len(scene.hand("red")) == 13


def test_a_purchase_cannot_be_undone_by_the_rules() -> None:
    """GB-BUY-13, GB-Q46: what was paid is paid, whatever came."""
    scene = shop("display krug eiche").say("red buy blind", "dealer draw bum", "red move adler")

    assert scene.cash("red") == 23
    assert scene.chip("bum") == "adler"


# ---- the last share (GB-REM)


def test_t_gb_55_the_sixth_share_takes_greens_single() -> None:
    """T-GB-55: blue buys the sixth; green gets his marker back."""
    scene = shop("krug red 2 blue 2 green 1\ndisplay krug eiche", "blue").say("red pass", "blue buy left")

    assert scene.shares("krug") == "red 2 blue 3"
    assert scene.free_markers("green") == 16


def test_t_gb_56_the_buyers_own_single_comes_straight_back() -> None:
    """T-GB-56, GB-Q41: legal, and money for nothing."""
    scene = shop("krug red 3 blue 2\ndisplay krug eiche", "green").say("red pass", "green buy left")

    assert scene.shares("krug") == "red 3 blue 2"
    assert scene.free_markers("green") == 16
    assert scene.cash("green") == 20


def test_the_last_share_opened_after_a_blind_purchase_counts_too() -> None:
    """GB-REM-03: whatever the occasion."""
    scene = shop("krug red 2 blue 2 green 1\ndisplay post eiche").say(
        "red buy blind", "dealer draw krug", "red open krug"
    )

    assert scene.shares("krug") == "red 3 blue 2"
