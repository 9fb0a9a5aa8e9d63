"""`stammtisch board`: check board files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

import stammtisch
from stammtisch.cli.files import read_bytes
from stammtisch.cli.language import book_for, with_language
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from stammtisch.core.game import Game


@click.group()
def board() -> None:
    """Check boards of your own.

    \b
    Example: stammtisch board check my-square.json
    """  # noqa: D301 -- \b keeps click from filling the lines


@board.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", metavar="NAME", help="The game it is a board of (default: found by what the file holds).")
@with_language
def check(file: Path, game: str | None, lang: str) -> None:
    """Say whether games can be dealt on the board in FILE, or name the first thing wrong with it.

    \b
    Example: stammtisch board check my-square.json
    """  # noqa: D301 -- \b keeps click from filling the lines
    data = read_bytes(file)
    games = [stammtisch.game(game)] if game else games_of(data)
    for each in games:
        each.board_text(data)
    book = book_for(lang)
    names = ", ".join(book.say(f"game-{each.name}") for each in games)
    click.echo(book.say("board-sound", file=str(file), games=names))


def games_of(data: bytes) -> list[Game]:
    """The games that a board file speaks of: by the names of its parts, else by what it looks like."""
    installed = [stammtisch.game(name) for name in stammtisch.game_names()]
    try:
        parts = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except msgspec.DecodeError as error:
        raise Mistake("board-format", name="board", detail=str(error)) from error
    named = [game for game in installed if game.name in parts]
    likely = named or [game for game in installed if looks_like(game, data)]
    return likely or installed[:1]


def looks_like(game: Game, data: bytes) -> bool:
    """Whether a file has the form of a game's board, be it right or wrong."""
    try:
        game.board_text(data)
    except Mistake as mistake:
        return mistake.key != "board-format"
    return True
