"""What a finished game teaches, in the terminal, as JSON or as a page."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import click
import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

import stammtisch
from stammtisch.analysis.analysing import analyse
from stammtisch.analysis.cache import keep, kept
from stammtisch.analysis.page import page
from stammtisch.analysis.telling import tell, tell_action, tell_causes, tell_mix, tell_swing
from stammtisch.cli.console import make_console, seat_text
from stammtisch.cli.files import check_writable, read_text, write_text
from stammtisch.cli.language import book_for
from stammtisch.cli.progress import progress_bar
from stammtisch.core import record as records
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rich.console import Console

    from stammtisch.analysis.report import Analysis, Column, DecisionReport, SeatReport
    from stammtisch.core.game import Game
    from stammtisch.core.record import Record
    from stammtisch.core.words import Phrasebook


class Wishes(NamedTuple):
    """What was typed."""

    record: Path
    seat: str | None
    html: Path | None
    lang: str
    as_json: bool
    again: bool
    quiet: bool


def report(wishes: Wishes) -> None:
    """Analyse a record and say it."""
    if wishes.html:
        check_target(wishes.html, wishes.record)
    text = read_text(wishes.record)
    game = stammtisch.game(records.game_name(text))
    record = records.read(text, game)
    check_seat(game, record, wishes.seat)
    found = analysed(game, record, wishes)
    book = book_for(wishes.lang, game)
    if wishes.html:
        write_text(wishes.html, page(found, book, game, focus(found, wishes.seat)))
    if wishes.as_json:
        click.echo(msgspec.json.encode(found))
    elif not wishes.html:
        say(found, focus(found, wishes.seat), book, game)


def check_target(file: Path, record: Path) -> None:
    """A page may replace an older one, but not the record that it is of."""
    check_writable(file)
    if record.exists() and file.exists() and file.samefile(record):
        raise Mistake("picture-of-itself", file=str(file))


def check_seat(game: Game, record: Record, seat: str | None) -> None:
    """Refuse a seat that is not at the table."""
    known = game.seat_names[: record.setup.seats]
    if seat is not None and seat not in known:
        raise Mistake("unknown-seat", seat=seat, known=", ".join(known))


def analysed(game: Game, record: Record, wishes: Wishes) -> Analysis:
    """The analysis that was kept, or a new one, which is kept when it is finished."""
    found = None if wishes.again else kept(game, record)
    if found is None:
        limit_threads()
        with progress_bar(len(record.decisions), quiet=wishes.quiet) as advance:
            found = analyse(game, record, advance)
        keep(game, record, found)
    return found


def limit_threads() -> None:
    """The nets are small: several threads would only wait for each other."""
    from threadpoolctl import threadpool_limits  # noqa: PLC0415 -- only who analyses needs it

    threadpool_limits(1)


def focus(found: Analysis, seat: str | None) -> SeatReport:
    """The seat that it is told for: the one asked for, else the first person, else the winner."""
    people = [each for each in found.seats if each.player and not each.player.startswith("bot ")]
    first = people[0] if people else min(found.seats, key=lambda each: each.place)
    return next((each for each in found.seats if each.seat == seat), first)


# ---- saying it


def say(found: Analysis, seat: SeatReport, book: Phrasebook, game: Game) -> None:
    """Everything, for one seat."""
    console = make_console()
    if not found.judge.trained:
        console.print(book.say("analysis-untrained"), soft_wrap=True)
    for sentence in seat.summary:
        console.print(f"- {tell(game, book, sentence)}", soft_wrap=True)
    console.print(seat_table(found, book))
    console.print(Text(book.say("analysis-columns"), "bold"))
    for column in seat.columns:
        say_column(console, column, book, game)
    say_moments(console, found, seat, book, game)


def seat_table(found: Analysis, book: Phrasebook) -> Table:
    """A line for every seat: points, the parts of its chance, accuracy."""
    table = Table(book.say("analysis-seat"), box=box.SIMPLE_HEAD, pad_edge=False)
    shown = [c.name for c in found.seats[0].columns if c.name != "secret" or any(has_secret(s) for s in found.seats)]
    heads = ("analysis-score", *(f"column-{name}" for name in shown), "analysis-accuracy", "analysis-lost")
    for key in heads:
        table.add_column(book.say(key), justify="right")
    for seat in found.seats:
        parts = [percent(column.amount) for column in seat.columns if column.name in shown]
        last = (f"{seat.accuracy:.0f}", f"{seat.lost:.1f}")
        table.add_row(seat_text(book, seat.seat), str(seat.score), *parts, *last)
    return table


def has_secret(seat: SeatReport) -> bool:
    """Whether anything was chosen in secret."""
    return any(column.name == "secret" and column.swings for column in seat.columns)


def percent(amount: float) -> str:
    """A difference of chances, in percentage points."""
    return f"{round(100 * amount):+d}".replace("-", "−")


def say_column(console: Console, column: Column, book: Phrasebook, game: Game) -> None:
    """A column and the moments behind it."""
    if not column.swings:
        return
    console.print(f"{book.say(f'column-{column.name}')} {percent(column.amount)}")
    for swing in column.swings:
        told = tell_swing(game, book, swing)
        console.print(f"  {percent(swing.amount):>4}  {swing.first}–{swing.last}  {told}", soft_wrap=True)


def say_moments(console: Console, found: Analysis, seat: SeatReport, book: Phrasebook, game: Game) -> None:
    """Every decision of the seat that cost something, with what was better and why."""
    console.print(Text(book.say("analysis-moments"), "bold"))
    lost = [each for each in found.judged if each.seat == seat.seat and each.grade != "fine"]
    for decision in lost:
        for line in moment_lines(decision, book, game):
            console.print(line, soft_wrap=True)
    if not lost:
        console.print(book.say("analysis-no-moments"))


def moment_lines(decision: DecisionReport, book: Phrasebook, game: Game) -> Iterator[str]:
    """One such decision."""
    yield book.say(
        "analysis-moment",
        number=decision.number,
        grade=book.say(f"grade-{decision.grade}"),
        action=tell_action(game, book, decision.action),
        better=tell_action(game, book, decision.better),
        cost=f"{decision.points:.0f}",
    )
    yield from (f"    {line}" for line in (*tell_causes(book, decision), *tell_mix(game, book, decision)))
