"""The statements about letters: what is written with a table's change, what is read, what a process claims."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from stammtisch.server.api_types import Way
from stammtisch.server.store.post import (
    AddressConfirmed,
    DueLetter,
    LetterAsked,
    LetterSettled,
    PassUsed,
    PostStep,
    Subscribed,
    Subscription,
    Unsubscribed,
)
from stammtisch.server.store.rows import write_json
from stammtisch.server.store.schema import LETTERS, PASSES, SECRETS, SUBSCRIPTIONS
from stammtisch.server.store.writer import WriteStep

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.server.store.rows import Values

INSERT: Final[dict[str, Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_WAY: Final = msgspec.json.Decoder(Way)


# ---- with a table's change


def write_post(table: str, steps: Sequence[PostStep], dialect: str) -> list[WriteStep]:
    """What these steps write."""
    return [write_step(table, step, dialect) for step in steps]


def write_step(table: str, step: PostStep, dialect: str) -> WriteStep:
    """What a step writes; what is no longer as it was, was done by somebody else."""
    match step:
        case Subscribed(subscription):
            return WriteStep(sql.insert(SUBSCRIPTIONS), write_subscription(subscription))
        case Unsubscribed(name):
            return WriteStep(sql.delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == name), must_change=True)
        case AddressConfirmed(name):
            row = sql.update(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == name, SUBSCRIPTIONS.c.confirmed == 0)
            return WriteStep(row.values(confirmed=1), must_change=True)
        case LetterAsked():
            return WriteStep(ask_letter(table, step, dialect))
        case LetterSettled(seat):
            return WriteStep(sql.delete(LETTERS).where(LETTERS.c.table_id == table, LETTERS.c.seat == seat))
        case PassUsed(mark):
            row_of = PASSES.c.table_id == table, PASSES.c.mark == mark
            return WriteStep(sql.delete(PASSES).where(*row_of), must_change=True)


def ask_letter(table: str, step: LetterAsked, dialect: str) -> sql.Executable:
    """Write a letter, unless there is one for this question; one for an earlier question becomes it."""
    new = {"moved": step.moved, "due": step.due, "wait": step.wait, "tries": 0, "done": "", "claimed": 0}
    row = INSERT[dialect](LETTERS).values(table_id=table, seat=step.seat, **new)
    asked: sql.Executable = row.on_conflict_do_update(
        index_elements=[LETTERS.c.table_id, LETTERS.c.seat], set_=new, where=LETTERS.c.moved != step.moved
    )
    return asked


def write_subscription(one: Subscription) -> Values:
    """A row of `subscriptions`."""
    return {
        "id": one.id,
        "table_id": one.table,
        "seat": one.seat,
        "way": write_json(one.way),
        "language": one.language,
        "confirmed": int(one.confirmed),
        "made": one.made,
    }


# ---- by itself


def update_letter(old: DueLetter, new: DueLetter) -> WriteStep:
    """Write a letter anew, if it is still as it was read."""
    row = sql.update(LETTERS).where(
        LETTERS.c.table_id == old.table,
        LETTERS.c.seat == old.seat,
        LETTERS.c.moved == old.moved,
        LETTERS.c.due == old.due,
        LETTERS.c.claimed == old.claimed,
    )
    values = {"due": new.due, "tries": new.tries, "done": " ".join(new.done), "claimed": new.claimed}
    return WriteStep(row.values(values), must_change=True)


def insert_pass(table: str, seat: str, mark: str, until: int, now: int) -> list[WriteStep]:
    """Let a link open a seat; those whose time is over go."""
    row: Values = {"mark": mark, "table_id": table, "seat": seat, "until": until}
    return [WriteStep(sql.delete(PASSES).where(PASSES.c.until <= now)), WriteStep(sql.insert(PASSES), row)]


def insert_secret(name: str, fresh: str, dialect: str) -> WriteStep:
    """Keep a secret, if there is none of that name."""
    return WriteStep(INSERT[dialect](SECRETS).values(name=name, value=fresh).on_conflict_do_nothing())


# ---- reading


def read_secret(connection: sql.Connection, name: str) -> str:
    """A secret of the house; empty if there is none."""
    return connection.execute(sql.select(SECRETS.c.value).where(SECRETS.c.name == name)).scalar() or ""


def read_subscriptions(connection: sql.Connection, *which: sql.ColumnElement[bool]) -> list[Subscription]:
    """Some subscriptions, the oldest first."""
    order = SUBSCRIPTIONS.c.made, SUBSCRIPTIONS.c.id
    rows = connection.execute(sql.select(SUBSCRIPTIONS).where(*which).order_by(*order)).mappings()
    return [
        Subscription(
            row["id"],
            row["table_id"],
            row["seat"],
            _WAY.decode(row["way"]),
            row["language"],
            bool(row["confirmed"]),
            row["made"],
        )
        for row in rows
    ]


def read_due_letters(connection: sql.Connection, now: int, most: int) -> list[DueLetter]:
    """The letters that are to be sent now and that no process is about to send, the longest overdue first."""
    due = LETTERS.c.due <= now, LETTERS.c.claimed <= now
    rows = connection.execute(sql.select(LETTERS).where(*due).order_by(LETTERS.c.due).limit(most)).mappings()
    return [
        DueLetter(
            row["table_id"],
            row["seat"],
            row["moved"],
            row["due"],
            row["wait"],
            row["tries"],
            tuple(row["done"].split()),
            row["claimed"],
        )
        for row in rows
    ]


def read_pass(connection: sql.Connection, table: str, mark: str, now: int) -> str | None:
    """The seat that a link still opens."""
    which = PASSES.c.mark == mark, PASSES.c.table_id == table, PASSES.c.until > now
    seat: str | None = connection.execute(sql.select(PASSES.c.seat).where(*which)).scalar()
    return seat
