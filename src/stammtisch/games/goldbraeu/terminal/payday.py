"""The ledger of a payday: what every business takes in and pays to whom, as the engine itself settles it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from rich.console import Group
from rich.table import Table
from rich.text import Text

from stammtisch.cli.console import seat_text, style
from stammtisch.core.chance import Rng
from stammtisch.core.events import Event

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import RenderableType

    from stammtisch.cli.drawing import Look

KINDS: Final = frozenset(("garden-earned", "brewery-earned", "shares-paid", "rest-paid", "rest-kept", "chip-paid"))
END_OF_PAYDAY: Final = "week-ended"


class Line(msgspec.Struct):
    """A business on payday, or one of the chips where bosses are paid for them."""

    name: str
    income: int = 0
    divided: int = 0
    each: int | None = None  # for each marker
    shares: dict[str, int] = {}
    rest: dict[str, int] = {}  # to the boss; the bank is called ""


def forecast(look: Look) -> list[Event]:
    """The events of a payday that came now, from a world imagined for it: no hand and no purse is needed."""
    if any(garden.sign is None for garden in look.view.gardens) or look.view.step == "over":
        return []
    return look.game.forecast(look.game.imagine(look.view, Rng(0)))


def last_payday(events: list[Event]) -> tuple[int, list[Event]]:
    """The week of the last payday and its events; week 0 if there was none."""
    ends = [place for place, event in enumerate(events) if event.kind == END_OF_PAYDAY]
    if not ends:
        return 0, []
    since = ends[-2] if len(ends) > 1 else 0
    week = events[ends[-1]].facts["week"]
    assert isinstance(week, int)
    return week, [event for event in events[since : ends[-1]] if event.kind in KINDS]


def ledger_lines(events: Iterable[Event]) -> list[Line]:
    """The ledger behind the events of a payday, in the order in which businesses are settled."""
    lines: dict[str, Line] = {}
    for event in events:
        facts = event.facts
        name = str(facts.get("garden") or facts.get("business") or facts.get("brewery") or facts.get("chip"))
        line = lines.setdefault(name, Line(name))
        enter(line, event.kind, {k: v for k, v in facts.items() if isinstance(v, int)}, facts.get("seat"))
    return list(lines.values())


def enter(line: Line, kind: str, numbers: dict[str, int], seat: str | int | None) -> None:
    """Enter one event into a line of the ledger."""
    if kind == "garden-earned":
        line.income, line.divided = numbers["income"], numbers["half"]
    elif kind == "brewery-earned":
        line.income = line.divided = numbers["income"]
    elif kind == "shares-paid":
        line.shares[str(seat)] = numbers["amount"]
        line.each = numbers["amount"] // numbers["markers"]
    elif kind == "rest-kept":
        line.rest[""] = numbers["amount"]
    else:
        line.rest[str(seat)] = line.rest.get(str(seat), 0) + numbers["amount"]


def totals(lines: Iterable[Line], seats: Iterable[str]) -> dict[str, int]:
    """What each seat gets altogether."""
    entries = list(lines)
    return {seat: sum(e.shares.get(seat, 0) + e.rest.get(seat, 0) for e in entries) for seat in seats}


def ledger(look: Look, events: Iterable[Event], title: str) -> RenderableType:
    """The ledger as a table: one row a business, one column a seat."""
    book, seats = look.book, [player.seat for player in look.view.players]
    lines = ledger_lines(events)
    kept = any("" in line.rest for line in lines)  # something stays in the bank
    table = Table(
        title=title, title_justify="left", title_style="bold", box=None, show_footer=True, padding=(0, 2, 0, 0)
    )
    table.add_column(book.say("goldbraeu-business"), footer=book.say("goldbraeu-total"), no_wrap=True)
    for key in ("goldbraeu-takes-in", "goldbraeu-divides", "goldbraeu-each"):
        table.add_column(book.say(key), justify="right", no_wrap=True)
    for seat, total in totals(lines, seats).items():
        table.add_column(seat_text(book, seat), footer=Text(str(total), style(seat)), justify="right", no_wrap=True)
    if kept:
        table.add_column(book.say("goldbraeu-bank"), justify="right", no_wrap=True)
    for line in lines:
        table.add_row(*ledger_row(look, line, [*seats, ""] if kept else seats))
    return table


def ledger_row(look: Look, line: Line, seats: Iterable[str]) -> list[Text]:
    """One line of the ledger: name, income, what is divided, what each marker gets, what each seat gets."""
    income = str(line.income) if line.income != line.divided else ""
    each = "" if line.each is None else str(line.each)
    facts = (str(look.book.name("business", line.name)), income, str(line.divided), each)
    return [*map(Text, facts), *(Text(entry(line, seat), style(seat) if seat else "") for seat in seats)]


def entry(line: Line, seat: str) -> str:
    """What a seat gets from a business: for its markers, and as boss the rest."""
    shares, rest = line.shares.get(seat), line.rest.get(seat)
    if rest is None:
        return "·" if shares is None else str(shares)
    return f"{'' if shares is None else shares}{rest:+}" if seat else str(rest)


def payday_report(look: Look) -> RenderableType:
    """`payday`: what every business would pay now, and what it paid last time."""
    book = look.book
    parts: list[RenderableType] = []
    coming = forecast(look)
    if coming:
        parts.append(ledger(look, coming, book.say("goldbraeu-payday-now")))
    week, paid = last_payday(look.events)
    if paid:
        parts.append(Text())
        parts.append(ledger(look, paid, book.say("goldbraeu-payday-week", week=week)))
    if not parts:
        parts.append(Text(book.say("goldbraeu-payday-none")))
    return Group(*parts, Text(book.say("goldbraeu-payday-how"), style="dim"))


def payday_shown(look: Look) -> RenderableType:
    """The ledger that is shown by itself when wages have been paid."""
    week, paid = last_payday(look.events)
    return ledger(look, paid, look.book.say("goldbraeu-payday-week", week=week))


def score_report(look: Look) -> RenderableType:
    """`score`: money now, what a payday today would add, and both together."""
    book = look.book
    sums = totals(ledger_lines(forecast(look)), [player.seat for player in look.view.players])
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
