"""The socket: a client says hello, is told everything, and speaks; one task reads, one writes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from stammtisch.core.mistakes import Mistake
from stammtisch.server import commands
from stammtisch.server.clients import Client, RateLimit
from stammtisch.server.errors import Stale, trouble
from stammtisch.server.installed import VERSION
from stammtisch.server.messages import ClientMessage, Done, Hello, Ping, Pong, Refused, Welcome
from stammtisch.server.updates import tell_moved, tell_state

if TYPE_CHECKING:
    from stammtisch.server.commands import Command
    from stammtisch.server.guard import Limits
    from stammtisch.server.room import Room
    from stammtisch.server.tables import Tables

READ: Final = msgspec.json.Decoder(ClientMessage)
PATIENCE: Final = 20  # messages that cannot be read before a client is shown the door
SHUT: Final = 1013  # try again later
log = logging.getLogger(__name__)


async def receive_client(socket: WebSocket, house: Tables, limits: Limits) -> None:
    """Everything from the opening of a socket to its end."""
    await socket.accept()
    client = Client()
    try:
        async with asyncio.TaskGroup() as tasks:
            writer = tasks.create_task(write(socket, client))
            await Conversation(socket, house, client, limits).listen()
            client.leave()
            await asyncio.wait([writer], timeout=1)
            writer.cancel()
    except* (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the other side has gone
    finally:
        leave_room(client)


async def write(socket: WebSocket, client: Client) -> None:
    """Send what is in the outbox until there is a None in it."""
    while (data := await client.outbox.get()) is not None:
        await socket.send_text(data.decode())
    with contextlib.suppress(RuntimeError):
        await socket.close(SHUT)


def leave_room(client: Client) -> None:
    """Leave the room one is in, if any."""
    room, client.room = client.room, None
    if room is not None:
        room.clients.discard(client)
        room.publish_presence()


class Conversation:
    """One client's side of the socket."""

    def __init__(self, socket: WebSocket, house: Tables, client: Client, limits: Limits) -> None:
        self.socket = socket
        self.house = house
        self.client = client
        self.bucket = RateLimit(limits.said, limits.saying)
        self.patience = PATIENCE

    async def listen(self) -> None:
        """Answer until the client goes, or is shown the door."""
        while self.patience > 0:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text") or message.get("bytes") or b""
            await self.hear(data)

    async def hear(self, data: str | bytes) -> None:
        """One message, whatever it is."""
        said: ClientMessage | None = None
        try:
            said = self.read(data)
            await self.answer(said)
        except Mistake as mistake:
            self.client.tell(Refused(getattr(said, "id", None), trouble(mistake)))
            if isinstance(mistake, Stale):
                await self.tell_again()
        except Exception:
            log.exception("a message could not be answered")
            self.client.tell(Refused(getattr(said, "id", None), trouble(Mistake("our-fault"))))

    def read(self, data: str | bytes) -> ClientMessage:
        """A message of the protocol, if it does not come too soon."""
        if not self.bucket.take():
            self.patience -= 1
            raise Mistake("too-often")
        try:
            said: ClientMessage = READ.decode(data)
        except (msgspec.MsgspecError, UnicodeError) as failure:
            self.patience -= 1
            raise Mistake("not-readable", where=str(failure)[:200]) from failure
        return said

    async def answer(self, said: ClientMessage) -> None:
        """What a message asks for."""
        if isinstance(said, Hello):
            await self.hello(said)
        elif isinstance(said, Ping):
            self.client.tell(Pong(said.id))
        else:
            await self.do(said)

    async def hello(self, said: Hello) -> None:
        """Enter a room, or sit down on another seat."""
        async with self.house.room(said.table) as room, room.door:
            viewer = room.viewer_of(said.key)
            if self.client.room is not room:
                leave_room(self.client)
            self.client.room, self.client.viewer = room, viewer
            self.client.tell(Welcome(room.seat_name(viewer), VERSION))
            known = said.number is not None and said.number <= room.history.number
            if known and said.number is not None:
                self.client.tell(tell_moved(room, viewer, said.number))
            else:
                self.client.tell(tell_state(room, viewer))
            room.clients.add(self.client)
            room.publish_presence()

    async def do(self, said: Command) -> None:
        """Something done at the table."""
        room = self.client.room
        if room is None:
            raise Mistake("no-hello")
        seat = self.seat(room)
        number = await room.perform(lambda: commands.do(room, seat, said))
        self.client.tell(Done(said.id, number))

    def seat(self, room: Room) -> int:
        """The client's seat; spectators have none."""
        if self.client.viewer < 0:
            raise Mistake("not-yours")
        return self.client.viewer

    async def tell_again(self) -> None:
        """Everything, for a client who has fallen behind."""
        room = self.client.room
        if room is not None:
            async with room.door:
                self.client.tell(tell_state(room, self.client.viewer))
