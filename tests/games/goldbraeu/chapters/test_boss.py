"""Naming a boss: the attempt reason by reason, and what follows (GB-BOS)."""

from __future__ import annotations

import pytest

from tests.games.goldbraeu.tables import Scene, table

TABLE = """
    krug    green 2
    eiche   green 1*
    baeren  red 1* fresh  green 1
    post    red 2*
    adler   red 1*  green 1
    mayer   blue 3*
    green   hand krug post post hirschen
    start green
"""


def challenge(**options: str) -> Scene:
    """Green and blue chose boss; green is asked."""
    return table(TABLE, **options).plans(green="boss", blue="boss")


@pytest.mark.parametrize(
    ("decision", "reason"),
    [
        ("pass", "ok"),
        ("name krug 0", "ok"),
        ("name krug 1", "ok"),
        ("name eiche 0", "already-boss"),
        ("name baeren 0", "named-today"),
        ("name post 0", "no-share"),
        ("name post 1", "ok"),
        ("name post 2", "one-card"),
        ("name hirschen 1", "ok"),
        ("name adler 0", "ok"),
        ("name adler 1", "no-such-card"),
        ("name mayer 0", "no-share"),
        ("name mayer 1", "no-such-card"),
        ("choose boss", "not-now"),
        ("block 0", "not-now"),
    ],
)
def test_reasons_against_an_attempt(decision: str, reason: str) -> None:
    """GB-BOS-01, -04, -05 and GB-DUE-01: N1 to N5 of the rules."""
    assert challenge().why(f"green {decision}") == reason


def test_all_attempts_that_can_be_made() -> None:
    """The list of choices is what no reason speaks against."""
    assert challenge().choices == [
        "pass",
        "name krug 0",
        "name krug 1",
        "name post 1",
        "name hirschen 1",
        "name adler 0",
    ]


def test_a_figure_is_needed() -> None:
    """GB-BOS-03: with all six on the board nothing can be named (GB-Q19)."""
    scene = table("krug green 1\nmayer green 0*\nadler green 0* beer stein\ngreen figures 0\nstart green")
    scene.plans(green="boss", blue="boss")

    assert scene.why("green name krug 0") == "no-figure"
    assert scene.choices == ["pass", "contract adler mayer"]


def test_a_card_needs_a_free_marker() -> None:
    """GB-DUE-13: green has none left, so only open shares count."""
    scene = table("krug green 1\ngreen hand krug post markers 0\nstart green").plans(green="boss", blue="boss")

    assert scene.why("green name krug 1") == "no-marker"
    assert scene.why("green name post 1") == "no-marker"
    assert scene.choices == ["pass", "name krug 0"]


def test_where_there_is_no_boss_nobody_can_block() -> None:
    """GB-BOS-06: success at once; the figure is placed (GB-BOS-02, GB-BOS-11)."""
    scene = challenge().say("green name krug 0")

    assert scene.boss("krug") == "green"
    assert scene.boss("eiche") == "green"
    assert scene.figures("green") == 4
    assert scene.events("boss-installed")[0].facts == {"seat": "green", "business": "krug"}


def test_a_figure_placed_at_setup_is_not_protected() -> None:
    """GB-BOS-09: on the first day red's figure at Adler can be driven out."""
    scene = challenge().say("green name adler 0")

    assert scene.boss("adler") == "green"
    assert scene.figures("red") == 4  # Adler's came back; those at Bären and Post stand


def test_a_renewed_attempt_needs_a_further_card() -> None:
    """GB-DUE-07, N5: after a block the same business only with a card, as many as one likes (German text)."""
    scene = table("post red 4* green 1\ngreen hand post\nstart green").plans(green="boss", blue="boss")
    scene.say("green name post 0", "red block 0")

    assert scene.asked == "green: name-again"
    assert scene.why("green name post 0") == "needs-card"
    assert scene.why("green name post 1") == "ok"
    assert scene.why("green name post 2") == "no-such-card"


def test_the_challenge_is_told_with_its_cards() -> None:
    """The journal: challenged, opened, blocked."""
    scene = table("post red 3* green 1\ngreen hand post\nstart green").plans(green="boss", blue="boss")
    scene.say("green name post 1", "red block 0")
    told = scene.events("challenged", "share-opened", "blocked")

    assert [(event.kind, event.facts) for event in told] == [
        ("challenged", {"seat": "green", "business": "post", "cards": 1}),
        ("share-opened", {"seat": "green", "business": "post"}),
        ("blocked", {"seat": "red", "business": "post"}),
    ]


def test_alone_one_may_name_two_bosses() -> None:
    """GB-RND-05, GB-Q21: two actions, two figures."""
    scene = table(TABLE).plans(green="boss").say("green name krug 0", "green name adler 0")

    assert [scene.boss("krug"), scene.boss("adler")] == ["green", "green"]


def test_alone_one_may_name_a_boss_and_sign_with_him() -> None:
    """GB-CON-06: the boss of a moment ago counts."""
    scene = table("krug green 1\nmayer green 0*\nkrug beer stein\nstart green").plans(green="boss")
    scene.say("green name krug 0", "green contract krug mayer")

    assert scene.sign("krug") == "mayer"


def test_moving_a_figure_reason_by_reason() -> None:
    """With `relocate_boss`: any own figure but one of today (GB-Q19)."""
    text = """
        krug   green 1
        eiche  green 0*
        post   green 0*
        adler  green 0* fresh
        mayer  red 1*
        green  figures 0
        start  green
    """
    scene = table(text, relocate_boss="on").plans(green="boss", blue="boss").say("green name krug 0")

    assert scene.asked == "green: withdraw-figure"
    assert scene.choices == ["withdraw eiche", "withdraw post"]
    assert scene.why("green withdraw adler") == "fresh-post"
    assert scene.why("green withdraw mayer") == "not-your-post"
    assert scene.why("green pass") == "not-now"
    scene.say("green withdraw post")
    assert [scene.boss("krug"), scene.boss("post"), scene.boss("eiche")] == ["green", "nobody", "green"]
    assert scene.figures("green") == 0
