"""A house whose clock a test turns, and whose letters are sent when the test says so."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from stammtisch.server.notices.outside import Allowed
from stammtisch.server.notices.push import encode
from stammtisch.server.notices.sender import NoticeSender, NoticeSettings
from tests.server.kit import open_server
from tests.server.world import open_world

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from stammtisch.server.mail import Mail
    from stammtisch.server.store.sql import SqlStore
    from stammtisch.server.tables import Tables
    from tests.server.kit import Server
    from tests.server.world import World

START = 1_790_000_000_000
PAGE = "https://games.example.org"
DAYS = {"kind": "correspondence", "allowance": 86_400}


class Clock:
    """Stands until it is turned."""

    time = START

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.time


class QuietSender(NoticeSender):
    """Sends only when the test says so."""

    async def run(self) -> None:
        """Do nothing by itself."""
        await asyncio.Event().wait()


class House(NamedTuple):
    """A server, its clock and the world outside."""

    server: Server
    clock: Clock
    world: World

    @property
    def post(self) -> NoticeSender:
        """What sends its letters."""
        assert self.server.tables.post is not None
        return self.server.tables.post

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and send what is due."""
        self.clock.time += round(seconds * 1000)
        await self.post.look()
        await self.post.finish()

    async def ask(self, made: Any, seat: str = "red") -> Any:  # noqa: ANN401 -- JSON
        """How the table stands for a seat."""
        return (await self.server.get(f"/api/tables/{made['table']['id']}", made["keys"][seat]))["now"]

    async def move(self, made: Any, seat: str = "red") -> None:  # noqa: ANN401 -- JSON
        """Answer what a seat is asked, without sitting down."""
        due = (await self.ask(made, seat))["due"]
        body = {"type": "decide", "id": 1, "decision": due["decision"], "action": due["ask"]["choices"][0]["action"]}
        path = f"/api/tables/{made['table']['id']}/commands"
        once = f"{due['decision']}-{self.clock.time}"
        await self.server.post(path, {**body, "once": once}, made["keys"][seat])

    async def subscribe(self, made: Any, way: Any, seat: str = "red", status: int = 201, language: str = "en") -> Any:  # noqa: ANN401
        """Wish to be told."""
        path = f"/api/tables/{made['table']['id']}/notices"
        return await self.server.post(path, {"way": way, "language": language}, made["keys"][seat], status)

    def hook(self, name: str = "hook", **more: object) -> dict[str, object]:
        """A web hook in the world outside."""
        return {"type": "hook", "form": "generic", "url": f"{self.world.origin}/{name}", **more}


@contextlib.asynccontextmanager
async def open_house(
    store: SqlStore, world: World | None = None, clock: Clock | None = None, mail: Mail | None = None
) -> AsyncIterator[House]:
    """A house whose letters can reach the world."""
    clock = clock or Clock()
    store.now = clock.now  # type: ignore[method-assign]
    async with contextlib.AsyncExitStack() as stack:
        found = world if world is not None else await stack.enter_async_context(open_world())
        settings = NoticeSettings(PAGE, mail, Allowed(frozenset({"discord.com"}), frozenset({found.origin})))

        def prepare(tables: Tables) -> None:
            tables.post = QuietSender(tables, settings)

        server = await stack.enter_async_context(open_server(store, prepare=prepare))
        yield House(server, clock, found)


class Browser:
    """What a browser keeps to itself when it subscribes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    def way(self, endpoint: str) -> dict[str, str]:
        """What it tells the house."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"type": "push", "endpoint": endpoint, "p256dh": encode(point), "auth": encode(self.auth)}

    def read(self, body: bytes) -> bytes:
        """Decrypt what the push service hands on."""
        return bytes(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))
