"""The collector of garbage rests while people play: sockets leave nothing large behind, and it is called in time."""

from __future__ import annotations

import gc
import time
import weakref
from typing import TYPE_CHECKING

from stammtisch.server.collecting import FEW, LARGE, SMALL, Collector
from tests.server.faults import until
from tests.server.kit import async_test, open_server

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_it_is_called_sooner_in_a_small_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """By sockets that have ended, or by time."""
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    collector = Collector()
    collector.ended = SMALL.ended
    assert not collector.look(FEW + 1)
    assert collector.look(FEW)
    assert not collector.look(FEW)
    now[0] += SMALL.seconds
    assert not collector.look(FEW + 1)
    assert collector.look(FEW)
    collector.ended = LARGE.ended
    assert collector.look(FEW + 1)
    now[0] += LARGE.seconds
    assert collector.look(FEW + 1)


@async_test
async def test_a_socket_that_has_ended_leaves_nothing_large(tmp_path: Path) -> None:
    """Closed or lost: nobody remembers its client, though the collector does not run."""
    gc.collect()
    gc.disable()
    try:
        async with open_server(tmp_path) as server:
            made = await server.table("me", "me", "me")
            async with server.tabs(made) as tabs:
                await until(lambda: len(server.tables.clients) == len(tabs))
                clients = [weakref.ref(client) for client in server.tables.clients]
                tabs[0].socket.transport.abort()
            await until(lambda: all(client() is None for client in clients))
            assert server.tables.collector.ended == len(tabs)
    finally:
        gc.enable()
