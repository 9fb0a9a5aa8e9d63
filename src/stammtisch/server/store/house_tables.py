"""What a house's keeper asks its database and lets it do, of either kind; each needs an open connection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import sqlalchemy as sql

from stammtisch.core.mistakes import Mistake
from stammtisch.server.store.analyses import remove_analyses, remove_stray_analyses
from stammtisch.server.store.keeping import living, now_in
from stammtisch.server.store.reading import read_listed, read_table
from stammtisch.server.store.schema import LEASES, LINES, META, REPLAYS, SEATS, TABLES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.server.store import ListedTable, StoredTable

STUCK: Final = 60_000  # milliseconds after which a table that somebody should look after is stuck
DAY: Final = 86_400  # seconds


# ---- tables


def list_tables(connection: sql.Connection, *, stuck: bool = False) -> list[ListedTable]:
    """All tables, the one that was used last first; or those that somebody should have looked after."""
    query = sql.select(TABLES).order_by(TABLES.c.used.desc(), TABLES.c.id)
    if stuck:
        query = query.where(TABLES.c.due < now_in(connection) - STUCK)
    return read_listed(connection, query)


def find_table(connection: sql.Connection, table: str) -> ListedTable:
    """A table by its id, or a Mistake."""
    found = read_listed(connection, sql.select(TABLES).where(TABLES.c.id == table))
    if not found:
        raise Mistake("house-no-table", table=table)
    return found[0]


class Keeper(NamedTuple):
    """Who looks after a table, and since when somebody should."""

    due: int | None
    process: str


def find_keeper(connection: sql.Connection, table: str) -> Keeper:
    """Who looks after a table."""
    due = connection.execute(sql.select(TABLES.c.due).where(TABLES.c.id == table)).scalar()
    process = connection.execute(sql.select(LEASES.c.process).where(LEASES.c.table_id == table)).scalar()
    return Keeper(due, process or "")


def old_tables(connection: sql.Connection, days: int) -> list[ListedTable]:
    """Tables at which nothing has happened for some days, over or not."""
    before = now_in(connection) // 1000 - days * DAY
    last = sql.case((TABLES.c.used > 0, TABLES.c.used), else_=TABLES.c.made)
    return read_listed(connection, sql.select(TABLES).where(last < before).order_by(last))


def remove_tables(connection: sql.Connection, tables: list[str]) -> None:
    """Delete tables with all that belongs to them."""
    for first in range(0, len(tables), 500):
        part = tables[first : first + 500]
        for kind in META.sorted_tables:
            column = TABLES.c.id if kind is TABLES else kind.c.get("table_id")
            if column is not None:
                connection.execute(sql.delete(kind).where(column.in_(part)))
        remove_analyses(connection, part)


def remove_strays(connection: sql.Connection) -> None:
    """Delete what belongs to no table: a server may have written while its table was removed."""
    for kind in META.sorted_tables:
        column = kind.c.get("table_id")
        if column is not None:
            connection.execute(sql.delete(kind).where(column.not_in(sql.select(TABLES.c.id))))
    remove_stray_analyses(connection)


def count_strays(connection: sql.Connection) -> int:
    """How many lines and seats belong to no table."""
    strays = 0
    for kind in (LINES, SEATS):
        stray = kind.c.table_id.not_in(sql.select(TABLES.c.id))
        strays += connection.execute(sql.select(sql.func.count()).select_from(kind).where(stray)).scalar_one()
    return strays


def every_table(connection: sql.Connection) -> Iterator[tuple[str, StoredTable | None, str]]:
    """All tables by their ids, whole; or why one cannot be read."""
    for table in list(connection.execute(sql.select(TABLES.c.id).order_by(TABLES.c.id)).scalars()):
        try:
            yield table, read_table(connection, table), ""
        except (msgspec.MsgspecError, ValueError, KeyError) as error:
            yield table, None, f"{type(error).__name__}: {error}"


def damage(connection: sql.Connection) -> str:
    """What SQLite finds wrong with its file; PostgreSQL looks after its own."""
    if connection.dialect.name != "sqlite":
        return ""
    found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    return "" if found == "ok" else found


# ---- numbers


class Stats(NamedTuple):
    """A house in numbers."""

    statuses: dict[str, int]
    lines: int
    today: int  # lines of the last 24 hours
    people: int  # seats that people have taken
    replays: int
    processes: int


def stats(connection: sql.Connection) -> Stats:
    """Count everything."""
    by_status = sql.select(TABLES.c.status, sql.func.count()).group_by(TABLES.c.status)
    today = LINES.c.at > now_in(connection) - DAY * 1000
    return Stats(
        statuses={row[0]: row[1] for row in connection.execute(by_status)},
        lines=count(connection, LINES),
        today=count(connection, LINES, today),
        people=count(connection, SEATS, SEATS.c.holder == "person"),
        replays=count(connection, REPLAYS),
        processes=living(connection),
    )


def count(connection: sql.Connection, kind: sql.Table, *which: Any) -> int:  # noqa: ANN401 -- conditions
    """How many rows there are."""
    return int(connection.execute(sql.select(sql.func.count()).select_from(kind).where(*which)).scalar_one())
