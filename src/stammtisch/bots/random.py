"""The bot that knows only what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stammtisch.bots.bot import Turn


class RandomBot:
    """Takes any legal action."""

    needs_view = False

    def choose(self, seen: Turn) -> int:
        """Every action alike."""
        return seen.legal[seen.rng.below(len(seen.legal))]
