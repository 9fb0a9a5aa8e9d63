"""Moving a house from one database to another, and the proof that nothing is missing or different."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, NamedTuple

import sqlalchemy as sql

from stammtisch.core.mistakes import Mistake
from stammtisch.server.store.keeping import HOUSE
from stammtisch.server.store.rows import write_json
from stammtisch.server.store.schema import TABLES

if TYPE_CHECKING:
    from stammtisch.server.store.keeping import Keeping

AT_ONCE: Final = 500  # rows
SPACE: Final = 1 << 256  # digests are added up, so that no order matters


class Digest(NamedTuple):
    """How many rows there are, and the sum of their hashes."""

    rows: int
    total: int


def digest(connection: sql.Connection, kind: sql.Table) -> Digest:
    """All rows of a kind, in whatever order the database tells them."""
    rows = total = 0
    for row in connection.execution_options(yield_per=AT_ONCE).execute(sql.select(*kind.c)):
        rows += 1
        total += int.from_bytes(hashlib.sha256(write_json(list(row)).encode()).digest())
    return Digest(rows, total % SPACE)


def digests(connection: sql.Connection) -> dict[str, Digest]:
    """Everything that people have made, by kind."""
    return {kind.name: digest(connection, kind) for kind in HOUSE}


def copy_house(source: Keeping, target: Keeping) -> dict[str, Digest]:
    """Copy all rows into an empty house, in one transaction that is kept only if the digests fit; return them."""
    with source.alone(), target.alone():
        source.check_present()
        if not target.is_empty():
            raise Mistake("house-not-empty", house=target.shown)
        target.upgrade()
        with source.reading() as old, target.writing() as new:
            for kind in HOUSE:
                copy_rows(old, new, kind)
            wanted = digests(old)
            if digests(new) != wanted:
                raise Mistake("house-differs", house=target.shown)
    return wanted


def copy_rows(old: sql.Connection, new: sql.Connection, kind: sql.Table) -> None:
    """Copy the rows of a kind."""
    result = old.execution_options(yield_per=AT_ONCE).execute(sql.select(*kind.c))
    for part in result.mappings().partitions(AT_ONCE):
        new.execute(sql.insert(kind), [dict(row) for row in part])


def tables_in(found: dict[str, Digest]) -> int:
    """How many tables were copied."""
    return found[TABLES.name].rows
