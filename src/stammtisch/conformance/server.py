"""One table at a real server, played to its end by bots. It is opened as a process of its own, on this machine only."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final
from urllib.request import ProxyHandler, Request, build_opener

from stammtisch.core.conformance import broken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from stammtisch.core.game import Game
    from stammtisch.core.setup import Setup

SERVE: Final = (sys.executable, "-m", "stammtisch.cli", "serve", "--port", "0", "--no-open", "--lang", "en", "--data")
LOOK: Final = 0.2  # seconds between two looks at the table
HANGS: Final = 120.0  # seconds without an end: somebody hangs, and the check says so


@contextmanager
def open_server() -> Iterator[str]:
    """The address of a server that is open for a while."""
    with TemporaryDirectory() as folder:
        server = subprocess.Popen((*SERVE, folder), stdout=subprocess.PIPE, text=True)  # noqa: S603 -- our own command
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            found = re.search(r"http://localhost:(\d+)/", line)
            if not found:
                raise broken("the server does not open", said=line)
            yield f"http://127.0.0.1:{found[1]}"
        finally:
            server.terminate()
            server.communicate()


def call(address: str, body: object = None) -> Any:  # noqa: ANN401 -- JSON
    """What the server answers to a question, or to a body that is sent."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(address, data, {"Content-Type": "application/json"})  # noqa: S310 -- our own server
    with build_opener(ProxyHandler({})).open(request, timeout=HANGS) as answer:  # no proxy leads to this machine
        return json.load(answer)


def check_server(game: Game, setup: Setup) -> None:
    """The server lists the game; a table with bots in all seats comes to its end, and its log and forecast are told."""
    with open_server() as address:
        listed = [each["name"] for each in call(f"{address}/api/installed")["games"]]
        if game.name not in listed:
            raise broken("the server does not list the game", listed=listed)
        seats = [{"holder": "bot", "bot": "random"}] * setup.seats
        wish = {"game": game.name, "edition": setup.edition, "seats": seats, "pace": 0, "watch": "everyone"}
        table = f"{address}/api/tables/{call(f'{address}/api/tables', wish)['table']['id']}"
        result = wait_for_result(table)
        if sorted(result["scores"]) != sorted(game.seat_names[: setup.seats]):
            raise broken("the result of a table does not name every seat", result=result)
        if not call(f"{table}/log")["lines"]:
            raise broken("the log of a table is empty")
        call(f"{table}/forecast")


def wait_for_result(table: str) -> Any:  # noqa: ANN401 -- JSON
    """How the game at a table ended; bots take a moment."""
    until = time.monotonic() + HANGS
    while time.monotonic() < until:
        result = call(table)["now"]["result"]
        if result:
            return result
        time.sleep(LOOK)
    raise broken("the bots at a table do not come to an end", seconds=HANGS)
