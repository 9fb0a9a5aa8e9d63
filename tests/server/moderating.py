"""What tests of moderation need: `stammtisch house …` beside a server, and two processes of one house."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from stammtisch.server.store.sqlite import SqliteStore
from tests.cli.running import fine
from tests.server.kit import open_server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from stammtisch.server.store.sql import SqlStore
    from tests.server.kit import Server

    MakeStore = Callable[[], SqlStore]


def place_of(store: SqlStore, folder: Path) -> str:
    """Where the house of a store is: a folder, or the address of a database."""
    return str(folder) if isinstance(store, SqliteStore) else str(getattr(store, "_address", ""))


def house_command(make_store: MakeStore, tmp_path: Path) -> Callable[..., Any]:
    """Run `stammtisch house …` on the house of this test, beside its server."""
    place = place_of(make_store(), tmp_path)
    words = ["--database" if "://" in place else "--data", place]

    async def run(*command: object) -> str:
        return await asyncio.to_thread(fine, "house", *command, *words, "--lang", "en")

    return run


def key_of(answer: Any) -> str:  # noqa: ANN401 -- JSON
    """Why something was refused."""
    return str(answer["trouble"]["key"])


@contextlib.asynccontextmanager
async def processes(make_store: MakeStore) -> AsyncIterator[list[Server]]:
    """Two servers of one house; with a file there can be one, which is taken for both."""
    async with contextlib.AsyncExitStack() as stack:
        stores = [make_store()]
        stores += [make_store()] if stores[0].is_shared else []
        servers = [await stack.enter_async_context(open_server(store)) for store in stores]
        yield [servers[0], servers[-1]]
