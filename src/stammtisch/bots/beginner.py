"""The beginner: sees what the regular sees, but dimly, counts no cards, and does not think of everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.bots.judge import judge_of
from stammtisch.bots.regular import mixed, prospects

if TYPE_CHECKING:
    from stammtisch.bots.bot import Seen


class BeginnerBot:
    """Weaker by honest means alone: it gets the same view and plays by the same rules."""

    looks = True

    def choose(self, seen: Seen) -> int:
        """Any action that it thinks of, good ones more often than bad ones."""
        judge = judge_of(seen.game.name).naive()
        known = [action for action in seen.legal if not judge.overlooks(action)] or seen.legal
        values = prospects(judge, seen.imagine(), seen.seat, known)
        return known[mixed(values, judge.blur, seen.rng)]
