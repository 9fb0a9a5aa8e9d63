"""The ledger of a payday, drawn: what every business takes in and pays to whom, as the engine itself settles it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from stammtisch.cli.console import seat_text, style
from stammtisch.core.chance import Rng
from stammtisch.games.goldbraeu.knowledge.ledger import END_OF_PAYDAY, fold, ledger

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import RenderableType

    from stammtisch.cli.drawing import Look
    from stammtisch.core.events import Event
    from stammtisch.games.goldbraeu.knowledge.ledger import Ledger, LedgerRow, Pay


def forecast(look: Look) -> list[Event]:
    """The events of a payday that came now, from a world imagined for it: no hand and no purse is needed."""
    if any(garden.sign is None for garden in look.view.gardens) or look.view.step == "over":
        return []
    return look.game.forecast(look.game.imagine(look.view, Rng(0)))


def last_payday(events: list[Event]) -> Ledger | None:
    """The last payday that ended among these events."""
    ends = [place for place, event in enumerate(events) if event.kind == END_OF_PAYDAY]
    since = ends[-2] + 1 if len(ends) > 1 else 0
    return ledger(events[since : ends[-1] + 1]) if ends else None


def draw(look: Look, book: Ledger, title: str) -> RenderableType:
    """The ledger as a table: one row per business, one column per seat."""
    say, seats = look.book.say, [player.seat for player in look.view.players]
    kept = any(row.bank for row in book.rows)  # something stays in the bank
    table = Table(
        title=title, title_justify="left", title_style="bold", box=None, show_footer=True, padding=(0, 2, 0, 0)
    )
    table.add_column(say("goldbraeu-business"), footer=say("goldbraeu-total"), no_wrap=True)
    for key in ("goldbraeu-takes-in", "goldbraeu-divides", "goldbraeu-each"):
        table.add_column(say(key), justify="right", no_wrap=True)
    for seat in seats:
        total = Text(str(book.totals.get(seat, 0)), style(seat))
        table.add_column(seat_text(look.book, seat), footer=total, justify="right", no_wrap=True)
    if kept:
        table.add_column(say("goldbraeu-bank"), justify="right", no_wrap=True)
    for row in book.rows:
        bank = [Text(str(row.bank) if row.bank else "·")] if kept else []
        table.add_row(*draw_row(look, row, seats), *bank)
    return table


def draw_row(look: Look, row: LedgerRow, seats: Iterable[str]) -> list[Text]:
    """One row of the ledger: name, income, what is divided, what each marker gets, what each seat gets."""
    income = "" if row.income in (None, row.divided) else str(row.income)
    divided = "" if row.income is None else str(row.divided)
    each = "" if row.each is None else str(row.each)
    facts = (str(look.book.name("business", row.name)), income, divided, each)
    return [*map(Text, facts), *(Text(entry(row.pay.get(seat)), style(seat)) for seat in seats)]


def entry(pay: Pay | None) -> str:
    """What a seat gets from a business: for its markers, and as boss the rest."""
    if pay is None:
        return "·"
    shares = str(pay.shares) if pay.markers else ""
    return f"{shares}{pay.rest:+}" if pay.rest else shares


def payday_report(look: Look) -> RenderableType:
    """`payday`: what every business would pay now, and what it paid last time."""
    book = look.book
    parts: list[RenderableType] = []
    coming = forecast(look)
    if coming:
        parts.append(draw(look, fold(coming), book.say("goldbraeu-payday-now")))
    paid = last_payday(look.events)
    if paid:
        parts.append(Text())
        parts.append(draw(look, paid, book.say("goldbraeu-payday-week", week=paid.week)))
    if not parts:
        parts.append(Text(book.say("goldbraeu-payday-none")))
    return Group(*parts, Text(book.say("goldbraeu-payday-how"), style="dim"))


def payday_shown(look: Look) -> RenderableType:
    """The ledger that is shown by itself when wages have been paid."""
    paid = last_payday(look.events)
    assert paid is not None
    return draw(look, paid, look.book.say("goldbraeu-payday-week", week=paid.week))


def score_report(look: Look) -> RenderableType:
    """`score`: money now, what a payday today would add, and both together."""
    book = look.book
    sums = {player.seat: 0 for player in look.view.players} | fold(forecast(look)).totals
    table = Table(box=None, padding=(0, 2, 0, 0))
    for key in ("goldbraeu-seat", "goldbraeu-money", "goldbraeu-payday-today", "goldbraeu-together"):
        table.add_column(book.say(key), justify="left" if key == "goldbraeu-seat" else "right")
    for player in sorted(look.view.players, key=lambda p: -(p.cash or 0) - sums[p.seat]):
        known = player.cash is not None
        table.add_row(
            seat_text(book, player.seat),
            str(player.cash) if known else "?",
            f"+{sums[player.seat]}",
            str(player.cash + sums[player.seat]) if known else "?",
        )
    return table
