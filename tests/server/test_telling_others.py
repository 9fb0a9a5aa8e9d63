"""Other processes are told what was written: at once, and together what comes soon after."""

from __future__ import annotations

import asyncio
from itertools import chain
from typing import TYPE_CHECKING

import sqlalchemy as sql

from stammtisch.server.store import Hint, writer
from stammtisch.server.store.writer import Writer
from tests.server.kit import async_test

if TYPE_CHECKING:
    import pytest

    from stammtisch.server.store.writer import WriteJob

AGES = 3600.0  # seconds


class Told:
    """What others were told, one list for each time."""

    def __init__(self) -> None:
        self.hints: list[list[Hint | None]] = []

    def __call__(self, _connection: sql.Connection, jobs: list[WriteJob]) -> None:
        """Tell."""
        self.hints.append([job.hint for job in jobs])


async def write(into: Writer, *tables: str) -> None:
    """Write something about tables, one after the other."""
    for table in tables:
        await into.write(table, hint=Hint("one", (table,)))


def about(*tables: str) -> list[Hint]:
    """What is told of tables."""
    return [Hint("one", (table,)) for table in tables]


@async_test
async def test_what_comes_soon_after_is_told_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first at once, the rest when it is time; nothing is left untold at the end."""
    monkeypatch.setattr(writer, "TELL_EVERY", AGES)
    told = Told()
    ours = Writer(sql.create_engine("sqlite://"), tell=told)
    ours.start()
    await write(ours, "a", "b", "c")
    await ours.stop()
    assert told.hints == [about("a"), about("b", "c")]


@async_test
async def test_nothing_waits_for_the_next_write(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was put off is told by itself."""
    monkeypatch.setattr(writer, "TELL_EVERY", 0.01)
    told = Told()
    ours = Writer(sql.create_engine("sqlite://"), tell=told)
    ours.start()
    await write(ours, "a", "b")
    while sum(map(len, told.hints)) < 2:  # noqa: ASYNC110 -- in another thread
        await asyncio.sleep(0.01)
    await ours.stop()
    assert list(chain.from_iterable(told.hints)) == about("a", "b")


@async_test
async def test_the_thread_goes_on_if_others_cannot_be_told(caplog: pytest.LogCaptureFixture) -> None:
    """They find out by looking."""

    def fail(_connection: sql.Connection, _jobs: list[WriteJob]) -> None:
        raise ValueError

    ours = Writer(sql.create_engine("sqlite://"), tell=fail)
    ours.start()
    await write(ours, "a", "b")
    await ours.stop()
    assert "could not be told: ValueError" in caplog.text
