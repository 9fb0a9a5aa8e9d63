"""What a bot is: it gets what its seat may know and returns an action. It never holds the table's position."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.chance import Rng
    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.setup import Setup
    from stammtisch.core.view import TableView


class BrokenBot(Mistake):
    """A bot does not work: its author has something to mend, and the sentence names it."""


class Turn(NamedTuple):
    """A decision as a bot meets it."""

    game: Game
    seat: int
    legal: list[int]
    view: TableView | None  # the game's own view; None for a bot that does not need one
    rng: Rng
    budget: int = 0  # how many worlds it may play on in its head; 0: as many as it likes. Never a time: that differs

    def seat_name(self) -> str:
        """What its seat is called."""
        return self.game.seat_names[self.seat]

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


def check_table(bot: Bot, setup: Setup) -> None:
    """Raise a Mistake if a bot cannot play at this table."""
    if isinstance(bot, LimitedBot):
        bot.check_table(setup)


# ---- the bots of others may be broken


@contextmanager
def naming(name: str) -> Iterator[None]:
    """Whatever goes wrong in a bot's code becomes a mistake that names the bot."""
    try:
        yield
    except Mistake:
        raise
    except Exception as failure:
        raise BrokenBot("bot-unusable", bot=name, detail=in_brief(failure)) from failure


def complete(bot: Bot, name: str) -> Bot:
    """The bot, if it has all that a bot needs."""
    for part in ("needs_view", "choose"):
        if not hasattr(bot, part):
            raise BrokenBot("bot-incomplete", bot=name, part=part)
    return bot


def in_brief(failure: Exception) -> str:
    """What went wrong in a bot's code, on one line."""
    words = " ".join(str(failure).split())
    return f"{type(failure).__name__}: {words}" if words else type(failure).__name__
