"""`stammtisch board`: check board files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

import stammtisch
from stammtisch.cli import names
from stammtisch.cli.files import read_bytes
from stammtisch.cli.language import book_for, group_with_language, with_language
from stammtisch.cli.lazy import Group
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from stammtisch.core.game import Game


@click.group(cls=Group)
@group_with_language
def board() -> None:
    """Check boards of your own."""


@board.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", metavar="NAME", shell_complete=names.games)
@with_language
def check(file: Path, game: str | None, lang: str) -> None:
    """Say whether games can be dealt on the board in FILE, or name the first thing wrong with it."""
    games = [stammtisch.game(game)] if game else games_of(file)
    for each in games:
        sound_board(each, file)
    book = book_for(lang)
    names = ", ".join(book.say(f"game-{each.name}") for each in games)
    click.echo(book.say("board-sound", file=str(file), games=names))


def sound_board(game: Game, file: Path) -> str:
    """The board of a game in a file, in one line; a mistake says what is wrong with it."""
    data = read_bytes(file)
    try:
        return game.board_text(data)
    except Mistake as mistake:
        if "name" in mistake.about:
            mistake.about["name"] = str(file)
        raise


def games_of(file: Path) -> list[Game]:
    """The games that a board file is for: by the names of its parts, else by its form."""
    installed = [stammtisch.game(name) for name in stammtisch.game_names()]
    try:
        parts = msgspec.json.decode(read_bytes(file), type=dict[str, msgspec.Raw])
    except msgspec.MsgspecError as error:
        raise Mistake("board-format", name=str(file), detail=str(error)) from error
    named = [game for game in installed if game.name in parts]
    likely = named or [game for game in installed if looks_like(game, file)]
    return likely or installed[:1]


def looks_like(game: Game, file: Path) -> bool:
    """Whether a file has the form of a game's board, be it right or wrong."""
    try:
        sound_board(game, file)
    except Mistake as mistake:
        return mistake.key != "board-format"
    return True
