"""A room: the one owner of a table. It takes commands one at a time, stores them, then tells everybody."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import sqlalchemy as sql

from stammtisch.core.events import SPECTATOR
from stammtisch.core.mistakes import Mistake
from stammtisch.server.clients import ENCODER
from stammtisch.server.keys import fingerprint
from stammtisch.server.messages import Present
from stammtisch.server.store import SEATS, TABLES
from stammtisch.server.updates import tell_moved

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import TypeVar

    from stammtisch.core.standing_orders import StandingOrder
    from stammtisch.server.clients import Client
    from stammtisch.server.history import History
    from stammtisch.server.messages import Status, Watch
    from stammtisch.server.seats import Seat
    from stammtisch.server.store import Row, Store

    Answer = TypeVar("Answer")


@dataclass(slots=True)
class Rights:
    """Who may run the table and who may watch; keys as fingerprints."""

    host: str
    watch_key: str
    watch: str
    pace: int


class Room:
    """A table, the people around it, and the queue before its door."""

    def __init__(self, name: str, history: History, seats: list[Seat], rights: Rights, store: Store) -> None:
        self.id = name
        self.history = history
        self.seats = seats
        self.rights = rights
        self.store = store
        self.door = asyncio.Lock()
        self.clients: set[Client] = set()
        self.counted: dict[str, int] = {}  # what was said once, and its line
        self.uses = 0  # requests and pending under way
        self.broken = False  # it could not store: what it holds in memory is not true
        self.on_change: Callable[[Room], None] = lambda _room: None
        self._tasks: set[asyncio.Task[object]] = set()

    # ---- who

    @property
    def status(self) -> Status:
        """How far the table is."""
        table = self.history.table
        if table is None:
            return "gathering"
        return "playing" if table.position.to_act else "over"

    @property
    def watch(self) -> Watch:
        """Who may watch."""
        return cast("Watch", self.rights.watch)

    @property
    def pace(self) -> int:
        """Milliseconds from a question to a bot's answer."""
        return self.rights.pace

    def seat_name(self, viewer: int) -> str | None:
        """A viewer's seat; None for a spectator."""
        return None if viewer == SPECTATOR else self.seats[viewer].seat

    def here(self) -> set[int]:
        """The seats whose people have the table open."""
        return {client.viewer for client in self.clients} - {SPECTATOR}

    def viewer_of(self, key: str | None) -> int:
        """Who shows this key: a seat, or a spectator who may watch."""
        mark = fingerprint(key) if key else None
        for number, seat in enumerate(self.seats):
            if mark is not None and seat.key == mark:
                return number
        if self.watch == "everyone" or mark == self.rights.host or (self.watch == "link" and self.has_watch_key(mark)):
            return SPECTATOR
        raise Mistake("not-yours")

    def has_watch_key(self, mark: str | None) -> bool:
        """Whether this is the fingerprint of the key to watch with."""
        return mark is not None and mark == self.rights.watch_key

    def seat_of(self, key: str | None) -> int:
        """Whose seat this key is."""
        viewer = self.viewer_of(key)
        if viewer == SPECTATOR:
            raise Mistake("not-yours")
        return viewer

    def check_host(self, key: str | None) -> None:
        """Refuse everybody but the host."""
        if not key or fingerprint(key) != self.rights.host:
            raise Mistake("not-yours")

    # ---- commands

    async def perform(self, command: Callable[[], Coroutine[object, object, Answer]]) -> Answer:
        """Do something inside, alone; it is done to its end even if whoever asked for it goes away."""

        async def alone() -> Answer:
            async with self.door:
                if self.broken:
                    raise Mistake("stale")
                return await command()

        task = asyncio.ensure_future(alone())
        self._tasks.add(cast("asyncio.Task[object]", task))
        task.add_done_callback(lambda done: self._tasks.discard(cast("asyncio.Task[object]", done)))
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Do to the end what was begun, and send everybody home."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for client in self.clients:
            client.leave()

    async def keep(self, before: int, *others: sql.Executable, once: str = "") -> None:
        """Store the lines behind `before` and whatever else has changed; then tell everybody."""
        statements = [*others, *self._orders_dropped()]
        if before == 0 or self.status != "playing":
            statements.append(sql.update(TABLES).where(TABLES.c.id == self.id).values(status=self.status))
        written = self.store.write(*statements, lines=self.rows(before, once))
        letters = self.letters(before)  # while the disk is busy
        await self._wait(written)
        if once:
            self.counted[once] = self.history.number
        self.post(letters)
        self.on_change(self)

    async def _wait(self, written: asyncio.Future[None]) -> None:
        """Wait for the disk. If it fails, nothing in memory is true any more: the room is closed."""
        try:
            await written
        except Exception:
            self.broken = True
            for client in self.clients:
                client.leave()
            raise

    def rows(self, before: int, once: str = "") -> list[Row]:
        """The lines behind `before` as rows of the file."""
        entries = self.history.entries[before:]
        rows: list[Row] = [
            {"table_id": self.id, "number": number, "entry": ENCODER.encode(entry).decode(), "once": ""}
            for number, entry in enumerate(entries, before + 1)
        ]
        if rows:
            rows[-1]["once"] = once
        return rows

    async def save_orders(self, seat: int, orders: tuple[StandingOrder, ...]) -> None:
        """Keep a seat's standing answers; nobody else learns of it."""
        await self._wait(self.store.write(self.set_seat(seat, orders=orders)))
        self.publish_to(seat)
        self.on_change(self)

    def set_seat(self, seat: int, orders: tuple[StandingOrder, ...]) -> sql.Executable:
        """Change the standing answers of a seat, here and in the file."""
        self.seats[seat].orders = orders
        text = ENCODER.encode(orders).decode()
        return seat_row(self.id, self.seats[seat].seat).values(orders=text)

    def _orders_dropped(self) -> list[sql.Executable]:
        """Standing answers that mean nothing any more."""
        table = self.history.table
        dropped: list[sql.Executable] = []
        for number, seat in enumerate(self.seats):
            if table and seat.orders:
                view = table.game.view(table.position, number)
                kept = () if seat.bot else table.game.keep_orders(view, seat.orders)
                if kept != seat.orders:
                    dropped.append(self.set_seat(number, kept))
        return dropped

    # ---- telling

    def publish(self, after: int) -> None:
        """Tell every client what is new."""
        self.post(self.letters(after))

    def letters(self, after: int) -> dict[int, bytes]:
        """What is new, by viewer: the same words to all who see with the same eyes."""
        viewers = {client.viewer for client in self.clients}
        return {viewer: ENCODER.encode(tell_moved(self, viewer, after)) for viewer in sorted(viewers)}

    def post(self, letters: dict[int, bytes]) -> None:
        """Send them. Whoever has come or changed seats meanwhile was told everything at the door."""
        for client in list(self.clients):
            if client.viewer in letters:
                client.send(letters[client.viewer])

    def publish_to(self, viewer: int) -> None:
        """Tell one viewer what only he need know; no line is new."""
        for client in self.clients:
            if client.viewer == viewer:
                client.tell(tell_moved(self, viewer, self.history.number))

    def close_to_watchers(self) -> None:
        """Show spectators the door; the host may come back."""
        for client in self.clients:
            if client.viewer == SPECTATOR:
                client.leave()

    def publish_presence(self) -> None:
        """Tell everybody who is there."""
        here = tuple(self.seats[number].seat for number in sorted(self.here()))
        watchers = sum(client.viewer == SPECTATOR for client in self.clients)
        data = ENCODER.encode(Present(here, watchers))
        for client in list(self.clients):
            client.send(data)


def seat_row(table: str, seat: str) -> sql.Update:
    """The row of a seat, to be changed."""
    return sql.update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
