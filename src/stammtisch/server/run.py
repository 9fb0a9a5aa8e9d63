"""Opening the house: one process, one file, one address."""

from __future__ import annotations

import ipaddress
import os
import socket as sockets
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Final

import uvicorn

from stammtisch.core.mistakes import Mistake
from stammtisch.server.app import make_app
from stammtisch.server.guard import LOOPBACK, Limits
from stammtisch.server.house import House

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

LONGEST_MESSAGE: Final = 65_536  # bytes on the socket


class Doorman(uvicorn.Server):
    """A server that says where it is once the door is open."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Open, then say so."""
        await super().startup(sockets)
        if self.started:
            self.announce()


def data_folder() -> Path:
    """Where tables are kept unless the host says otherwise."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "stammtisch"
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "stammtisch"


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    try:
        return host in LOOPBACK or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def bind(host: str, port: int) -> sockets.socket:
    """A socket at an address, or a mistake that says that it cannot be had."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    found = sockets.socket(family)
    found.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as failure:
        found.close()
        raise Mistake("address-taken", host=host, port=port) from failure
    found.set_inheritable(True)
    return found


def serve(  # noqa: PLR0913 -- the options of the command line
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    *,
    open_browser: bool = True,
    origins: Iterable[str] = (),
    say: Callable[[str], None] = print,
    limits: Limits = Limits(),  # noqa: B008 -- a tuple
) -> None:
    """Open the house and keep it open until somebody ends it."""
    listening = bind(host, port)
    address = f"http://{'localhost' if is_loopback(host) else host}:{listening.getsockname()[1]}/"
    app = make_app(House(data or data_folder()), limits, frozenset(origins), loopback=is_loopback(host))

    def announce() -> None:
        say(address)
        if open_browser:
            webbrowser.open(address)

    config = uvicorn.Config(
        app,
        access_log=False,  # addresses hold no secrets, and nobody needs to read them
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=1,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # a quarter of a megabyte for each socket
    )
    Doorman(config, announce).run(sockets=[listening])
    sys.stdout.flush()
