"""`stammtisch analyse`: what a finished game teaches."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from stammtisch.cli import names
from stammtisch.cli.language import with_language

FILE: Final = click.Path(path_type=Path)


@click.command()
@click.argument("record", type=FILE)
@click.option("--seat", metavar="SEAT", shell_complete=names.seats)
@click.option("--json", "as_json", is_flag=True)
@click.option("--html", "html_file", type=FILE, metavar="FILE")
@click.option("--again", is_flag=True)
@click.option("-q", "--quiet", is_flag=True)
@with_language
def analyse(  # noqa: PLR0913 -- click passes every option on its own
    *, record: Path, seat: str | None, as_json: bool, html_file: Path | None, again: bool, quiet: bool, lang: str
) -> None:
    """Judge every decision of a finished game, and tell cards, own decisions and the others apart."""
    from stammtisch.cli.reports.analysis import Wishes, report  # noqa: PLC0415 -- help and the Tab key do not wait

    report(Wishes(record, seat, html_file, lang, as_json=as_json, again=again, quiet=quiet))
