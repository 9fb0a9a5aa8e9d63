"""The page's drawings, run by a small JavaScript engine inside this process.

The engine is made when the first picture is asked for and kept: it has a thread of its own, as QuickJS wants, so any
thread may ask. A forked process makes its own.
"""

from __future__ import annotations

import os
from functools import lru_cache
from importlib.resources import files
from threading import Lock
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.core.mistakes import Mistake, needs_extra
from stammtisch.core.words import fluent_texts, for_page

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from stammtisch.core.game import Game
    from stammtisch.core.view import TableView

EXTRA: Final = "pictures"
FOLDER: Final = ("static", "pictures")
STACK: Final = 4_000_000  # bytes for calls within calls; its thread has twice as many


class Engine:
    """Draws one picture after the other."""

    def __init__(self) -> None:
        with needs_extra(EXTRA):
            from quickjs import Function  # noqa: PLC0415 -- only pictures need it

        self._draw = Function("draw", drawings().joinpath("draw.js").read_text("utf-8"), own_executor=True)
        self._draw.set_max_stack_size(STACK)
        self._turn = Lock()
        self._told = ("", "")  # the game and the language of the sentences that it knows

    def draw(self, game: Game, view: TableView, theme: str, language: str) -> str:
        """A view as SVG."""
        with self._turn:
            is_told = self._told == (game.name, language)
            wish = {
                "view": view,
                "info": {"name": game.name, "domains": game.domains},
                "theme": theme,
                "language": language,
                "sentences": None if is_told else sentences(game, language),
            }
            drawn = self._draw(msgspec.json.encode(wish).decode())
            self._told = (game.name, language)
            return str(drawn)


def drawings() -> Traversable:
    """The folder of what is built from the page's drawings; without it there are no pictures."""
    folder = files("stammtisch").joinpath(*FOLDER)
    if not folder.joinpath("draw.js").is_file():
        raise Mistake("no-drawings")
    return folder


def sentences(game: Game, language: str) -> str:
    """All that may be written into a picture of a game."""
    return "\n".join(text for folder in ("stammtisch.core", game.package) for text in texts(folder, language))


@lru_cache(maxsize=16)
def texts(folder: str, language: str) -> list[str]:
    """The sentences of a package."""
    return fluent_texts(folder, language, for_page)


@lru_cache(maxsize=1)
def engine_of(_process: int) -> Engine:
    """The engine of a process."""
    return Engine()


_FIRST: Final = Lock()


def engine() -> Engine:
    """The engine of this process."""
    with _FIRST:
        return engine_of(os.getpid())
