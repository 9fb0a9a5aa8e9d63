"""The entrance: after a restart everybody comes back at once, and those who are in must not wait for those who come.

A few tables are opened at a time, and a few hundred people stand in line for theirs. Whoever comes then is asked to try
again, which browsers do by themselves, later each time and never all at once.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Iterator

OPENING: Final = 2  # tables that are read and folded at a time, in threads that share the loop's processor
LINE: Final = 200  # people who wait for a table


class Crowded(Mistake):
    """Too many stand in line."""

    def __init__(self) -> None:
        super().__init__("too-often")


class Entrance:
    """Who is on the way to a table."""

    def __init__(self, opening: int = OPENING, line: int = LINE) -> None:
        self.opening = asyncio.Semaphore(opening)
        self.line = line
        self.waiting = 0

    @contextlib.contextmanager
    def in_line(self) -> Iterator[None]:
        """Stand in line, unless it is too long."""
        if self.waiting >= self.line:
            raise Crowded
        self.waiting += 1
        try:
            yield
        finally:
            self.waiting -= 1
