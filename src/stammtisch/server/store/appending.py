"""What every decision writes: the row of its table, if that is as the writer knows it, and a line of its log.

The statements are put into words once for each set of columns and go to the driver as they are: to build and to compile
them each time would cost more than to write. On PostgreSQL both are one statement, and alone it needs no transaction.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from stammtisch.server.store import WriteConflict
from stammtisch.server.store.schema import LINES, TABLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.server.store import Revision
    from stammtisch.server.store.rows import Values

POSTGRES: Final = "postgresql"
# parameters by name, so that a row's values go in as they are
DIALECTS: Final[dict[str, Any]] = {
    "sqlite": sqlite.dialect(paramstyle="named"),
    POSTGRES: postgresql.dialect(paramstyle="pyformat"),  # type: ignore[no-untyped-call]
}
LINE: Final = ("number", "entry", "once", "at")


class Fence(NamedTuple):
    """What is written into the row of a table with a new revision, while the one that its writer knows is true."""

    table: str
    values: Values
    revision: Revision | None = None  # None: it counts however the table is

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns that it writes."""
        return tuple(sorted(self.values))

    def bound(self) -> dict[str, Any]:
        """What stands for the names in its statement."""
        known = {"known": self.revision.known, "new_revision": self.revision.new} if self.revision else {}
        return {**{f"new_{name}": value for name, value in self.values.items()}, "table": self.table, **known}


def connect(engine: sql.Engine) -> sql.Connection:
    """A connection to write with. On PostgreSQL a transaction is begun only where one statement is not enough."""
    connection = engine.connect()
    return connection.execution_options(isolation_level="AUTOCOMMIT") if is_postgres(connection) else connection


def is_postgres(connection: sql.Connection) -> bool:
    """Whether it leads to PostgreSQL."""
    return connection.dialect.name == POSTGRES


def begin(connection: sql.Connection) -> None:
    """Begin a transaction; SQLite's driver does so by itself."""
    if is_postgres(connection):
        connection.exec_driver_sql("BEGIN")


def write_fence(connection: sql.Connection, fence: Fence) -> bool:
    """Write into the row of a table; whether it was as its writer knew it."""
    words = updating(connection.dialect.name, fence.columns, fenced=fence.revision is not None)
    return connection.exec_driver_sql(words, fence.bound()).rowcount == 1


def write_lines(connection: sql.Connection, lines: Sequence[Values]) -> None:
    """Write lines; one that is there already was written by somebody else."""
    if lines:
        connection.exec_driver_sql(inserting(connection.dialect.name), list(lines))


def append(connection: sql.Connection, fence: Fence, line: Values) -> WriteConflict | None:
    """Write a fence and its line. If it comes too late nothing was written, and that is said."""
    if is_postgres(connection):
        words = appending(fence.columns, fenced=fence.revision is not None)
        done = connection.exec_driver_sql(words, {**fence.bound(), **line}).rowcount == 1
    else:
        done = write_fence(connection, fence)
        if done:
            write_lines(connection, [line])
    return None if done else WriteConflict()


# ---- statements


def update(columns: tuple[str, ...], *, fenced: bool) -> sql.Update:
    """The statement that writes some columns of `tables`."""
    new: dict[str, sql.BindParameter[object]] = {name: sql.bindparam(f"new_{name}") for name in columns}
    row = sql.update(TABLES).where(TABLES.c.id == sql.bindparam("table"))
    if not fenced:
        return row.values(**new, revision=TABLES.c.revision + sql.literal_column("1"))
    return row.where(TABLES.c.revision == sql.bindparam("known")).values(**new, revision=sql.bindparam("new_revision"))


@functools.cache
def updating(dialect: str, columns: tuple[str, ...], *, fenced: bool) -> str:
    """Its words."""
    return str(update(columns, fenced=fenced).compile(dialect=DIALECTS[dialect]))


@functools.cache
def inserting(dialect: str) -> str:
    """The words that write a line."""
    return str(sql.insert(LINES).compile(dialect=DIALECTS[dialect]))


@functools.cache
def appending(columns: tuple[str, ...], *, fenced: bool) -> str:
    """The words that write into the row of a table, and a line if that was done."""
    fence = update(columns, fenced=fenced).returning(TABLES.c.id).cte("fence")
    line = sql.select(fence.c.id, *(sql.bindparam(name, type_=LINES.c[name].type) for name in LINE))
    both = sql.insert(LINES).from_select(["table_id", *LINE], line, include_defaults=False).add_cte(fence)
    return str(both.compile(dialect=DIALECTS[POSTGRES]))
