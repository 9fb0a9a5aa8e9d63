"""A server on loopback for tests: real HTTP, tabs with real sockets, and people who click."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import httpx
import msgspec
import uvicorn
import websockets

from stammtisch.server.app import make_app
from stammtisch.server.guard import UNLIMITED, Limits
from stammtisch.server.run import LONGEST_MESSAGE, bind
from stammtisch.server.store.sqlite import SqliteStore
from stammtisch.server.tables import Tables

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine

    from stammtisch.server.store.sql import SqlStore

Test = TypeVar("Test")
NO_LIMITS = UNLIMITED
WAIT = 60.0  # no test waits this long unless something hangs


def async_test(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run an async test."""

    @functools.wraps(test)
    def run(*args: object, **kwargs: object) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 300))

    return run


class Server:
    """Where a server can be reached, and its tables."""

    def __init__(self, port: int, tables: Tables | None = None) -> None:
        self.port = port
        self._tables = tables
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=WAIT)

    @property
    def tables(self) -> Tables:
        """The tables themselves, if the server runs in this process."""
        assert self._tables is not None
        return self._tables

    async def get(self, path: str, key: str | None = None, status: int = 200) -> Any:  # noqa: ANN401 -- JSON
        """What a path answers."""
        answer = await self.http.get(path, headers=bearer(key))
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def post(self, path: str, body: object, key: str | None = None, status: int = 200) -> Any:  # noqa: ANN401
        """What is answered to a body."""
        answer = await self.http.post(path, json=body, headers=bearer(key))
        assert answer.status_code == status, answer.text
        return answer.json()

    async def table(self, *seats: str, pace: int = 0, **wish: object) -> Any:  # noqa: ANN401
        """A new table; seats are `me`, `invite`, `open` or the name of a bot."""
        wishes = [
            {"holder": seat} if seat in ("me", "invite", "open") else {"holder": "bot", "bot": seat} for seat in seats
        ]
        body = {"game": "goldbraeu", "seats": wishes, "pace": pace, **wish}
        return await self.post("/api/tables", body, status=201)

    @contextlib.asynccontextmanager
    async def tab(self, table: str, key: str | None = None, number: int | None = None) -> AsyncIterator[Tab]:
        """A tab that has said hello and was told the state."""
        async with websockets.connect(f"ws://127.0.0.1:{self.port}/api/socket?table={table}", max_size=None) as socket:
            tab = Tab(socket)
            await tab.hello(table, key, number)
            yield tab

    @contextlib.asynccontextmanager
    async def tabs(self, made: Any) -> AsyncIterator[list[Tab]]:  # noqa: ANN401 -- JSON
        """A tab for every seat that is mine."""
        async with contextlib.AsyncExitStack() as stack:
            keys = made["keys"].values()
            yield [await stack.enter_async_context(self.tab(made["table"]["id"], key)) for key in keys]


def bearer(key: str | None) -> dict[str, str]:
    """The header that shows a key."""
    return {"Authorization": f"Bearer {key}"} if key else {}


class Tab:
    """A browser tab: everything that it was sent, and what it shows now."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.number = -1
        self.now: Any = None
        self.lines: list[Any] = []
        self.present: Any = None
        self.ids = 0

    async def say(self, message: object) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self) -> Any:  # noqa: ANN401 -- JSON
        """The next message; what it shows is brought up to date."""
        text = await asyncio.wait_for(self.socket.recv(), WAIT)
        assert isinstance(text, str)
        self.heard.append(text)
        message = msgspec.json.decode(text)
        match message["type"]:
            case "state":
                self.number, self.now, self.lines = message["number"], message["now"], message["lines"]
            case "moved":
                assert self.number in (-1, message["after"]), "a message is missing"
                self.number, self.now = message["number"], message["now"]
                self.lines += message["lines"]
            case "present":
                self.present = message
        return message

    async def until(self, done: Callable[[Any], object]) -> Any:  # noqa: ANN401 -- JSON
        """Listen until a message fits."""
        while True:
            message = await self.hear()
            if done(message):
                return message

    async def hello(self, table: str, key: str | None = None, number: int | None = None) -> None:
        """Sit down, and listen until everything was told."""
        if number is not None:
            self.number = number
        await self.say({"type": "hello", "table": table, "key": key, "number": number})
        await self.until(lambda message: message["type"] in ("state", "moved", "refused"))

    async def ask(self, message: dict[str, object]) -> Any:  # noqa: ANN401 -- JSON
        """Say something and wait for its answer."""
        self.ids += 1
        await self.say({**message, "id": self.ids})
        return await self.until(lambda heard: heard.get("id") == self.ids)

    async def decide(self, action: str | None = None, decision: str | None = None, once: str | None = None) -> Any:  # noqa: ANN401
        """Answer the question on show, at random unless told how; wait for the acknowledgement."""
        due = self.now["due"] or self.now["change"]
        action = action or secrets.choice(due["ask"]["choices"])["action"]
        once = once or secrets.token_hex(8)
        answer = await self.ask(
            {"type": "decide", "decision": decision or due["decision"], "action": action, "once": once}
        )
        if answer["type"] == "done":
            await self.reach(answer["number"])
        return answer

    async def reach(self, number: int) -> None:
        """Listen until some line is on show."""
        while self.number < number:
            await self.hear()

    async def asked(self) -> bool:
        """Listen until this seat is asked; False if the game ends first."""
        while not self.now["due"] and not self.now["result"]:
            await self.hear()
        return bool(self.now["due"])


@contextlib.asynccontextmanager
async def open_server(
    place: Path | SqlStore,
    limits: Limits = NO_LIMITS,
    prepare: Callable[[Tables], None] = lambda _tables: None,
    **rules: Any,  # noqa: ANN401 -- of Tables
) -> AsyncIterator[Server]:
    """A server that runs as long as the test needs it, on a folder or on a store."""
    listening = bind("127.0.0.1", 0)
    tables = Tables(SqliteStore(place) if isinstance(place, Path) else place, **rules)
    prepare(tables)
    app = make_app(tables, limits, loopback=True)
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, timeout_graceful_shutdown=1, ws_max_size=LONGEST_MESSAGE
    )
    listener = uvicorn.Server(config)
    task = asyncio.create_task(listener.serve(sockets=[listening]))
    while not listener.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    server = Server(listening.getsockname()[1], tables)
    try:
        yield server
    finally:
        await server.http.aclose()
        listener.should_exit = True
        await task


async def everybody(
    *tabs: Tab, until: Callable[[], bool], play: Callable[[Tab], Awaitable[object]] | None = None
) -> None:
    """Let all tabs answer whatever they are asked until something is true or the game is over."""

    async def sit(tab: Tab) -> None:
        while not until() and await tab.asked() and not until():
            await (play or Tab.decide)(tab)

    await asyncio.gather(*map(sit, tabs))


async def level(*tabs: Tab) -> None:
    """Listen until all tabs show the same line."""
    for tab in tabs:
        await tab.reach(max(one.number for one in tabs))


async def until_step(step: str, *tabs: Tab) -> None:
    """Play until the table has come to a step in which everybody is asked."""
    await everybody(*tabs, until=lambda: any(tab.now["view"]["step"] == step for tab in tabs))
    await level(*tabs)
