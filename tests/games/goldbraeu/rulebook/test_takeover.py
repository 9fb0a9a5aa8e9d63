"""Rulebook, "Name boss": the worked example of a takeover at Zum Hirschen, in each edition's words."""

from __future__ import annotations

import pytest

from tests.games.goldbraeu.tables import table

HIRSCHEN = """
    hirschen  red 2*  blue 1  green 1
    red       hand hirschen
    green     hand hirschen
    krug      green 1*
    mayer     green 1*
    krug      beer stein
    adler     beer kramer
    start green
"""


@pytest.mark.parametrize("edition", ["hanser-2004", "rio-grande-2004", "digest"])
def test_t_gb_20_red_blocks_with_a_card(edition: str) -> None:
    """T-GB-20: two of four are no majority; with a card from his hand red has three against two, and blocks."""
    scene = table(HIRSCHEN, edition=edition).plans(green="boss", blue="boss").say("green name hirschen 0")

    assert scene.asked == "red: answer"
    assert scene.why("red block 0") == "no-majority"
    assert scene.choices == ["allow", "block 1"]
    scene.say("red block 1")
    assert scene.shares("hirschen") == "red 3 blue 1 green 1"
    assert scene.boss("hirschen") == "red"
    assert scene.hand("red") == []


def test_t_gb_20_german_green_may_go_elsewhere_sign_a_contract_or_open_a_share() -> None:
    """T-GB-20, German and French text."""
    scene = table(HIRSCHEN).plans(green="boss", blue="boss").say("green name hirschen 0", "red block 1")

    assert scene.asked == "green: name-again"
    assert scene.choices == ["pass", "name hirschen 1", "contract krug mayer"]
    assert scene.why("green name hirschen 0") == "needs-card"


def test_t_gb_20_english_green_may_retry_here_or_elsewhere() -> None:
    """T-GB-20, English text: no word of a contract."""
    scene = table(HIRSCHEN, edition="rio-grande-2004").plans(green="boss", blue="boss")
    scene.say("green name hirschen 0", "red block 1")

    assert scene.asked == "green: name-again"
    assert scene.choices == ["pass", "name hirschen 1"]
    assert scene.why("green contract krug mayer") == "blocked-no-contract"


def test_t_gb_20_digest_green_is_done() -> None:
    """T-GB-20, the digest: try again in later rounds only."""
    scene = table(HIRSCHEN, edition="digest").plans(green="boss", blue="boss")
    scene.say("green name hirschen 0", "red block 1")

    assert scene.asked == "blue: name-boss"


def test_t_gb_21_the_retry_takes_blues_single_marker() -> None:
    """T-GB-21: green's card is the sixth share: blue's single goes first, and red still has three against two."""
    scene = table(HIRSCHEN).plans(green="boss").say("green name hirschen 0", "red block 1", "green name hirschen 1")

    assert scene.shares("hirschen") == "red 3 green 2"
    assert scene.asked == "red: answer"
    assert scene.choices == ["allow", "block 0"]
