"""Somebody who asks everything at a table, and writes down every byte that is told."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import TYPE_CHECKING

import msgspec

from tests.server.kit import Tab, bearer
from tests.server.wire import HOST, OTHERS, REQUESTS, TABLE, WORDS, Wish, World, commands, key_of

if TYPE_CHECKING:
    from tests.server.kit import Server
    from tests.server.people import Club

Transcript = dict[str, list[bytes]]  # by what was done: all that somebody was told


class Asking:
    """Asks everything at one house, and writes down what is told."""

    def __init__(self, server: Server, world: World) -> None:
        self.server = server
        self.world = world
        self.told: Transcript = {}
        self.keys = {"A": key_of(world.me), "watcher": None, "host": HOST}

    async def sign_in(self, club: Club) -> None:
        """Let everything be asked by somebody who has a profile."""
        email = {"email": "vroni@example.org"}
        await self.server.post("/api/profile/code/send", email)
        await self.server.post("/api/profile/code", {**email, "code": club.code(), "name": "Vroni"})
        assert self.server.http.cookies

    async def look(self) -> Transcript:
        """Only what is told at once."""
        async with self.server.tab(TABLE, self.keys["A"]) as mine:
            self.tabs = {"A": mine}
            await self.listen("hello")
        return self.told

    async def run(self) -> Transcript:
        """Everything, in always the same order."""
        async with self.server.tab(TABLE, self.keys["A"]) as mine, self.server.tab(TABLE) as watching:
            self.tabs = {"A": mine, "watcher": watching}
            await self.listen("hello")
            for route, path in OTHERS.items():
                await self.ask(route, Wish(path), "GET")
            for endpoint, wishes in REQUESTS.items():
                for wish in wishes(self.world):
                    await self.ask(endpoint, wish, endpoint.partition(" ")[0])
                if endpoint == "POST /api/tables/{id}/join":
                    await self.others_act()
                    await self.talk()
        return self.told

    async def ask(self, name: str, wish: Wish, method: str) -> None:
        """One request by everybody who may wish to know, and what those with open sockets hear of it."""
        for eyes in wish.eyes:
            who = {**bearer(self.keys[eyes]), "Host": "localhost"}  # ports differ
            body = wish.body.encode() if isinstance(wish.body, str) else msgspec.json.encode(wish.body)
            sent = None if wish.body is None else body
            answer = await self.server.http.request(method, wish.path, headers=who, content=sent)
            assert answer.status_code < 500, answer.text
            headers = {k: v for k, v in answer.headers.items() if k not in ("date", "x-request-id")}
            self.note(f"{name} as {eyes}", str((answer.status_code, sorted(headers.items()))).encode(), answer.content)
            await self.listen(f"heard after {name} as {eyes}")

    async def others_act(self) -> None:
        """Somebody else sets orders, and changes a secret choice: differently in the two worlds, and A cannot tell."""
        world, key = self.world, key_of(self.world.other)
        path, seat = f"/api/tables/{TABLE}", len(world.names) - 1
        kinds = world.game.order_kinds[:1]
        orders = [{"kind": one.kind, "about": one.about[-1], "answer": one.answers[-1]} for one in kinds]
        body = {"type": "orders", "id": 1, "orders": orders if world.orders else []}
        await self.server.post(f"{path}/commands", body, key)
        now = (await self.server.get(path, key))["now"]
        if now["change"]:
            action = random.Random(str(world.history.entries)).choice(now["change"]["ask"]["choices"])["action"]
            body = {"type": "decide", "id": 1, "decision": now["change"]["decision"], "action": action, "once": "c" * 8}
            await self.server.post(f"{path}/commands", body, key)
        await self.server.post(f"{path}/commands", {"type": "say", "id": 1, "text": WORDS}, key)
        await self.listen(f"heard after {world.names[seat]} acted")

    async def talk(self) -> None:
        """Everything that can be said on a socket."""
        for eyes, tab in self.tabs.items():
            number = tab.number
            for message in [{"type": kind, "id": 9, **body} for kind, body in commands(self.world)]:
                await tab.say(message)
            await tab.socket.send('{"type":"nothing"')
            await tab.say({"type": "hello", "table": TABLE, "key": self.keys[eyes], "number": number})
            await tab.say({"type": "hello", "table": TABLE, "key": self.keys[eyes], "others": []})
            tab.number = -1
            await self.listen(f"talk as {eyes}")

    async def listen(self, name: str) -> None:
        """What those with open sockets have heard since."""
        for eyes, tab in self.tabs.items():
            with contextlib.suppress(Exception):  # whoever watches a table that is closed is sent away
                await asyncio.wait_for(heard_until_pong(tab), 30)
            self.note(f"{name}, by {eyes}", *(text.encode() for text in tab.heard))
            tab.heard.clear()

    def note(self, name: str, *data: bytes) -> None:
        """Write down what was told."""
        self.told.setdefault(name, []).extend(data)


async def heard_until_pong(tab: Tab) -> None:
    """Everything that was under way is there when a ping is answered."""
    await tab.say({"type": "ping", "id": 999_999})
    while True:
        text = await tab.socket.recv()
        assert isinstance(text, str)
        tab.heard.append(text)
        if '"pong"' in text and "999999" in text:
            return
