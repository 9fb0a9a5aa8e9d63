"""Scenes in which one seat wants to become the boss of another's business."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.goldbraeu.tables import table

if TYPE_CHECKING:
    from tests.games.goldbraeu.tables import Scene


def attack(text: str, decision: str = "0", **options: str) -> Scene:
    """Green, then blue; green names himself at Hirschen."""
    scene = table(f"{text}\nstart green", **options).plans(green="boss", blue="boss")
    return scene.say(f"green name hirschen {decision}")
