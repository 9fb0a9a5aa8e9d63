"""What a process counts and times while it serves. Nothing is kept unless somebody has asked for it (`--metrics`)."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator

LAG: Final = 0.5  # seconds between two looks at how late the event loop is


class Sink(Protocol):
    """Where measures go."""

    def count(self, name: str, times: float) -> None:
        """Something has happened, or has come (1) or gone (-1)."""

    def observe(self, name: str, seconds: float, label: str) -> None:
        """Something took so long."""


class Measures:
    """The measures of this process."""

    def __init__(self) -> None:
        self.sink: Sink | None = None

    def count(self, name: str, times: float = 1) -> None:
        """Something has happened, or has come (1) or gone (-1)."""
        if self.sink is not None and times:
            self.sink.count(name, times)

    def observe(self, name: str, seconds: float, label: str = "") -> None:
        """Something took so long."""
        if self.sink is not None:
            self.sink.observe(name, seconds, label)

    @contextlib.contextmanager
    def timing(self, name: str) -> Iterator[None]:
        """Time what is done meanwhile, if it succeeds."""
        began = time.perf_counter()
        yield
        self.observe(name, time.perf_counter() - began)


MEASURES = Measures()


async def watch_loop() -> None:
    """Measure now and then how late the event loop is."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG
        await asyncio.sleep(LAG)
        MEASURES.observe("loop_lag_seconds", max(0.0, loop.time() - due))
