"""Which tables this process looks after: it answers there for bots, standing orders and clocks.

A lease saves work and guards nothing: two processes that both believe to have one only waste an answer, since the log
takes each line once. It is held by a living process, and alive is whoever showed it to the store a moment ago.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from stammtisch.server.store import Store

VALID: Final = 4.0  # seconds since the last heartbeat; less than the store's own limit, so that we stop first


class Leases:
    """The tables that we look after, as far as we know."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._held: set[str] = set()
        self._valid_until = 0.0

    def holds(self, table: str) -> bool:
        """Whether we look after a table, without asking."""
        return not self._store.is_shared or (table in self._held and time.monotonic() < self._valid_until)

    async def claim(self, table: str) -> bool:
        """Look after a table, unless somebody else does."""
        if self.holds(table):
            return True
        if await self._store.claim(table):
            self._held.add(table)
        else:
            self._held.discard(table)
        return self.holds(table)

    async def release(self, tables: Iterable[str]) -> None:
        """Look after these tables no longer."""
        ours = self._held & set(tables)
        self._held -= ours
        if ours:
            await self._store.release(sorted(ours))

    async def release_all(self) -> None:
        """Look after no table any longer."""
        await self.release(list(self._held))

    async def beat(self) -> None:
        """Show that we are alive. Whoever was out of reach for too long may have lost everything meanwhile."""
        began = time.monotonic()
        await self._store.beat()
        if began >= self._valid_until:
            self._held.clear()
        self._valid_until = began + VALID
