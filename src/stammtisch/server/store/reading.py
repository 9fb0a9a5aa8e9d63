"""What is read from the database; every function needs an open connection and returns the server's own structs."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

import sqlalchemy as sql

from stammtisch.server.clocks.calendar import Outage
from stammtisch.server.store import ListedTable, StoredTable, TableNews
from stammtisch.server.store.rows import (
    read_activity,
    read_chat_line,
    read_line,
    read_seat,
    read_settings,
    read_setup,
)
from stammtisch.server.store.schema import CHAT, LEASES, LINES, OUTAGES, PROCESSES, REPLAYS, SEATS, TABLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.server.seats import Seat
    from stammtisch.server.talk import ChatLine


def read_table(connection: sql.Connection, table: str) -> StoredTable | None:
    """A table by its id."""
    row = connection.execute(sql.select(TABLES).where(TABLES.c.id == table)).mappings().first()
    if row is None:
        return None
    lines = sql.select(LINES).where(LINES.c.table_id == table).order_by(LINES.c.number)
    return StoredTable(
        id=table,
        setup=read_setup(row),
        status=row["status"],
        settings=read_settings(row),
        seats=read_seats(connection, [table])[table],
        lines=[read_line(line) for line in connection.execute(lines).mappings()],
        activity=read_activity(row),
        chat=read_chat(connection, table),
        revision=row["revision"],
        due=row["due"],
    )


def read_news(connection: sql.Connection, table: str, since: int) -> TableNews | None:
    """What is new at a table from a line on."""
    row = connection.execute(sql.select(TABLES).where(TABLES.c.id == table)).mappings().first()
    if row is None:
        return None
    lines = sql.select(LINES).where(LINES.c.table_id == table, LINES.c.number >= since).order_by(LINES.c.number)
    return TableNews(
        lines=[read_line(line) for line in connection.execute(lines).mappings()],
        status=row["status"],
        settings=read_settings(row),
        seats=read_seats(connection, [table])[table],
        chat=read_chat(connection, table),
        revision=row["revision"],
    )


def read_revisions(connection: sql.Connection, tables: Sequence[str]) -> dict[str, int]:
    """The revisions of some tables."""
    query = sql.select(TABLES.c.id, TABLES.c.revision).where(TABLES.c.id.in_(tables))
    return {row[0]: row[1] for row in connection.execute(query)}


def read_seen(connection: sql.Connection, process: str) -> int | None:
    """The last heartbeat of a process."""
    seen: int | None = connection.execute(sql.select(PROCESSES.c.seen).where(PROCESSES.c.id == process)).scalar()
    return seen


def read_living(connection: sql.Connection, since: int) -> frozenset[str]:
    """The processes that have shown since some time that they are alive."""
    return frozenset(connection.execute(sql.select(PROCESSES.c.id).where(PROCESSES.c.seen > since)).scalars())


def read_due(connection: sql.Connection, now: int, most: int) -> list[str]:
    """The tables that somebody must look after now, the longest overdue first."""
    due = sql.select(TABLES.c.id).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(most)
    return list(connection.execute(due).scalars())


def read_unattended(connection: sql.Connection, now: int, alive: int, most: int) -> list[str]:
    """The tables that somebody must look after now, without those that a process looks after which lives `alive`."""
    living = sql.select(PROCESSES.c.id).where(PROCESSES.c.seen > alive)
    kept = sql.exists().where(LEASES.c.table_id == TABLES.c.id, LEASES.c.process.in_(living))
    due = sql.select(TABLES.c.id).where(TABLES.c.due <= now, ~kept).order_by(TABLES.c.due).limit(most)
    return list(connection.execute(due).scalars())


def read_outages(connection: sql.Connection) -> tuple[Outage, ...]:
    """When no process was alive."""
    query = sql.select(OUTAGES.c.began, OUTAGES.c.ended).order_by(OUTAGES.c.began)
    return tuple(Outage(row[0], row[1]) for row in connection.execute(query))


def read_lobby(connection: sql.Connection, most: int) -> list[ListedTable]:
    """The newest tables that are not over and have an open seat or are open to everyone's eyes."""
    wanted = TABLES.c.status != "over", TABLES.c.closed == "", sql.or_(TABLES.c.watch == "everyone", has_seat("open"))
    query = sql.select(TABLES).where(*wanted).order_by(TABLES.c.made.desc(), TABLES.c.id).limit(most)
    return read_listed(connection, query)


def read_tables(connection: sql.Connection, tables: Sequence[str]) -> list[ListedTable]:
    """Those of these tables that exist."""
    return read_listed(connection, sql.select(TABLES).where(TABLES.c.id.in_(tables)))


def read_listed(connection: sql.Connection, query: sql.Select[Any]) -> list[ListedTable]:
    """Tables without their lines."""
    rows = connection.execute(query).mappings().all()
    names = [row["id"] for row in rows]
    seats, numbers = read_seats(connection, names), read_numbers(connection, names)
    return [
        ListedTable(
            id=row["id"],
            setup=read_setup(row),
            status=row["status"],
            settings=read_settings(row),
            seats=seats[row["id"]],
            number=numbers.get(row["id"], 0),
            used=row["used"] or row["made"],
            activity=read_activity(row),
        )
        for row in rows
    ]


def read_chat(connection: sql.Connection, table: str) -> tuple[ChatLine, ...]:
    """What was said at a table, as far as it is remembered."""
    said = sql.select(CHAT.c.line).where(CHAT.c.table_id == table).order_by(CHAT.c.number)
    return tuple(read_chat_line(text) for text in connection.execute(said).scalars())


def read_replay(connection: sql.Connection, replay: str) -> str | None:
    """The text of an uploaded record."""
    text: str | None = connection.execute(sql.select(REPLAYS.c.text).where(REPLAYS.c.id == replay)).scalar()
    return text


def has_seat(*holders: str) -> sql.Exists:
    """Whether a table has a seat with one of these holders."""
    return sql.exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.holder.in_(holders))


def read_seats(connection: sql.Connection, tables: Sequence[str]) -> dict[str, dict[str, Seat]]:
    """The seats of some tables, by name."""
    seats: dict[str, dict[str, Seat]] = defaultdict(dict)
    for row in connection.execute(sql.select(SEATS).where(SEATS.c.table_id.in_(tables))).mappings():
        seats[row["table_id"]][row["seat"]] = read_seat(row)
    return seats


def read_numbers(connection: sql.Connection, tables: Sequence[str]) -> dict[str, int]:
    """The number of the last line of some tables."""
    last = sql.select(LINES.c.table_id, sql.func.max(LINES.c.number)).where(LINES.c.table_id.in_(tables))
    return {row[0]: row[1] for row in connection.execute(last.group_by(LINES.c.table_id))}
