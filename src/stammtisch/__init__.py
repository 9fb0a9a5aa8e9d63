"""Stammtisch: board games as a rules engine, a table, and an environment. What is public: docs/api.md.

Importing this is cheap: each public name's module is imported when the name is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stammtisch.bots.bot import Bot, Turn
    from stammtisch.bots.making import bot_names, make_bot
    from stammtisch.bots.match import MatchResult, play_match, record_match
    from stammtisch.core import record
    from stammtisch.core.chance import Rng
    from stammtisch.core.events import OPEN, SPECTATOR, Event
    from stammtisch.core.game import Game
    from stammtisch.core.mistakes import Mistake
    from stammtisch.core.pictures import png, svg
    from stammtisch.core.playout import playout
    from stammtisch.core.position import CHANCE, DEALER, Position
    from stammtisch.core.setup import Setup
    from stammtisch.core.table import Table
    from stammtisch.core.view import SeatView, TableView
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
    "playout",
    "png",
    "record",
    "record_match",
    "svg",
]

_LATER: Final = {
    "stammtisch.bots.bot": ("Bot", "Turn"),
    "stammtisch.bots.making": ("bot_names", "make_bot"),
    "stammtisch.bots.match": ("MatchResult", "play_match", "record_match"),
    "stammtisch.core.chance": ("Rng",),
    "stammtisch.core.events": ("OPEN", "SPECTATOR", "Event"),
    "stammtisch.core.game": ("Game",),
    "stammtisch.core.mistakes": ("Mistake",),
    "stammtisch.core.pictures": ("png", "svg"),
    "stammtisch.core.playout": ("playout",),
    "stammtisch.core.position": ("CHANCE", "DEALER", "Position"),
    "stammtisch.core.setup": ("Setup",),
    "stammtisch.core.table": ("Table",),
    "stammtisch.core.view": ("SeatView", "TableView"),
    "stammtisch.core.words": ("Phrasebook", "phrasebook"),
}


if not TYPE_CHECKING:  # or every misspelled name would pass a type checker

    def __getattr__(name: str) -> object:
        """A public name that was not used before; it is kept, so that the next use costs nothing."""
        globals()[name] = found = _find(name)
        return found


def __dir__() -> list[str]:
    """What is public, imported or not: for completion in notebooks."""
    return __all__


def _find(name: str) -> object:
    """What a public name stands for."""
    if name == "record":
        return import_module("stammtisch.core.record")
    for module, names in _LATER.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module 'stammtisch' has no attribute {name!r}")


def game_names() -> list[str]:
    """The names of the games that are installed."""
    from stammtisch.core import installed  # noqa: PLC0415 -- slow

    return installed.game_names()


def game(name: str) -> "Game":
    """A game by its name; a third game is one package with an entry point (docs/add-a-game.md)."""
    from stammtisch.core import installed  # noqa: PLC0415 -- slow

    return installed.find_game(name)
