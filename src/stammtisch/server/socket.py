"""The socket: a guest says hello, is told everything, and speaks; one task reads, one writes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from stammtisch.core.mistakes import Mistake
from stammtisch.server import deeds
from stammtisch.server.guests import Bucket, Guest
from stammtisch.server.messages import ClientMessage, Done, Hello, Ping, Pong, Refused, Welcome
from stammtisch.server.shelf import VERSION
from stammtisch.server.telling import tell_moved, tell_state
from stammtisch.server.troubles import Stale, trouble

if TYPE_CHECKING:
    from stammtisch.server.deeds import SeatDeed
    from stammtisch.server.guard import Limits
    from stammtisch.server.house import House
    from stammtisch.server.room import Room

READ: Final = msgspec.json.Decoder(ClientMessage)
PATIENCE: Final = 20  # messages that cannot be read before a guest is shown the door
SHUT: Final = 1013  # try again later
log = logging.getLogger(__name__)


async def receive_guest(socket: WebSocket, house: House, limits: Limits) -> None:
    """Everything from the opening of a socket to its end."""
    await socket.accept()
    guest = Guest()
    try:
        async with asyncio.TaskGroup() as tasks:
            writer = tasks.create_task(write(socket, guest))
            await Conversation(socket, house, guest, limits).listen()
            guest.leave()
            await asyncio.wait([writer], timeout=1)
            writer.cancel()
    except* (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the other side has gone
    finally:
        leave_room(guest)


async def write(socket: WebSocket, guest: Guest) -> None:
    """Send what is in the outbox until there is a None in it."""
    while (data := await guest.outbox.get()) is not None:
        await socket.send_text(data.decode())
    with contextlib.suppress(RuntimeError):
        await socket.close(SHUT)


def leave_room(guest: Guest) -> None:
    """Leave the room one is in, if any."""
    room, guest.room = guest.room, None
    if room is not None:
        room.guests.discard(guest)
        room.publish_presence()


class Conversation:
    """One guest's side of the socket."""

    def __init__(self, socket: WebSocket, house: House, guest: Guest, limits: Limits) -> None:
        self.socket = socket
        self.house = house
        self.guest = guest
        self.bucket = Bucket(limits.said, limits.saying)
        self.patience = PATIENCE

    async def listen(self) -> None:
        """Answer until the guest goes, or is shown the door."""
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
            self.guest.tell(Refused(getattr(said, "id", None), trouble(mistake)))
            if isinstance(mistake, Stale):
                await self.tell_again()
        except Exception:
            log.exception("a message could not be answered")
            self.guest.tell(Refused(getattr(said, "id", None), trouble(Mistake("our-fault"))))

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
            self.guest.tell(Pong(said.id))
        else:
            await self.do(said)

    async def hello(self, said: Hello) -> None:
        """Enter a room, or sit down on another seat."""
        async with self.house.room(said.table) as room, room.door:
            viewer = room.viewer_of(said.key)
            if self.guest.room is not room:
                leave_room(self.guest)
            self.guest.room, self.guest.viewer = room, viewer
            self.guest.tell(Welcome(room.seat_name(viewer), VERSION))
            known = said.number is not None and said.number <= room.history.number
            if known and said.number is not None:
                self.guest.tell(tell_moved(room, viewer, said.number))
            else:
                self.guest.tell(tell_state(room, viewer))
            room.guests.add(self.guest)
            room.publish_presence()

    async def do(self, said: SeatDeed) -> None:
        """Something done at the table."""
        room = self.guest.room
        if room is None:
            raise Mistake("no-hello")
        seat = self.seat(room)
        number = await room.perform(lambda: deeds.do(room, seat, said))
        self.guest.tell(Done(said.id, number))

    def seat(self, room: Room) -> int:
        """The guest's seat; spectators have none."""
        if self.guest.viewer < 0:
            raise Mistake("not-yours")
        return self.guest.viewer

    async def tell_again(self) -> None:
        """Everything, for a guest who has fallen behind."""
        room = self.guest.room
        if room is not None:
            async with room.door:
                self.guest.tell(tell_state(room, self.guest.viewer))
