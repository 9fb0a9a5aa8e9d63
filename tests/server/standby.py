"""A PostgreSQL server with a standby, synchronous or not, that can take over."""

from __future__ import annotations

import contextlib
import signal
import time
from typing import TYPE_CHECKING

from tests.server.cluster import STARTING, Cluster, own_folder, running_cluster

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class Standby(Cluster):
    """A copy of a server that follows it until it is cut off or takes over."""

    def __init__(self, folder: Path, primary: Cluster) -> None:
        self.primary = primary
        super().__init__(folder)

    def make(self) -> None:
        """Copy the server that is followed."""
        whence = f"postgresql://stammtisch@127.0.0.1:{self.primary.port}/postgres?application_name=standby"
        self.run("pg_basebackup", "-D", str(self.folder / "data"), "-R", "-c", "fast", "--no-sync", "-d", whence)

    def wait_until(self, query: str, asked: Cluster | None = None) -> None:
        """Wait until a query, here or at another server, is true."""
        until = time.monotonic() + STARTING
        while not (asked or self).execute(query)[0][0]:
            assert time.monotonic() < until, query
            time.sleep(0.05)

    def cut_off(self) -> None:
        """Let nothing that is written from now on come here; what was written before is."""
        written = self.primary.execute("SELECT pg_current_wal_insert_lsn()")[0][0]
        self.wait_until(f"SELECT pg_last_wal_replay_lsn() >= '{written}'")
        self.execute("ALTER SYSTEM SET primary_conninfo = ''", "SELECT pg_reload_conf()")
        self.wait_until("SELECT count(*) = 0 FROM pg_stat_replication", self.primary)

    def take_over(self) -> None:
        """The other server dies, and this one goes on from what it has."""
        self.primary.stop(signal.SIGKILL)
        self.execute("SELECT pg_promote()")

    def addresses(self, database: str) -> str:
        """A database at whichever of the two servers can be written."""
        hosts = f"127.0.0.1:{self.primary.port},127.0.0.1:{self.port}"
        return f"postgresql://stammtisch@{hosts}/{database.rpartition('/')[2]}"


@contextlib.contextmanager
def running_pair(*, synchronous: bool) -> Iterator[Standby]:
    """A server and its standby; if synchronous, nothing is committed that the standby does not have."""
    with running_cluster() as primary, own_folder() as folder:
        standby = Standby(folder, primary)
        try:
            standby.start()
            if synchronous:
                primary.execute("ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()")
                standby.wait_until("SELECT bool_or(sync_state = 'sync') FROM pg_stat_replication", primary)
            else:
                standby.wait_until("SELECT bool_or(state = 'streaming') FROM pg_stat_replication", primary)
            yield standby
        finally:
            standby.stop()
