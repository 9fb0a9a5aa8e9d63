"""Old and new version side by side: a house is upgraded while people play, as long as the schema only grows."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from typing import TYPE_CHECKING

import msgspec
import psycopg
import pytest
import sqlalchemy as sql
import websockets

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
# The version before: it does not know that people agree on aids, nor anything that came later.
OLDER = """
from stammtisch.server import history
known = history.Opened | history.Decided | history.TookBack | history.Seated | history.Renamed
history.Entry = known | history.Newer
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
async def test_an_older_process_serves_tables_with_lines_that_only_a_newer_one_knows(database: str) -> None:
    """They count, and nothing of them is told; people play on at both, and at either alone."""
    older = await start_server("--database", database, program=("-c", OLDER))
    newer = await start_server("--database", database)
    servers = [older, newer]
    try:
        people = await seat_people(older, 2, THINK)
        enough = asyncio.Event()
        playing = asyncio.gather(*(person.live(servers, enough) for person in people))
        for person in people:
            await more(people)
            async with newer.server.tab(person.table, person.key) as tab:
                assert (await tab.ask({"type": "aids", "on": True}))["type"] == "done"
        await more(people)
        one = people[0]
        async with older.server.tab(one.table, one.key) as there, newer.server.tab(one.table, one.key) as here:
            told = {line["number"]: line["entry"] for line in there.lines}
            known = [line for line in here.lines if line["entry"]["type"] == "agreed"]
        servers.remove(newer)
        await newer.end()
        await more(people)
        enough.set()
        await playing
    finally:
        for server in (older, newer):
            await server.end()

    assert len(known) == 3
    assert [told[line["number"]] for line in known] == [{"type": "unread"}] * 3
    assert check_database(database, people) > 70


@async_test
async def test_a_process_leaves_a_table_that_it_cannot_read_to_others(database: str) -> None:
    """A newer one has played by rules that this one does not know: tabs try again, and others look after its bots."""
    async with open_server(PostgresStore(database)) as one, open_server(PostgresStore(database)) as other:
        await asyncio.gather(*(server.tables.leases.beat() for server in (one, other)))
        made = await one.table("me", "random", "random", pace=0)
        table, key = made["table"]["id"], made["keys"]["red"]
        async with one.tab(table, key) as tab:
            await tab.asked()
            await tab.decide()
            await tab.asked()
            held = count_leases(database, table)
            play_by_new_rules(database, table)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await tab.until(lambda _message: False)
        await until(lambda: count_leases(database, table) == 0)
        async with other.tab(table, key) as again:
            refusal = msgspec.json.decode(again.heard[-1])
            with pytest.raises(websockets.ConnectionClosed) as closed_again:
                await again.until(lambda _message: False)
        answer = await one.get(f"/api/tables/{table}", key, status=503)

    assert held == 1
    assert [_code(end.value) for end in (closed, closed_again)] == [1013, 1013]
    assert (refusal["trouble"]["key"], answer["key"]) == ("table-newer", "table-newer")


def play_by_new_rules(database: str, table: str) -> None:
    """Write a decision in words that nobody knows, as a newer process would."""
    with psycopg.connect(database) as connection:
        query = "SELECT entry FROM lines WHERE table_id = %s AND entry LIKE %s ORDER BY number"
        ((*_, entry),) = connection.execute(query, (table, '%"decided"%')).fetchall()[-1:]
        line = json.loads(entry)
        line["decisions"][0][1] = "burn everything"
        last = "SELECT table_id, max(number) + 1, %s, '', max(at) FROM lines WHERE table_id = %s GROUP BY table_id"
        connection.execute(f"INSERT INTO lines {last}", (json.dumps(line), table))
        connection.execute("UPDATE tables SET revision = revision + 7 WHERE id = %s", (table,))


def count_leases(database: str, table: str) -> int:
    """How many processes look after a table."""
    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT count(*) FROM leases WHERE table_id = %s", (table,)).fetchone()
        return row[0] if row else 0


def _code(end: websockets.ConnectionClosed) -> int | None:
    return end.rcvd.code if end.rcvd else None


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
