"""What `arena` and `ladder` show to people."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from stammtisch.arena.report import cross_rows, rating_rows, seat_rows, time_rows
from stammtisch.cli.console import make_console

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.arena.ladder import Ladder
    from stammtisch.arena.statistics import Estimate, Standing
    from stammtisch.cli.commands.arena import Measured, Tested
    from stammtisch.core.words import Phrasebook


def print_measured(measured: Measured, book: Phrasebook) -> None:
    """The results of an arena as tables."""
    console = make_console()
    heads = ("arena-single", "arena-others", "arena-share", "simulate-interval", "arena-rank", "arena-lead")
    rows = [[book.say(key) for key in heads], *map(standing_row, measured.tables)]
    console.print(as_table(rows, left=2))
    console.print(as_table(time_rows(measured.times.bots, book)))
    if measured.sprt:
        console.print(verdict(measured.sprt, measured.tables[0].deals, book), soft_wrap=True)
    games = sum(each.games for each in measured.tables)
    seconds = f"{measured.times.seconds:.1f}"
    console.print(book.say("arena-games", deals=measured.tables[0].deals, games=games, seconds=seconds), soft_wrap=True)
    console.print(book.say("arena-note", equal=f"{1 / measured.seats:.1%}"), soft_wrap=True)


def standing_row(each: Standing) -> list[str]:
    """One line of the results."""
    interval = f"{100 * each.share.low:.1f}\u2013{each.share.high:.1%}"  # short, so that a line has room for all
    ranked, ahead = with_reach(each.rank, "{:.2f}"), with_reach(each.lead, "{:+.1f}")
    return [each.single, each.others, f"{each.share.value:.1%}", interval, ranked, ahead]


def with_reach(estimate: Estimate, form: str) -> str:
    """A figure and how far to either side the truth may lie, if that is known."""
    reach = estimate.high - estimate.value
    text = form.format(estimate.value)
    return f"{text} ± {form.replace('+', '').format(reach)}" if isfinite(reach) else text


def verdict(test: Tested, deals: int, book: Phrasebook) -> str:
    """What a sequential test says."""
    key = f"sprt-{test.verdict or 'open'}"
    bounds = {"lower": f"{test.lower:.2f}", "upper": f"{test.upper:.2f}"}
    return book.say(key, deals=deals, low=f"{test.h0:.1%}", high=f"{test.h1:.1%}", ratio=f"{test.ratio:.2f}", **bounds)


def print_ladder(ladder: Ladder, book: Phrasebook) -> None:
    """The results of a ladder as tables."""
    console = make_console()
    for key, rows in (
        ("ladder-ratings", rating_rows(ladder, book)),
        ("ladder-cross-table", cross_rows(ladder, book, in_two_lines)),
        ("ladder-seats", seat_rows(ladder, book)),
        ("ladder-times", time_rows(ladder.times, book)),
    ):
        console.print(Text(book.say(key), "bold"))
        console.print(as_table(rows))
    console.print(book.say("ladder-ratings-note"), soft_wrap=True)


def in_two_lines(share: Estimate) -> str:
    """A share over its interval: a terminal has no room for five of them side by side."""
    return f"{share.value:.1%}\n{100 * share.low:.1f}\u2013{100 * share.high:.1f}"


def as_table(rows: Sequence[Sequence[str]], left: int = 1) -> Table:
    """Rows as a table, the first one being the head; names stand left, figures right."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for place, head in enumerate(rows[0]):
        table.add_column(Text(head), justify="left" if place < left else "right")
    for row in rows[1:]:
        table.add_row(*map(Text, row))
    return table
