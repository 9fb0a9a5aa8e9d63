"""Records: whether they are sound, and the table at any point of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click
from rich.text import Text

import stammtisch
from stammtisch.cli.console import make_console
from stammtisch.cli.drawing import Look, draw_table
from stammtisch.cli.files import read_text
from stammtisch.cli.language import book_for
from stammtisch.cli.reports.ranking import ranking_line, ranking_lines
from stammtisch.core import record as records
from stammtisch.core.events import OPEN, SPECTATOR, Event
from stammtisch.core.mistakes import Mistake
from stammtisch.core.record import HelpNote

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from stammtisch.core.game import Game
    from stammtisch.core.position import Position
    from stammtisch.core.record import Record
    from stammtisch.core.words import Phrasebook

VIEWERS: Final = {"open": OPEN, "spectator": SPECTATOR}


def check_all(files: Sequence[Path], lang: str) -> int:
    """A line about every record; 1 if any is not sound, else 0."""
    book = book_for(lang)
    bad = 0
    for file in files:
        try:
            said = summary(file, lang)
        except Mistake as mistake:
            bad += 1
            sentence = book.say(mistake.key, **mistake.about)
            click.echo(sentence if "file" in mistake.about else f"{file}: {sentence}", err=True)
        else:
            click.echo(f"{file}: {said}")
    return 1 if bad else 0


def summary(file: Path, lang: str) -> str:
    """What a record comes to when it is replayed: how many decisions, and everybody's place if it was finished."""
    text = read_text(file)
    game = stammtisch.game(records.game_name(text))
    found = records.read(text, game)
    position = records.check(game, found)
    book, decisions = book_for(lang, game), len(found.decisions)
    if found.result is None:
        return book.say("record-sound", decisions=decisions)
    result = records.result_of(game, position)
    return f"{book.say('record-finished', decisions=decisions)}: {ranking_line(book, result)}"


def show_table(file: Path, at: int | None, viewer: str, lines: int, lang: str) -> None:
    """The table of a record after some decisions, with the log up to there."""
    text = read_text(file)
    game = stammtisch.game(records.game_name(text))
    found = records.read(text, game)
    if at is not None and at > len(found.decisions):
        raise Mistake("record-too-short", at=at, decisions=len(found.decisions))
    seat = viewer_of(game, found, viewer)
    position, happened = replayed(game, found, at, seat)
    events = [one for one in happened if isinstance(one, Event)]
    book, console = book_for(lang, game), make_console()
    console.print(book.say("record-at", decisions=len(found.decisions) if at is None else at, all=len(found.decisions)))
    for one in happened[len(happened) - min(lines, len(happened)) :]:
        console.print(Text(f"- {told(game, book, one)}"))
    console.print()
    console.print(draw_table(Look(game, game.view(position, seat), events, book, console.width)))
    if position.to_act == 0:
        for line in ranking_lines(book, records.result_of(game, position)):
            console.print(line)


def viewer_of(game: Game, found: Record, name: str) -> int:
    """The seat, spectator or open view that was asked for."""
    if name in VIEWERS:
        return VIEWERS[name]
    seats = game.seat_names[: found.setup.seats]
    if name not in seats:
        raise Mistake("unknown-seat", seat=name, known=", ".join((*seats, *VIEWERS)))
    return game.seat(name)


def replayed(game: Game, found: Record, at: int | None, viewer: int) -> tuple[Position, list[Event | HelpNote]]:
    """The position after `at` decisions, what the viewer saw happen on the way, and who was helped."""
    position, happened = game.open(found.setup), list[Event | HelpNote]()
    for number, decision in enumerate(found.decisions[:at], 1):
        happened += [note for note in found.help if note.number == number]
        position.journal = []
        records.apply_decision(game, position, decision, number)
        happened += game.events(position.journal, viewer)
    return position, happened


def told(game: Game, book: Phrasebook, one: Event | HelpNote) -> str:
    """A line of the log."""
    if isinstance(one, Event):
        return game.tell(book, one)
    return book.say(f"record-helped-{one.kind}", seat=book.name("seat", one.seat))
