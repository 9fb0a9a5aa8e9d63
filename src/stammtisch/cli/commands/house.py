"""`stammtisch house`: tools for whoever runs a server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from stammtisch.cli import house_people
from stammtisch.cli.house_place import clock, keeping_at, with_place
from stammtisch.cli.language import book_for, group_with_language, with_language
from stammtisch.cli.lazy import Group
from stammtisch.cli.options import Whole

if TYPE_CHECKING:
    from stammtisch.core.words import Phrasebook
    from stammtisch.server.store import ListedTable
    from stammtisch.server.store.keeping import Keeping


@click.group(cls=Group)
@group_with_language
def house() -> None:
    """Look after a house: its database, without the server."""


for command in house_people.COMMANDS:
    house.add_command(command)


# ---- the whole house


@house.command()
@with_place
@with_language
def upgrade(data: Path | None, database: str, lang: str) -> None:
    """Bring the database to the form of this version."""
    from stammtisch.server.store.schema import HEAD  # noqa: PLC0415

    found = keeping_at(data, database).upgrade()
    key = "house-made" if found is None else "house-current" if found == HEAD else "house-upgraded"
    click.echo(book_for(lang).say(key, found=found or "", expected=HEAD))


@house.command()
@click.option("--from", "source", required=True, metavar="DIR|ADDRESS")
@click.option("--to", "target", required=True, metavar="DIR|ADDRESS")
@with_language
def copy(source: str, target: str, lang: str) -> None:
    """Copy a house into an empty one."""
    from stammtisch.server.store.copying import copy_house, tables_in  # noqa: PLC0415
    from stammtisch.server.store.keeping import open_keeping  # noqa: PLC0415

    found = copy_house(open_keeping(source), open_keeping(target))
    rows = sum(each.rows for each in found.values())
    click.echo(book_for(lang).say("house-copied", tables=tables_in(found), rows=rows))


@house.command()
@click.argument("file", type=click.Path(path_type=Path))
@with_place
@with_language
def backup(file: Path, data: Path | None, database: str, lang: str) -> None:
    """Write a backup, while the server runs or not."""
    from stammtisch.server.store.backups import back_up_house  # noqa: PLC0415

    back_up_house(keeping_at(data, database), file)
    click.echo(book_for(lang).say("house-backed-up", file=str(file), size=kilobytes(file.stat().st_size)))


@house.command()
@click.argument("file", type=click.Path(path_type=Path))
@with_place
@with_language
def restore(file: Path, data: Path | None, database: str, lang: str) -> int:
    """Put a backup in the place of the house, and check it."""
    from stammtisch.server.store.backups import restore_house  # noqa: PLC0415

    book, keeping = book_for(lang), keeping_at(data, database)
    before = restore_house(keeping, file)
    if before:
        click.echo(book.say("house-set-aside", file=str(before)))
    return say_whether_sound(keeping, book)


@house.command()
@with_place
@with_language
def check(data: Path | None, database: str, lang: str) -> int:
    """Check that every table can be read and played on."""
    return say_whether_sound(keeping_at(data, database), book_for(lang))


def say_whether_sound(keeping: Keeping, book: Phrasebook) -> int:
    """Say that a house is sound, or the first thing that is wrong with it; the exit code."""
    from stammtisch.server.checking import faults  # noqa: PLC0415
    from stammtisch.server.store.house_tables import stats as numbers  # noqa: PLC0415

    keeping.check_present()
    fault = next(faults(keeping), None)
    if fault:
        click.echo(book.say(fault.key, table=fault.table, detail=fault.detail), err=True)
        return 1
    with keeping.reading() as connection:
        found = numbers(connection)
    click.echo(book.say("check-sound", tables=sum(found.statuses.values()), lines=found.lines))
    return 0


@house.command()
@with_place
@with_language
def stats(data: Path | None, database: str, lang: str) -> None:
    """Tell a house in numbers."""
    from stammtisch.server.store import house_tables as verbs  # noqa: PLC0415

    keeping, book = keeping_at(data, database), book_for(lang)
    keeping.check_present()
    with keeping.reading() as connection:
        found = verbs.stats(connection)
    for status in ("gathering", "playing", "over"):
        click.echo(book.say(f"stats-{status}", count=found.statuses.get(status, 0)))
    click.echo(book.say("stats-lines", count=found.lines, today=found.today))
    click.echo(book.say("stats-people", count=found.people))
    click.echo(book.say("stats-replays", count=found.replays))
    click.echo(book.say("stats-size", size=kilobytes(keeping.size())))
    if found.processes:
        click.echo(book.say("stats-processes", count=found.processes))


# ---- tables


@house.command()
@click.option("--stuck", is_flag=True)
@with_place
@with_language
def tables(data: Path | None, database: str, lang: str, *, stuck: bool) -> None:
    """List the tables."""
    from stammtisch.server.store.house_tables import list_tables  # noqa: PLC0415

    keeping, book = keeping_at(data, database), book_for(lang)
    keeping.check_present()
    with keeping.reading() as connection:
        found = list_tables(connection, stuck=stuck)
    for table in found:
        click.echo(in_a_line(table, book))
    click.echo(book.say("house-stuck" if stuck else "house-tables", count=len(found)))


def in_a_line(table: ListedTable, book: Phrasebook) -> str:
    """A table in a list."""
    status, used = book.say(f"status-{table.status}"), clock(table.used)
    closed = f"  {book.say('table-closed')}" if table.settings.closed else ""
    return f"{table.id}  {table.setup.game}  {status}  {book.say('table-lines', count=table.number)}  {used}{closed}"


@house.command()
@click.argument("table", metavar="ID")
@with_place
@with_language
def show(table: str, data: Path | None, database: str, lang: str) -> None:
    """Show a table from outside: no card, no key."""
    from stammtisch.server.store.house_tables import find_keeper, find_table  # noqa: PLC0415

    keeping, book = keeping_at(data, database), book_for(lang)
    keeping.check_present()
    with keeping.reading() as connection:
        found, keeper = find_table(connection, table), find_keeper(connection, table)
    click.echo(in_a_line(found, book))
    for seat in found.seats.values():
        who = book.say(f"holder-{seat.holder}", name=seat.name or "–", bot=seat.bot)
        muted = f" ({book.say('seat-muted')})" if seat.muted else ""
        profile = f"  profile:{seat.profile}" if seat.profile else ""
        click.echo(f"  {book.name('seat', seat.seat)}: {who}{muted}{profile}")
    if found.activity and found.activity.acting:
        click.echo(book.say("table-acting", seats=", ".join(str(book.name("seat", s)) for s in found.activity.acting)))
    if keeper.due is not None:
        click.echo(book.say("table-due", since=clock(keeper.due // 1000), process=keeper.process or "–"))


@house.command()
@click.argument("table", metavar="ID")
@with_place
@with_language
def remove(table: str, data: Path | None, database: str, lang: str) -> None:
    """Delete a table for good."""
    from stammtisch.server.store.house_tables import find_table, remove_tables  # noqa: PLC0415

    keeping = keeping_at(data, database)
    keeping.check_present()
    with keeping.changing() as connection:
        find_table(connection, table)
        remove_tables(connection, [table])
    click.echo(book_for(lang).say("house-removed", table=table))


@house.command()
@click.option("--older-than", "days", type=Whole(1), required=True, metavar="DAYS")
@click.option("--dry-run", is_flag=True)
@with_place
@with_language
def prune(days: int, data: Path | None, database: str, lang: str, *, dry_run: bool) -> None:
    """Delete the tables at which nothing has happened for some days."""
    from stammtisch.server.store.house_tables import old_tables, remove_strays, remove_tables  # noqa: PLC0415

    keeping, book = keeping_at(data, database), book_for(lang)
    keeping.check_present()
    with keeping.reading() if dry_run else keeping.changing() as connection:
        found = old_tables(connection, days)
        if not dry_run:
            remove_tables(connection, [table.id for table in found])
            remove_strays(connection)
    for table in found:
        click.echo(in_a_line(table, book))
    click.echo(book.say("house-would-prune" if dry_run else "house-pruned", count=len(found)))


# ---- words


def kilobytes(size: int) -> int:
    """Bytes in kilobytes, for people."""
    return -(-size // 1000)
