"""What a database keeps of people who have a profile; the statements are in `store/profile_rows.py` and its neighbours.

Nothing here is part of a table's log, so it is not written by the writing thread; each call is one transaction.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Concatenate, NamedTuple, ParamSpec, TypeVar

import msgspec
import sqlalchemy as sql

from stammtisch.core.mistakes import Mistake
from stammtisch.server.store.writer import describe

if TYPE_CHECKING:
    from collections.abc import Callable

Found = TypeVar("Found")
Params = ParamSpec("Params")


class StoredProfile(NamedTuple):
    """A person who wants to be known again."""

    id: str
    name: str
    email: str | None
    made: int  # milliseconds since 1970, like all times here


class StoredPasskey(NamedTuple):
    """What is known of a passkey: never the secret, which stays in the device."""

    id: str
    profile: str
    public_key: str
    sign_count: int
    label: str
    made: int


class StoredSession(NamedTuple):
    """A browser in which somebody has signed in."""

    id: str
    profile: str
    token: str  # a fingerprint, like the next
    before: str
    renewed: int
    made: int
    used: int
    label: str


class Ceremony(NamedTuple):
    """A question that was put to a device."""

    id: str
    challenge: str
    profile: str
    name: str
    made: int


class SentCode(NamedTuple):
    """A code that was sent by e-mail."""

    id: str
    email: str
    code: str
    profile: str
    tries: int
    made: int


class Opponent(msgspec.Struct, frozen=True):
    """Somebody else at a finished table: a level of bots, or (empty) a person."""

    bot: str
    place: int


class StoredResult(NamedTuple):
    """What became of a profile at a finished table."""

    at_table: str
    profile: str
    game: str
    seat: str
    place: int
    others: tuple[Opponent, ...]
    rated: bool
    at: int


class StoredRating(NamedTuple):
    """How strong somebody is believed to be at a game, and how sure that is."""

    profile: str
    game: str
    mu: float
    sigma: float
    games: int


class LadderRow(NamedTuple):
    """A rating with the name of its owner."""

    name: str
    rating: StoredRating


class SeatMark(NamedTuple):
    """A seat of a table, as it was when it was read: who writes it must have seen its newest version."""

    table: str
    seat: str
    version: int
    profile: str
    devices: tuple[str, ...]


class People:
    """Transactions about people; each is done whole or not at all, in a thread of its own."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine

    async def read(
        self, work: Callable[Concatenate[sql.Connection, Params], Found], *args: Params.args, **kwargs: Params.kwargs
    ) -> Found:
        """Look something up."""

        def run() -> Found:
            with self._engine.connect() as connection:
                return work(connection, *args, **kwargs)

        return await in_thread(run)

    async def write(
        self, work: Callable[Concatenate[sql.Connection, Params], Found], *args: Params.args, **kwargs: Params.kwargs
    ) -> Found:
        """Change something. Nobody else writes to a file meanwhile; in a database rows are locked as they are read."""

        def run() -> Found:
            with self._engine.begin() as connection:
                if connection.dialect.name == "sqlite":
                    connection.exec_driver_sql("BEGIN IMMEDIATE")
                return work(connection, *args, **kwargs)

        return await in_thread(run)


async def in_thread(run: Callable[[], Found]) -> Found:
    """Run beside the event loop; a database that does not answer is a Mistake."""
    try:
        return await asyncio.to_thread(run)
    except sql.exc.OperationalError as error:
        raise Mistake("store-away", detail=describe(error)[:200]) from error
    except sql.exc.IntegrityError as error:  # somebody has written the same meanwhile
        raise Mistake("stale") from error
