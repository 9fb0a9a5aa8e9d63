"""Stammtisch: board games as a rules engine, a table, and an environment. What is public: docs/api.md.

Importing this is cheap: bots, tables and sentences are imported when they are first asked for.
"""

from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final

from stammtisch.core import record
from stammtisch.core.chance import Rng
from stammtisch.core.events import OPEN, SPECTATOR, Event
from stammtisch.core.game import Game
from stammtisch.core.mistakes import Mistake
from stammtisch.core.position import CHANCE, DEALER, Position
from stammtisch.core.setup import Setup
from stammtisch.core.view import SeatView, TableView

if TYPE_CHECKING:
    from stammtisch.bots.bot import Bot, Turn, bot_names, make_bot
    from stammtisch.bots.match import MatchResult, play_match, record_match
    from stammtisch.core.table import Table
    from stammtisch.core.words import Phrasebook, phrasebook

__all__ = [
    "CHANCE",
    "DEALER",
    "OPEN",
    "SPECTATOR",
    "Bot",
    "Event",
    "Game",
    "MatchResult",
    "Mistake",
    "Phrasebook",
    "Position",
    "Rng",
    "SeatView",
    "Setup",
    "Table",
    "TableView",
    "Turn",
    "bot_names",
    "game",
    "game_names",
    "make_bot",
    "phrasebook",
    "play_match",
    "record",
    "record_match",
]

_LATER: Final = {
    "stammtisch.bots.bot": ("Bot", "Turn", "bot_names", "make_bot"),
    "stammtisch.bots.match": ("MatchResult", "play_match", "record_match"),
    "stammtisch.core.table": ("Table",),
    "stammtisch.core.words": ("Phrasebook", "phrasebook"),
}


if not TYPE_CHECKING:  # or every misspelled name would pass a type checker

    def __getattr__(name: str) -> object:
        """A public name of a module that is not imported yet."""
        for module, names in _LATER.items():
            if name in names:
                return getattr(import_module(module), name)
        raise AttributeError(f"module 'stammtisch' has no attribute {name!r}")


def game_names() -> list[str]:
    """The names of the games that are installed."""
    return sorted(entry.name for entry in entry_points(group="stammtisch.games"))


def game(name: str) -> Game:
    """A game by its name; a third game is one package with an entry point (docs/add-a-game.md)."""
    for entry in entry_points(group="stammtisch.games", name=name):
        found = entry.load()
        assert isinstance(found, Game)
        return found
    raise Mistake("unknown-game", game=name, known=", ".join(game_names()))
