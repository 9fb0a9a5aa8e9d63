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
