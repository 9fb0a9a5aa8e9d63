"""Beer contracts, reason by reason (GB-CON)."""

from __future__ import annotations

import pytest

from tests.games.goldbraeu.tables import table

BREWER = """
    krug      green 0*  beer mayer
    eiche     green 0*  beer stein
    baeren    red 0*    beer mayer
    post      beer kramer
    hirschen  beer stein
    adler     beer kramer
    mayer     green 0*
    stein     red 0*
    schmid    green 0*
    start     green
"""


@pytest.mark.parametrize(
    ("decision", "reason"),
    [
        ("contract krug schmid", "ok"),
        ("contract krug mayer", "same-brewery"),
        ("contract krug stein", "not-brewer"),
        ("contract krug kramer", "not-brewer"),
        ("contract baeren schmid", "not-boss"),
        ("contract post schmid", "not-boss"),
        ("contract eiche mayer", "ok"),
    ],
)
def test_reasons_against_a_contract(decision: str, reason: str) -> None:
    """GB-CON-01, -04: boss of the garden and of the brewery, and another brewery than now (GB-Q32)."""
    assert table(BREWER).plans(green="boss", blue="boss").why(f"green {decision}") == reason


def test_a_contract_changes_the_sign_and_nothing_else() -> None:
    """GB-CON-03, -05: the old sign goes back to its brewery; it costs nothing, and nobody is asked."""
    scene = table(BREWER).plans(green="boss", blue="boss").say("green contract krug schmid")

    assert scene.sign("krug") == "schmid"
    assert [scene.stock(brewery) for brewery in ("mayer", "stein", "kramer", "schmid")] == [2, 1, 1, 2]
    assert scene.cash("green") == 25
    assert scene.events("contract-signed")[0].facts == {
        "seat": "green",
        "garden": "krug",
        "old": "mayer",
        "brewery": "schmid",
    }


FULL = """
    krug      green 0*  beer mayer
    eiche     beer mayer
    baeren    beer mayer
    post      green 0*  beer stein
    mayer     green 0*
    stein     green 0*
    start     green
    hirschen  beer kramer
    adler     beer schmid
"""


def test_t_gb_50_a_brewery_without_a_sign_cannot_supply_a_fourth_garden() -> None:
    """T-GB-50, GB-CON-02: Mayerbräu supplies three gardens."""
    scene = table(FULL).plans(green="boss", blue="boss")

    assert scene.why("green contract post mayer") == "no-sign"
    assert scene.choices == ["pass", "contract krug stein"]


def test_t_gb_51_alone_one_frees_a_sign_first() -> None:
    """T-GB-51: Krug goes to Steinbräu, then Post to Mayerbräu."""
    scene = table(FULL).plans(green="boss").say("green contract krug stein", "green contract post mayer")

    assert [scene.sign("krug"), scene.sign("post")] == ["stein", "mayer"]


def test_a_contract_of_today_may_be_replaced_today() -> None:
    """GB-CON-07, GB-Q33: back and forth with two actions."""
    scene = table(FULL).plans(green="boss").say("green contract krug stein", "green contract krug mayer")

    assert scene.sign("krug") == "mayer"


def test_a_boss_without_shares_may_sign() -> None:
    """GB-Q17: green has no marker anywhere."""
    scene = table(FULL).plans(green="boss", blue="boss")

    assert scene.why("green contract krug stein") == "ok"
