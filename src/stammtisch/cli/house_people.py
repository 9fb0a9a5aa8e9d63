"""`stammtisch house block|unblock|blocks|mute|close|rename|reports`: what is done about people, while servers run."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import click

from stammtisch.cli.house_place import clock, keeping_at, with_place
from stammtisch.cli.language import book_for, with_language

if TYPE_CHECKING:
    from pathlib import Path

    from stammtisch.server.store.keeping import Keeping


def open_house(data: Path | None, database: str) -> Keeping:
    """The house that is meant, if it is there."""
    keeping = keeping_at(data, database)
    keeping.check_present()
    return keeping


# ---- who is let in


@click.command()
@click.argument("who", metavar="ADDRESS")
@click.option("--note", default="", metavar="WORD")
@with_place
@with_language
def block(who: str, note: str, data: Path | None, database: str, lang: str) -> None:
    """Do not let an address, a network or a profile in."""
    from stammtisch.server.blocklist import read_block  # noqa: PLC0415 -- `--help` needs no server
    from stammtisch.server.store.moderation import add_block  # noqa: PLC0415

    found = read_block(who, note, int(time.time()))
    with open_house(data, database).moderating() as connection:
        found = add_block(connection, found)
    click.echo(book_for(lang).say("house-blocked", who=found.value))


@click.command()
@click.argument("who", metavar="ADDRESS")
@with_place
@with_language
def unblock(who: str, data: Path | None, database: str, lang: str) -> None:
    """Let somebody in again."""
    from stammtisch.core.mistakes import Mistake  # noqa: PLC0415
    from stammtisch.server.blocklist import read_block  # noqa: PLC0415
    from stammtisch.server.store.moderation import remove_block  # noqa: PLC0415

    found = read_block(who)
    with open_house(data, database).moderating() as connection:
        if not remove_block(connection, found):
            raise Mistake("house-not-blocked", who=found.value)
    click.echo(book_for(lang).say("house-unblocked", who=found.value))


@click.command()
@with_place
@with_language
def blocks(data: Path | None, database: str, lang: str) -> None:
    """List who is not let in."""
    from stammtisch.server.blocklist import name_block  # noqa: PLC0415
    from stammtisch.server.store.moderation import read_blocks  # noqa: PLC0415

    with open_house(data, database).reading() as connection:
        found = read_blocks(connection)
    for one in found:
        click.echo("  ".join(filter(None, (name_block(one), clock(one.made), one.note))))
    click.echo(book_for(lang).say("house-blocks", count=len(found)))


# ---- tables and seats


@click.command()
@click.argument("table", metavar="ID")
@click.argument("seat", metavar="SEAT")
@click.option("--off", is_flag=True)
@with_place
@with_language
def mute(table: str, seat: str, data: Path | None, database: str, lang: str, *, off: bool) -> None:
    """Mute somebody at a table, or let them speak again."""
    from stammtisch.server.store.moderation import mute_seat  # noqa: PLC0415

    with open_house(data, database).moderating(table) as connection:
        mute_seat(connection, table, seat, "" if off else "house")
    book = book_for(lang)
    click.echo(book.say("house-unmuted" if off else "house-muted", table=table, seat=book.name("seat", seat)))


@click.command()
@click.argument("table", metavar="ID")
@click.option("--off", is_flag=True)
@with_place
@with_language
def close(table: str, data: Path | None, database: str, lang: str, *, off: bool) -> None:
    """Close a table, or open it again."""
    from stammtisch.server.store.moderation import close_table  # noqa: PLC0415

    with open_house(data, database).moderating(table) as connection:
        close_table(connection, table, "" if off else "house")
    click.echo(book_for(lang).say("house-reopened" if off else "house-closed", table=table))


@click.command()
@click.argument("table", metavar="ID")
@click.argument("seat", metavar="SEAT")
@click.argument("name", default="", metavar="NAME")
@with_place
@with_language
def rename(table: str, seat: str, name: str, data: Path | None, database: str, lang: str) -> None:
    """Give somebody at a table another name, or none."""
    from stammtisch.server.seats import clean_name  # noqa: PLC0415
    from stammtisch.server.store.moderation import rename_seat  # noqa: PLC0415

    called = clean_name(name)[:LONGEST_NAME]
    with open_house(data, database).moderating(table) as connection:
        rename_seat(connection, table, seat, called)
    book = book_for(lang)
    key = "house-renamed" if called else "house-nameless"
    click.echo(book.say(key, table=table, seat=book.name("seat", seat), name=called))


# ---- what guests say of others


@click.command()
@click.option("--settle", default="", metavar="ID")
@with_place
@with_language
def reports(settle: str, data: Path | None, database: str, lang: str) -> None:
    """List what was reported, or settle what was reported of a table."""
    from stammtisch.server.store.moderation import list_reports, settle_reports  # noqa: PLC0415

    keeping, book = open_house(data, database), book_for(lang)
    if settle:
        with keeping.writing() as connection:
            count = settle_reports(connection, settle)
        click.echo(book.say("house-settled", count=count))
        return
    with keeping.reading() as connection:
        found = list_reports(connection)
    for one in found:
        by = book.name("seat", one.reporter) if one.reporter else book.say("report-watcher")
        what = book.say(f"report-{one.reason}", by=by, evidence=one.evidence)
        click.echo(f"{clock(one.made)}  {one.table}  {one.seat}  {what}")
    click.echo(book.say("house-reports", count=len(found)))


LONGEST_NAME: Final = 40  # letters, as at the table
COMMANDS: Final = (block, unblock, blocks, mute, close, rename, reports)
