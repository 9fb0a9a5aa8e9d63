"""How far something long has come, on stderr, if that is a terminal."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from stammtisch.cli.console import error_console

if TYPE_CHECKING:
    from collections.abc import Iterator


class Advance(Protocol):
    """What is called after each step, or after several."""

    def __call__(self, steps: int = 1) -> None:
        """Show that so much more is done."""


@contextmanager
def progress_bar(total: int, *, quiet: bool) -> Iterator[Advance]:
    """Something to call after each step. Elsewhere than in a terminal nothing is shown, not even rich's empty line."""
    console = error_console()
    if quiet or not console.is_terminal:
        yield lambda steps=1: None  # noqa: ARG005 -- nothing is shown
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=total)
        yield lambda steps=1: progress.advance(task, steps)
