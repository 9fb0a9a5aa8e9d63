"""`stammtisch picture`: a moment of a record as SVG or PNG, in the drawings of the page."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

import stammtisch
from stammtisch.cli import names
from stammtisch.cli.files import check_writable, read_text, write_bytes
from stammtisch.cli.language import with_language
from stammtisch.cli.options import Whole
from stammtisch.core import record as records
from stammtisch.core.mistakes import Mistake
from stammtisch.core.pictures import THEMES, png, svg

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from stammtisch.core.position import Position

STDOUT: Final = Path("-")
FILE: Final = click.Path(path_type=Path)


@click.command()
@click.argument("record", type=FILE)
@click.option("--at", type=Whole(0))
@click.option("--seat", metavar="SEAT", shell_complete=names.viewers)
@click.option("--svg", "svg_file", type=FILE, metavar="FILE")
@click.option("--png", "png_file", type=FILE, metavar="FILE")
@click.option("--width", type=Whole(1))
@click.option("--theme", default=THEMES[0], metavar="|".join(THEMES), shell_complete=lambda *words: themes(words[-1]))
@with_language
def picture(  # noqa: PLR0913 -- click passes every option on its own
    *,
    record: Path,
    at: int | None,
    seat: str | None,
    svg_file: Path | None,
    png_file: Path | None,
    width: int | None,
    theme: str,
    lang: str,
) -> None:
    """Draw the table of RECORD after some decisions, as one seat saw it, with the drawings of the page."""
    targets = [file for file in (svg_file, png_file) if file and file != STDOUT]
    for file in targets:
        check_target(file, record)
    position = position_of(record, at)
    if png_file:
        write(png_file, png(position, seat, theme=theme, language=lang, width=width or 0))
    if svg_file or not png_file:
        write(svg_file or STDOUT, f"{svg(position, seat, theme=theme, language=lang)}\n".encode())


def themes(typed: str) -> list[CompletionItem]:
    """What the Tab key offers."""
    return names.offered(((theme, "") for theme in THEMES), typed)


def check_target(file: Path, record: Path) -> None:
    """A picture may replace an older one, but not the record that it is of."""
    check_writable(file)
    if record.exists() and file.exists() and file.samefile(record):
        raise Mistake("picture-of-itself", file=str(file))


def position_of(file: Path, at: int | None) -> Position:
    """The position of a record after some decisions, or after all of them."""
    text = read_text(file)
    game = stammtisch.game(records.game_name(text))
    found = records.read(text, game)
    if at is not None and at > len(found.decisions):
        raise Mistake("record-too-short", at=at, decisions=len(found.decisions))
    return records.replay(game, found, at)


def write(file: Path, data: bytes) -> None:
    """Put a picture into a file, or out."""
    if file == STDOUT:
        sys.stdout.buffer.write(data)
    else:
        write_bytes(file, data)
