"""A room: a table as this process knows it. It takes commands one at a time, stores what they change, and tells all.

Another process may have a room of the same table. The store takes each line once: whoever comes second forgets what it
was about to do, reads what is new, and does it again.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import TYPE_CHECKING, Final

from stammtisch.core.events import SPECTATOR
from stammtisch.core.mistakes import Mistake
from stammtisch.server.autoplay import is_due
from stammtisch.server.chat import Chat
from stammtisch.server.clients import ENCODER
from stammtisch.server.clocks.fold import Clocks
from stammtisch.server.clocks.time_up import next_deadline
from stammtisch.server.history import Decided
from stammtisch.server.keys import fingerprint
from stammtisch.server.measures import MEASURES
from stammtisch.server.news import follow
from stammtisch.server.notices.asking import letters
from stammtisch.server.presence import Presence, seats_of_clients
from stammtisch.server.store import Activity, Revision, StoredLine, StoredTable, TableChange, WriteConflict
from stammtisch.server.updates import tell_moved

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
    from typing import TypeVar

    from stammtisch.core.standing_orders import StandingOrder
    from stammtisch.server.clients import Client
    from stammtisch.server.history import History
    from stammtisch.server.messages import Moderator, Status
    from stammtisch.server.seats import Seat
    from stammtisch.server.settings import TableSettings
    from stammtisch.server.store import Store
    from stammtisch.server.store.post import PostStep
    from stammtisch.server.talk import ChatLine, ChatState

    Answer = TypeVar("Answer")

REVISIONS: Final = 2**31  # all that there are ...
STEP: Final = 100_000  # ... and how far the next one may be: nobody comes to the same one by another way
TRIES: Final = 8  # how often a command is run again because another process was quicker


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
        self.rest = ""  # a digest of all that is no line, as it was read; empty: nobody knows
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
                        self.rest = ""  # whatever else the command has changed here was not stored
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

    # ---- storing

    def stored(self) -> StoredTable:
        """Everything that a store keeps of a new table."""
        seats = {seat.seat: seat for seat in self.seats}
        lines, activity, due = self.lines(0), self.activity(), self.due()
        return StoredTable(self.id, self.history.setup, self.status, self.settings, seats, lines, activity, due=due)

    def due(self) -> int | None:
        """When somebody must look after the table, in milliseconds since 1970; None if it waits for people only."""
        return self.store.now() if is_due(self) or self.owes_results else next_deadline(self)

    def lines(self, before: int, once: str = "") -> list[StoredLine]:
        """The lines after line `before`; the last one carries the mark of the click, if there was one."""
        self.history.stamp(self.store.now())
        new = zip(self.history.entries[before:], self.history.times[before:], strict=True)
        lines = [StoredLine(number, entry, at=at) for number, (entry, at) in enumerate(new, before + 1)]
        if lines:
            lines[-1] = lines[-1]._replace(once=once)
        return lines

    async def save(
        self,
        before: int,
        *seats: Seat,
        settings: TableSettings | None = None,
        once: str = "",
        creates: StoredTable | None = None,
    ) -> None:
        """Store the lines after line `before` and what else has changed; then tell everybody."""
        self.name_seats()
        status = None if self.status == self.stored_status else self.status
        dropped = self._drop_orders()
        changed = [
            *seats,
            *(seat for seat in dropped if seat not in seats),
        ]  # each once: a seat is written by its version
        if changed or settings:
            self.rest = ""
        lines = self.lines(before, once)
        revision, activity = self._next_revision(), self.activity()
        change = TableChange(
            lines, changed, settings, status, activity, self.due(), creates, post=letters(self), revision=revision
        )
        written = self.store.save_change(self.id, change)
        updates = self.updates(before)  # while the disk is busy
        await self._wait(written, revision, changed)
        self.stored_status = status or self.stored_status
        if once:
            self.counted[once] = self.history.number
        MEASURES.count("decisions", sum(isinstance(line.entry, Decided) for line in lines))
        self.send(updates)
        self.on_change(self)

    def _next_revision(self) -> Revision:
        """What the table is called after the next write, if it is still what we know."""
        return Revision(self.revision, (self.revision + 1 + secrets.randbelow(STEP)) % REVISIONS)

    async def _wait(self, written: Awaitable[None], revision: Revision, seats: Sequence[Seat] = ()) -> None:
        """Wait for the disk. If it fails, nothing in memory is true any more: the room is closed."""
        try:
            await written
        except WriteConflict:
            raise
        except Exception:
            self.break_up()
            raise
        self.revision = revision.new
        for seat in seats:
            seat.version += 1

    def break_up(self) -> None:
        """What this room holds in memory is not true: everybody is to come back to a new one."""
        self.broken = True
        self._disconnect()

    async def save_orders(self, seat: int, orders: tuple[StandingOrder, ...]) -> None:
        """Store a seat's standing orders; nobody else learns of it."""
        self.seats[seat].orders = orders
        await self.save_seat(seat)
        self.tell_again(seat)
        self.on_change(self)

    async def save_seat(self, seat: int, *post: PostStep) -> None:
        """Store a seat and what belongs to it, without a line."""
        self.rest = ""
        changed, steps = [self.seats[seat]], [*post, *letters(self)]
        revision = self._next_revision()
        change = TableChange(seats=changed, activity=self.activity(), due=self.due(), post=steps, revision=revision)
        await self._wait(self.store.save_change(self.id, change), revision, changed)

    async def save_chat(self, line: ChatLine) -> None:
        """Store what was said."""
        self.rest = ""
        revision = self._next_revision()
        await self._wait(self.store.save_chat(self.id, line, self.chat.lines[0].number, revision), revision)

    async def save_moderation(self, *seats: Seat, closed: Moderator | None = None) -> None:
        """Store that a seat was muted, or the table closed, or neither any more."""
        self.rest = ""
        revision, activity = self._next_revision(), self.activity()
        change = TableChange(
            seats=seats, activity=activity, due=self.due(), closed=closed, post=letters(self), revision=revision
        )
        await self._wait(self.store.save_change(self.id, change), revision, seats)
        self.on_change(self)

    async def save_due(self) -> None:
        """Store when somebody must look after the table: it was found to be due, and is not."""
        revision = self._next_revision()
        change = TableChange(activity=self.activity(), due=self.due(), revision=revision)
        await self._wait(self.store.save_change(self.id, change), revision)

    def _drop_orders(self) -> list[Seat]:
        """Drop the standing orders that mean nothing any more; return the seats that had some."""
        table = self.history.table
        changed: list[Seat] = []
        for number, seat in enumerate(self.seats):
            if table and seat.orders:
                view = table.game.view(table.position, number)
                kept = () if seat.bot else table.game.keep_orders(view, seat.orders)
                if kept != seat.orders:
                    seat.orders = kept
                    changed.append(seat)
        return changed

    def name_seats(self) -> None:
        """Let the log call people by the names that they have now."""
        self.history.names = {seat.seat: seat.name for seat in self.seats}

    # ---- what others have written

    async def refresh(self) -> None:
        """Be up to date with the store, before somebody is told how the table stands."""
        if self.store.is_shared and (await self.store.revisions([self.id])).get(self.id) != self.revision:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read what other processes have written, and tell the clients here."""
        async with self.lock:
            if not self.broken:
                await follow(self)

    # ---- telling

    def updates(self, after: int) -> dict[int, bytes]:
        """What is new since line `after`: one encoded update per viewer, shared by all clients with that view."""
        viewers = {client.viewer for client in self.clients}
        return {viewer: ENCODER.encode(tell_moved(self, viewer, after)) for viewer in sorted(viewers)}

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
