"""What a bot is: it gets what its seat may know and returns an action. It never holds the table's position."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from stammtisch.core.chance import Rng
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.setup import Setup
    from stammtisch.core.view import TableView


class Turn(NamedTuple):
    """A decision as a bot meets it."""

    game: Game
    seat: int
    legal: list[int]
    view: TableView | None  # the game's own view; None for a bot that does not need one
    rng: Rng
    budget: int = 0  # how many worlds it may play on in its head; 0: as many as it likes. Never a time: that differs

    def table(self) -> TableView:
        """The view, for a bot that needs one."""
        assert self.view is not None, "a bot that looks at the table says needs_view = True"
        return self.view

    def imagine(self) -> Position:
        """A world that agrees with the view; what the seat cannot know is dealt at random."""
        return self.game.imagine(self.table(), self.rng)


class Opinion(NamedTuple):
    """What a bot thinks of an action: the chance to win with it, and how often it would take it."""

    action: int
    chance: float
    weight: float


class Bot(Protocol):
    """Anything that can sit at a table."""

    needs_view: bool  # whether it wants the view; making one takes time

    def choose(self, turn: Turn, /) -> int:
        """One of `turn.legal`."""


@runtime_checkable
class LimitedBot(Protocol):
    """A bot that cannot play at every table."""

    def check_table(self, setup: Setup) -> None:
        """Raise a Mistake if it cannot play at this one."""


@runtime_checkable
class Analyst(Protocol):
    """A bot that can say what it thinks of each action."""

    def analyse(self, turn: Turn, /) -> list[Opinion]:
        """What it thinks of the legal actions, in their order."""


def bot_for_table(name: str, setup: Setup) -> Bot:
    """A new bot for this very table; one that has not learned to play it refuses with a sentence."""
    bot = make_bot(name)
    check_table(bot, setup)
    return bot


def check_table(bot: Bot, setup: Setup) -> None:
    """Raise a Mistake if a bot cannot play at this table."""
    if isinstance(bot, LimitedBot):
        bot.check_table(setup)


def bot_names() -> list[str]:
    """The bots that are installed."""
    return sorted(entry.name for entry in entry_points(group="stammtisch.bots"))


def make_bot(name: str) -> Bot:
    """A new bot by its name; anybody's package may bring one by entry point."""
    for entry in entry_points(group="stammtisch.bots", name=name):
        bot: Bot = entry.load()()
        return bot
    raise Mistake("unknown-bot", bot=name, known=", ".join(bot_names()))
