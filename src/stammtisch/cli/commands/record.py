"""`stammtisch record`: check records, and look at a game at any point of it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from stammtisch.cli import names
from stammtisch.cli.language import group_with_language, with_language
from stammtisch.cli.lazy import Group
from stammtisch.cli.options import Whole

LOG_LINES: Final = 20


@click.group(cls=Group)
@group_with_language
def record() -> None:
    """Check records and look into them."""


@record.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE…")
@with_language
def check(files: tuple[Path, ...], lang: str) -> int:
    """Replay every FILE and say in a line whether it is sound; the exit code is 1 if any is not."""
    from stammtisch.cli.reports.record import check_all  # noqa: PLC0415 -- help and the Tab key do not wait for it

    return check_all(files, lang)


@record.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=Whole(0))
@click.option(
    "--as",
    "viewer",
    default="open",
    metavar="SEAT",
    shell_complete=names.viewers,
)
@click.option("--log", "lines", type=Whole(0), default=LOG_LINES)
@with_language
def show(file: Path, at: int | None, viewer: str, lines: int, lang: str) -> None:
    """Draw the table of a record after some decisions, as one seat saw it, with the log up to there."""
    from stammtisch.cli.reports.record import show_table  # noqa: PLC0415 -- help and the Tab key do not wait for it

    show_table(file, at, viewer, lines, lang)
