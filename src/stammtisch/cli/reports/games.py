"""What can be played here, by how many, by whose rules, and with which options."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

import stammtisch
from stammtisch.cli.console import make_console
from stammtisch.cli.language import book_for

if TYPE_CHECKING:
    from rich.console import Console

    from stammtisch.core.game import Game
    from stammtisch.core.options import Option
    from stammtisch.core.words import Phrasebook


def print_games(game: str | None, lang: str, *, as_json: bool) -> None:
    """All games, or one, for people or for programs."""
    found = [stammtisch.game(name) for name in ([game] if game else stammtisch.game_names())]
    if as_json:
        click.echo(msgspec.json.encode([summary(each, book_for(lang, each)) for each in found]))
        return
    console = make_console()
    for each in found:
        show(each, book_for(lang, each), console)


def summary(game: Game, book: Phrasebook) -> dict[str, object]:
    """A game for programs, with the words of one language."""
    return {
        "name": game.name,
        "called": book.name("game", game.name),
        "about": about(book, "game", game.name),
        "seats": list(game.seats),
        "seat_names": game.seat_names,
        "editions": [
            {
                "name": name,
                "called": book.name("edition", name),
                "about": about(book, "edition", name),
                "options": dict(presets),
            }
            for name, presets in game.editions.items()
        ],
        "options": [
            {"name": each.name, "question": book.name("option", each.name), "values": values(each, book)}
            | {"seats": each.seats or None}
            for each in game.options
        ],
    }


def about(book: Phrasebook, kind: str, name: str) -> str:
    """The sentence that describes a game or an edition, if there is one."""
    key = f"{kind}-{name}-about"
    return book.say(key) if book.has(key) else ""


def values(option: Option, book: Phrasebook) -> dict[str, str]:
    """What an option can be, each value with what it means."""
    return {value: str(book.name(f"option-{option.name}", value)) for value in option.values}


def show(game: Game, book: Phrasebook, console: Console) -> None:
    """Print a game: its name, then its editions, then its options."""
    console.print(Text.assemble((game.name, "bold"), f"  {book.name('game', game.name)}"))
    console.print(about(book, "game", game.name), soft_wrap=True)
    names = ", ".join(str(book.name("seat", seat)) for seat in game.seat_names)
    console.print(book.say("games-seats", fewest=game.seats[0], most=game.seats[-1], names=names), soft_wrap=True)
    console.print(edition_table(game, book))
    if game.options:
        console.print(option_table(game, book))
        console.print(book.say("games-default", edition=next(iter(game.editions))), soft_wrap=True)
    console.print()


def edition_table(game: Game, book: Phrasebook) -> Table:
    """The editions, one per row."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("--edition", no_wrap=True)
    table.add_column(book.say("games-about"))
    for name in game.editions:
        table.add_row(Text(name, "bold"), Text(f"{book.name('edition', name)}. {about(book, 'edition', name)}"))
    return table


def option_table(game: Game, book: Phrasebook) -> Table:
    """The options, each with its question and below it the values; a star marks those of the first edition."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("--option", no_wrap=True)
    table.add_column(book.say("games-about"))
    presets = next(iter(game.editions.values()))
    for option in game.options:
        table.add_row(Text(option.name, "bold"), Text(question(option, book)))
        for value, meaning in values(option, book).items():
            star = "*" if presets.get(option.name) == value else " "
            table.add_row(Text(f"{star} {value}"), Text(meaning))
    return table


def question(option: Option, book: Phrasebook) -> str:
    """What an option decides, and at which tables if not at all."""
    asked = str(book.name("option", option.name))
    return f"{asked} {book.say('games-only', seats=option.seats)}" if option.seats else asked
