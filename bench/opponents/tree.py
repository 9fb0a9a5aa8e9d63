"""An opponent that has learned nothing and knows nothing: information-set Monte Carlo tree search, random playouts.

stammtisch arena goldbraeu --candidate bench/opponents/tree.py:TreeBot:playouts=400 --against expert --deals 10

One tree (Cowling, Powley, Whitehouse 2012), a new imagined world for every playout; nodes are what was done since the
decision, by seat. A seat chooses by UCB1 among what is legal in the world at hand; all want to win.
"""

from __future__ import annotations

from math import inf, log, sqrt
from typing import TYPE_CHECKING, Final

from stammtisch.core.bits import lowest
from stammtisch.core.playout import playout
from stammtisch.core.position import CHANCE

if TYPE_CHECKING:
    from stammtisch.bots.bot import Turn
    from stammtisch.core.chance import Rng
    from stammtisch.core.position import Position

EAGER: Final = 0.7  # how much what was tried seldom draws


class Node:
    """What came of an action: how often it was possible, how often taken, and how often it won for who took it."""

    def __init__(self) -> None:
        self.possible = self.taken = 0
        self.won = 0.0
        self.after: dict[tuple[int, int], Node] = {}

    def bound(self) -> float:
        """How good it may be."""
        if not self.taken:
            return inf
        return self.won / self.taken + EAGER * sqrt(log(self.possible) / self.taken)


class TreeBot:
    """Plays as it wins most often in its head, if everybody plays on at random."""

    needs_view = True

    def __init__(self, playouts: int = 400) -> None:
        self.playouts = playouts

    def choose(self, turn: Turn) -> int:
        """The action that it has tried most often."""
        root, world = Node(), turn.imagine()
        for _ in range(self.playouts):
            tried = world.copy()
            tried.redraw(turn.seat, turn.rng)
            descend(root, tried, turn)
        return max(
            turn.legal,
            key=lambda action: root.after[turn.seat, action].taken if (turn.seat, action) in root.after else 0,
        )


def descend(root: Node, p: Position, turn: Turn) -> None:
    """Go down the tree to something new, play on at random, and remember who has won."""
    node, path, first = root, list[tuple[int, Node]](), True
    while p.to_act and (not path or path[-1][1].taken):
        if p.to_act == CHANCE:
            p.run_chance(turn.rng)
            continue
        seat = turn.seat if first else lowest(p.to_act)
        first = False
        action, node = choose(node, seat, p.legal(seat), turn.rng)
        path.append((seat, node))
        p.apply(seat, action)
    playout(p, turn.rng)
    winners = [place == 1 for place in p.places()]
    for seat, taken in path:
        taken.taken += 1
        taken.won += winners[seat] / sum(winners)


def choose(node: Node, seat: int, legal: list[int], rng: Rng) -> tuple[int, Node]:
    """What a seat tries next; of equals any."""
    found = [(action, node.after.setdefault((seat, action), Node())) for action in legal]
    for _, child in found:
        child.possible += 1
    best = max(child.bound() for _, child in found)
    equals = [each for each in found if each[1].bound() == best]
    return equals[rng.below(len(equals))]
