"""What a bot is: it gets what its seat may know and answers with an action. It never holds the table's position."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from stammtisch.core.chance import Rng
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position


class Seen(NamedTuple):
    """A decision as a bot meets it."""

    game: Game
    seat: int
    legal: list[int]
    view: Any  # the game's view struct; None for a bot that does not look
    rng: Rng

    def imagine(self) -> Position:
        """A world that agrees with the view; what the seat cannot know is dealt at random."""
        return self.game.imagine(self.view, self.rng)


class Bot(Protocol):
    """Anything that can sit at a table."""

    looks: bool  # whether it wants the view; making one takes time

    def choose(self, seen: Seen) -> int:
        """One of `seen.legal`."""


def bot_names() -> list[str]:
    """The bots that are installed."""
    return sorted(entry.name for entry in entry_points(group="stammtisch.bots"))


def make_bot(name: str) -> Bot:
    """A new bot by its name; anybody's package may bring one by entry point."""
    for entry in entry_points(group="stammtisch.bots", name=name):
        bot: Bot = entry.load()()
        return bot
    raise Mistake("unknown-bot", bot=name, known=", ".join(bot_names()))
