"""`stammtisch house`: both databases, on houses that real servers have written."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import stat
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import psycopg
import pytest
import sqlalchemy as sql

from stammtisch.core.mistakes import Mistake
from stammtisch.server.store import backups
from stammtisch.server.store.copying import digests
from stammtisch.server.store.keeping import DatabaseKeeping, Keeping, living, open_keeping
from stammtisch.server.store.postgres import PostgresStore
from stammtisch.server.store.rows import write_json
from stammtisch.server.store.schema import ANALYSES, LINES, PROCESSES, REPLAYS, SEATS, TABLES
from stammtisch.server.store.sqlite import FILE, SqliteStore
from tests.cli.running import LANGUAGES, fine, refused, run
from tests.server.kit import everybody, level, open_server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.cluster import Cluster

OLD = Path(__file__).with_name("tables_of_version_1.sql")
OLD_ID = "9zf5rj2n3n6u"


def write_house(place: str) -> list[str]:
    """A house with a table that is over, one at which something was decided and said, one that waits, and a replay."""

    async def write() -> list[str]:
        store = SqliteStore(Path(place)) if "://" not in place else PostgresStore(place)
        async with open_server(store) as server:
            over = await server.table("me", "me", "me")
            async with server.tabs(over) as tabs:
                await everybody(*tabs, until=lambda: False)
                record = await server.get(f"/api/tables/{over['table']['id']}/record", over["keys"]["red"])
            await server.http.post("/api/replays", content=record, headers={"content-type": "text/plain"})
            begun = await server.table("me", "me", "me")
            async with server.tabs(begun) as tabs:
                for _ in range(6):
                    await next(tab for tab in tabs if tab.now["due"]).decide()
                    await level(*tabs)
                await tabs[0].ask({"type": "say", "text": "Prost"})
            waits = await server.table("me", "open", "random")
            return [made["table"]["id"] for made in (over, begun, waits)]

    return asyncio.run(asyncio.wait_for(write(), 120))


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A house in a folder; tests copy it."""
    folder = tmp_path_factory.mktemp("house")
    return folder, write_house(str(folder))


class Place:
    """Where a house is: a folder or a database."""

    def __init__(self, address: str, cluster: Cluster) -> None:
        self.address = address
        self.cluster = cluster

    @property
    def words(self) -> list[str]:
        """What names it on a command line."""
        return ["--database" if "://" in self.address else "--data", self.address]

    def empty(self, folder: Path) -> Place:
        """An empty place of the same kind."""
        return Place(self.cluster.database() if "://" in self.address else str(folder / "empty"), self.cluster)

    def keeping(self) -> Keeping:
        """Its database."""
        return open_keeping(self.address)

    def execute(self, statement: sql.Executable) -> None:
        """Change something behind everybody's back."""
        with self.keeping().writing() as connection:
            connection.execute(statement)

    @contextlib.contextmanager
    def served(self) -> Iterator[None]:
        """While a server has it."""
        store = SqliteStore(Path(self.address)) if "://" not in self.address else PostgresStore(self.address)
        with asyncio.Runner() as runner:
            runner.run(store.open())
            try:
                yield
            finally:
                runner.run(store.close())


@pytest.fixture(params=["folder", "database"])
def place(request: pytest.FixtureRequest, tmp_path: Path, cluster: Cluster, written: tuple[Path, list[str]]) -> Place:
    """A house of each kind; the copy in the database was made by the command that is tested here."""
    target = str(tmp_path / "house") if request.param == "folder" else cluster.database()
    fine("house", "copy", "--from", written[0], "--to", target)
    return Place(target, cluster)


def contents(place: Place) -> object:
    """The digests of everything."""
    with place.keeping().reading() as connection:
        return digests(connection)


# ---- the whole house


