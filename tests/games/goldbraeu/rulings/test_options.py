"""Options that no ruling turns on its own."""

from __future__ import annotations

import pytest

from stammtisch.games.goldbraeu.game import GAME
from stammtisch.games.goldbraeu.rules import position as at
from tests.games.goldbraeu.attacks import attack
from tests.games.goldbraeu.tables import table


def test_option_chip_direction() -> None:
    """B26: clockwise, or either way."""
    text = "display waitress krug\nstart red"

    assert table(text).plans().say("red buy left").why("red move eiche") == "too-far"
    assert table(text, chip_direction="either").plans().say("red buy left").why("red move eiche") == "ok"


@pytest.mark.parametrize(
    ("value", "choices"),
    [
        ("boss_or_contract", "green: name-again contract"),
        ("boss_only", "green: name-again"),
        ("none", "red: buy-share"),
    ],
)
def test_option_after_block(value: str, choices: str) -> None:
    """B21, GB-DUE-06: another attempt or a contract, another attempt, nothing."""
    text = """
        hirschen  red 3* green 1
        post      green 1
        krug      green 0* beer stein
        mayer     green 0*
        adler     beer kramer
    """
    scene = attack(text, after_block=value).say("red block 0")
    contract = " contract" if scene.why("green contract krug mayer") == "ok" else ""

    assert scene.asked + contract == choices


@pytest.mark.parametrize(("value", "reason"), [("one", "one-card"), ("any_on_retry", "ok")])
def test_option_duel_attacker_cards(value: str, reason: str) -> None:
    """B18: several cards at once, when the attempt is renewed."""
    scene = attack("hirschen red 3* green 1\ngreen hand hirschen hirschen", duel_attacker_cards=value)
    scene.say("red block 0")

    assert scene.why("green name hirschen 1") == "ok"
    assert scene.why("green name hirschen 2") == reason


@pytest.mark.parametrize(("value", "reason"), [("yes", "ok"), ("no", "no-share")])
def test_option_name_with_hidden_share(value: str, reason: str) -> None:
    """B17: whether a card may be the first share."""
    text = "krug green 1\ngreen hand post krug\nstart green"
    scene = table(text, name_with_hidden_share=value).plans(green="boss", blue="boss")

    assert scene.why("green name post 1") == reason
    assert scene.why("green name krug 1") == "ok"


@pytest.mark.parametrize(("value", "first"), [("adler", "adler"), ("krug", "krug")])
def test_option_payday_first(value: str, first: str) -> None:
    """B30: where the settling begins; no effect on the sums."""
    scene = table("adler red 2*\nkrug blue 2*", payday_first=value)
    scene.pay()

    assert scene.events("garden-earned")[0].facts["garden"] == first
    assert [scene.cash("red"), scene.cash("blue")] == [25, 27]


@pytest.mark.parametrize(("value", "income"), [("garden", 24), ("boss", 4)])
def test_option_chip_money(value: str, income: int) -> None:
    """B29: the waitress's 20 belong to the garden, or to its boss."""
    scene = table("krug waitress red 0* blue 2", chip_money=value)
    scene.pay()
    earned = {event.facts["garden"]: event.facts["income"] for event in scene.events("garden-earned")}

    assert earned["krug"] == income
    assert [scene.cash("red"), scene.cash("blue")] == ([25, 37] if value == "garden" else [45, 27])


@pytest.mark.parametrize(("value", "cards"), [("redraw", 70), ("shares_only", 60)])
def test_option_initial_deal(value: str, cards: int) -> None:
    """B06: deal from all cards and replace the special ones, or from the shares alone."""
    p = GAME.deal(options={"initial_deal": value})

    assert p.at[at.SUPPLY] == cards


@pytest.mark.parametrize(("value", "cards"), [("5", 60), ("6", 70)])
def test_option_three_player_shares(value: str, cards: int) -> None:
    """B11: one card of every business out of the game, or not."""
    p = GAME.deal(seats=3, options={"three_player_shares": value})

    assert p.at[at.SUPPLY] == cards
    assert p.rule[at.SHARE_CARDS] == int(value)
