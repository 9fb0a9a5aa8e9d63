"""Proves that an action is best: in every world that its seat cannot rule out, whatever the others do and draw.

What an action guarantees is found by going through the rest of the game with a set of worlds that look alike to the
seat: the others and the dealer do their worst, and the seat chooses for all these worlds at once, for it cannot tell
them apart. What an action could bring at most is found by letting everybody help. An action whose guarantee is more
than any other could bring is best.

Only the maker of problems needs this module (make.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from librt.strings import BytesWriter

from stammtisch.core.bits import lowest
from stammtisch.core.play import after
from stammtisch.core.position import Position, owes

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class TooMuch(Exception):
    """The rest of the game has more branches than are worth looking at."""


class Proof(NamedTuple):
    """The actions that are best, and by how many points all others are worse at least."""

    best: tuple[int, ...]
    gap: int
    worse: tuple[tuple[int, int], ...] = ()  # each of the others, and by how many points at least


class Prover:
    """Goes through the rest of a game for one seat, up to `budget` positions."""

    def __init__(self, seat: int, budget: int) -> None:
        self.seat = seat
        self.budget = budget

    def prove(self, worlds: Sequence[Position]) -> Proof | None:
        """The best actions for all these worlds, or None if none can be proved to be."""
        legal = worlds[0].legal(self.seat)
        surest = {action: self.guarantee(worlds, action) for action in legal}
        sure = max(surest.values())
        best = tuple(action for action in legal if surest[action] == sure)
        hopes = {action: max(self.most(after(world, self.seat, action)) for world in worlds) for action in legal}
        worse = tuple((action, sure - hopes[action]) for action in legal if action not in best)
        gap = min((points for _, points in worse), default=0)
        equals = {hopes[action] for action in best}
        return Proof(best, gap, worse) if gap > 0 and len(equals) == 1 else None

    def guarantee(self, worlds: Sequence[Position], action: int) -> int:
        """What is sure after an action."""
        return min(map(self.least, self.alike(after(world, self.seat, action) for world in worlds)))

    def least(self, worlds: Sequence[Position]) -> int:
        """What the seat can make sure of in worlds that look alike to it: its lead at the end of the game."""
        self.spend(len(worlds))
        if worlds[0].to_act == 0:
            return min(lead(world, self.seat) for world in worlds)
        if owes(worlds[0], self.seat):
            return max(self.guarantee(worlds, action) for action in worlds[0].legal(self.seat))
        return min(map(self.least, self.alike(reply for world in worlds for reply in replies(world))))

    def most(self, world: Position) -> int:
        """What the seat could end with if everybody helped."""
        self.spend(1)
        if world.to_act == 0:
            return lead(world, self.seat)
        return max(map(self.most, replies(world)))

    def alike(self, worlds: Iterable[Position]) -> list[list[Position]]:
        """The worlds, sorted by what the seat sees in them; none twice."""
        groups: dict[bytes, dict[tuple[int, ...], Position]] = {}
        for world in worlds:
            groups.setdefault(sight(world, self.seat), {})[tuple(world.state())] = world
        return [list(group.values()) for group in groups.values()]

    def spend(self, positions: int) -> None:
        """Count what was looked at."""
        self.budget -= positions
        if self.budget < 0:
            raise TooMuch


def replies(p: Position) -> list[Position]:
    """The positions after each action of the seat that owes one, the dealer included."""
    seat = lowest(p.to_act)
    return [after(p, seat, action) for action in p.legal(seat)]


def sight(p: Position, seat: int) -> bytes:
    """All that a seat sees."""
    out = BytesWriter()
    p.law.observe(p, seat, out)
    return out.getvalue()


def lead(p: Position, seat: int) -> int:
    """How far a seat is ahead of the best other."""
    scores = p.scores()
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])
