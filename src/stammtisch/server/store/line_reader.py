"""What other processes have written at tables, read in one query each: mostly lines, and nothing else is new.

Whether anything else is new is told by a digest of it, which the database makes of what is there. A process that has
another digest, or none, reads everything.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
import psycopg
import sqlalchemy as sql

from stammtisch.core.mistakes import Mistake
from stammtisch.server.store import FreshLines
from stammtisch.server.store.batches import BatchThread, settle
from stammtisch.server.store.rows import read_fresh_line
from stammtisch.server.store.schema import TABLES

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

# of the row of a table: what never changes, or changes with its lines
WITH_LINES: Final = frozenset({"id", "setup", "made", "status", "used", "activity", "revision", "due"})
SETTINGS: Final = ", ".join(f'"table".{column.name}' for column in TABLES.c if column.name not in WITH_LINES)
REST: Final = f"""md5(concat(
    ROW({SETTINGS})::text,
    (SELECT string_agg(one::text, '' ORDER BY one.seat) FROM seats one WHERE one.table_id = "table".id),
    (SELECT string_agg(one::text, '' ORDER BY one.number) FROM chat one WHERE one.table_id = "table".id)
))"""  # noqa: S608 -- columns of ours
FRESH: Final = f"""
SELECT "table".revision, "table".status, {REST}, line.number, line.entry, line.once, line.at
FROM tables "table" JOIN lines line ON line.table_id = "table".id
WHERE "table".id = %s AND line.number >= %s
ORDER BY line.number
"""  # noqa: S608 -- as above
TABLE_REST: Final = f'SELECT {REST} FROM tables "table" WHERE "table".id = %s'  # noqa: S608 -- as above
TRIES: Final = 2


class Wanted(NamedTuple):
    """Which lines of a table somebody waits for: from a number on."""

    table: str
    since: int
    future: asyncio.Future[FreshLines | None]


class LineReader(BatchThread[Wanted]):
    """The reading thread and the queue before it."""

    def __init__(self, engine: sql.Engine) -> None:
        super().__init__(engine, "line reader")

    def read(self, table: str, since: int) -> asyncio.Future[FreshLines | None]:
        """The lines of a table from a number on; None if there is none."""
        found = asyncio.get_running_loop().create_future()
        self._submit(Wanted(table, since, found))
        return found

    def _do(self, jobs: list[Wanted]) -> None:
        """Read, and say what was found; a connection that has gone since the last time is made anew."""
        found: list[FreshLines | Exception | None] = []
        for _ in range(TRIES):
            try:
                found = [self._read(job) for job in jobs]
                break
            except (psycopg.Error, sql.exc.DBAPIError) as error:
                self._disconnect()
                found = [Mistake("store-away", detail=type(error).__name__)] * len(jobs)
        self._report(functools.partial(report, jobs, found))

    def _read(self, job: Wanted) -> FreshLines | None:
        """The lines of one table, by the driver itself. If one cannot be read, whoever reads everything says so."""
        cursor = self._connected().connection.cursor()
        cursor.execute(FRESH, (job.table, job.since))
        rows: Sequence[Sequence[Any]] = cursor.fetchall()
        with contextlib.suppress(msgspec.MsgspecError):
            return fresh_lines(rows) if rows else None
        return None


def fresh_lines(rows: Sequence[Sequence[Any]]) -> FreshLines:
    """The lines of one table."""
    revision, status, rest, *_ = rows[0]
    return FreshLines([read_fresh_line(row[3:]) for row in rows], status, revision, rest)


def report(jobs: Sequence[Wanted], found: Sequence[FreshLines | Exception | None]) -> None:
    """Tell everybody who waits."""
    for job, lines in zip(jobs, found, strict=True):
        settle(job.future, lines)


def read_rest(connection: sql.Connection, table: str) -> str:
    """The digest of all of a table that is no line."""
    return str(connection.exec_driver_sql(TABLE_REST, (table,)).scalar_one())
