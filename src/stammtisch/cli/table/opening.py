"""Sitting down at the terminal table: a new game, or one that was saved."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, Final, NamedTuple

import click
from rich.text import Text

import stammtisch
from stammtisch.cli.commands.board import sound_board
from stammtisch.cli.console import interrupt_on_hangup, make_console, read_line
from stammtisch.cli.files import free_name, read_text, unclaimed
from stammtisch.cli.language import book_for
from stammtisch.cli.table.seating import labels, take_recorded_seats, take_seats
from stammtisch.cli.table.session import TerminalSession
from stammtisch.core import record as records
from stammtisch.core.mistakes import Mistake
from stammtisch.core.options import split
from stammtisch.core.table import Table

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.record import Record

_SEEDS: Final = 1_000_000


class PlayOptions(NamedTuple):
    """What was asked for on the command line."""

    game: str | None
    seats: int | None
    edition: str | None
    option: tuple[str, ...]
    board: Path | None
    bots: str | None
    seat: str | None
    seed: int | None
    save: Path | None
    resume: Path | None

    def described(self) -> str | None:
        """The first thing asked for that only a new game can have."""
        given = ("game", "seats", "edition", "option", "board", "seed")
        return next((name for name in given if getattr(self, name) not in (None, ())), None)


def sit_down(options: PlayOptions, lang: str) -> None:
    """Play a new game, or go on with one."""
    session = resume(options, lang) if options.resume else begin(options, lang)
    with interrupt_on_hangup():
        session.run()


def begin(options: PlayOptions, lang: str) -> TerminalSession:
    """Set up a new table."""
    game = stammtisch.game(options.game or ask_for_game(lang))
    book = book_for(lang, game)
    chosen = [split(text) for text in options.option]
    board = sound_board(game, options.board) if options.board else "standard"
    setup = game.make_setup(options.edition or "", options.seats or game.seats[-1], chosen, board)
    chairs = take_seats(game, setup, options.bots, options.seat)
    seed = randbelow(_SEEDS) if options.seed is None else options.seed
    table = Table(game, setup, seed, labels(game, chairs))
    session = TerminalSession(table, chairs, book, make_console())
    if options.save:
        session.save_file = unclaimed(options.save)
        session.write()
    welcome(session)
    return session


def welcome(session: TerminalSession) -> None:
    """Say what is played, and how to get help."""
    setup, book = session.table.record.setup, session.book
    say = session.console.print
    edition = book.say(f"edition-{setup.edition}")
    title = book.say(f"game-{setup.game}")
    seed = str(session.table.record.seed)
    say(book.say("play-welcome", game=title, edition=edition, seats=setup.seats, seed=seed), soft_wrap=True)
    changed = {k: v for k, v in setup.options.items() if session.game.editions[setup.edition][k] != v}
    if changed:
        say(book.say("play-options", options=", ".join(f"{k}={v}" for k, v in changed.items())), soft_wrap=True)
    say(book.say("play-help"), soft_wrap=True)


def ask_for_game(lang: str) -> str:
    """Which of the games is to be played."""
    names = stammtisch.game_names()
    if len(names) == 1:
        return names[0]
    book = book_for(lang)
    console = make_console()
    console.print(book.say("play-which"))
    for number, name in enumerate(names, 1):
        console.print(f"  {number}  {book.say(f'game-{name}')} ({name})")
        if book.has(f"game-{name}-about"):
            console.print(f"     {book.say(f'game-{name}-about')}", style="dim")
    answer = read_line(console, Text("> ")).casefold()
    if answer.isdecimal() and 1 <= int(answer) <= len(names):
        return names[int(answer) - 1]
    found = [name for name in names if answer and name.startswith(answer)]
    return found[0] if len(found) == 1 else answer


# ---- going on


def resume(options: PlayOptions, lang: str) -> TerminalSession:
    """Set up the table of a saved game; of a damaged file, all that can be replayed."""
    assert options.resume is not None
    other = options.described()
    if other:
        raise Mistake("resume-with", option="GAME" if other == "game" else f"--{other}")
    text = read_text(options.resume)
    game = stammtisch.game(records.game_name(text))
    book = book_for(lang, game)
    record, damage = replayable_part(game, text)
    chairs = take_recorded_seats(game, record, options.bots, options.seat)
    table = Table(game, record.setup, record.seed or 0, labels(game, chairs))
    record.players = labels(game, chairs)
    table.resume(record)
    session = TerminalSession(table, chairs, book, make_console())
    session.told = [len(record.decisions)] * len(chairs)
    session.save_file = unclaimed(options.save) if options.save else options.resume
    if damage is not None:
        click.echo(book.say(damage.key, **damage.about), err=True)
        click.echo(book.say("resume-damaged", decisions=len(record.decisions)), err=True)
        session.save_file = options.save or free_name(options.resume.stem)
    if table.position.to_act == 0:
        session.save_file = None  # nothing will be added to it
    welcome(session)
    return session


def replayable_part(game: Game, text: str) -> tuple[Record, Mistake | None]:
    """A record up to the first line that cannot be read or carried out, and what is wrong with that line."""
    record, damage = records.salvage(text, game)
    position = game.open(record.setup)
    for number, decision in enumerate(record.decisions):
        try:
            records.apply_decision(game, position, decision, number + 1)
        except Mistake as mistake:
            record.decisions = record.decisions[:number]
            return record, mistake
    return record, damage
