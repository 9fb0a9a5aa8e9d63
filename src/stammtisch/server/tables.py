"""All tables of a server: the rooms that are open here, and the lobby."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from typing import TYPE_CHECKING, Final

from stammtisch.core.mistakes import Mistake
from stammtisch.server import saving
from stammtisch.server.analysis.jobs import USUAL, Analyses
from stammtisch.server.api_types import Lobby
from stammtisch.server.autoplay import Autoplay, is_due
from stammtisch.server.blocklist import Blocklist
from stammtisch.server.bot_pool import LONGEST, BotPool
from stammtisch.server.collecting import Collector
from stammtisch.server.creation import load_room, make_room
from stammtisch.server.entrance import Entrance
from stammtisch.server.following import Follower
from stammtisch.server.leases import Leases
from stammtisch.server.measures import watch_loop
from stammtisch.server.presence import announce_presence
from stammtisch.server.updates import tell_listed

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from stammtisch.server.analysis.jobs import Budget
    from stammtisch.server.api_types import Created, NewTable
    from stammtisch.server.clients import Client
    from stammtisch.server.creation import Secrets
    from stammtisch.server.mail import Mail
    from stammtisch.server.messages import TableInfo
    from stammtisch.server.notices.sender import NoticeSender
    from stammtisch.server.profiles.profiles import Profiles
    from stammtisch.server.profiles.sessions import SignedIn
    from stammtisch.server.room import Room
    from stammtisch.server.store import Hint, ListedTable, Store

IDLE: Final = 60.0  # seconds until an unused room is closed; its table is in the store
HEAD_START: Final = 1.0  # seconds for the first page, before processes for bots are started
LISTED: Final = 100  # tables in the lobby
LOOK: Final = 2.0  # seconds between two looks at what is due, and at what others did
AT_ONCE: Final = 50  # tables that are opened in one look
TRY_AGAIN: Final = 60.0  # seconds after which a table that could not be opened is tried again
ANNOUNCE: Final = 15.0  # seconds between two announcements of who is here
log = logging.getLogger(__name__)


class Tables:
    """Opens rooms and closes them; a process never has more than one room for a table."""

    def __init__(
        self,
        store: Store,
        *,
        processes: int | None = None,
        longest: float = LONGEST,
        chat: bool = True,
        profiles: Profiles | None = None,
        budget: Budget = USUAL,
    ) -> None:
        self.store = store
        self.profiles = profiles  # None: this house has none
        self.chat = chat  # whether people may chat in this house
        self.bot_pool = BotPool(processes or max(2, min(4, (os.cpu_count() or 2) - 1)), longest)
        self.leases = Leases(store)
        self.analyses = Analyses(store, self.bot_pool, budget)
        self.autoplay = Autoplay(self.bot_pool, self.leases)
        self.rooms: dict[str, Room] = {}
        self.follower = Follower(self.rooms, store)
        self.clients: set[Client] = set()  # everybody with an open socket, in a room or not
        self.collector = Collector()
        self.entrance = Entrance()
        self.blocklist = Blocklist(store, self.clients)
        self.mail: Mail | None = None  # what sends letters, if somebody has set it up
        self.post: NoticeSender | None = None  # who tells people that it is their turn, if the extra is there
        self.draining = False  # about to end: nobody new is let in
        self._shut: dict[str, float] = {}  # tables that could not be opened, and when
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._background: list[asyncio.Task[None]] = []
        self._looking: set[asyncio.Task[None]] = set()  # for what whoever runs the house has done

    async def open(self) -> None:
        """Open the store and go on where every table was."""
        self.store.listen(self._hear)
        await self.store.open()
        await self.blocklist.look()
        await self.leases.beat()
        self._background = [
            asyncio.create_task(self._warm_bots(), name="warm bots"),
            asyncio.create_task(self._look_after_tables(), name="look after tables"),
            asyncio.create_task(self._announce_presence(), name="announce presence"),
            asyncio.create_task(self._close_idle_rooms(), name="close idle rooms"),
            asyncio.create_task(watch_loop(), name="watch loop"),
        ]
        if self.post:
            await self.post.open()
            self._background.append(asyncio.create_task(self.post.run(), name="send letters"))

    async def close(self) -> None:
        """Disconnect everybody and close the store."""
        tasks = [*self._background, *self._looking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.post:
            await self.post.close()
        await self.analyses.close()
        await self.autoplay.close()
        if self.profiles:
            await self.profiles.results.close()
        await self.follower.close()
        for room in self.rooms.values():
            await room.finish()
        await self.bot_pool.close()
        await self.store.close()

    # ---- rooms

    @contextlib.asynccontextmanager
    async def room(self, name: str) -> AsyncIterator[Room]:
        """A room for as long as it is needed, up to date."""
        room = await self._current(name)
        try:
            with room.in_use():
                yield room
        finally:
            if room.broken:
                self._forget(room)

    async def _current(self, name: str) -> Room:
        room = await self._find(name)
        with room.in_use():
            await room.refresh()
        if room.broken:  # the store has lost lines that this room knows
            self._forget(room)
            room = await self._find(name)
        return room

    async def _find(self, name: str) -> Room:
        room = self.rooms.get(name)
        if room is not None and not room.broken:
            return room
        task = self._loading.get(name)
        if task is None:
            task = self._loading[name] = asyncio.create_task(self._load(name))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> Room:
        seen = self.blocklist.revision
        try:
            async with self.entrance.opening:
                room = await load_room(name, self.store)
            room = self._remember(room)
            if self.blocklist.revision != seen:  # whoever runs the house has done something while we were reading
                self.follower.catch_up(name)
            return room
        finally:
            del self._loading[name]

    def _remember(self, room: Room) -> Room:
        """Let a room count, unless its table has one: of two, one would never hear what the other is told."""
        known = self.rooms.get(room.id)
        if known is not None and not known.broken:
            return known
        self.rooms[room.id] = room
        room.on_change = self._wake
        room.chat.in_house = self.chat
        room.turns_away = self.blocklist.is_blocked_profile
        room.keeps_results = self.profiles is not None
        return room

    def _wake(self, room: Room) -> None:
        """Do what is due in a room in which something has changed."""
        self.autoplay.wake(room)
        if self.profiles:
            self.profiles.results.wake(room)

    def _forget(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def create(self, wish: NewTable, me: SignedIn | None = None) -> Created:
        """Make a table."""
        return await self.add(*make_room(wish, self.store, me))

    async def add(self, room: Room, secrets: Secrets) -> Created:
        """Store a new table, open its room, and tell its secrets."""
        await self.store.create_table(saving.stored(room))
        await saving.learn_rest(room)
        self.open_room(room)
        return secrets.created(room)

    def open_room(self, room: Room) -> None:
        """Open the room of a table that has just been stored; if bots are due there, that may be done already."""
        self._wake(self._remember(room))

    # ---- in the background

    def _hear(self, hint: Hint) -> None:
        self.follower.hear(hint)
        if hint.moderated or hint.lost:
            task = asyncio.create_task(self._look_at_moderation(), name="look at moderation")
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    async def _look_at_moderation(self) -> None:
        with contextlib.suppress(Mistake):  # the database may be away: it is asked again soon
            await self.see_moderation()

    async def see_moderation(self) -> None:
        """See whether whoever runs the house has done something about people."""
        if await self.blocklist.look():
            await self.follower.look(always=True)

    async def _warm_bots(self) -> None:
        """Have bots ready, but let the first page come first."""
        await asyncio.sleep(HEAD_START)
        await self.bot_pool.warm()

    async def _look_after_tables(self) -> None:
        """Show that we are alive, see what others did, and look after the tables that nobody looks after."""
        while True:
            try:
                await self.leases.beat()
                await self.follower.look()
                await self._close_rooms([room for room in self.rooms.values() if room.broken])
                await self.see_moderation()
                await self.attend_due()
            except Exception as failure:  # noqa: BLE001 -- the database may be away: it is asked again
                log.warning("tables cannot be looked after: %s", type(failure).__name__)
            await asyncio.sleep(LOOK)

    async def attend_due(self) -> None:
        """Open the tables at which something is due; a few at a time, so that players come first."""
        for room in list(self.rooms.values()):
            if room.settings.clock.runs:  # those that we look after already are not among the store's
                self.autoplay.wake(room)
        since = time.monotonic() - TRY_AGAIN
        self._shut = {name: when for name, when in self._shut.items() if when > since}
        for name in await self.store.due_tables(AT_ONCE + len(self._shut)):
            if name not in self._shut:
                await self._attend(name)

    async def _attend(self, name: str) -> None:
        try:
            async with self.room(name) as room:
                if is_due(room) or room.owes_results:
                    self._wake(room)
                else:
                    await room.perform(lambda: saving.save_due(room))
        except Exception:
            log.exception("table %s cannot be opened", name)
            self._shut[name] = time.monotonic()

    async def _announce_presence(self) -> None:
        """Tell the other processes now and then who is connected to us."""
        while self.store.is_shared:
            await asyncio.sleep(ANNOUNCE)
            for room in list(self.rooms.values()):
                if room.clients:
                    announce_presence(room)

    async def _close_idle_rooms(self) -> None:
        while True:
            await asyncio.sleep(IDLE / 4)
            await self.close_idle_rooms(time.monotonic() - IDLE)
            self.collector.look(len(self.rooms))

    async def close_idle_rooms(self, since: float) -> None:
        """Close the rooms that nobody has used since some time; somebody else may look after their tables."""
        await self._close_rooms([room for room in self.rooms.values() if room.is_idle(since)])

    async def _close_rooms(self, rooms: list[Room]) -> None:
        for room in rooms:
            self._forget(room)
        with contextlib.suppress(Exception):  # the database may be away: leases end by themselves
            await self.leases.release(room.id for room in rooms)

    # ---- the lobby

    async def lobby(self) -> Lobby:
        """The tables that one can join or watch."""
        return Lobby(tuple(self.listed(table) for table in await self.store.lobby(LISTED)))

    def listed(self, table: ListedTable) -> TableInfo:
        """A table as the lobby and its own people see it from outside."""
        return tell_listed(table, self.rooms.get(table.id), chat=self.chat)
