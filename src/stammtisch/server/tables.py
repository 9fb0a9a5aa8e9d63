"""The house: all rooms that are open, the lobby, and the people who answer without a click."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql

from stammtisch.core.mistakes import Mistake
from stammtisch.server.api_types import Lobby
from stammtisch.server.autoplay import run_autoplay
from stammtisch.server.bot_pool import LONGEST, BotPool
from stammtisch.server.creation import READ_SETUP, load_room, make_room, read_seat, table_rows
from stammtisch.server.installed import find_game
from stammtisch.server.messages import TableInfo
from stammtisch.server.store import LINES, SEATS, TABLES, Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from stammtisch.server.api_types import Created, NewTable
    from stammtisch.server.creation import Secrets
    from stammtisch.server.room import Room

IDLE: Final = 60.0  # seconds until an empty room is closed; its table is in the file
HEAD_START: Final = 1.0  # seconds for the first page, before processes for bots are started
LISTED: Final = 100  # tables in the lobby
log = logging.getLogger(__name__)


class Tables:
    """Opens rooms and closes them; there is never more than one room for a table."""

    def __init__(self, folder: Path, *, processes: int | None = None, longest: float = LONGEST) -> None:
        self.store = Store(folder)
        self.bot_pool = BotPool(processes or max(1, min(4, (os.cpu_count() or 2) - 1)), longest)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._attended: dict[str, asyncio.Task[None]] = {}
        self._stirred: set[str] = set()  # rooms in which something has changed while they were attended
        self._used: dict[str, float] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._closing = False

    async def open(self) -> None:
        """Open the file and go on where every table was."""
        await self.store.open()
        self._chores = [
            asyncio.create_task(self._warm(), name="warm"),
            asyncio.create_task(self._go_on(), name="go on"),
            asyncio.create_task(self._sweep(), name="sweep"),
        ]

    async def close(self) -> None:
        """Send everybody home and close the file."""
        self._closing = True
        tasks = [*self._chores, *self._attended.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in self.rooms.values():
            await room.finish()
        await self.bot_pool.close()
        await self.store.close()

    # ---- rooms

    @contextlib.asynccontextmanager
    async def room(self, name: str) -> AsyncIterator[Room]:
        """A room for as long as it is needed."""
        room = await self._find(name)
        room.uses += 1
        try:
            yield room
        finally:
            room.uses -= 1
            self._used[name] = time.monotonic()
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
            self._keep(room)
            return room
        finally:
            del self._loading[name]

    def _keep(self, room: Room) -> None:
        self.rooms[room.id] = room
        self._used[room.id] = time.monotonic()
        room.on_change = self.stir

    def _forget(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self._used.pop(room.id, None)

    async def create(self, wish: NewTable) -> Created:
        """Make a table."""
        return await self.move_in(*make_room(wish, self.store))

    async def move_in(self, room: Room, secret: Secrets) -> Created:
        """Store a new table and open its room."""
        await self.store.write(*table_rows(room), lines=room.rows(0))
        self._keep(room)
        self.stir(room)
        return secret.created(room)

    # ---- bots and standing answers

    def stir(self, room: Room) -> None:
        """Look after a room in which something has changed, if a bot or a standing answer may be due."""
        automatic = any(room.seats[seat].bot or room.seats[seat].orders for seat in room.history.asked)
        if not automatic or self._closing:
            return
        if room.id in self._attended:
            self._stirred.add(room.id)
            return
        task = asyncio.create_task(self._attend(room), name=f"run_autoplay {room.id}")
        self._attended[room.id] = task

    async def _attend(self, room: Room) -> None:
        room.uses += 1
        try:
            await run_autoplay(room, self.bot_pool)
        except Mistake as mistake:
            log.warning("table %s: %s", room.id, mistake)
        except Exception:
            log.exception("table %s cannot go on", room.id)
        finally:
            room.uses -= 1
            self._used[room.id] = time.monotonic()
            del self._attended[room.id]
        if room.id in self._stirred:
            self._stirred.discard(room.id)
            self.stir(room)

    async def _warm(self) -> None:
        """Have bots ready, but let the first page come first."""
        await asyncio.sleep(HEAD_START)
        await self.bot_pool.warm()

    async def _go_on(self) -> None:
        """After a start: open every table at which a bot or a standing answer is due."""
        playing = await self.store.read(
            sql.select(TABLES.c.id).where(TABLES.c.status == "playing").order_by(TABLES.c.made.desc())
        )
        for row in playing:
            try:
                async with self.room(row.id) as room:
                    self.stir(room)
            except Exception:
                log.exception("table %s cannot be opened", row.id)

    async def _sweep(self) -> None:
        """Close rooms that nobody has used for a while."""
        while True:
            await asyncio.sleep(IDLE / 4)
            self.sweep(time.monotonic() - IDLE)

    def sweep(self, before: float) -> None:
        """Close the empty rooms that were last used before some time."""
        for room in list(self.rooms.values()):
            if not room.clients and room.uses == 0 and not room.door.locked() and self._used[room.id] < before:
                self._forget(room)

    # ---- the lobby

    async def lobby(self) -> Lobby:
        """The tables that one can join or watch."""
        open_seat = sql.exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.holder == "open")
        wanted = TABLES.c.status != "over", sql.or_(TABLES.c.watch == "everyone", open_seat)
        tables = await self.store.read(
            sql.select(TABLES).where(*wanted).order_by(TABLES.c.made.desc(), TABLES.c.id).limit(LISTED)
        )
        names = [row.id for row in tables]
        seats = await self.store.read(sql.select(SEATS).where(SEATS.c.table_id.in_(names)))
        lines = await self.store.read(
            sql.select(LINES.c.table_id, sql.func.max(LINES.c.number).label("number"))
            .where(LINES.c.table_id.in_(names))
            .group_by(LINES.c.table_id)
        )
        numbers = {row.table_id: row.number for row in lines}
        return Lobby(tuple(self._listed(row, seats, numbers.get(row.id, 0)) for row in tables))

    def _listed(self, table: sql.Row[Any], rows: Any, number: int) -> TableInfo:  # noqa: ANN401 -- rows of a query
        """A table as the lobby shows it."""
        room = self.rooms.get(table.id)
        here = {room.seats[seat].seat for seat in room.here()} if room else set()
        setup = READ_SETUP.decode(table.setup)
        seats = {row.seat: read_seat(row) for row in rows if row.table_id == table.id}
        names = find_game(setup.game).seat_names[: setup.seats]
        infos = tuple(seats[name].info(here=name in here) for name in names)
        return TableInfo(table.id, setup, table.status, infos, table.watch, table.pace, number)
