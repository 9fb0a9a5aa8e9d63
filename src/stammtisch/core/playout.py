"""Whole games at full speed: loops over many decisions are here, inside the compiled part."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import LOWEST
from stammtisch.core.chance import Rng
from stammtisch.core.position import CHANCE, DEALER, STEP, Position, borrow_moves, give_back


def playout(p: Position, rng: Rng) -> int:
    """Play uniformly random legal actions to the end; return how many decisions the seats made."""
    out = borrow_moves()
    steps = p.law.steps
    decisions: i64 = 0
    while p.to_act != 0:
        step = steps[p.at[STEP]]
        if p.to_act == CHANCE:
            step.apply(p, DEALER, step.draw(p, rng))
        else:
            seat = LOWEST[p.to_act]
            out.n = 0
            step.legal(p, seat, out)
            choice = rng.below(out.n)
            step.apply(p, seat, out.action[choice])
            decisions += 1
    give_back(out)
    return decisions


def play_games(start: Position, games: i64, seed: i64) -> tuple[int, int]:
    """Random games from one starting position: how many decisions, and a checksum of the scores."""
    decisions: i64 = 0
    check: i64 = 0
    game: i64
    for game in range(games):
        p = start.copy()
        decisions += playout(p, Rng(seed + game))
        for score in p.scores():
            check = (check * 31 + score) & 0xFFFFFFFF
    return decisions, check
