"""All that can be asked of a house over the wire, at a table in one of two worlds: every endpoint, path and command.

Whoever adds one says here how it is asked; test_secrecy_wire.py fails until then, and compares it from then on.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.bots.tactics.shelf import shelf
from stammtisch.core.chance import Rng
from stammtisch.core.lessons import lessons_of
from stammtisch.core.position import CHANCE, DEALER
from stammtisch.server import log_entries as log
from stammtisch.server.clocks.wish import TimeControl
from stammtisch.server.history import History, Newer
from stammtisch.server.keys import fingerprint
from stammtisch.server.room import Room
from stammtisch.server.seats import Seat
from stammtisch.server.settings import TableSettings
from tests.server.worlds import A

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.server.store.sql import SqlStore
    from tests.server.worlds import Worlds

TABLE: Final = "worldworld12"
HOST, WATCH, INVITATION = "host-key-" + "h" * 24, "watch-key-" + "w" * 24, "invitation-" + "i" * 24
NAME, WORDS = "Genoveva Niemandskind", "Das hat niemand geschrieben"
NOTICE: Final = "n" * 32
MADE: Final = {"id": "AAAA", "rawId": "AAAA", "response": {"clientDataJSON": "AAAA", "attestationObject": "AAAA"}}
SIGNED: Final = {"clientDataJSON": "AAAA", "authenticatorData": "AAAA", "signature": "AAAA"}
SHOWN: Final = {"id": "AAAA", "rawId": "AAAA", "response": SIGNED}
LUCK: Final = 7  # of everything that is drawn or imagined
MOMENT: Final = time.time_ns() // 1_000_000
RECORD: Final = "Stammtisch record, format 1\ngame: {game}\n\n"


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
        odd = log.Stumbled(self.other, "random"), log.TimedOut(self.other, "random"), log.Renamed(self.other, "")
        agreed = [log.Agreed(name, on=True) for name in self.names]  # so that every aid is on
        more = log.Changed("everyone", 0), log.NextTable(self.other, "othertable12"), Newer('{"type":"hummed"}')
        for entry in (*(seat.seated() for seat in seats), *self.history.entries, *odd, *more, *agreed):
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


def of_profile(path: str, body: object = None) -> Callable[[World], list[Wish]]:
    """A request about one's own profile."""
    return lambda _world: [Wish(f"/api/profile{path}", body)]


def problem(world: World, path: str = "") -> str:
    """The first problem of the game."""
    return f"/api/problems/{world.game.name}/{shelf(world.game)[0].name}{path}"


def choices(world: World, path: str) -> list[Wish]:
    """A request about each of the first things that A could do."""
    words = [choice.action for choice in world.history.started().ask(A).choices[:3]]
    return [Wish(f"/api/tables/{TABLE}{path}", {"action": action}) for action in words]


def help_wishes(world: World, path: str, **more: object) -> list[Wish]:
    """A request for help with A's question, and with one that is not open; one line tells of all of them."""
    action = world.history.started().ask(A).choices[0].action
    about: dict[str, object] = {"action": action, **more} if more else {}
    return [Wish(f"/api/tables/{TABLE}{path}", {"decision": one, **about}) for one in (due_id(world), "1-nobody")]


