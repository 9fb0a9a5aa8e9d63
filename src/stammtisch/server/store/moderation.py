"""What is done about people, in the database: by servers, and by whoever runs the house while servers run.

Whoever runs the house writes rows and no lines. Every table has a revision and every seat a version, so a server that
has read them before loses its next write there and reads again; the revision of `moderation` tells it to look.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from stammtisch.core.mistakes import Mistake
from stammtisch.server.store import Block, Hint, Moderation, StoredReport
from stammtisch.server.store.schema import BLOCKS, MODERATION, PROFILES, REPORTS, SEATS, TABLES

if TYPE_CHECKING:
    from stammtisch.server.scalars import Moderator
    from stammtisch.server.store.rows import Values

INSERT: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
CHANNEL: Final = "stammtisch"  # of PostgreSQL's notifications
SENDER: Final = "house"  # no process is called so


# ---- what servers read and write


def read_moderation(connection: sql.Connection, known: int) -> Moderation | None:
    """Whom whoever runs the house does not let in; None if nothing was done since revision `known`."""
    revision: int = connection.execute(sql.select(MODERATION.c.revision)).scalar() or 0
    return None if revision == known else Moderation(revision, read_blocks(connection))


def read_blocks(connection: sql.Connection) -> list[Block]:
    """Whom whoever runs the house does not let in, the newest first."""
    query = sql.select(BLOCKS).order_by(BLOCKS.c.made.desc(), BLOCKS.c.kind, BLOCKS.c.value)
    return [Block(row["kind"], row["value"], row["note"], row["made"]) for row in connection.execute(query).mappings()]


def write_report(report: StoredReport) -> Values:
    """A row of `reports`."""
    who: Values = {"table_id": report.table, "seat": report.seat, "reporter": report.reporter}
    return {**who, "reason": report.reason, "evidence": report.evidence, "made": report.made}


# ---- what whoever runs the house does


def note_moderation(connection: sql.Connection, table: str = "") -> None:
    """Let servers know that something was done, and at which table."""
    note = INSERT[connection.dialect.name](MODERATION).values(id=1, revision=1)
    connection.execute(
        note.on_conflict_do_update(index_elements=[MODERATION.c.id], set_={"revision": MODERATION.c.revision + 1})
    )
    if connection.dialect.name == "postgresql":
        hint = Hint(SENDER, (table,) if table else (), moderated=True)
        told = {"channel": CHANNEL, "hint": msgspec.json.encode(hint).decode()}
        connection.execute(sql.text("SELECT pg_notify(:channel, :hint)"), told)


def add_block(connection: sql.Connection, block: Block) -> Block:
    """Do not let somebody in any more; return who is meant."""
    block = meant(connection, block)
    if (
        block.kind == "profile"
        and not connection.execute(sql.select(PROFILES).where(PROFILES.c.id == block.value)).first()
    ):
        raise Mistake("house-no-profile", who=block.value)
    remove_block(connection, block)
    connection.execute(sql.insert(BLOCKS).values(block._asdict()))
    return block


def meant(connection: sql.Connection, block: Block) -> Block:
    """A profile may be named by its e-mail address, too."""
    by_email = sql.select(PROFILES.c.id).where(PROFILES.c.email == block.value)
    found = connection.execute(by_email).scalar() if block.kind == "profile" else None
    return block._replace(value=found) if found else block


def remove_block(connection: sql.Connection, block: Block) -> bool:
    """Let somebody in again; whether they were blocked."""
    block = meant(connection, block)
    found = sql.delete(BLOCKS).where(BLOCKS.c.kind == block.kind, BLOCKS.c.value == block.value)
    return connection.execute(found).rowcount > 0


def mute_seat(connection: sql.Connection, table: str, seat: str, by: Moderator) -> None:
    """Mute a seat, or let it speak again."""
    change_seat(connection, table, seat, {"muted": by})
    settle_reports(connection, table, seat, "chat")


def rename_seat(connection: sql.Connection, table: str, seat: str, name: str) -> None:
    """Give a seat another name, or none."""
    change_seat(connection, table, seat, {"name": name})
    settle_reports(connection, table, seat, "name")


def change_seat(connection: sql.Connection, table: str, seat: str, values: Values) -> None:
    """Write into the row of a seat; whoever has read it before must read it again."""
    row = sql.update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
    if connection.execute(row.values(**values, version=SEATS.c.version + 1)).rowcount != 1:
        raise Mistake("house-no-seat", table=table, seat=seat)
    change_table(connection, table, {})


def close_table(connection: sql.Connection, table: str, by: Moderator) -> None:
    """Close a table, or open it again: then somebody must look what is due there."""
    change_table(connection, table, {"closed": by, "due": None if by else 0})
    settle_reports(connection, table)


def change_table(connection: sql.Connection, table: str, values: Values) -> None:
    """Write into the row of a table, and count it as a change."""
    row = sql.update(TABLES).where(TABLES.c.id == table)
    if connection.execute(row.values(**values, revision=TABLES.c.revision + 1)).rowcount != 1:
        raise Mistake("house-no-table", table=table)


# ---- what was reported


def list_reports(connection: sql.Connection) -> list[StoredReport]:
    """What was reported and not yet settled, the oldest first."""
    query = sql.select(REPORTS).order_by(REPORTS.c.made, REPORTS.c.table_id, REPORTS.c.seat)
    rows = connection.execute(query).mappings()
    return [
        StoredReport(row["table_id"], row["seat"], row["reporter"], row["reason"], row["evidence"], row["made"])
        for row in rows
    ]


def settle_reports(connection: sql.Connection, table: str, seat: str = "", reason: str = "") -> int:
    """Forget the reports about a table, or about a seat of it, or those for one reason; how many there were."""
    found = sql.delete(REPORTS).where(REPORTS.c.table_id == table)
    found = found.where(REPORTS.c.seat == seat) if seat else found
    found = found.where(REPORTS.c.reason == reason) if reason else found
    return connection.execute(found).rowcount