def test_a_copy_is_the_same_both_ways(place: Place, tmp_path: Path, written: tuple[Path, list[str]]) -> None:
    """Into a folder or a database, and back; a second one on top is refused, and so is a target that is served."""
    back = tmp_path / "back"
    said = fine("house", "copy", "--from", place.address, "--to", back, "--lang", "en")

    assert said.startswith("3 tables copied (")
    assert (
        contents(place) == contents(Place(str(back), place.cluster)) == contents(Place(str(written[0]), place.cluster))
    )
    assert "already" in refused("house", "copy", "--from", back, "--to", place.address, "--lang", "en")
    with place.served():
        assert "stop it first" in refused(
            "house", "copy", "--from", place.address, "--to", tmp_path / "third", "--lang", "en"
        )


def test_a_copy_that_differs_is_not_kept(place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a row is lost on the way, the target stays empty."""
    from stammtisch.server.store import copying  # noqa: PLC0415 -- to change it

    target = place.empty(tmp_path)
    copy_rows = copying.copy_rows

    def lose_one(old: sql.Connection, new: sql.Connection, kind: sql.Table) -> None:
        copy_rows(old, new, kind)
        if kind is LINES:
            new.execute(sql.delete(LINES).where(LINES.c.number == 3))

    monkeypatch.setattr(copying, "copy_rows", lose_one)
    assert "not the same" in refused("house", "copy", "--from", place.address, "--to", target.address, "--lang", "en")
    assert target.keeping().is_empty()


def test_a_backup_of_a_running_house_is_restored_and_folds(
    place: Place, tmp_path: Path, written: tuple[Path, list[str]]
) -> None:
    """In an empty place of the same kind; a server goes on with it."""
    file = tmp_path / "copy.backup"
    with place.served():
        assert str(file) in fine("house", "backup", file, *place.words)
    target = place.empty(tmp_path)
    said = fine("house", "restore", file, *target.words, "--lang", "en")

    assert said.startswith("Sound: 3 tables, ")
    assert contents(target) == contents(place)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with target.served():
        assert written[1][1] in fine("house", "tables", *target.words)
    assert "already" in refused("house", "backup", file, *place.words, "--lang", "en")


def test_what_a_backup_replaces_stays(place: Place, tmp_path: Path) -> None:
    """A folder's file lies beside the restored one; a database with tables in it is refused."""
    file = tmp_path / "copy.backup"
    fine("house", "backup", file, *place.words)
    before = contents(place)
    if isinstance(place.keeping(), DatabaseKeeping):
        assert "empty place" in refused("house", "restore", file, *place.words, "--lang", "en")
    else:
        place.execute(sql.delete(TABLES))
        assert "kept as" in fine("house", "restore", file, *place.words, "--lang", "en")
        assert len(list(Path(place.address).glob(f"{FILE}.before-restore-*[0-9]"))) == 1
    assert contents(place) == before


def test_what_is_no_backup_is_refused(place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A text, a foreign file, one of the other kind; and without PostgreSQL's programs a sentence says so."""
    text, foreign = tmp_path / "text", tmp_path / "foreign"
    text.write_text("hello")
    with contextlib.closing(sqlite3.connect(foreign)) as other:
        other.execute("CREATE TABLE x (y)")
    empty = place.empty(tmp_path)
    assert "no backup" in refused("house", "restore", text, *empty.words, "--lang", "en")
    said = refused("house", "restore", foreign, *empty.words, "--lang", "en")
    if isinstance(place.keeping(), DatabaseKeeping):
        assert "other kind" in said
        monkeypatch.setenv("PATH", "")
        monkeypatch.setattr(backups, "DEBIAN", tmp_path)
        assert "postgresql-client" in refused("house", "backup", tmp_path / "new", *place.words, "--lang", "en")
    else:
        assert "no backup" in said
    assert empty.keeping().is_empty()


def test_a_password_is_in_no_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program that writes the backup gets it by the environment; sentences never have it."""
    program = tmp_path / "pg_dump"
    program.write_text('#!/bin/sh\necho "$@ $PGPASSWORD" > "${0}.said"\nexit 1\n', encoding="ascii")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    house = DatabaseKeeping("postgresql://eva:hunter2@127.0.0.1:1/x")
    with pytest.raises(Mistake):
        backups.run_program(house, "pg_dump")
    *words, last = (tmp_path / "pg_dump.said").read_text(encoding="ascii").split()

    assert "hunter2" not in "".join(words)
    assert last == "hunter2"
    said = refused("house", "stats", "--database", "postgresql://eva:hunter2@127.0.0.1:1/x")
    assert "127.0.0.1" in said
    assert "hunter2" not in said


# ---- is it sound?


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (sql.delete(LINES).where(LINES.c.number == 2), "line 2"),
        (sql.update(LINES).where(LINES.c.number == 5).values(entry="{"), "cannot be read"),
        (sql.update(TABLES).values(status="gathering"), "otherwise"),
        (sql.delete(SEATS).where(SEATS.c.seat == "red"), "red"),
        (sql.insert(LINES).values(table_id="gone", number=1, entry="{}", once=""), "belong to no table"),
    ],
)
def test_the_first_thing_that_is_wrong_is_told(place: Place, damage: sql.Executable, said: str) -> None:
    """And nothing else; the exit code is 1."""
    assert fine("house", "check", *place.words, "--lang", "en").startswith("Sound: 3 tables")
    place.execute(damage)
    result = run("house", "check", *place.words, "--lang", "en")

    assert result.exit_code == 1
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_decision_that_was_changed_does_not_fit_its_digest(place: Place, written: tuple[Path, list[str]]) -> None:
    """Though the rules would allow the game."""
    mine = LINES.c.table_id == written[1][0]
    with place.keeping().reading() as connection:
        number, entry = connection.execute(
            sql.select(LINES.c.number, LINES.c.entry).where(mine, LINES.c.entry.like('{"type":"decided"%'))
        ).first() or (0, "")
    wrong = msgspec.json.decode(entry)
    wrong["decisions"][-1][-1] = "000000"
    place.execute(sql.update(LINES).where(mine, LINES.c.number == number).values(entry=write_json(wrong)))

    assert written[1][0] in run("house", "check", *place.words).stderr


# ---- tables


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_are_listed_and_shown_without_secrets(
    place: Place, written: tuple[Path, list[str]], language: str
) -> None:
    """In every language; no key, no fingerprint, no card."""
    listed = fine("house", "tables", *place.words, "--lang", language)
    shown = "".join(fine("house", "show", name, *place.words, "--lang", language) for name in written[1])
    counted = fine("house", "stats", *place.words, "--lang", language)
    with place.keeping().reading() as connection:
        secrets = {
            *connection.execute(sql.select(SEATS.c.key)).scalars(),
            *connection.execute(sql.select(TABLES.c.host)).scalars(),
        }

    assert all(name in listed and name in shown for name in written[1])
    assert not [secret for secret in secrets if secret and secret in listed + shown + counted]
    assert "random" in shown
    assert "hand" not in shown


def test_stuck_tables_are_those_that_should_have_been_looked_after(
    place: Place, written: tuple[Path, list[str]]
) -> None:
    """For more than a minute."""
    assert fine("house", "tables", "--stuck", *place.words, "--lang", "en") == "No table is stuck.\n"
    place.execute(sql.update(TABLES).where(TABLES.c.id == written[1][1]).values(due=1))
    said = fine("house", "tables", "--stuck", *place.words, "--lang", "en")

    assert written[1][1] in said
    assert len(said.splitlines()) == 2


def test_old_tables_go_with_all_that_was_theirs(place: Place, written: tuple[Path, list[str]]) -> None:
    """After a dry run that changes nothing."""
    before = contents(place)
    old = sql.update(TABLES).where(TABLES.c.id == written[1][0]).values(used=1_000_000, made=1_000_000)
    place.execute(old)
    again = contents(place)
    said = fine("house", "prune", "--older-than", 30, "--dry-run", *place.words, "--lang", "en")
    assert "One table would go" in said
    assert contents(place) == again != before

    assert "One table is gone" in fine("house", "prune", "--older-than", 30, *place.words, "--lang", "en")
    with place.keeping().reading() as connection:
        for kind, column in ((TABLES, TABLES.c.id), (SEATS, SEATS.c.table_id), (LINES, LINES.c.table_id)):
            assert not connection.execute(sql.select(kind).where(column == written[1][0])).first()
    assert fine("house", "check", *place.words, "--lang", "en").startswith("Sound: 2 tables")


def test_analyses_go_with_their_games(place: Place, written: tuple[Path, list[str]]) -> None:
    """One of a table that is removed, one that an old server has left and one of an upload that is forgotten."""
    removed, kept, _ = written[1]
    row = {"judge": "1", "process": "", "reached": 0, "seen": 0, "trouble": "", "found": "{}"}
    for replay in (removed, kept, "uploaded", "forgotten", ""):
        place.execute(sql.insert(ANALYSES).values(**row, record=f"of {replay}", replay=replay))
    place.execute(sql.insert(REPLAYS).values(id="uploaded", text="", made=1))
    fine("house", "remove", removed, *place.words)
    there = analysed(place)
    fine("house", "prune", "--older-than", 10_000, *place.words)

    assert there == {kept, "uploaded", "forgotten", ""}
    assert analysed(place) == {kept, "uploaded"}


def analysed(place: Place) -> set[str]:
    """Of which games there is an analysis."""
    with place.keeping().reading() as connection:
        return set(connection.execute(sql.select(ANALYSES.c.replay)).scalars())


def test_a_table_is_removed(place: Place, written: tuple[Path, list[str]]) -> None:
    """A running server with a folder has to be stopped for it; one with a database notices."""
    waits = written[1][2]
    with place.served():
        result = run("house", "remove", waits, *place.words, "--lang", "en")
    if isinstance(place.keeping(), DatabaseKeeping):
        assert result.exit_code == 0
    else:
        assert "stop it first" in result.stderr
        fine("house", "remove", waits, *place.words)
    assert "no table" in refused("house", "show", waits, *place.words, "--lang", "en")
    assert "no table" in refused("house", "remove", waits, *place.words, "--lang", "en")


# ---- forms


def test_an_older_house_is_upgraded(tmp_path: Path, cluster: Cluster) -> None:
    """A file, and a database of the same form; before that, every other command says what to do."""
    database = cluster.database()
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as old:
        old.executescript(OLD.read_text(encoding="utf-8"))
    with psycopg.connect(database) as connection:
        for statement in OLD.read_text(encoding="utf-8").replace("WITHOUT ROWID", "").split(";\n"):
            if statement.strip().upper().startswith(("CREATE", "INSERT")):
                connection.execute(statement.replace('"', "") if statement.startswith("CREATE") else statement)
    for house in (Place(str(tmp_path), cluster), Place(database, cluster)):
        assert "house upgrade" in refused("house", "check", *house.words, "--lang", "en")
        assert "from form 0001" in fine("house", "upgrade", *house.words, "--lang", "en")
        assert "nothing to do" in fine("house", "upgrade", *house.words, "--lang", "en")
        assert OLD_ID in fine("house", "tables", *house.words)
        assert fine("house", "check", *house.words, "--lang", "en").startswith("Sound")


def test_no_house_is_made_by_looking(tmp_path: Path, cluster: Cluster) -> None:
    """Neither a file nor tables; `upgrade` makes an empty one."""
    for words in (["--data", str(tmp_path / "none")], ["--database", cluster.database()]):
        assert "There is no house" in refused("house", "stats", *words, "--lang", "en")
    assert not (tmp_path / "none").exists()
    assert "empty house" in fine("house", "upgrade", "--data", tmp_path / "none", "--lang", "en")
    assert "0" in fine("house", "stats", "--data", tmp_path / "none")


def test_a_process_that_died_does_not_count_as_running(place: Place) -> None:
    """Its last heartbeat is long ago."""
    if not isinstance(place.keeping(), DatabaseKeeping):
        return
    place.execute(sql.insert(PROCESSES).values(id="dead", seen=1))
    with place.keeping().reading() as connection:
        assert living(connection) == 0
    with place.keeping().alone():
        pass
