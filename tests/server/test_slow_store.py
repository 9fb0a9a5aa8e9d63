"""A slow disk: nothing is acknowledged or shown before it is stored, and the rest of the house does not wait."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sqlite3
from typing import TYPE_CHECKING, Any

import psycopg
import pytest
import websockets

from stammtisch.server.store import sqlite
from stammtisch.server.store.postgres import PostgresStore
from tests.server.faults import until
from tests.server.kit import async_test, open_server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from stammtisch.server.store.sql import SqlStore
    from tests.server.kit import Server

LOCK = 42
SLOW = f"""CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM pg_advisory_xact_lock_shared({LOCK}); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON lines DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION slow()"""
STUCK = "SELECT count(*) > 0 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"


@contextlib.contextmanager
def stuck_file(folder: Path) -> Iterator[None]:
    """Another program has the file for itself."""
    with contextlib.closing(sqlite3.connect(folder / sqlite.FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextlib.contextmanager
def stuck_database(database: str) -> Iterator[None]:
    """Commits with lines wait."""
    with psycopg.connect(database, autocommit=True) as other:
        other.execute(SLOW.encode())
        other.execute(f"SELECT pg_advisory_lock({LOCK})")
        yield


def lines_in(store: SqlStore) -> int:
    """How many lines are stored."""
    with store._engine.connect() as connection:
        return int(connection.exec_driver_sql("SELECT count(*) FROM lines").scalar_one())


@async_test
async def test_a_slow_commit_makes_whoever_clicked_wait_and_nobody_else(
    make_store: Callable[[], SqlStore], request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process lives and answers; what came meanwhile is stored together, when the disk comes back."""
    monkeypatch.setattr(sqlite, "PATIENCE", 120_000)
    store = make_store()
    shared = isinstance(store, PostgresStore)
    async with open_server(store) as server:
        made = [await server.table("me", "me", "me") for _ in range(3)]
        before = lines_in(store)
        with stuck_database(request.getfixturevalue("database")) if shared else stuck_file(tmp_path):
            clicks = [asyncio.create_task(click(server, one)) for one in made]
            if shared:
                await until(lambda: is_stuck(request.getfixturevalue("database")))
            lives = [await server.get("/api/live") for _ in range(10)]
            lobby = await server.get("/api/tables")
            waiting = [not one.done() for one in clicks]
            stored = lines_in(store)
        answers = await asyncio.gather(*clicks)

        assert lives == ["live"] * 10
        assert lobby == {"tables": []}
        assert waiting == [True] * 3
        assert stored == before
        assert {answer["type"] for answer in answers} == {"done"}
        assert lines_in(store) == before + 3


async def click(server: Server, made: Any) -> Any:  # noqa: ANN401 -- JSON
    """One decision; whoever watches is told nothing before it is stored."""
    async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
        return await red.decide()


def is_stuck(database: str) -> bool:
    """Whether a commit waits."""
    with psycopg.connect(database) as connection:
        row = connection.execute(STUCK).fetchone()
    return bool(row and row[0])


@async_test
async def test_a_file_that_stays_locked_refuses_and_comes_back_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Too long: nobody was told of the decision; afterwards the same click counts, once."""
    monkeypatch.setattr(sqlite, "PATIENCE", 0)
    await refused_then_counted(tmp_path, stuck_file)


@async_test
async def test_a_full_disk_refuses_and_comes_back_by_itself(tmp_path: Path) -> None:
    """Not a byte more can be written: nothing is lost, the house is not ready; with room it goes on."""
    await refused_then_counted(tmp_path, full_disk)


@contextlib.contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """No file of this process may become larger than the log of the database is."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = (folder / f"{sqlite.FILE}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def refused_then_counted(
    folder: Path, trouble: Callable[[Path], contextlib.AbstractContextManager[None]]
) -> None:
    """A decision while there is trouble, and the same click afterwards."""
    async with open_server(folder) as server:
        made = await server.table("me", "me", "me")
        name, key = made["table"]["id"], made["keys"]["red"]
        async with server.tab(name, key) as red:
            number, due = red.number, red.now["due"]
            action = due["ask"]["choices"][0]["action"]
            with trouble(folder):
                with pytest.raises(websockets.ConnectionClosed):
                    await red.decide(action, once="only-once")
                ready = await server.get("/api/ready", status=503)
        async with server.tab(name, key, number) as red:
            done = await red.decide(action, due["decision"], "only-once")

        assert ready == "store"
        assert (red.number, done["number"]) == (number + 1, number + 1)
        assert await server.get("/api/ready") == "ready"
