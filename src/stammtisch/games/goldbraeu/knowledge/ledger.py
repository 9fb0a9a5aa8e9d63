"""A payday as a ledger, folded from its events: what every business takes in, and what it pays to whom (GB-PAY)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from stammtisch.core.events import Event

KINDS: Final = frozenset(("garden-earned", "brewery-earned", "shares-paid", "rest-paid", "rest-kept", "chip-paid"))
END_OF_PAYDAY: Final = "week-ended"


class Pay(msgspec.Struct):
    """What a business pays to a seat: so much for each marker, and the rest if the seat is the boss."""

    markers: int = 0
    each: int = 0  # for each marker
    shares: int = 0  # for all of them
    rest: int = 0  # to the boss, or for a chip
    total: int = 0


class LedgerRow(msgspec.Struct):
    """A business on payday, or a chip whose money goes to bosses."""

    name: str
    income: int | None = None  # None: a chip
    brewery: str | None = None  # gets the other half of a garden's income
    divided: int = 0
    each: int | None = None  # for each marker; None: nobody has one
    pay: dict[str, Pay] = {}
    bank: int = 0  # what nobody gets


class Ledger(msgspec.Struct):
    """All rows in the order in which businesses are settled, and what each seat gets altogether."""

    week: int | None  # None: a forecast
    rows: tuple[LedgerRow, ...]
    totals: dict[str, int]


def ledger(events: Sequence[Event], _views: object = None) -> Ledger | None:
    """The payday that ended among these events; None if there was none."""
    week = next((event.facts["week"] for event in events if event.kind == END_OF_PAYDAY), None)
    return fold(events, week) if isinstance(week, int) else None


def fold(events: Iterable[Event], week: int | None = None) -> Ledger:
    """The ledger behind the events of a payday, or of the forecast of one."""
    rows: dict[str, LedgerRow] = {}
    for event in events:
        if event.kind in KINDS:
            facts = event.facts
            name = str(facts.get("garden") or facts.get("business") or facts.get("brewery") or facts.get("chip"))
            enter(rows.setdefault(name, LedgerRow(name)), event)
    return Ledger(week, tuple(rows.values()), totals(rows.values()))


def enter(row: LedgerRow, event: Event) -> None:
    """Enter one event into its row."""
    numbers = {name: value for name, value in event.facts.items() if isinstance(value, int)}
    if event.kind == "garden-earned":
        row.income, row.divided, row.brewery = numbers["income"], numbers["half"], str(event.facts["brewery"])
    elif event.kind == "brewery-earned":
        row.income = row.divided = numbers["income"]
    elif event.kind == "rest-kept":
        row.bank += numbers["amount"]
    else:
        enter_pay(row, row.pay.setdefault(str(event.facts["seat"]), Pay()), event.kind, numbers)


def enter_pay(row: LedgerRow, pay: Pay, kind: str, numbers: dict[str, int]) -> None:
    """Enter what a seat gets."""
    amount = numbers["amount"]
    pay.total += amount
    if kind == "shares-paid":
        pay.markers, pay.shares = numbers["markers"], amount
        pay.each = row.each = amount // pay.markers
    else:
        pay.rest += amount


def totals(rows: Iterable[LedgerRow]) -> dict[str, int]:
    """What each seat gets altogether."""
    found: dict[str, int] = {}
    for row in rows:
        for seat, pay in row.pay.items():
            found[seat] = found.get(seat, 0) + pay.total
    return found
