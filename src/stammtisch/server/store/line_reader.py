"""What other processes have written at tables, read for all rooms together: mostly lines, and nothing else is new.

Whether anything else is new is told by a digest of it, which the database makes of what is there. A process that has
another digest, or none, reads everything.
"""

from __future__ import annotations

import asyncio
import functools
from collections import defaultdict
from typing import TYPE_CHECKING, Final, NamedTuple

import sqlalchemy as sql

from stammtisch.core.mistakes import Mistake
from stammtisch.server.store import FreshLines
from stammtisch.server.store.batches import BatchThread, settle
from stammtisch.server.store.rows import read_fresh_line
from stammtisch.server.store.schema import TABLES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
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
WITH told AS MATERIALIZED (
    SELECT wanted.id, wanted.since, "table".revision, "table".status, {REST} AS rest
    FROM unnest(%s::text[], %s::integer[]) AS wanted(id, since) JOIN tables "table" ON "table".id = wanted.id
)
SELECT told.id, told.revision, told.status, told.rest, line.number, line.entry, line.once, line.at
FROM told JOIN lines line ON line.table_id = told.id AND line.number >= told.since
ORDER BY 1, 5
"""  # noqa: S608 -- as above
TABLE_REST: Final = f'SELECT {REST} FROM tables "table" WHERE "table".id = %s'  # noqa: S608 -- as above
TRIES: Final = 2


class Wanted(NamedTuple):
    """Which lines of a table somebody waits for: from a number on."""

    table: str
    since: int
    found: asyncio.Future[FreshLines | None]


class LineReader(BatchThread[Wanted]):
    """The reading thread and the queue before it."""

    def __init__(self, engine: sql.Engine) -> None:
        super().__init__(engine, "line reader")

    def read(self, table: str, since: int) -> asyncio.Future[FreshLines | None]:
        """The lines of a table from a number on; None if there is none."""
        found = asyncio.get_running_loop().create_future()
        self._jobs.put(Wanted(table, since, found))
        return found

    def _do(self, jobs: list[Wanted]) -> None:
        """Read, and say what was found; a connection that has gone since the last time is made anew."""
        found: dict[str, FreshLines] | Exception = {}
        for _ in range(TRIES):
            try:
                found = self._read(jobs)
                break
            except sql.exc.DBAPIError as error:
                self._disconnect()
                found = Mistake("store-away", detail=type(error.orig).__name__)
        self._report(functools.partial(report, jobs, found))

    def _read(self, jobs: Sequence[Wanted]) -> dict[str, FreshLines]:
        """All of it in one query; a table that two wait for is read from the first line that one of them wants."""
        since: dict[str, int] = {}
        for job in jobs:
            since[job.table] = min(job.since, since.get(job.table, job.since))
        rows = self._connected().exec_driver_sql(FRESH, (list(since), list(since.values())))
        found = collect(rows.all())
        self._connected().commit()
        return found


def collect(rows: Iterable[Sequence[Any]]) -> dict[str, FreshLines]:
    """Lines by table."""
    tables: dict[str, list[Sequence[Any]]] = defaultdict(list)
    for row in rows:
        tables[row[0]].append(row)
    return {name: fresh_lines(found) for name, found in tables.items()}


def fresh_lines(rows: Sequence[Sequence[Any]]) -> FreshLines:
    """The lines of one table."""
    about = rows[0]
    return FreshLines([read_fresh_line(row[4:]) for row in rows], about[2], about[1], about[3])


def report(jobs: Sequence[Wanted], found: dict[str, FreshLines] | Exception) -> None:
    """Tell everybody who waits: each from the line on that they want."""
    for job in jobs:
        if isinstance(found, Exception):
            settle(job.found, found)
        else:
            fresh = found.get(job.table)
            settle(job.found, fresh and fresh.since(job.since))


def read_rest(connection: sql.Connection, table: str) -> str:
    """The digest of all of a table that is no line."""
    return str(connection.exec_driver_sql(TABLE_REST, (table,)).scalar_one())
