"""The games that are installed, by their names: each is an entry point of some package, ours or another's."""

from __future__ import annotations

from importlib.metadata import EntryPoints, entry_points
from typing import TYPE_CHECKING

from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from stammtisch.core.game import Game


def entries() -> EntryPoints:
    """The entry points of the games that are installed."""
    return entry_points(group="stammtisch.games")


def game_names() -> list[str]:
    """The names of the games that are installed."""
    return sorted(entry.name for entry in entries())


def find_game(name: str) -> Game:
    """A game by its name."""
    from stammtisch.core.game import Game  # noqa: PLC0415 -- it imports this module

    for entry in entries().select(name=name):
        found = entry.load()
        assert isinstance(found, Game)
        return found
    raise Mistake("unknown-game", game=name, known=", ".join(game_names()))
