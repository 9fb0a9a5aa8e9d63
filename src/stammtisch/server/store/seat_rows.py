"""Seats that belong to profiles, as rows; each function needs an open connection.

They are written beside the rooms that may be open: a seat's version lets nobody overwrite what they have not read, and
the table's revision tells every room to look again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sql

from stammtisch.server.seats import SOMEBODY
from stammtisch.server.store.analyses import remove_analyses
from stammtisch.server.store.people import SeatMark
from stammtisch.server.store.reading import read_chat, read_listed
from stammtisch.server.store.rows import write_json
from stammtisch.server.store.schema import (
    CHAT,
    CODES,
    LETTERS,
    PASSES,
    PASSKEYS,
    PROFILES,
    RATINGS,
    REPORTS,
    RESULTS,
    SEATS,
    SESSIONS,
    SUBSCRIPTIONS,
    TABLES,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from stammtisch.server.store import ListedTable
    from stammtisch.server.talk import ChatLine


def tables_of(connection: sql.Connection, profile: str, most: int) -> list[ListedTable]:
    """The tables at which a profile has a seat, the one that was used last first."""
    mine = sql.select(SEATS.c.table_id).where(SEATS.c.profile == profile)
    query = sql.select(TABLES).where(TABLES.c.id.in_(mine)).order_by(TABLES.c.used.desc(), TABLES.c.id).limit(most)
    return read_listed(connection, query)


def seats_of(connection: sql.Connection, profile: str) -> list[SeatMark]:
    """The seats of a profile."""
    columns = SEATS.c.table_id, SEATS.c.seat, SEATS.c.version, SEATS.c.profile, SEATS.c.devices
    rows = connection.execute(sql.select(*columns).where(SEATS.c.profile == profile))
    return [SeatMark(row[0], row[1], row[2], row[3], tuple(row[4].split())) for row in rows]


def mark_seats(connection: sql.Connection, seats: Iterable[SeatMark]) -> list[str]:
    """Store whose seats are, and by which keys, unless somebody has changed them; return the tables that changed."""
    changed: list[str] = []
    for mark in sorted(seats):
        row = sql.update(SEATS).where(SEATS.c.table_id == mark.table, SEATS.c.seat == mark.seat)
        row = row.where(SEATS.c.version == mark.version)
        values = {"profile": mark.profile, "devices": " ".join(mark.devices), "version": SEATS.c.version + 1}
        if connection.execute(row.values(**values)).rowcount:
            changed.append(mark.table)
    return touch(connection, changed)


def touch(connection: sql.Connection, tables: Sequence[str]) -> list[str]:
    """Note that something was written at some tables."""
    names = sorted(set(tables))
    if names:
        row = sql.update(TABLES).where(TABLES.c.id.in_(names))
        connection.execute(row.values(revision=TABLES.c.revision + 1))
    return names


def forget_devices(connection: sql.Connection, profile: str, sessions: Sequence[str]) -> list[str]:
    """Take back the keys that were given to some sessions; return the tables that changed."""
    marks = []
    for mark in seats_of(connection, profile):
        kept = tuple(key for key in mark.devices if key.partition(":")[0] not in sessions)
        if kept != mark.devices:
            marks.append(mark._replace(devices=kept))
    return mark_seats(connection, marks)


def forget(connection: sql.Connection, profile: str) -> list[str]:
    """Delete all that is known of a profile; return the tables at which a name went."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA secure_delete=ON")  # nothing stays in the file's free places either
    email = connection.execute(sql.select(PROFILES.c.email).where(PROFILES.c.id == profile)).scalar()
    tables = redact(connection, profile)
    for kind in (RESULTS, RATINGS, SESSIONS, PASSKEYS):
        connection.execute(sql.delete(kind).where(kind.c.profile == profile))
    connection.execute(sql.delete(CODES).where(sql.or_(CODES.c.profile == profile, CODES.c.email == (email or ""))))
    connection.execute(sql.delete(PROFILES).where(PROFILES.c.id == profile))
    return tables


def redact(connection: sql.Connection, profile: str) -> list[str]:
    """Take name, words, devices and analyses from the seats of a profile; its first keys still open them."""
    seats = seats_of(connection, profile)
    remove_analyses(connection, [mark.table for mark in seats])
    for mark in seats:
        forget_words(connection, mark.table, mark.seat)
        for kind in (REPORTS, SUBSCRIPTIONS, LETTERS, PASSES):
            connection.execute(sql.delete(kind).where(kind.c.table_id == mark.table, kind.c.seat == mark.seat))
    over = sql.exists().where(TABLES.c.id == SEATS.c.table_id, TABLES.c.status == "over")
    name = sql.case((over, SOMEBODY), else_="")
    row = sql.update(SEATS).where(SEATS.c.profile == profile)
    connection.execute(row.values(name=name, profile="", devices="", letters=0, version=SEATS.c.version + 1))
    return touch(connection, [mark.table for mark in seats])


def words_of(connection: sql.Connection, profile: str) -> list[tuple[str, ChatLine]]:
    """What a profile has said, and at which tables."""
    return [
        (mark.table, line)
        for mark in seats_of(connection, profile)
        for line in read_chat(connection, mark.table)
        if line.seat == mark.seat and (line.text or line.emote)
    ]


def forget_words(connection: sql.Connection, table: str, seat: str) -> None:
    """Delete what a seat has said; the numbers of the other lines stay."""
    for line in read_chat(connection, table):
        if line.seat == seat and line.text:
            row = sql.update(CHAT).where(CHAT.c.table_id == table, CHAT.c.number == line.number)
            connection.execute(row.values(line=write_json(type(line)(line.number, seat, "", "", line.at))))
