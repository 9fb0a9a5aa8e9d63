"""Many games side by side: what a batch of them owes next, in bytes for numpy, and one call to move them all on.

Nets answer a thousand questions as fast as ten, so games that think with nets go in step.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from stammtisch.core.bits import LOWEST
from stammtisch.core.chance import Rng
from stammtisch.core.position import CHANCE, STEP, Position, borrow_moves, give_back

OVER_NOW: Final = -1  # instead of a seat: the game is over


def run_on(p: Position, rng: Rng) -> i64:
    """Let the dealer draw and take every decision that offers no choice; answer who decides next, or OVER_NOW."""
    out = borrow_moves()
    found: i64 = OVER_NOW
    while p.to_act != 0:
        if p.to_act == CHANCE:
            p.run_chance(rng)
            continue
        seat = LOWEST[p.to_act]
        out.n = 0
        p.law.steps[p.at[STEP]].legal(p, seat, out)
        if out.n > 1:
            found = seat
            break
        p.apply(seat, out.action[0])
    give_back(out)
    return found


def write_options(p: Position, seat: i64, options: BytesWriter) -> i64:
    """Append what `seat` would see after each of its legal actions, in their order; answer how many there are."""
    out = borrow_moves()
    p.law.steps[p.at[STEP]].legal(p, seat, out)
    place: i64
    for place in range(out.n):
        q = p.copy()
        q.apply(seat, out.action[place])
        q.law.observe(q, seat, options)
    found = out.n
    give_back(out)
    return found


def write_mask(p: Position, seat: i64, size: i64, masks: BytesWriter) -> None:
    """Append a byte for each action of the catalogue: 1 if `seat` may take it now."""
    first = len(masks)
    masks.write(bytes(size))
    out = borrow_moves()
    p.law.steps[p.at[STEP]].legal(p, seat, out)
    place: i64
    for place in range(out.n):
        masks[first + out.action[place]] = 1
    give_back(out)
