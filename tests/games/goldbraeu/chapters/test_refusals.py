"""A refusal cites the rule that forbids the decision, not a neighbour that says the same of another decision."""

from __future__ import annotations

import pytest

from tests.games.goldbraeu.chapters.test_contract import BREWER
from tests.games.goldbraeu.chapters.test_expansion import grow
from tests.games.goldbraeu.chapters.test_shares import shop
from tests.games.goldbraeu.tables import Scene, table

EXPANSION = grow()
CONTRACT = table(BREWER).plans(green="boss", blue="boss")
PURCHASE = shop("display krug bum\nred markers 0")
CHALLENGE = table("krug green 1\ngreen hand krug post markers 0\nstart green").plans(green="boss", blue="boss")


DUEL = (
    table("hirschen red 1* green 1\nred hand krug krug\nstart green").plans(green="boss").say("green name hirschen 0")
)
LAST_DUEL = (
    table("hirschen red 2* blue 1 green 2 opened 5\nred hand krug\nstart green")
    .plans(green="boss")
    .say("green name hirschen 0")
)
POOR = table("display krug bum\nred cash 3\nstart red", open_money="off").plans()
FENCED = table("krug red 0*\nstart red", fence_limit="on").plans(red="expand")


@pytest.mark.parametrize(
    ("scene", "decision", "facts"),
    [
        (DUEL, "red block 0", {"have": 1, "total": 2, "cards": 0}),
        (DUEL, "red block 1", {"business": "hirschen", "boss": "red", "have": 0}),
        (LAST_DUEL, "red block 0", {"have": 2, "total": 5, "cards": 0}),
        (EXPANSION, "red expand eiche g1", {"business": "eiche", "boss": "blue", "have": 0}),
        (CONTRACT, "green contract krug stein", {"garden": "krug", "brewery": "stein", "boss": "red"}),
        (CONTRACT, "green contract krug kramer", {"garden": "krug", "brewery": "kramer", "boss": None}),
        (POOR, "red buy left", {"price": 8, "have": 3}),
        (FENCED, "red expand krug a1", {}),
    ],
)
def test_a_refusal_says_what_would_be_needed(scene: Scene, decision: str, facts: dict[str, str | int | None]) -> None:
    """What it takes, and what there is: 1 of 2 shares is not more than half."""
    assert scene.why(decision) != "ok"
    assert scene.facts_against(decision) == facts


@pytest.mark.parametrize(
    ("scene", "decision", "rule"),
    [
        (EXPANSION, "red expand eiche g1", "GB-EXP-01"),
        (EXPANSION, "red expand krug a1", "GB-EXP-03"),
        (EXPANSION, "red transfer eiche c2", "GB-TRF-01"),
        (EXPANSION, "red transfer krug e1", "GB-TRF-01"),
        (EXPANSION, "red transfer hirschen c2", "GB-TRF-03"),
        (CONTRACT, "green contract baeren schmid", "GB-CON-01"),
        (CONTRACT, "green contract krug stein", "GB-CON-01"),
        (PURCHASE, "red buy left", "GB-BUY-08"),
        (CHALLENGE, "green name krug 1", "GB-DUE-13"),
    ],
)
def test_the_rule_behind_a_refusal(scene: Scene, decision: str, rule: str) -> None:
    """One decision, one rule."""
    assert scene.rule_against(decision) == rule
