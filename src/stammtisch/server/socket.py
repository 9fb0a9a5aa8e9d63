"""The socket of a client: it says hello, is told everything, and sends commands. One task reads, one writes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from stammtisch.core.events import SPECTATOR
from stammtisch.core.mistakes import Mistake
from stammtisch.server import commands
from stammtisch.server.chat import tell_chat
from stammtisch.server.clients import Client
from stammtisch.server.entrance import Crowded
from stammtisch.server.errors import Stale, TableNewer, error_info
from stammtisch.server.installed import VERSION
from stammtisch.server.measures import MEASURES
from stammtisch.server.messages import ClientMessage, Decide, Done, Hello, Ping, Pong, Refused, Welcome
from stammtisch.server.presence import tell_presence
from stammtisch.server.rate_limit import RateLimit
from stammtisch.server.reading import read_json
from stammtisch.server.turning_away import address_of
from stammtisch.server.updates import tell_moved, tell_state

if TYPE_CHECKING:
    from stammtisch.server.guard import Limits
    from stammtisch.server.guests import Guest
    from stammtisch.server.messages import Command
    from stammtisch.server.tables import Tables

READ: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
MOST_REJECTED: Final = 20  # messages that cannot be read or come too often, before a client is disconnected
TRY_AGAIN_LATER: Final = 1013
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # what is raised when the client is no longer there
log = logging.getLogger(__name__)


async def serve_client(socket: WebSocket, tables: Tables, limits: Limits, guest: Guest) -> None:
    """Serve one client from the opening of its socket to the end."""
    if tables.draining:
        await socket.close(TRY_AGAIN_LATER)
        return
    await socket.accept()
    client = Client()
    client.address = address_of(socket.scope)
    tables.clients.add(client)
    MEASURES.count("sockets")
    writer = asyncio.create_task(write(socket, client))
    try:
        await SocketSession(socket, tables, client, limits, guest).run()
        client.leave()
        await asyncio.wait([writer], timeout=1)
    except GONE:
        pass
    finally:
        writer.cancel()
        tables.clients.discard(client)
        tables.collector.ended += 1
        MEASURES.count("sockets", -1)
        leave_room(client)


async def write(socket: WebSocket, client: Client) -> None:
    """Send what is in the outbox until there is a None in it, or the client has gone, which its reader finds out."""
    with contextlib.suppress(*GONE):
        while (data := await client.outbox.get()) is not None:
            await socket.send_text(data.decode())
        await socket.close(TRY_AGAIN_LATER)


def leave_room(client: Client) -> None:
    """Let a client leave its room, if it is in one."""
    room, client.room = client.room, None
    if room is not None:
        room.clients.discard(client)
        tell_presence(room)


class SocketSession:
    """Reads a client's messages and answers them."""

    def __init__(self, socket: WebSocket, tables: Tables, client: Client, limits: Limits, guest: Guest) -> None:
        self.socket = socket
        self.tables = tables
        self.client = client
        self.guest = guest
        self.rate_limit = RateLimit(limits.said, limits.saying)
        self.rejected = 0

    async def run(self) -> None:
        """Answer until the client goes, or has sent too much that had to be rejected."""
        while self.rejected < MOST_REJECTED:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text") or message.get("bytes") or b""
            await self.receive(data)

    async def receive(self, data: str | bytes) -> None:
        """Answer one message, whatever it is."""
        message: ClientMessage | None = None
        try:
            message = self.read(data)
            await self.answer(message)
        except Crowded:
            self.client.leave()  # it is asked to try again, and does so a little later
        except Mistake as mistake:
            self.client.tell(Refused(getattr(message, "id", None), error_info(mistake)))
            if isinstance(mistake, Stale):
                with contextlib.suppress(Mistake):  # who is always late is not told everything each time
                    await self.tell_state()
            if isinstance(mistake, TableNewer):
                self.client.leave()  # it is asked to try again, and may come to another process
        except Exception:
            log.exception("a message could not be answered")
            self.client.tell(Refused(getattr(message, "id", None), error_info(Mistake("our-fault"))))

    def read(self, data: str | bytes) -> ClientMessage:
        """A message of the protocol, if it does not come too soon."""
        if not self.rate_limit.take():
            self.rejected += 1
            raise Mistake("too-often")
        try:
            return read_json(READ, data)
        except Mistake:
            self.rejected += 1
            raise

    async def answer(self, message: ClientMessage) -> None:
        """Do what a message asks for."""
        if isinstance(message, Hello):
            await self.hello(message)
        elif isinstance(message, Ping):
            self.client.tell(Pong(message.id))
        else:
            await self.run_command(message)

    async def hello(self, message: Hello) -> None:
        """Enter a room, or sit down on another seat."""
        with self.tables.entrance.in_line():
            await self.enter(message)

    async def enter(self, message: Hello) -> None:
        """Find the room, and be told everything."""
        async with self.tables.room(message.table) as room, room.lock:
            viewer = room.viewer_of(message.key)
            known = message.number if message.number is not None and message.number <= room.history.number else None
            self.guest.read(room.history.number - (known or 0))
            if self.client.room is not room:
                leave_room(self.client)
            self.client.room, self.client.viewer = room, viewer
            self.client.others = room.seats_of(message.others)
            self.client.tell(Welcome(room.seat_name(viewer), VERSION, room.store.epoch))
            if known is not None:
                self.client.tell(tell_moved(room, viewer, known))
            else:
                self.client.tell(tell_state(room, viewer))
            if viewer != SPECTATOR:
                self.guest.sit(room.id)
            tell_chat(room, self.client)
            room.clients.add(self.client)
            tell_presence(room)

    async def run_command(self, command: Command) -> None:
        """Run a command at the client's table."""
        room = self.client.room
        if room is None:
            raise Mistake("no-hello")
        seat = self.seat()
        with MEASURES.timing("decision_seconds") if isinstance(command, Decide) else contextlib.nullcontext():
            number = await room.perform(lambda: commands.run_command(room, seat, command))
        self.client.tell(Done(command.id, number))

    def seat(self) -> int:
        """The client's seat; spectators have none."""
        if self.client.viewer < 0:
            raise Mistake("not-yours")
        return self.client.viewer

    async def tell_state(self) -> None:
        """Tell everything to a client that has fallen behind."""
        room = self.client.room
        if room is not None:
            self.guest.read(room.history.number)
            async with room.lock:
                self.client.tell(tell_state(room, self.client.viewer))
