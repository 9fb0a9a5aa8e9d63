"""What a store can do with letters, in a database that speaks SQL."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from stammtisch.server.store import Store, WriteConflict
from stammtisch.server.store.outbox import (
    insert_pass,
    insert_secret,
    read_due_letters,
    read_pass,
    read_secret,
    read_subscriptions,
    update_letter,
)
from stammtisch.server.store.schema import SUBSCRIPTIONS

if TYPE_CHECKING:
    from collections.abc import Callable

    import sqlalchemy as sql

    from stammtisch.server.store.post import DueLetter, Subscription
    from stammtisch.server.store.writer import Writer

Found = TypeVar("Found")


class LetterStore(Store):
    """Letters in a database. Who inherits from it says how it is reached."""

    _engine: sql.Engine
    _writer: Writer

    async def _read(self, read: Callable[[sql.Connection], Found]) -> Found:
        raise NotImplementedError

    async def house_secret(self, name: str, fresh: str) -> str:
        """A secret that the house keeps under a name; if there is none, `fresh` becomes it."""
        if found := await self._read(lambda connection: read_secret(connection, name)):
            return found
        await self._writer.write("", insert_secret(name, fresh, self._engine.dialect.name))
        return await self._read(lambda connection: read_secret(connection, name))

    async def subscriptions(self, table: str) -> list[Subscription]:
        """Who wants to be told at a table, and how."""
        return await self._read(lambda connection: read_subscriptions(connection, SUBSCRIPTIONS.c.table_id == table))

    async def find_subscription(self, name: str) -> Subscription | None:
        """A subscription by its id."""
        found = await self._read(lambda connection: read_subscriptions(connection, SUBSCRIPTIONS.c.id == name))
        return found[0] if found else None

    async def due_letters(self, most: int) -> list[DueLetter]:
        """Letters to be sent now that no living process is about to send; the longest overdue first."""
        now = self.now()
        return await self._read(lambda connection: read_due_letters(connection, now, most))

    async def save_letter(self, old: DueLetter, new: DueLetter) -> bool:
        """Store a letter if it is as it was read; False if its seat has moved, or another process was first."""
        try:
            await self._writer.write("", update_letter(old, new))
        except WriteConflict:
            return False
        return True

    async def issue_pass(self, table: str, seat: str, mark: str, until: int) -> None:
        """Let whoever has the secret behind a fingerprint come back to a seat, once, until some time."""
        await self._writer.write("", *insert_pass(table, seat, mark, until, self.now()))

    async def find_pass(self, table: str, mark: str) -> str | None:
        """The seat to which a fingerprint leads; None if it was used or its time is over."""
        now = self.now()
        return await self._read(lambda connection: read_pass(connection, table, mark, now))
