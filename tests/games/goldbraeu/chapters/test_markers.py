"""Markers and the removal of single ones (GB-REM)."""

from __future__ import annotations

import pytest

from tests.games.goldbraeu.tables import table


@pytest.mark.parametrize(
    ("before", "after", "returned"),
    [
        ("red 1 blue 2 yellow 1 green 1", "red 2 blue 2", ["yellow", "green"]),
        ("red 2 blue 3", "red 3 blue 3", []),
        ("red 1 blue 1 yellow 1 green 2", "red 2 green 2", ["blue", "yellow"]),
        ("blue 5", "blue 5", ["red"]),
        ("blue 2 yellow 2 green 1", "blue 2 yellow 2", ["red", "green"]),
    ],
)
def test_the_last_share_takes_all_singles(before: str, after: str, returned: list[str]) -> None:
    """GB-REM-01, -02, -04: singles go back, holdings of two and more stay; figures stay too."""
    scene = table(f"krug {before} opened 5\ndisplay krug eiche\nstart red").plans(
        blue="expand", yellow="expand", green="expand"
    )
    scene.say("red buy left")

    assert scene.shares("krug") == after
    assert [event.facts["seat"] for event in scene.events("marker-returned")] == returned


def test_it_does_not_happen_before_the_last_share() -> None:
    """GB-REM-01: the fifth of six changes nothing."""
    scene = table("krug red 1 blue 2 green 1\ndisplay krug eiche\nstart red").plans()

    assert scene.say("red buy left").shares("krug") == "red 2 blue 2 green 1"


def test_with_three_players_the_fifth_share_is_the_last() -> None:
    """GB-REM-05, GB-Q47."""
    scene = table("krug red 1 blue 2 yellow 1\ndisplay krug eiche\nstart red", seats=3).plans()

    assert scene.say("red buy left").shares("krug") == "red 2 blue 2"


def test_a_boss_stays_boss_without_shares() -> None:
    """GB-BOS-10, GB-Q18: green's single goes, his figure does not."""
    scene = table("krug red 2 blue 2 green 1*\ndisplay krug eiche\nstart red").plans().say("red buy left")

    assert scene.shares("krug") == "red 3 blue 2"
    assert scene.boss("krug") == "green"


def test_a_marker_is_needed_before_one_comes_back() -> None:
    """GB-Q42, GB-REM-06: the purchase would return one of red's, but he has none to put."""
    scene = table("krug red 1 blue 4\ndisplay krug eiche\nred markers 0\nstart red").plans()

    assert scene.why("red buy left") == "no-marker"


def test_an_opened_card_never_returns() -> None:
    """GB-REM-07: all six lie open, and none can be drawn although markers came back."""
    scene = table("krug red 2 blue 2 green 1\ndisplay krug eiche\nstart red").plans(
        blue="expand", yellow="expand", green="expand"
    )
    scene.say("red buy left", "dealer turn post")

    assert "turn krug" not in scene.choices
