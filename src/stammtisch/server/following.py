"""Keeping rooms up to date with what other processes write: by their hints, and by a look now and then."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from stammtisch.core.mistakes import Mistake
from stammtisch.server.presence import hear_presence

if TYPE_CHECKING:
    from collections.abc import Mapping

    from stammtisch.server.room import Room
    from stammtisch.server.store import Hint, Store

log = logging.getLogger(__name__)


class Follower:
    """Lets open rooms catch up; one task per room, however many hints come."""

    def __init__(self, rooms: Mapping[str, Room], store: Store) -> None:
        self._rooms = rooms
        self._store = store
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # rooms of which we have heard while they were catching up
        self._owing = False  # somebody has to look, though nobody shares the store

    def hear(self, hint: Hint) -> None:
        """Do what a hint is for."""
        if hint.table and hint.table in self._rooms:
            hear_presence(self._rooms[hint.table], hint)
        for table in list(self._rooms) if hint.lost else hint.tables:
            self.catch_up(table)

    async def look(self, *, always: bool = False) -> None:
        """Find the rooms that have missed something: no hint is certain to come.

        Where nobody shares the store (not `always`), whoever runs the house may have written, and says so once: what
        fails is tried again with the next look.
        """
        self._owing |= always
        if not (self._owing or self._store.is_shared):
            return
        rooms = list(self._rooms.values())
        known = await self._store.revisions([room.id for room in rooms]) if rooms else {}
        self._owing = False
        for room in rooms:
            if known.get(room.id) != room.revision:
                self.catch_up(room.id, known.get(room.id))

    def catch_up(self, table: str, known: int | None = None) -> None:
        """Let a room that is open here catch up, unless it has come to the revision that the store is known to have."""
        room = self._rooms.get(table)
        if room is None:
            return
        if table in self._tasks:
            self._again.add(table)
        else:
            self._tasks[table] = asyncio.create_task(self._run(room, known), name=f"catch up {table}")

    async def _run(self, room: Room, known: int | None) -> None:
        try:
            with room.in_use():
                await room.catch_up(known)
        except Mistake as mistake:
            log.warning("table %s: %s", room.id, mistake)
            self._owing = True
        except Exception:
            log.exception("table %s cannot catch up", room.id)
            room.break_up()
        finally:
            del self._tasks[room.id]
        if room.id in self._again:
            self._again.discard(room.id)
            self.catch_up(room.id)

    async def close(self) -> None:
        """Stop."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
