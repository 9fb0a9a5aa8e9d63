"""Old and new version side by side: a house is upgraded while people play, as long as the schema only grows."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from typing import TYPE_CHECKING

import psycopg
import pytest
import sqlalchemy as sql

from stammtisch.core.mistakes import Mistake
from stammtisch.server.store import keeping, upgrading
from stammtisch.server.store.postgres import PostgresStore
from stammtisch.server.store.schema import HEAD
from stammtisch.server.store.upgrading import migrate, read_form
from tests.server.faults import acknowledged, check_database, seat_people, start_server, until
from tests.server.kit import async_test, open_server
from tests.server.test_store import put_old_file

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.faults import Person, RealServer

NEXT = "9999"
THINK = 0.3  # seconds: games must not be over before processes have started
# The next version: it knows one column more, and says so whenever it reads or writes a table.
NEWER = f"""
import sqlalchemy as sql
from stammtisch.server.store import schema
schema.HEAD = "{NEXT}"
schema.TABLES.append_column(sql.Column("mood", sql.Text, nullable=False, server_default="merry"))
from stammtisch.cli import main
main()
"""
EXPAND = (
    "ALTER TABLE tables ADD COLUMN mood text NOT NULL DEFAULT 'merry'",
    "CREATE TABLE cellar (id text PRIMARY KEY)",
    "UPDATE alembic_version SET version_num = '9999'",
)


def execute(database: str, *statements: str) -> None:
    """Change a database, in one transaction."""
    with psycopg.connect(database) as connection:
        for statement in statements:
            connection.execute(statement)


@async_test
async def test_old_and_new_processes_serve_the_same_tables(database: str) -> None:
    """The database is expanded under load; then a new process comes, an old one goes, and one comes back."""
    servers: list[RealServer] = [await start_server("--database", database)]
    try:
        people = await seat_people(servers[0], 3, THINK)
        enough = asyncio.Event()
        playing = asyncio.gather(*(person.live(servers, enough) for person in people))
        await until(lambda: acknowledged(people) > 10)
        await asyncio.to_thread(execute, database, *EXPAND)
        servers.append(await start_server("--database", database, program=("-c", NEWER)))
        await more(people)
        await servers.pop(0).end()
        await more(people)
        servers.append(await start_server("--database", database))  # the new one was no good: back again
        await more(people)
        enough.set()
        await playing
        ready = [await server.server.get("/api/ready") for server in servers]
    finally:
        for server in servers:
            await server.end()

    assert ready == ["ready", "ready"]
    assert check_database(database, people) > 40


async def more(people: list[Person]) -> None:
    """Wait until people have decided some more."""
    before = acknowledged(people)
    await until(lambda: acknowledged(people) > before + 10)


@async_test
async def test_a_database_of_another_form_is_refused_and_makes_nobody_ready(database: str) -> None:
    """Something was taken away: the old process says that it cannot serve, and none can be started."""
    async with open_server(PostgresStore(database)) as server:
        execute(database, *EXPAND)
        grown = await server.get("/api/ready")
        execute(database, "UPDATE about SET version = version + 1")
        changed = await server.get("/api/ready", status=503)
    with pytest.raises(Mistake) as refused:
        PostgresStore(database).check()

    assert (grown, changed) == ("ready", "schema")
    assert (refused.value.key, refused.value.about["found"]) == ("data-version", NEXT)


@pytest.mark.parametrize("takes_away", [False, True])
@async_test
async def test_a_running_house_is_upgraded_if_it_only_grows(
    database: str, monkeypatch: pytest.MonkeyPatch, *, takes_away: bool
) -> None:
    """`house upgrade` refuses to take something away from servers that are there."""

    def grow(connection: sql.Connection) -> None:
        for statement in (*EXPAND, *["UPDATE about SET version = version + 1"] * takes_away):
            connection.exec_driver_sql(statement)

    async with open_server(PostgresStore(database)) as server:
        house = keeping.open_keeping(database)
        with monkeypatch.context() as newer:
            newer.setattr(keeping, "HEAD", NEXT)
            newer.setattr(upgrading, "HEAD", NEXT)
            newer.setattr(keeping, "migrate", grow)
            with pytest.raises(Mistake) if takes_away else contextlib.nullcontext():
                await asyncio.to_thread(house.upgrade)
        ready = await server.get("/api/ready")
        found = house.revision()

    assert ready == "ready"
    assert found == (HEAD if takes_away else NEXT)


def test_migrations_that_keep_the_form_only_add(tmp_path: Path) -> None:
    """Columns with a default or without a need for a value, tables, indexes; nothing that was there is gone."""
    put_old_file(tmp_path)
    engine = sql.create_engine(f"sqlite:///{tmp_path / 'stammtisch.sqlite'}")
    steps = []
    for number in range(1, int(HEAD) + 1):
        with engine.begin() as connection:
            migrate(connection, f"{number:04}")
            steps.append((read_form(connection), columns(connection)))
    engine.dispose()

    grown = [(old, new) for (form, old), (later, new) in itertools.pairwise(steps) if form == later]
    assert grown
    for old, new in grown:
        assert old.items() <= new.items()
        assert all(optional for where, (_, optional) in new.items() if where not in old and where[0] in tables(old))


def columns(connection: sql.Connection) -> dict[tuple[str, str], tuple[str, bool]]:
    """By table and name: its type, and whether who does not know it may leave it out."""
    present = sql.inspect(connection)
    return {
        (table, column["name"]): (str(column["type"]), column["nullable"] or column["default"] is not None)
        for table in present.get_table_names()
        for column in present.get_columns(table)
    }


def tables(found: dict[tuple[str, str], tuple[str, bool]]) -> set[str]:
    """The tables of these columns."""
    return {table for table, _ in found}
