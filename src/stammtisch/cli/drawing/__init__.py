"""How a game's table looks in a terminal. The drawing of a game is `DRAWING` in its `terminal/drawing.py`.

A drawing is made from a `Look` alone, and a look holds only what one viewer may know, so no drawing can tell a secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from rich.console import Group
from rich.text import Text

from stammtisch.cli.console import NARROWEST
from stammtisch.cli.drawing.plain import PlainDrawing
from stammtisch.core.parts import part

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rich.console import RenderableType

    from stammtisch.core.events import Event
    from stammtisch.core.game import Game
    from stammtisch.core.words import Phrasebook


class Look(NamedTuple):
    """What one viewer may know, the language to tell it in, and the columns there are to draw it."""

    game: Game
    view: Any  # the game's own struct
    events: list[Event]  # all that the viewer has seen happen so far
    book: Phrasebook
    width: int


class Drawing(Protocol):
    """What the terminal table needs to know of a game."""

    # Commands of this game at the prompt, beside those that every game has.
    # The line about each in `help` is under `help-<command>` in the game's words.
    reports: Mapping[str, Callable[[Look], RenderableType]]

    # What is shown by itself when an event of this kind has happened.
    occasions: Mapping[str, Callable[[Look], RenderableType]]

    # Kinds of events that are left out when news is told, because an occasion shows them better.
    told_by_occasions: frozenset[str]

    def table(self, look: Look) -> RenderableType:
        """The whole table, in no more than the columns that there are; it is asked for at least 80."""


def drawing_of(game: Game) -> Drawing:
    """The drawing that a game brings in `terminal/drawing.py`, or a plain list of facts."""
    module = part(game.package, "terminal.drawing")
    drawing: Drawing = module.DRAWING if module else PlainDrawing()
    return drawing


def draw_table(look: Look) -> RenderableType:
    """The table as its game draws it; if the window is too narrow, its facts line by line, and how wide to make it."""
    drawing = drawing_of(look.game)
    if look.width >= NARROWEST or isinstance(drawing, PlainDrawing):
        return drawing.table(look)
    advice = look.book.say("window-narrow", columns=look.width, needed=NARROWEST)
    return Group(PlainDrawing().table(look), Text(), Text(advice, "yellow"))