def due_id(world: World) -> str:
    """The id of A's question at the table as it is stored."""
    return f"{max(world.history.asked.values()) + len(world.names)}-{world.me}"


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
    "GET /api/tables/{id}/belief": at_table("/belief"),
    "POST /api/tables/{id}/advice": lambda world: help_wishes(world, "/advice"),
    "POST /api/tables/{id}/caution": lambda world: help_wishes(world, "/caution", percent=5),
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
    "GET /api/words/{language}/{game}/analysis": lambda world: [Wish(f"/api/words/de/{world.game.name}/analysis")],
    "GET /api/replays/{id}/analysis": of_replay("/analysis"),
    "POST /api/replays/{id}/analysis": of_replay("/analysis"),
    "POST /api/replays/{id}/analysis/cancel": of_replay("/analysis/cancel"),
    "POST /api/lessons/{game}/{chapter}": lambda world: [Wish(chapter(world), {"done": []})],
    "POST /api/lessons/{game}/{chapter}/preview": lambda world: [
        Wish(chapter(world, "/preview"), {"done": [], "action": "pass"})
    ],
    "GET /api/problems/{game}": lambda world: [Wish(f"/api/problems/{world.game.name}")],
    "GET /api/problems/{game}/{problem}": lambda world: [Wish(problem(world))],
    "POST /api/problems/{game}/{problem}": lambda world: [Wish(problem(world), {"action": "pass"})],
    "POST /api/problems/{game}/{problem}/preview": lambda world: [Wish(problem(world, "/preview"), {"action": "pass"})],
    "GET /api/profile": of_profile(""),
    "GET /api/profile/words/{language}": of_profile("/words/de"),
    "POST /api/profile/passkeys/ask": of_profile("/passkeys/ask", {"name": "Eva"}),
    "POST /api/profile/passkeys/make": of_profile("/passkeys/make", {"ceremony": TABLE, "credential": MADE}),
    "POST /api/profile/passkeys/remove": of_profile("/passkeys/remove", {"id": "AAAA"}),
    "POST /api/profile/sign-in/ask": of_profile("/sign-in/ask", {}),
    "POST /api/profile/sign-in": of_profile("/sign-in", {"ceremony": TABLE, "credential": SHOWN}),
    "POST /api/profile/code/send": of_profile("/code/send", {"email": "eva@example.org"}),
    "POST /api/profile/code": of_profile("/code", {"email": "eva@example.org", "code": "ABCD-EFGH"}),
    "POST /api/profile/sign-out": of_profile("/sign-out", {"which": "others"}),
    "POST /api/profile/name": of_profile("/name", {"name": "Eva"}),
    "POST /api/profile/tables": lambda world: [
        Wish("/api/profile/tables", {"tables": [{"table": TABLE, "keys": [key_of(world.me)]}]})
    ],
    "GET /api/profile/export": of_profile("/export"),
    "GET /api/ladder/{game}": lambda world: [Wish(f"/api/ladder/{world.game.name}")],
    "POST /api/replays": lambda world: [Wish("/api/replays", RECORD.format(game=world.game.name))],
    "POST /api/replays/{id}/continue": lambda world: [
        Wish(f"/api/replays/{TABLE}/continue", {"at": 1, "seat": world.me})
    ],
    "POST /api/tables": lambda world: [
        Wish("/api/tables", {"game": world.game.name, "seats": [{"holder": "me"}] * len(world.names)})
    ],
    "GET /api/tables/{id}/notices": at_table("/notices"),
    "POST /api/tables/{id}/notices": at_table("/notices", {"way": {"type": "mail", "address": "eva@example.org"}}),
    "POST /api/tables/{id}/notices/test": at_table("/notices/test", {"id": NOTICE}),
    "POST /api/tables/{id}/notices/off": at_table("/notices/off", {"id": NOTICE}),
    "POST /api/tables/{id}/notices/confirm": at_table("/notices/confirm", {"id": NOTICE, "token": HOST}),
    "POST /api/notices/{notice}/off": lambda _world: [Wish(f"/api/notices/{NOTICE}/off")],
    "POST /api/tables/{id}/return": at_table("/return", {"token": HOST}),
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
    "POST /api/profile/delete": of_profile("/delete", {"confirm": "delete"}),
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
    answer = (
        {"decision": due_id(world), "action": world.action} if world.action else {"decision": "stale", "action": "pass"}
    )
    return [
        ("say", {"text": "Servus"}),
        ("emote", {"emote": "luck"}),
        ("rename", {"name": "Vroni"}),
        ("orders", {"orders": orders}),
        ("orders", {"orders": []}),
        ("hand-over", {"seat": world.other, "bot": "random"}),
        ("hand-over", {"seat": world.other, "bot": None}),
        ("aids", {"on": False}),
        ("aids", {"on": True}),
        ("undo", {"number": 1}),
        ("decide", {**answer, "once": "the-click"}),
    ]
