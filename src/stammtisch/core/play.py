"""The loop that plays a game: the dealer draws, then the lowest seat that owes a decision decides, until it is over.

Matches, records, the arena and `stammtisch bench` go through `decisions`, so that the same seed gives the same game
in all of them. Only compiled code that asks millions of times has loops of its own (playout.py, lockstep.py, batch.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.bits import lowest
from stammtisch.core.position import CHANCE, DEALER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from stammtisch.core.chance import Rng
    from stammtisch.core.position import Position


def decisions(position: Position, dealer: Rng) -> Iterator[tuple[int, int]]:
    """Every decision that is due, as its seat and how many decisions that seat has made before (its turn).

    The caller carries each out in this position before it asks for the next; draws are made as soon as they are due.
    """
    turns = [0] * DEALER
    while to_act := position.to_act:
        if to_act == CHANCE:
            position.run_chance(dealer)
            continue
        seat = lowest(to_act)
        yield seat, turns[seat]
        turns[seat] += 1


def play(position: Position, dealer: Rng, choose: Callable[[int, int], int]) -> int:
    """Play to the end, `choose(seat, turn)` giving each action; return how many decisions the seats made."""
    made = 0
    for seat, turn in decisions(position, dealer):
        position.apply(seat, choose(seat, turn))
        made += 1
    return made


def after(position: Position, seat: int, action: int) -> Position:
    """A copy of the position with an action carried out; the original stays as it is."""
    copy = position.copy()
    copy.apply(seat, action)
    return copy
