"""A throw-away PostgreSQL server on loopback: made from Debian's package, started, and removed again."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psycopg

from stammtisch.server.store.postgres import PostgresStore

if TYPE_CHECKING:
    from collections.abc import Iterator

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
STARTING = 60.0  # seconds, on a busy machine


def programs() -> Path:
    """Where PostgreSQL's programs are."""
    if PROGRAMS:
        return PROGRAMS[-1]
    found = shutil.which("initdb")
    assert found, "PostgreSQL is not installed: apt install postgresql (make test does it where it may)"
    return Path(found).resolve().parent


def as_user() -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    return {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Cluster:
    """A server with its folder; it can be stopped hard, frozen and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self._template = ""
        self.make()

    def make(self) -> None:
        """Make its folder."""
        data = str(self.folder / "data")
        self.run("initdb", "-D", data, "-U", "stammtisch", "-A", "trust", "-E", "UTF8", "--no-sync")

    def run(self, program: str, *args: str) -> None:
        """Run a program of PostgreSQL."""
        command = [str(programs() / program), *args]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL, **as_user())  # noqa: S603 -- ours

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = [f"port={self.port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}"]
        settings += ["max_connections=200", "shared_buffers=32MB", "log_min_messages=fatal"]
        options = [word for setting in settings for word in ("-c", setting)]
        command = [str(programs() / "postgres"), "-D", str(self.folder / "data"), *options]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd="/", stdout=log, stderr=log, **as_user())  # noqa: S603
        self.wait()

    def wait(self) -> None:
        """Wait until it answers."""
        until = time.monotonic() + STARTING
        while time.monotonic() < until:
            with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self.address("postgres")):
                return
            time.sleep(0.05)
        raise TimeoutError((self.folder / "log").read_text(encoding="utf-8"))

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop at once, as a crash would."""
        if self.process:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def processes(self) -> list[int]:
        """The server and what it has started."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="ascii")
        return [self.process.pid, *map(int, children.split())]

    def cpu_seconds(self) -> float:
        """Processor time of all of them, and of those that have ended."""
        spent = 0
        for process in self.processes():
            with contextlib.suppress(OSError):
                fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
                spent += sum(map(int, fields[11:15] if process == self.processes()[0] else fields[11:13]))
        return spent / os.sysconf("SC_CLK_TCK")

    def pause(self, *, on: bool) -> None:
        """Freeze all processes of the server, or let them go on."""
        for process in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGSTOP if on else signal.SIGCONT)

    def execute(self, *statements: str) -> list[Any]:
        """Execute statements as the server's owner; the rows of the last."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            done = [connection.execute(statement) for statement in statements][-1]
            return done.fetchall() if done.description else []

    def address(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://stammtisch@127.0.0.1:{self.port}/{database}"

    def database(self) -> str:
        """The address of a new, empty database."""
        self._databases += 1
        name = f"house{self._databases}"
        self.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def house(self) -> str:
        """The address of a new database with all tables and nothing in them: a copy of one that was made once."""
        if not self._template:
            self._template = self.database()
            PostgresStore(self._template).check()
        self._databases += 1
        name = f"house{self._databases}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {self._template.rpartition('/')[2]}")
        return self.address(name)


@contextlib.contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A server for as long as it is needed."""
    with own_folder() as folder:
        cluster = Cluster(folder)
        try:
            cluster.start()
            yield cluster
        finally:
            cluster.stop()


@contextlib.contextmanager
def own_folder() -> Iterator[Path]:
    """A folder of the user that PostgreSQL runs as."""
    folder = Path(tempfile.mkdtemp(prefix="stammtisch-postgres-"))
    try:
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
