"""Who can sit down, how they play, how strong they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click
import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

import stammtisch
from stammtisch.bots.levels import levels, ratings
from stammtisch.cli.console import make_console
from stammtisch.cli.language import book_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.bots.levels import Level
    from stammtisch.core.words import Phrasebook

NARROW: Final = 10  # columns for a rating: the sentences need the room


def print_bots(lang: str, *, as_json: bool) -> None:
    """All bots, for people or for programs."""
    book = book_for(lang)
    found = levels(book)
    if as_json:
        click.echo(msgspec.json.encode([level._asdict() for level in found]))
        return
    console = make_console()
    console.print(level_table(found, book))
    console.print(book.say("bots-fair"), soft_wrap=True)
    if ratings():
        console.print(book.say("bots-rated"), soft_wrap=True)


def level_table(found: Sequence[Level], book: Phrasebook) -> Table:
    """The levels, one per row, with a rating for each game that has any."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("bots-name", "bots-called", "bots-about"):
        table.add_column(book.say(key))
    rated = [game for game in stammtisch.game_names() if game in ratings()]
    for game in rated:
        table.add_column(book.say("bots-rating", game=book.name("game", game)), justify="right", max_width=NARROW)
    for level in found:
        figures = [str(level.ratings.get(game, "")) for game in rated]
        table.add_row(Text(level.name, "bold"), Text(level.called), Text(level.about), *figures)
    return table
