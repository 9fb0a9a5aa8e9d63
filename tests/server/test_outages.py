"""When no process of a house is alive, nobody's clock runs: each store notes such times, all processes know them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stammtisch.server.clocks.calendar import Outage
from tests.server.kit import async_test

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.server.store.sql import SqlStore

NOON = 1_790_000_000_000
MINUTE = 60_000


def turn(store: SqlStore, time: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it be this time in a store, and stay so."""
    monkeypatch.setattr(type(store), "now", lambda _store: time)


@async_test
async def test_a_house_that_was_closed_notes_it(
    make_store: Callable[[], SqlStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the last sign of life to the first; the next process finds it written."""
    first, second, third = make_store(), make_store(), make_store()
    turn(first, NOON, monkeypatch)
    await first.open()
    await first.beat()
    await first.close()
    turn(first, NOON + 10 * MINUTE, monkeypatch)
    for store in (second, third):
        await store.open()
        await store.beat()
        await store.beat()
        await store.close()

    assert second.outages[-1] == Outage(NOON, NOON + 10 * MINUTE)
    assert third.outages == second.outages


@pytest.mark.parametrize(("silence", "noted"), [(4_999, 0), (5_001, 1)])
@async_test
async def test_a_short_silence_is_nothing(
    make_store: Callable[[], SqlStore], monkeypatch: pytest.MonkeyPatch, silence: int, noted: int
) -> None:
    """A restart within five seconds costs those who think just that."""
    store = make_store()
    turn(store, NOON, monkeypatch)
    await store.open()
    await store.beat()
    before = len(store.outages)
    turn(store, NOON + silence, monkeypatch)
    await store.beat()
    await store.close()

    assert len(store.outages) - before == noted
