"""The bot that knows only what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stammtisch.bots.bot import Turn


class RandomBot:
    """Takes any legal action."""

    needs_view = False

    def choose(self, turn: Turn) -> int:
        """Every action is equally likely."""
        return turn.legal[turn.rng.below(len(turn.legal))]
