"""Backups: SQLite's own online copy, and PostgreSQL's own programs."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stammtisch.core.mistakes import Mistake
from stammtisch.server.store.keeping import DatabaseKeeping, FolderKeeping
from stammtisch.server.store.schema import META
from stammtisch.server.store.upgrading import back_up

if TYPE_CHECKING:
    from stammtisch.server.store.keeping import Keeping

OF_SQLITE: Final = b"SQLite format 3\0"  # how such a file begins
OF_POSTGRES: Final = b"PGDMP"
DEBIAN: Final = Path("/usr/lib/postgresql")


def back_up_house(house: Keeping, file: Path) -> None:
    """Write the house as it is at this moment into a new file, whoever plays meanwhile."""
    house.check_present()
    if file.exists():
        raise Mistake("house-file-exists", file=str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        part.touch(mode=0o600)  # it holds everybody's cards
        write_backup(house, part)
        part.rename(file)
    except OSError as error:
        raise Mistake("file-unwritable", file=str(file), detail=error.strerror or str(error)) from error
    finally:
        part.unlink(missing_ok=True)


def write_backup(house: Keeping, part: Path) -> None:
    """Write it in the database's own form."""
    if isinstance(house, FolderKeeping):
        back_up(house.path, part)
    elif isinstance(house, DatabaseKeeping):
        run_program(house, "pg_dump", "--format=custom", "--no-owner", "--no-acl", f"--file={part}")


def restore_house(house: Keeping, file: Path) -> Path | None:
    """Put a backup in the place of a house; a file that was there before stays beside it, and is returned."""
    kind = kind_of(file)
    with house.alone():
        if isinstance(house, FolderKeeping) and kind == OF_SQLITE:
            check_backup(file)
            before = set_aside(house)
            back_up(file, house.path)
        elif isinstance(house, DatabaseKeeping) and kind == OF_POSTGRES:
            before = None
            make_room(house)
            run_program(house, "pg_restore", "--single-transaction", "--exit-on-error", "--no-owner", str(file))
        else:
            raise Mistake("house-other-kind", file=str(file), house=house.shown)
    house.upgrade()
    return before


def kind_of(file: Path) -> bytes:
    """How a backup begins."""
    try:
        with file.open("rb") as opened:
            start = opened.read(len(OF_SQLITE))
    except FileNotFoundError as error:
        raise Mistake("file-missing", file=str(file)) from error
    except OSError as error:
        raise Mistake("file-unreadable", file=str(file), detail=error.strerror or str(error)) from error
    for kind in (OF_SQLITE, OF_POSTGRES):
        if start.startswith(kind):
            return kind
    raise Mistake("house-no-backup", file=str(file))


def check_backup(file: Path) -> None:
    """Refuse a SQLite file that is damaged, or not one of ours, before anything is put in its place."""
    try:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            sound = connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
            connection.execute("SELECT 1 FROM tables, lines LIMIT 1")
    except sqlite3.DatabaseError:
        sound = False
    if not sound:
        raise Mistake("house-no-backup", file=str(file))


def set_aside(house: FolderKeeping) -> Path | None:
    """Keep the file that is there under another name, whole."""
    if not house.path.exists():
        return None
    before = house.path.with_name(f"{house.path.name}.before-restore-{time.time_ns() // 1_000_000}")
    with contextlib.suppress(sqlite3.DatabaseError):  # it may be damaged: then it is kept as it is
        fold_log(house.path)
    house.path.rename(before)
    for suffix in ("-wal", "-shm"):
        left = house.path.with_name(house.path.name + suffix)
        if left.exists():
            left.rename(before.with_name(before.name + suffix))
    return before


def fold_log(path: Path) -> None:
    """Bring what is written beside a SQLite file into it."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def make_room(house: DatabaseKeeping) -> None:
    """Take away the empty tables that a server may have made; refuse a house in which there is something."""
    if not house.is_empty():
        raise Mistake("house-not-empty", house=house.shown)
    with house.writing() as connection:
        META.drop_all(connection)


def run_program(house: DatabaseKeeping, name: str, *words: str) -> None:
    """Run a program of PostgreSQL on a database; the password is in no command line."""
    program = shutil.which(name) or newest(name)
    if program is None:
        raise Mistake("house-program", program=name)
    from stammtisch.server.store.address import split_password  # noqa: PLC0415 -- an extra

    address, password = split_password(house.address)
    env = {**os.environ, **({"PGPASSWORD": password} if password else {})}
    done = subprocess.run([program, *words, f"--dbname={address}"], env=env, capture_output=True, check=False)  # noqa: S603
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise Mistake("house-program-failed", program=name, detail=said[0][:300] if said else str(done.returncode))


def newest(name: str) -> str | None:
    """A program where Debian keeps it."""
    found = sorted(DEBIAN.glob(f"*/bin/{name}"))
    return str(found[-1]) if found else None
