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
from functools import partial
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest
from starlette.routing import Mount

import stammtisch
from stammtisch.analysis.advised import Advice, AdvisedOption, Caution
from stammtisch.server import messages as m
from stammtisch.server import saving, updates
from stammtisch.server.app import make_app
from stammtisch.server.bot_pool import BotPool
from stammtisch.server.endpoints import ENDPOINTS
from stammtisch.server.hints.thinking import AdviceRequest, Advised, Cautioned
from stammtisch.server.history import History
from stammtisch.server.log_entries import LogEntry
from stammtisch.server.logs import JsonLines
from stammtisch.server.measures import MEASURES
from stammtisch.server.metrics import COUNTERS, GAUGES, HISTOGRAMS
from stammtisch.server.store.postgres import PostgresStore
from stammtisch.server.store.sql import SqlStore
from stammtisch.server.store.sqlite import SqliteStore
from stammtisch.server.tables import Tables
from tests.server.asking import Asking
from tests.server.people import open_club
from tests.server.wire import (
    HOST,
    INVITATION,
    LUCK,
    MOMENT,
    NAME,
    OF_SOCKETS,
    OTHERS,
    REQUESTS,
    WATCH,
    WORDS,
    World,
    commands,
    key_of,
    safe_action,
)
from tests.server.worlds import make_worlds

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.server.asking import Transcript
    from tests.server.cluster import Cluster

    House = Callable[[], SqlStore]


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
def _same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither time nor chance differs between the two houses."""
    monkeypatch.setattr(secrets, "randbits", lambda _bits: LUCK)
    for store in (SqlStore, PostgresStore):
        monkeypatch.setattr(store, "now", lambda _self: MOMENT)


@pytest.fixture(params=["sqlite", "postgresql"])
def houses(request: pytest.FixtureRequest, tmp_path: Path) -> list[House]:
    """Two empty houses."""
    if request.param == "sqlite":
        return [partial(SqliteStore, tmp_path / name) for name in ("one", "two")]
    cluster: Cluster = request.getfixturevalue("cluster")
    return [partial(PostgresStore, cluster.database()) for _ in range(2)]


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


@pytest.fixture(autouse=True)
def _requests_for_advice_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is asked for advice answers what it was asked: the same bytes are the same work and the same time.

    What it makes of them is compared in tests/analysis/test_advice.py, and by a real process in test_hints.py.
    """

    async def advise(_pool: BotPool, request: AdviceRequest, _table: str) -> Advised | Cautioned:
        asked = msgspec.json.encode(request).decode()
        if request.taken is None:
            return Advised(
                Advice((AdvisedOption(asked, 0.5, 0.0, 0.0, equal=True, causes=()),), (), None, trained=True, worlds=1)
            )
        return Cautioned(Caution(asked, asked, "blunder", 10.0, 0.5))

    monkeypatch.setattr(BotPool, "advise", advise)


async def tell_all(house: House, world: World, monkeypatch: pytest.MonkeyPatch, *, brief: bool) -> Transcript:
    """All that is told at one house, whose table was stored before it opened."""
    rng = random.Random(1)
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: rng.randbytes(size).hex())
    monkeypatch.setattr(secrets, "token_bytes", lambda size=32: rng.randbytes(size))
    monkeypatch.setattr(secrets, "choice", rng.choice)
    store = house()
    await store.open()
    await store.create_table(saving.stored(world.room(store)))
    await store.close()
    async with open_club(house()) as (server, club):
        asking = Asking(server, world)
        await asking.sign_in(club)
        return await (asking.look() if brief else asking.run())


def compare(houses: list[House], name: str, monkeypatch: pytest.MonkeyPatch, *, brief: bool = False) -> Transcript:
    """Ask both houses; everything must be the same."""
    worlds = make_worlds(name, 12)
    action = safe_action(worlds)
    told = [
        asyncio.run(
            asyncio.wait_for(tell_all(house, World(history, action, orders=orders), monkeypatch, brief=brief), 300)
        )
        for house, history, orders in zip(houses, worlds, (True, False), strict=True)
    ]
    assert list(told[0]) == list(told[1])
    for key, one in told[0].items():
        assert one == told[1][key], key
    return told[0]


# ---- the claims


@pytest.mark.usefixtures("_same_luck")
@pytest.mark.parametrize("name", stammtisch.game_names())
def test_every_answer_and_message_is_the_same_when_only_hidden_things_differ(
    name: str, houses: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Byte for byte, headers included; every kind of message and line is among it. Logs and metrics tell nothing."""
    sink = CountingSink()
    monkeypatch.setattr(MEASURES, "sink", sink)
    with everything_logged() as written:
        told = compare(houses, name, monkeypatch)
    everything = b"".join(data for one in told.values() for data in one)
    logged = written.getvalue()
    keys_of_others = [key_of(seat) for seat in stammtisch.game(name).seat_names if seat != "red"]

    assert b"legal" in b"".join(told["POST /api/tables/{id}/advice as A"]), "a hint was asked for"
    for saved in ("tables/{id}/record", "replays/{id}", "replays/{id}/log", "replays/{id}/story"):
        assert told[f"GET /api/{saved} as A"][0].startswith(b"(409,"), "a game can be saved when it is over"
    for asked in ("GET {}", "POST {}", "POST {}/cancel"):
        told_of_it = told[asked.format("/api/replays/{id}/analysis") + " as A"]
        assert told_of_it[0].startswith(b"(409,"), "a game can be analysed when it is over"
    unheard, untold = tags(m.ServerMessage) - tags_in(told), tags(LogEntry) - lines_in(told)
    assert not unheard, f"{unheard}: let a step in tests/server/asking.py bring this message about"
    assert not untold, f"{untold}: add a line of this kind to `World.room` in tests/server/wire.py"
    assert not [key for key in (*keys_of_others, HOST, WATCH, INVITATION) if key.encode() in everything]
    assert all(json.loads(line) for line in logged.splitlines())
    assert logged.count('"message":"request"') > 100
    for secret in (HOST, WATCH, INVITATION, NAME, WORDS, "Servus", "Vroni", *keys_of_others, key_of("red")):
        assert secret not in logged
    assert not words_of(name) & set(logged.replace('"', " ").split())
    assert sink.words <= {"", *COUNTERS, *GAUGES, *HISTOGRAMS}


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

    assert not new, f"{', '.join(sorted(new))}: say in REQUESTS of tests/server/wire.py how it is asked at a table"
    assert paths == set(OTHERS) | OF_SOCKETS, "a path that is no endpoint: say in OTHERS of tests/server/wire.py"
    assert tags(m.Command) == sent, "a command: say in `commands` of tests/server/wire.py how A sends it"
    assert tags(m.ClientMessage) - sent == {"hello", "ping"}, "a message: send it in `talk` of tests/server/asking.py"


@pytest.mark.usefixtures("_same_luck")
def test_a_planted_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were everybody told the words of decisions, it would be seen."""
    honest = updates.tell_entry

    def leaky(history: History, entry: Any, line: int, viewer: int) -> object:  # noqa: ANN401 -- an entry
        seat = getattr(entry, "seat", None)
        own = history.game.seat(seat) if seat and getattr(entry, "decisions", None) else viewer
        return honest(history, entry, line, own)

    monkeypatch.setattr(updates, "tell_entry", leaky)
    with pytest.raises(AssertionError, match="hello, by A"):
        compare(
            [partial(SqliteStore, tmp_path / name) for name in ("one", "two")], "goldbraeu", monkeypatch, brief=True
        )
