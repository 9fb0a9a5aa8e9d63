"""Stammtisch: two out-of-print board games as a rules engine, a table, and an environment."""

from importlib.metadata import entry_points

from stammtisch.core import record
from stammtisch.core.chance import Rng
from stammtisch.core.events import OPEN, SPECTATOR
from stammtisch.core.game import Game
from stammtisch.core.mistakes import Mistake
from stammtisch.core.position import CHANCE, DEALER

__all__ = ["CHANCE", "DEALER", "OPEN", "SPECTATOR", "Game", "Mistake", "Rng", "game", "game_names", "record"]


def game_names() -> list[str]:
    """The names of the games that are installed."""
    return sorted(entry.name for entry in entry_points(group="stammtisch.games"))


def game(name: str) -> Game:
    """A game by its name; a third game is one package with an entry point."""
    for entry in entry_points(group="stammtisch.games", name=name):
        found = entry.load()
        assert isinstance(found, Game)
        return found
    raise Mistake("unknown-game", game=name, known=", ".join(game_names()))
