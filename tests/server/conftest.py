"""Both databases, for tests that hold for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from stammtisch.server import tables
from stammtisch.server.store.postgres import PostgresStore
from stammtisch.server.store.sqlite import SqliteStore
from tests.server.cluster import running_cluster
from tests.server.mailbox import running_mailbox
from tests.server.moderating import house_command

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from stammtisch.server.store.sql import SqlStore
    from tests.server.cluster import Cluster
    from tests.server.mailbox import Mailbox


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for all tests of this process."""
    with running_cluster() as found:
        yield found


@pytest.fixture(scope="session")
def mailbox() -> Iterator[Mailbox]:
    """A mail server for all tests of this process."""
    with running_mailbox() as found:
        yield found


@pytest.fixture
def database(cluster: Cluster) -> str:
    """The address of a new house."""
    return cluster.house()


@pytest.fixture(params=["sqlite", "postgresql"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], SqlStore]:
    """Makes stores of one house: always the same file, or the same database."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path)
    address: str = request.getfixturevalue("database")
    return lambda: PostgresStore(address)


@pytest.fixture
def house(make_store: Callable[[], SqlStore], tmp_path: Path) -> Callable[..., Any]:
    """Run `stammtisch house …` on the house of this test, beside its server."""
    return house_command(make_store, tmp_path)


@pytest.fixture
def _looks_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server looks every two seconds what was done; tests need not wait so long."""
    monkeypatch.setattr(tables, "LOOK", 0.05)
