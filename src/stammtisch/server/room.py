"""A room: a table as this process knows it. It takes commands one at a time, stores what they change, and tells all.

Another process may have a room of the same table. The store takes each line once: whoever comes second forgets what it
was about to do, reads what is new, and does it again.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

from stammtisch.core.events import SPECTATOR
from stammtisch.core.mistakes import Mistake
from stammtisch.server.chat import Chat
from stammtisch.server.clients import ENCODER
from stammtisch.server.clocks.fold import Clocks
from stammtisch.server.keys import fingerprint
from stammtisch.server.news import follow
from stammtisch.server.presence import Presence, seats_of_clients
from stammtisch.server.store import Activity, WriteConflict
from stammtisch.server.updates import tell_common, tell_moved

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable, Iterator
    from typing import TypeVar

    from stammtisch.server.clients import Client
    from stammtisch.server.history import History
    from stammtisch.server.scalars import Status
    from stammtisch.server.seats import Seat
    from stammtisch.server.settings import TableSettings
    from stammtisch.server.store import Store
    from stammtisch.server.talk import ChatState

    Answer = TypeVar("Answer")

TRIES: Final = 40  # how often a command is run again because another process was quicker: its bots may have no pause


class Room:
    """A table, the clients that have it open, and the lock that lets one command in at a time."""

    def __init__(self, name: str, history: History, seats: list[Seat], settings: TableSettings, store: Store) -> None:
        self.id = name
        self.history = history
        self.seats = seats
        self.settings = settings
        self.store = store
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.chat = Chat()
        self._clocks: Clocks | None = None  # as they stood when we looked last
        self.elsewhere = Presence()
        self.counted: dict[str, int] = {}  # by the mark of a click that has counted: its line
        self.revision = 0  # as far as we know; another with each write
        self.rest = ""  # a digest of all that is no line, as it was read; empty: it was changed here, stored or not
        self.uses = 0  # requests and automatic answers under way
        self.last_used = time.monotonic()
        self.broken = False  # it could not store: what it holds in memory is not true
        self.on_change: Callable[[Room], None] = lambda _room: None
        self.turns_away: Callable[[str], bool] = lambda _profile: False  # whether the owner of a profile is blocked
        self.stored_status = self.status
        self.keeps_results = False  # whether this house has profiles
        self.results_written = False
        self.name_seats()
        self._tasks: set[asyncio.Task[object]] = set()

    @property
    def status(self) -> Status:
        """How far the table is."""
        table = self.history.table
        if table is None:
            return "gathering"
        return "playing" if table.position.to_act else "over"

    @property
    def chat_state(self) -> ChatState:
        """Whether people may chat here."""
        return self.chat.state(wanted=self.settings.chat and not self.settings.closed)

    @property
    def goes_on(self) -> bool:
        """Whether the game is not over, and nobody has closed the table."""
        return self.status != "over" and not self.settings.closed

    def activity(self) -> Activity:
        """Who owes a decision, and the result if there is one."""
        table = self.history.table
        acting = tuple(self.seats[number].seat for number in sorted(self.history.asked))
        return Activity(acting, table.record.result if table else None)

    def clocks(self) -> Clocks | None:
        """How the clocks stand after the last line; None if there are none. What was folded is kept for the next."""
        if not self.settings.clock.runs:
            return None
        known, outages = self._clocks, self.store.outages
        if known is None or known.calendar.outages is not outages or not known.is_before(self.history):
            known = self._clocks = Clocks(self.settings.clock, len(self.seats), outages)
        known.follow(self.history)
        return known

    # ---- who

    def seat_name(self, viewer: int) -> str | None:
        """A viewer's seat; None for a spectator."""
        return None if viewer == SPECTATOR else self.seats[viewer].seat

    def here(self) -> set[int]:
        """The seats whose people have the table open."""
        elsewhere = self.elsewhere.seats()
        return seats_of_clients(self.clients) | {
            number for number, seat in enumerate(self.seats) if seat.seat in elsewhere
        }

    def seats_of(self, keys: Iterable[str]) -> set[int]:
        """The seats that these keys are for."""
        marks = {fingerprint(key) for key in keys}
        return {number for number, seat in enumerate(self.seats) if any(map(seat.opens_for, marks))}

    def viewer_of(self, key: str | None) -> int:
        """Who shows this key: a seat, or a spectator who may watch."""
        mark = fingerprint(key) if key else None
        for number, seat in enumerate(self.seats):
            if mark is not None and seat.opens_for(mark):
                if self.turns_away(seat.profile):
                    raise Mistake("blocked")
                return number
        if not self.settings.may_watch(mark, {seat.invitation for seat in self.seats}):
            raise Mistake("not-yours")
        if mark != self.settings.host:
            self.settings.check_open()
        return SPECTATOR

    def seat_of(self, key: str | None) -> int:
        """Whose seat this key is."""
        viewer = self.viewer_of(key)
        if viewer == SPECTATOR:
            raise Mistake("not-yours")
        return viewer

    def check_host(self, key: str | None) -> None:
        """Refuse everybody but the host."""
        if not key or fingerprint(key) != self.settings.host:
            raise Mistake("not-yours")

    def check_help(self) -> None:
        """Refuse to help those who play for their ratings."""
        if self.settings.rated and self.status != "over":
            raise Mistake("rated-alone")

    @property
    def owes_results(self) -> bool:
        """Whether it must still be written what became of those who have a profile."""
        over = self.keeps_results and not self.results_written and self.status == "over"
        return over and any(seat.profile for seat in self.seats)

    @contextlib.contextmanager
    def in_use(self) -> Iterator[None]:
        """Keep the room open meanwhile."""
        self.uses += 1
        try:
            yield
        finally:
            self.uses -= 1
            self.last_used = time.monotonic()

    def is_idle(self, since: float) -> bool:
        """Whether nobody has used the room since some time."""
        return not self.clients and self.uses == 0 and not self.lock.locked() and self.last_used < since

    # ---- commands

    async def perform(self, command: Callable[[], Coroutine[object, object, Answer]]) -> Answer:
        """Run a command under the lock; it is run to its end even if its caller is cancelled."""

        async def run() -> Answer:
            async with self.lock:
                for _ in range(TRIES):
                    if self.broken:
                        break
                    mark = self.history.mark()
                    try:
                        return await command()
                    except WriteConflict:
                        self.history.rewind(mark)
                        await follow(self)
                raise Mistake("stale")

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Run to the end what was begun, and disconnect everybody."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._disconnect()

    def _disconnect(self) -> None:
        for client in self.clients:
            client.leave()

    def break_up(self) -> None:
        """What this room holds in memory is not true: everybody is to come back to a new one."""
        self.broken = True
        self._disconnect()

    def name_seats(self) -> None:
        """Let the log call people by the names that they have now."""
        self.history.names = {seat.seat: seat.name for seat in self.seats}

    # ---- what others have written

    async def refresh(self) -> None:
        """Be up to date with the store, before somebody is told how the table stands."""
        if self.store.is_shared and (await self.store.revisions([self.id])).get(self.id) != self.revision:
            await self.catch_up()

    async def catch_up(self, known: int | None = None) -> None:
        """Read what other processes have written, and tell the clients here. `known`: a revision of the store."""
        async with self.lock:  # a write of our own may be under way: then the store is where we are about to be
            if not self.broken and known != self.revision:
                await follow(self)

    # ---- telling

    def updates(self, after: int) -> dict[int, bytes]:
        """What is new since line `after`: one encoded update per viewer, shared by all clients with that view."""
        viewers = {client.viewer for client in self.clients}
        common = tell_common(self) if viewers else None
        return {viewer: ENCODER.encode(tell_moved(self, viewer, after, common)) for viewer in sorted(viewers)}

    def send(self, updates: dict[int, bytes]) -> None:
        """Send updates to their viewers; a client that has come or changed seats meanwhile was told everything."""
        for client in list(self.clients):
            if client.viewer in updates:
                client.send(updates[client.viewer])

    def tell_again(self, viewer: int) -> None:
        """Tell one viewer what only they need know; no line is new."""
        for client in self.clients:
            if client.viewer == viewer:
                client.tell(tell_moved(self, viewer, self.history.number))

    def disconnect_watchers(self) -> None:
        """Disconnect all spectators; the host may come back."""
        for client in self.clients:
            if client.viewer == SPECTATOR:
                client.leave()

    def send_all(self, data: bytes) -> None:
        """Send the same to everybody."""
        for client in list(self.clients):
            client.send(data)
