"""Bringing a database to the schema of this server. Alembic is loaded only if there is something to migrate."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING, Final

import sqlalchemy as sql

from stammtisch.core.mistakes import Mistake
from stammtisch.server.store.schema import ABOUT, ABOUT_VERSION, ALEMBIC, HEAD, META, TABLES

if TYPE_CHECKING:
    from pathlib import Path

FIRST: Final = "0001"  # what files from before there were migrations are called


def found_revision(connection: sql.Connection) -> str | None:
    """The schema of a database; None if it is empty."""
    present = sql.inspect(connection)
    if present.has_table(ALEMBIC.name):
        return connection.execute(sql.select(ALEMBIC.c.version_num)).scalar() or FIRST
    return FIRST if present.has_table(TABLES.name) else None


def check_known(found: str | None) -> None:
    """Refuse a database that a newer server has written."""
    if found is not None and found > HEAD:
        raise Mistake("data-version", found=found, expected=HEAD)


def read_form(connection: sql.Connection) -> int:
    """The form of the schema: it stays the same as long as migrations only add."""
    form: int | None = connection.execute(sql.select(ABOUT.c.version)).scalar()
    return form or 0


def fits(connection: sql.Connection) -> bool:
    """Whether this server may share a database: it has our schema, or one to which newer servers have only added."""
    found = found_revision(connection)
    return found == HEAD or (found is not None and found > HEAD and read_form(connection) == ABOUT_VERSION)


def create(connection: sql.Connection) -> None:
    """Make all tables in an empty database."""
    META.create_all(connection)
    connection.execute(sql.insert(ALEMBIC).values(version_num=HEAD))
    connection.execute(sql.insert(ABOUT).values(version=ABOUT_VERSION))


def migrate(connection: sql.Connection, to: str = HEAD) -> None:
    """Bring an older database to the newest schema, in the transaction of this connection."""
    from alembic import command  # noqa: PLC0415 -- few starts need it
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "stammtisch.server.store:migrations")
    config.attributes["connection"] = connection
    if not sql.inspect(connection).has_table(ALEMBIC.name):
        command.stamp(config, "base")
    command.upgrade(config, to)


def upgrade_file(engine: sql.Engine, path: Path) -> None:
    """Make a file, or bring an older one up to date; the older one stays beside it."""
    with engine.connect() as connection:
        found = found_revision(connection)
    check_known(found)
    if found is not None and found < HEAD:
        back_up(path, path.with_name(f"{path.name}.before-{HEAD}"))
    if found != HEAD:
        with engine.begin() as connection:
            if found is None:
                create(connection)
            else:
                migrate(connection)


def back_up(path: Path, copy: Path) -> None:
    """A copy of a SQLite file as it is at this moment, whoever writes meanwhile."""
    with contextlib.closing(sqlite3.connect(path)) as source, contextlib.closing(sqlite3.connect(copy)) as target:
        source.backup(target)
