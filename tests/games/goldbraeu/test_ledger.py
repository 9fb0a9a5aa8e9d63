from __future__ import annotations

from stammtisch.core.events import Event
from stammtisch.games.goldbraeu.knowledge.ledger import Pay, fold, ledger

EXAMPLE = [
    Event("garden-earned", {"garden": "adler", "income": 44, "half": 22, "brewery": "mayer"}),
    Event("shares-paid", {"business": "adler", "seat": "red", "markers": 3, "amount": 12}),
    Event("shares-paid", {"business": "adler", "seat": "blue", "markers": 2, "amount": 8}),
    Event("rest-paid", {"business": "adler", "seat": "blue", "amount": 2}),
    Event("brewery-earned", {"brewery": "mayer", "income": 22}),
    Event("rest-kept", {"business": "mayer", "amount": 22}),
    Event("chip-paid", {"chip": "bum", "seat": "red", "amount": -5}),
]


def test_it_reads_like_the_worked_example() -> None:
    """Half to the brewery, so much for each marker, the rest to the boss, what nobody gets to the bank."""
    book = ledger([*EXAMPLE, Event("week-ended", {"week": 1})])

    assert book is not None
    assert book.week == 1
    assert [row.name for row in book.rows] == ["adler", "mayer", "bum"]
    adler, mayer, bum = book.rows
    assert (adler.income, adler.divided, adler.brewery, adler.each) == (44, 22, "mayer", 4)
    assert adler.pay == {"red": Pay(3, 4, 12, 0, 12), "blue": Pay(2, 4, 8, 2, 10)}
    assert (mayer.income, mayer.divided, mayer.brewery, mayer.each, mayer.bank) == (22, 22, None, None, 22)
    assert (bum.income, bum.pay) == (None, {"red": Pay(0, 0, 0, -5, -5)})
    assert book.totals == {"red": 7, "blue": 10}


def test_a_forecast_is_no_payday() -> None:
    """It has the same rows, but nothing ended."""
    assert ledger(EXAMPLE) is None
    assert fold(EXAMPLE).week is None
    assert len(fold(EXAMPLE).rows) == 3


def test_other_events_do_not_matter() -> None:
    """A day that begins in the same breath is not a row."""
    assert fold([Event("day-begun", {"week": 2, "weekday": "monday", "seat": "red"})]).rows == ()
