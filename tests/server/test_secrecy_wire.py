"""The same promise as in test_secrecy.py, from outside: whatever is asked, by HTTP or on a socket, on both databases.

Two houses have the same table in two worlds, which differ only in what seat A cannot know (tests/server/worlds.py). The
same is asked and done at both, as A, as the host and as somebody who watches; every answer and every message must be
the same, byte for byte. Every endpoint, command, message and kind of line has to be among it.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import random
import secrets
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, NamedTuple, get_args

import pytest
from starlette.routing import Mount

import stammtisch
from stammtisch.core.chance import Rng
from stammtisch.core.lessons import lessons_of
from stammtisch.core.position import CHANCE, DEALER
from stammtisch.server import chat, keys, updates
from stammtisch.server import messages as m
from stammtisch.server.app import make_app
from stammtisch.server.clocks.wish import TimeControl
from stammtisch.server.endpoints import ENDPOINTS
from stammtisch.server.history import History
from stammtisch.server.keys import fingerprint
from stammtisch.server.logs import JsonLines
from stammtisch.server.measures import MEASURES
from stammtisch.server.room import Room
from stammtisch.server.seats import Seat
from stammtisch.server.settings import TableSettings
from stammtisch.server.store.postgres import PostgresStore
from stammtisch.server.store.sql import SqlStore
from stammtisch.server.store.sqlite import SqliteStore
from stammtisch.server.tables import Tables
from tests.server.kit import Tab, bearer, open_server
from tests.server.worlds import A, Worlds, make_worlds

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.server.cluster import Cluster
    from tests.server.kit import Server

TABLE: Final = "worldworld12"
HOST, WATCH, INVITATION = "host-key-" + "h" * 24, "watch-key-" + "w" * 24, "invitation-" + "i" * 24
NAME, WORDS = "Genoveva Niemandskind", "Das hat niemand geschrieben"
LUCK: Final = 7  # of everything that is drawn or imagined
MOMENT: Final = time.time_ns() // 1_000_000
RECORD: Final = "Stammtisch record, format 1\ngame: {game}\n\n"
Transcript = dict[str, list[bytes]]  # by what was done: all that somebody was told


def key_of(seat: str) -> str:
    """The key of a seat, in both worlds."""
    return f"key-of-{seat}-" + "k" * 24


# ---- two houses


class World:
    """A house with the table in one of its worlds."""

    def __init__(self, history: History, action: str = "", *, orders: bool = False) -> None:
        self.history = history
        self.game = history.game
        self.names = self.game.seat_names[: history.setup.seats]
        self.me, self.other = self.names[A], self.names[-1]
        self.action = action  # what A can do without turning over what is hidden; empty: nothing
        self.orders = orders  # whether somebody else has standing orders

    def room(self, store: SqlStore) -> Room:
        """The table as it is stored: with lines of every kind, and clocks that run."""
        seats = [Seat(name, "person", name.title(), key=fingerprint(key_of(name))) for name in self.names]
        seats[1].invitation = fingerprint(INVITATION)
        seats[-1].name = NAME
        clock = TimeControl("live", bank=3600, increment=5, when_up="wait")
        settings = TableSettings(fingerprint(HOST), fingerprint(WATCH), "everyone", 0, clock=clock)
        history = History(self.game, self.history.setup)
        odd = m.Stumbled(self.other, "random"), m.TimedOut(self.other, "random"), m.Renamed(self.other, "")
        more = m.Changed("everyone", 0), m.NextTable(self.other, "othertable12")
        for entry in (*(seat.seated() for seat in seats), *self.history.entries, *odd, *more):
            history.add(entry, MOMENT - 60_000)
        return Room(TABLE, history, seats, settings, store)


def safe_action(worlds: Worlds) -> str:
    """Something that A can do which shows the same in both worlds, with the same luck; empty if there is nothing."""
    game = worlds.one.game
    for choice in worlds.one.started().ask(A).choices:
        seen = []
        for world in worlds:
            position = world.started().position.copy()
            position.apply(A, game.catalogue.number[choice.action])
            while position.to_act == CHANCE:
                position.apply(DEALER, position.draw(Rng(LUCK)))
            seen.append((position.to_act, game.view(position, A)))
        if seen[0] == seen[1]:
            return choice.action
    return ""


# ---- what is asked


class Wish(NamedTuple):
    """A request: who asks (A, the host, somebody who watches), where, and with what."""

    path: str
    body: object = None
    eyes: tuple[str, ...] = ("A", "watcher")


def drafts(path: str) -> Callable[[World], list[Wish]]:
    """A request about a table that does not exist yet."""
    return lambda world: [Wish(path, {"game": world.game.name})]


def at_table(path: str, *bodies: object, eyes: tuple[str, ...] = ("A", "watcher")) -> Callable[[World], list[Wish]]:
    """Requests about the table."""
    return lambda _world: [Wish(f"/api/tables/{TABLE}{path}", body, eyes) for body in bodies or (None,)]


def of_replay(path: str, body: object = None) -> Callable[[World], list[Wish]]:
    """Requests about the table as a record, which it is not before its end."""
    return lambda _world: [Wish(f"/api/replays/{TABLE}{path}", body)]


def chapter(world: World, path: str = "") -> str:
    """The first lesson of the game."""
    return f"/api/lessons/{world.game.name}/{lessons_of(world.game).chapter[0].name}{path}"


def choices(world: World, path: str) -> list[Wish]:
    """A request about each of the first things that A could do."""
    words = [choice.action for choice in world.history.started().ask(A).choices[:3]]
    return [Wish(f"/api/tables/{TABLE}{path}", {"action": action}) for action in words]


def posted(world: World) -> list[Wish]:
    """Every command, over HTTP."""
    path = f"/api/tables/{TABLE}/commands"
    return [Wish(path, {"type": kind, "id": 7, **body}) for kind, body in commands(world)]


HOST_ONLY: Final = ("A", "watcher", "host")
# In this order: those that change something last. Each is asked at both worlds by everybody named.
REQUESTS: Final[dict[str, Callable[[World], list[Wish]]]] = {
    "GET /api/installed": lambda _world: [Wish("/api/installed")],
    "POST /api/bots": drafts("/api/bots"),
    "GET /api/words/{language}": lambda _world: [Wish("/api/words/de")],
    "GET /api/words/{language}/{game}": lambda world: [Wish(f"/api/words/fr/{world.game.name}")],
    "GET /api/words/{language}/{game}/rules": lambda world: [Wish(f"/api/words/en/{world.game.name}/rules")],
    "GET /api/rules/{game}": lambda world: [Wish(f"/api/rules/{world.game.name}")],
    "POST /api/rules": drafts("/api/rules"),
    "GET /api/tables": lambda _world: [Wish("/api/tables")],
    "POST /api/tables/mine": lambda world: [
        Wish("/api/tables/mine", {"tables": [{"table": TABLE, "keys": [key_of(world.me)]}]})
    ],
    "GET /api/tables/{id}": at_table(""),
    "POST /api/tables/{id}/invitation": at_table("/invitation", {"invitation": INVITATION}, {"invitation": HOST}),
    "POST /api/tables/{id}/preview": lambda world: choices(world, "/preview"),
    "POST /api/tables/{id}/why": lambda world: choices(world, "/why"),
    "GET /api/tables/{id}/forecast": at_table("/forecast"),
    "GET /api/tables/{id}/log": lambda _world: [
        Wish(f"/api/tables/{TABLE}/log"),
        Wish(f"/api/tables/{TABLE}/log?since=5"),
    ],
    "GET /api/tables/{id}/at/{line:count}": lambda world: [
        Wish(f"/api/tables/{TABLE}/at/{line}") for line in (0, 5, len(world.names) + world.history.number, 9999)
    ],
    "GET /api/tables/{id}/record": at_table("/record"),
    "GET /api/replays/{id}": of_replay(""),
    "GET /api/replays/{id}/at/{number:count}": of_replay("/at/1?viewer=open"),
    "GET /api/replays/{id}/log": of_replay("/log?viewer=open"),
    "GET /api/replays/{id}/story": of_replay("/story"),
    "POST /api/lessons/{game}/{chapter}": lambda world: [Wish(chapter(world), {"done": []})],
    "POST /api/lessons/{game}/{chapter}/preview": lambda world: [
        Wish(chapter(world, "/preview"), {"done": [], "action": "pass"})
    ],
    "POST /api/replays": lambda world: [Wish("/api/replays", RECORD.format(game=world.game.name))],
    "POST /api/replays/{id}/continue": lambda world: [
        Wish(f"/api/replays/{TABLE}/continue", {"at": 1, "seat": world.me})
    ],
    "POST /api/tables": lambda world: [
        Wish("/api/tables", {"game": world.game.name, "seats": [{"holder": "me"}] * len(world.names)})
    ],
    "POST /api/tables/{id}/join": at_table("/join", {"name": "Eva"}, {"invitation": INVITATION}),
    "POST /api/tables/{id}/rematch": at_table("/rematch", {}),
    "POST /api/tables/{id}/begin": at_table("/begin", {}, eyes=HOST_ONLY),
    "POST /api/tables/{id}/settings": at_table("/settings", {"pace": 10, "watch": "everyone"}, eyes=HOST_ONLY),
    "POST /api/tables/{id}/commands": posted,
    "POST /api/tables/{id}/report": lambda world: [
        Wish(f"/api/tables/{TABLE}/report", {"seat": world.other, "reason": reason}) for reason in ("name", "chat")
    ],
    "POST /api/tables/{id}/mute": lambda world: [
        Wish(f"/api/tables/{TABLE}/mute", {"seat": world.other, "muted": muted}, HOST_ONLY) for muted in (True, False)
    ],
    "POST /api/tables/{id}/close": at_table("/close", {}, {"closed": False}, eyes=HOST_ONLY),
}
# What is no endpoint: pages, probes, the document.
OTHERS: Final = {
    "/api/live": "/api/live",
    "/api/ready": "/api/ready",
    "/api/openapi.json": "/api/openapi.json",
    "/api/{path:path}": "/api/none",
    "/away": "/away",
    "/docs": "/docs",
    "/{path:path}": f"/table/{TABLE}",
}
OF_SOCKETS: Final = {"/api/socket"}  # what is heard there is compared below


def commands(world: World) -> list[tuple[str, dict[str, object]]]:
    """Every command that A can send, in this order."""
    orders = [
        {"kind": kind.kind, "about": kind.about[0], "answer": kind.answers[0]} for kind in world.game.order_kinds[:1]
    ]
    due = f"{max(world.history.asked.values()) + len(world.names)}-{world.me}"
    answer = {"decision": due, "action": world.action} if world.action else {"decision": "stale", "action": "pass"}
    return [
        ("say", {"text": "Servus"}),
        ("emote", {"emote": "luck"}),
        ("rename", {"name": "Vroni"}),
        ("orders", {"orders": orders}),
        ("orders", {"orders": []}),
        ("hand-over", {"seat": world.other, "bot": "random"}),
        ("hand-over", {"seat": world.other, "bot": None}),
        ("undo", {"number": 1}),
        ("decide", {**answer, "once": "the-click"}),
    ]


# ---- asking


class Asking:
    """Asks everything at one house, and writes down what is told."""

    def __init__(self, server: Server, world: World) -> None:
        self.server = server
        self.world = world
        self.told: Transcript = {}
        self.keys = {"A": key_of(world.me), "watcher": None, "host": HOST}

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
            text = {"content": wish.body} if isinstance(wish.body, str) else {}
            body = {"json": wish.body} if not text and wish.body is not None else {}
            who = {**bearer(self.keys[eyes]), "Host": "localhost"}  # ports differ
            answer = await self.server.http.request(method, wish.path, headers=who, **body, **text)
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


class CountingSink:
    """Every word that metrics are made of."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def count(self, name: str, _times: float) -> None:
        """A counter."""
        self.words.add(name)

    def observe(self, name: str, _seconds: float, label: str) -> None:
        """A time, perhaps with a label."""
        self.words |= {name, label}


