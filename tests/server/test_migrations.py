"""Migrations lead to the schema that the code has, in both databases; the old file stays beside the new one."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from stammtisch.core.mistakes import Mistake
from stammtisch.server.store import file_lock
from stammtisch.server.store.file_lock import FileLock
from stammtisch.server.store.schema import HEAD, META, TABLES
from stammtisch.server.store.sqlite import FILE, SqliteStore
from stammtisch.server.store.upgrading import found_revision, migrate
from tests.server.test_store import OLD, put_old_file

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.cluster import Cluster


def differences(engine: sql.Engine) -> list[object]:
    """What a database has otherwise than the code."""
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), META))


def test_an_old_file_gets_the_schema_of_the_code_and_a_copy(tmp_path: Path) -> None:
    """All columns, tables and indexes; the copy is what was there before."""
    put_old_file(tmp_path)
    SqliteStore(tmp_path).check()
    engine = sql.create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.connect() as connection:
        found = found_revision(connection)
    with contextlib.closing(sqlite3.connect(tmp_path / f"{FILE}.before-{HEAD}")) as copy:
        before = "\n".join(copy.iterdump())

    assert differences(engine) == []
    assert found == HEAD
    assert "Otto" in before
    assert '"name":"Otto"' in before
    assert "revision" not in before
    engine.dispose()


def test_no_name_is_left_in_a_line(tmp_path: Path) -> None:
    """Names are in the rows of seats only."""
    put_old_file(tmp_path)
    SqliteStore(tmp_path).check()
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as file:
        lines = file.execute("SELECT group_concat(entry) FROM lines").fetchone()[0]
        seats = file.execute("SELECT group_concat(name) FROM seats").fetchone()[0]

    assert "Otto" not in lines
    assert "Otto" in seats


def test_postgresql_migrates_likewise(cluster: Cluster) -> None:
    """From the same old tables, made in PostgreSQL."""
    engine = sql.create_engine(cluster.database().replace("postgresql:", "postgresql+psycopg:"))
    old = OLD.read_text(encoding="utf-8").replace(" WITHOUT ROWID", "")
    script = [line for line in old.splitlines() if not line.startswith(("BEGIN", "COMMIT"))]
    with engine.begin() as connection:
        connection.exec_driver_sql("\n".join(script).replace("%", "%%"))
    with engine.begin() as connection:
        migrate(connection)
        named = connection.exec_driver_sql("SELECT count(*) FROM lines WHERE entry LIKE '%%Otto%%'").scalar()

    assert differences(engine) == []
    assert named == 0
    with engine.connect() as connection:
        assert found_revision(connection) == HEAD
        assert connection.execute(sql.select(TABLES.c.due)).scalars().all() == [0]
    engine.dispose()


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In one sentence, and the first one is not disturbed."""
    monkeypatch.setattr(file_lock, "PATIENCE", 0.0)
    with FileLock(tmp_path / "stammtisch.lock"), pytest.raises(Mistake) as caught:
        SqliteStore(tmp_path).check()
    SqliteStore(tmp_path).check()

    assert caught.value.key == "data-in-use"
