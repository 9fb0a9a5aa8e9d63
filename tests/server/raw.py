"""A server with the settings of `stammtisch serve`, spoken to in bytes over TCP; whatever it logs is kept."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import logging
import os
import socket as sockets
import threading
from typing import TYPE_CHECKING, NamedTuple

import uvicorn

from stammtisch.server.app import make_app
from stammtisch.server.run import bind, uvicorn_settings
from stammtisch.server.store.sqlite import SqliteStore
from stammtisch.server.tables import Tables
from tests.server.kit import NO_LIMITS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OPENED = b"HTTP/1.1 101"
PATIENCE = 3.0  # seconds until a server that waits for the rest of a request is left
LOUD = ("", "uvicorn")  # the loggers that write to standard error


class Kept(logging.Handler):
    """All that was logged."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line, with its traceback if it has one."""
        self.lines.append(logging.Formatter("%(levelname)s %(name)s %(message)s").format(record))

    def taken(self) -> list[str]:
        """What was logged since this was asked last."""
        lines, self.lines = self.lines, []
        return lines


class Answer(NamedTuple):
    """The status of a response (0: the connection was closed without one), and all of its bytes."""

    status: int
    data: bytes


class RawServer(NamedTuple):
    """Where to send bytes, and what was logged."""

    port: int
    log: Kept

    @property
    def host(self) -> bytes:
        """What a browser sends as Host."""
        return b"127.0.0.1:%d" % self.port

    def send(self, data: bytes) -> Answer:
        """Send bytes as they are; read until the server closes the connection, or has opened a socket."""
        found = b""
        with sockets.create_connection(("127.0.0.1", self.port), PATIENCE) as connection:
            with contextlib.suppress(ConnectionError):  # it may be rejected before all of it is sent
                connection.sendall(data)
            with contextlib.suppress(ConnectionError, TimeoutError):  # it may wait for more
                while not found.startswith(OPENED) and (part := connection.recv(65_536)):
                    found += part
        status = found[9:12]
        return Answer(int(status) if status.isdigit() else 0, found)

    def request(
        self, method: bytes, path: bytes, headers: dict[bytes, bytes] | None = None, body: bytes = b""
    ) -> Answer:
        """Send a request; `headers` replace our own."""
        own = {b"host": self.host, b"connection": b"close", b"content-length": b"%d" % len(body)}
        lines = [b"%s: %s" % pair for pair in {**own, **(headers or {})}.items()]
        return self.send(b"\r\n".join([b"%s %s HTTP/1.1" % (method, path), *lines, b"", body]))

    def get(self, path: bytes, **headers: bytes) -> Answer:
        """Ask for a path."""
        return self.request(b"GET", path, {name.encode(): text for name, text in headers.items()})

    def post(self, path: bytes, body: bytes, **headers: bytes) -> Answer:
        """Send a body."""
        return self.request(b"POST", path, {name.encode(): text for name, text in headers.items()}, body)

    def knock(self, **headers: bytes) -> Answer:
        """Ask for a socket and hang up."""
        upgrade = {
            b"connection": b"Upgrade",
            b"upgrade": b"websocket",
            b"sec-websocket-version": b"13",
            b"sec-websocket-key": base64.b64encode(os.urandom(16)),
        }
        given = {name.encode().replace(b"_", b"-"): text for name, text in headers.items()}
        return self.request(b"GET", b"/api/socket", {**upgrade, **given})


@contextlib.contextmanager
def raw_server(folder: Path, *, loopback: bool = True) -> Iterator[RawServer]:
    """A server in a thread of its own."""
    listening = bind("127.0.0.1", 0)
    app = make_app(Tables(SqliteStore(folder)), NO_LIMITS, loopback=loopback)
    server = uvicorn.Server(uvicorn.Config(app, **uvicorn_settings()))
    log = Kept()
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listening])))
    thread.start()
    while not server.started:
        assert thread.is_alive()
    for name in LOUD:
        logging.getLogger(name).addHandler(log)
    try:
        yield RawServer(listening.getsockname()[1], log)
    finally:
        for name in LOUD:
            logging.getLogger(name).removeHandler(log)
        server.should_exit = True
        thread.join()
