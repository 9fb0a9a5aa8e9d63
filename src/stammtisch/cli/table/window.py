"""A window that is lower than the table: whether it is, and how the whole table can be seen nevertheless."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


def lines(console: Console, drawn: RenderableType) -> int:
    """How many lines something takes."""
    return len(console.render_lines(drawn))


def scrolls_away(console: Console, drawn: RenderableType, below: int = 1) -> bool:
    """Whether something cannot be seen as a whole with so many lines below it; only windows have a height."""
    return console.is_terminal and lines(console, drawn) + below > console.height


def show_in_pages(console: Console, drawn: RenderableType) -> None:
    """Show something in the system's pager; whoever leaves it finds the question where it was."""
    os.environ.setdefault("LESS", "-R")  # or `less` would not show colours
    with console.pager(styles=not console.no_color):
        console.print(drawn)
