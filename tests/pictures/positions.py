"""Moments of games to look at."""

from __future__ import annotations

import stammtisch
from stammtisch.core.chance import Rng
from stammtisch.core.position import CHANCE, Position
from stammtisch.core.view import setup_of

GAMES = ("goldbraeu", "golden_city")


def played(name: str, seats: int, decisions: int, seed: int = 5) -> Position:
    """A position after some random decisions."""
    rng = Rng(seed)
    position = stammtisch.game(name).deal(seats=seats)
    for _ in range(decisions):
        decide(position, rng)
    return position


def decide(position: Position, rng: Rng) -> None:
    """Let the dealer draw, or somebody take any legal action."""
    if position.to_act == CHANCE:
        position.run_chance(rng)
    for seat in range(setup_of(position).seats):
        legal = position.legal(seat)
        if legal:
            position.apply(seat, legal[rng.below(len(legal))])
            return
