"""What one guest, and all guests together, may have of the house: open tables, sockets, and room on its disk.

A guest is an address, or a network of them where everybody gets a whole one (IPv6). It is kept in memory and nowhere
else: nothing that is stored says who came from where. So processes cannot add up what a guest has; where they share a
house, each allows its share of what fills the house: tables and disk. What only keeps a process busy has a limit there.
"""

from __future__ import annotations

import contextlib
import ipaddress
import time
from typing import TYPE_CHECKING, Final, NamedTuple, ParamSpec, TypeVar

from stammtisch.core.mistakes import Mistake
from stammtisch.server.rate_limit import RateLimit
from stammtisch.server.side_work import SideWork

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from stammtisch.server.guard import Limits
    from stammtisch.server.tables import Tables

Made = TypeVar("Made")
Params = ParamSpec("Params")
DAY: Final = 86_400.0  # seconds
GAME: Final = 100_000  # bytes on disk of a whole game
NETWORK: Final = 64  # bits of an IPv6 address that are one guest's
FEW: Final = 50  # lines of a log that cost next to nothing
REMEMBERED: Final = 10_000  # guests
LEAST: Final = 0.1  # of a limit that each process allows, however many there are: guests do not spread evenly


def guest_at(client: tuple[str, int] | None) -> str:
    """Who asks: the address, or the network that one customer of a provider has."""
    address = client[0] if client else ""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((found, NETWORK), strict=False)) if found.version == 6 else address  # noqa: PLR2004


class Allowance(NamedTuple):
    """What a guest may still have: bytes on the disk, and long logs."""

    disk: RateLimit
    reading: RateLimit


class Guests:
    """Refuses a guest who wants too much, or everybody if the house is full."""

    def __init__(self, tables: Tables, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.tables = tables
        self.limits = limits
        self.clock = clock
        self.side_work = SideWork()
        self._made: dict[str, set[str]] = {}  # by guest: tables that were open when we looked last
        self._allowances: dict[str, Allowance] = {}  # by guest
        self._house = RateLimit(limits.house_disk, limits.house_disk / DAY, clock, self.share)

    def share(self) -> float:
        """The part of the house's limits that this process allows: all living ones together allow them."""
        return max(1 / self.tables.store.living, LEAST)

    def admit_table(self, guest: str) -> None:
        """Refuse one more table if too many are open, or the disk has no room for it."""
        if len(self.tables.rooms) >= self.limits.house:
            raise Mistake("house-full")
        most = self.limits.tables * self.share()
        if len(self.open_tables(guest)) >= most:
            raise Mistake("too-many-tables", most=int(most))
        self.admit_bytes(guest, GAME)

    def admit_bytes(self, guest: str, size: int) -> None:
        """Refuse what would take more of the disk than one guest, or all of them, may take in a day."""
        if not self._allowance(guest).disk.take(size):
            raise Mistake("too-much-stored")
        if not self._house.take(size):
            raise Mistake("house-full")

    def admit_reading(self, guest: str) -> None:
        """Refuse to tell long logs too often."""
        if not self._allowance(guest).reading.take():
            raise Mistake("too-often")

    def _allowance(self, guest: str) -> Allowance:
        if guest not in self._allowances:
            while len(self._allowances) >= REMEMBERED:
                del self._allowances[next(iter(self._allowances))]
            limits, clock = self.limits, self.clock
            disk = RateLimit(limits.disk, limits.disk / DAY, clock, self.share)
            self._allowances[guest] = Allowance(disk, RateLimit(limits.read, limits.reading, clock))
        return self._allowances[guest]

    def made(self, guest: str, table: str) -> None:
        """Remember whose a new table is: it counts for them, and bots think there on their time."""
        self._made.setdefault(guest, set()).add(table)
        self.tables.bot_pool.belongs(table, guest)

    def open_tables(self, guest: str) -> set[str]:
        """The tables of a guest that are open and not over."""
        rooms = self.tables.rooms
        found = {name for name in self._made.pop(guest, ()) if name in rooms and rooms[name].goes_on}
        if found:
            self._made[guest] = found
        return found


class Guest(NamedTuple):
    """One guest, who asks for something."""

    guests: Guests
    name: str

    async def make(self, making: Callable[[], Awaitable[Made]], name: Callable[[Made], str]) -> Made:
        """Let the guest make a table; `name` finds its id in what is made."""
        self.guests.admit_table(self.name)
        made = await making()
        self.guests.made(self.name, name(made))
        return made

    def read(self, lines: int) -> None:
        """Let the guest read so many lines of a table; a few are free."""
        if lines > FEW:
            self.guests.admit_reading(self.name)

    def sit(self, table: str) -> None:
        """Let a table count as this guest's, if nobody here knows who made it: after a start, or in another process."""
        pool = self.guests.tables.bot_pool
        if table not in pool.guests:
            pool.belongs(table, self.name)

    async def work(self, task: Callable[Params, Made], *args: Params.args, **kwargs: Params.kwargs) -> Made:
        """Let something be computed for the guest beside the event loop."""
        return await self.guests.side_work.run(self.name, task, *args, **kwargs)

    def store(self, size: int) -> None:
        """Let the guest store so many bytes."""
        self.guests.admit_bytes(self.name, size)


class OpenSockets:
    """How many sockets each guest has open."""

    def __init__(self, most: float) -> None:
        self.most = most
        self._open: dict[str, int] = {}

    @contextlib.contextmanager
    def one_more(self, guest: str) -> Iterator[None]:
        """Count a socket while it is open; refuse it if there are too many."""
        count = self._open.get(guest, 0)
        if count >= self.most:
            raise Mistake("too-often")
        self._open[guest] = count + 1
        try:
            yield
        finally:
            self._open[guest] -= 1
            if not self._open[guest]:
                del self._open[guest]
