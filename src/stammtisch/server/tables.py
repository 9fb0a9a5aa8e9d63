"""All tables of a server: the rooms that are open, and the lobby."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from typing import TYPE_CHECKING, Final

from stammtisch.server.api_types import Lobby
from stammtisch.server.autoplay import Autoplay
from stammtisch.server.bot_pool import LONGEST, BotPool
from stammtisch.server.creation import load_room, make_room
from stammtisch.server.installed import find_game
from stammtisch.server.messages import TableInfo

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from stammtisch.server.api_types import Created, NewTable
    from stammtisch.server.creation import Secrets
    from stammtisch.server.room import Room
    from stammtisch.server.store import ListedTable, Store

IDLE: Final = 60.0  # seconds until an unused room is closed; its table is in the store
HEAD_START: Final = 1.0  # seconds for the first page, before processes for bots are started
LISTED: Final = 100  # tables in the lobby
log = logging.getLogger(__name__)


class Tables:
    """Opens rooms and closes them; there is never more than one room for a table."""

    def __init__(
        self, store: Store, *, processes: int | None = None, longest: float = LONGEST, chat: bool = True
    ) -> None:
        self.store = store
        self.chat = chat  # whether people may chat in this house
        self.bot_pool = BotPool(processes or max(2, min(4, (os.cpu_count() or 2) - 1)), longest)
        self.autoplay = Autoplay(self.bot_pool)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._background: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the store and go on where every table was."""
        await self.store.open()
        self._background = [
            asyncio.create_task(self._warm_bots(), name="warm bots"),
            asyncio.create_task(self._resume_tables(), name="resume tables"),
            asyncio.create_task(self._close_idle_rooms(), name="close idle rooms"),
        ]

    async def close(self) -> None:
        """Disconnect everybody and close the store."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.autoplay.close()
        for room in self.rooms.values():
            await room.finish()
        await self.bot_pool.close()
        await self.store.close()

    # ---- rooms

    @contextlib.asynccontextmanager
    async def room(self, name: str) -> AsyncIterator[Room]:
        """A room for as long as it is needed."""
        room = await self._find(name)
        try:
            with room.in_use():
                yield room
        finally:
            if room.broken:
                self._forget(room)

    async def _find(self, name: str) -> Room:
        room = self.rooms.get(name)
        if room is not None and not room.broken:
            return room
        task = self._loading.get(name)
        if task is None:
            task = self._loading[name] = asyncio.create_task(self._load(name))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> Room:
        try:
            room = await load_room(name, self.store)
            self._remember(room)
            return room
        finally:
            del self._loading[name]

    def _remember(self, room: Room) -> None:
        self.rooms[room.id] = room
        room.on_change = self.autoplay.wake
        room.chat.in_house = self.chat

    def _forget(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def create(self, wish: NewTable) -> Created:
        """Make a table."""
        return await self.add(*make_room(wish, self.store))

    async def add(self, room: Room, secrets: Secrets) -> Created:
        """Store a new table, open its room, and tell its secrets."""
        await self.store_room(room)
        return secrets.created(room)

    async def store_room(self, room: Room) -> None:
        """Store a new table and open its room."""
        await self.store.create_table(room.stored())
        self._remember(room)
        self.autoplay.wake(room)

    # ---- in the background

    async def _warm_bots(self) -> None:
        """Have bots ready, but let the first page come first."""
        await asyncio.sleep(HEAD_START)
        await self.bot_pool.warm()

    async def _resume_tables(self) -> None:
        """After a start: open every table at which a bot or a standing order is due."""
        for name in await self.store.playing_tables():
            try:
                async with self.room(name) as room:
                    self.autoplay.wake(room)
            except Exception:
                log.exception("table %s cannot be opened", name)

    async def _close_idle_rooms(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 4)
            self.close_idle_rooms(time.monotonic() - IDLE)

    def close_idle_rooms(self, since: float) -> None:
        """Close the rooms that nobody has used since some time."""
        for room in list(self.rooms.values()):
            if room.is_idle(since):
                self._forget(room)

    # ---- the lobby

    async def lobby(self) -> Lobby:
        """The tables that one can join or watch."""
        return Lobby(tuple(self.listed(table) for table in await self.store.lobby(LISTED)))

    def listed(self, table: ListedTable) -> TableInfo:
        """A table as the lobby and its own people see it from outside."""
        room = self.rooms.get(table.id)
        here = {room.seats[seat].seat for seat in room.here()} if room else set()
        names = find_game(table.setup.game).seat_names[: table.setup.seats]
        infos = tuple(table.seats[name].info(here=name in here) for name in names)
        settings = table.settings
        return TableInfo(
            id=table.id,
            setup=table.setup,
            status=table.status,
            seats=infos,
            watch=settings.watch,
            pace=settings.pace,
            number=table.number,
            chat="never" if not self.chat else "on" if settings.chat else "off",
            next=settings.next,
        )