@pytest.fixture
def _same_luck(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Neither time nor chance differs between the two houses."""
    monkeypatch.setattr(secrets, "randbits", lambda _bits: LUCK)
    monkeypatch.setattr(chat, "time", SimpleNamespace(time=lambda: MOMENT // 1000))
    for store in (SqlStore, PostgresStore):
        monkeypatch.setattr(store, "now", lambda _self: MOMENT)
    return


@pytest.fixture(params=["sqlite", "postgresql"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> list[SqlStore]:
    """Two empty houses."""
    if request.param == "sqlite":
        return [SqliteStore(tmp_path / name) for name in ("one", "two")]
    cluster: Cluster = request.getfixturevalue("cluster")
    return [PostgresStore(cluster.database()) for _ in range(2)]


@contextlib.contextmanager
def everything_logged() -> Iterator[io.StringIO]:
    """What `--log json` would write, requests included."""
    written, requests = io.StringIO(), logging.getLogger("stammtisch.requests")
    handler, level = logging.StreamHandler(written), requests.level
    handler.setFormatter(JsonLines())
    logging.getLogger().addHandler(handler)
    requests.setLevel(logging.INFO)
    try:
        yield written
    finally:
        logging.getLogger().removeHandler(handler)
        requests.setLevel(level)


async def tell_all(store: SqlStore, world: World, monkeypatch: pytest.MonkeyPatch) -> Transcript:
    """All that is told at one house, whose table was stored before it opened."""
    rng = random.Random(1)
    luck = SimpleNamespace(token_urlsafe=lambda size: rng.randbytes(size).hex(), choice=rng.choice)
    monkeypatch.setattr(keys, "secrets", luck)
    await store.open()
    await store.create_table(world.room(store).stored())
    await store.close()
    fresh = type(store)(store._folder if isinstance(store, SqliteStore) else store._url)
    async with open_server(fresh) as server:
        return await Asking(server, world).run()


def compare(stores: list[SqlStore], name: str, monkeypatch: pytest.MonkeyPatch) -> Transcript:
    """Ask both houses; everything must be the same."""
    worlds = make_worlds(name, 12)
    action = safe_action(worlds)
    told = [
        asyncio.run(asyncio.wait_for(tell_all(store, World(history, action, orders=orders), monkeypatch), 300))
        for store, history, orders in zip(stores, worlds, (True, False), strict=True)
    ]
    assert list(told[0]) == list(told[1])
    for key, one in told[0].items():
        assert one == told[1][key], key
    return told[0]


# ---- the claims


@pytest.mark.usefixtures("_same_luck")
@pytest.mark.parametrize("name", stammtisch.game_names())
def test_every_answer_and_message_is_the_same_when_only_hidden_things_differ(
    name: str, stores: list[SqlStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Byte for byte, headers included; every kind of message and line is among it. Logs and metrics tell nothing."""
    sink = CountingSink()
    monkeypatch.setattr(MEASURES, "sink", sink)
    with everything_logged() as written:
        told = compare(stores, name, monkeypatch)
    everything = b"".join(data for one in told.values() for data in one)
    logged = written.getvalue()
    keys_of_others = [key_of(seat) for seat in stammtisch.game(name).seat_names if seat != "red"]

    assert tags_in(told) >= tags(m.ServerMessage), "a message that no step of `Asking` brings about: add one that does"
    assert lines_in(told) >= tags(m.LogEntry), "a kind of line that the stored table has not: add it to `World.room`"
    assert not [key for key in (*keys_of_others, HOST, WATCH, INVITATION) if key.encode() in everything]
    assert all(json.loads(line) for line in logged.splitlines())
    assert logged.count('"message":"request"') > 100
    for secret in (HOST, WATCH, INVITATION, NAME, WORDS, "Servus", "Vroni", *keys_of_others, key_of("red")):
        assert secret not in logged
    assert not words_of(name) & set(logged.replace('"', " ").split())
    assert sink.words <= {"", "decisions", "catch_up", "sockets", "decision_seconds", "commit_seconds", "lost_appends"}


def tags(union: object) -> set[str]:
    """The names of messages on the wire."""
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def tags_in(told: Transcript) -> set[str]:
    """The messages that were heard on sockets."""
    heard = [data for name, one in told.items() if ", by " in name for data in one]
    return {json.loads(data)["type"] for data in heard}


def lines_in(told: Transcript) -> set[str]:
    """The kinds of lines that were told."""
    (_head, log, *_more) = told["GET /api/tables/{id}/log as A"]
    heard = [data for name, one in told.items() if ", by A" in name for data in one]
    messages = [json.loads(log), *map(json.loads, heard)]
    return {line["entry"]["type"] for one in messages for line in one.get("lines", ()) if "entry" in line}


def words_of(name: str) -> set[str]:
    """What things of a game are called in its notation, but for words that everybody uses."""
    found: set[str] = set()
    for kind, words in stammtisch.game(name).domains.items():
        found |= set(words) if kind != "seat" else set()
    return {word for word in found if len(word) > 3}


def test_every_endpoint_command_and_path_is_among_it() -> None:
    """Whoever adds one says here how it is asked: then it is compared in two worlds."""
    app = make_app(Tables(SqliteStore.__new__(SqliteStore)))
    of_endpoints = {endpoint.path for endpoint in ENDPOINTS}
    paths = {"/docs" if isinstance(route, Mount) else route.path for route in app.routes} - of_endpoints  # type: ignore[attr-defined]
    new = {f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS} ^ set(REQUESTS)
    worlds = make_worlds(stammtisch.game_names()[0], 0)
    sent = {kind for kind, _body in commands(World(worlds.one))}

    assert not new, f"{sorted(new)}: say in REQUESTS how a seat asks it at a table, so that it is compared"
    assert paths == set(OTHERS) | OF_SOCKETS, "a path that is no endpoint: say in OTHERS how it is asked"
    assert tags(m.Command) == sent, "a command: say in `commands` how A sends it"
    assert tags(m.ClientMessage) - sent == {"hello", "ping"}, "a message: say in `Asking.talk` how it is sent"


@pytest.mark.usefixtures("_same_luck")
def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were everybody told the words of decisions, it would be seen."""
    honest = updates.tell_entry

    def leaky(history: History, entry: Any, line: int, viewer: int) -> object:  # noqa: ANN401 -- an entry
        seat = getattr(entry, "seat", None)
        own = history.game.seat(seat) if seat and getattr(entry, "decisions", None) else viewer
        return honest(history, entry, line, own)

    monkeypatch.setattr(updates, "tell_entry", leaky)
    with pytest.raises(AssertionError, match=r"GET /api/tables/\{id\} as A"):
        compare([SqliteStore(tmp_path / name) for name in ("one", "two")], "goldbraeu", monkeypatch)
