"""Whatever bytes are sent, the answer is a sentence and never a fault of ours, and nothing is written into the log.

The cases that are typed out were found from outside; the fuzz tests below them would have found each.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.sync.client import connect

import stammtisch
from stammtisch.core.board_file import BoardReader
from stammtisch.core.parts import part
from stammtisch.core.record import write
from stammtisch.core.table import Table
from tests.server.raw import RawServer, raw_server
from tests.server.wire import REQUESTS, TABLE, World
from tests.server.worlds import make_worlds

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.raw import Answer

Server = tuple[RawServer, dict[str, bytes]]
FUZZ = settings(
    max_examples=40, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
BEYOND_64_BITS = b"1" + b"0" * 30
BEYOND_TEXT = b"1" * 4301  # Python reads no number with more than 4,300 digits
DEEP = b'{"a":' * 3000 + b"1" + b"}" * 3000
HOSTILE = [  # what stands where something else belongs, as JSON
    *(BEYOND_64_BITS, b"-" + BEYOND_64_BITS, BEYOND_TEXT, b"9223372036854775808", b"1e400", b"1e18", b"-1", b"1.5"),
    *(DEEP, b"[" * 3000 + b"]" * 3000, b"[" * 50_000, b"{}", b"[]", b"null", b"true", b""),
    *(b'""', b'"\\ud800"', b'"\\u0000"', b'"\xff"', b'"\xc3"', b'"' + b"x" * 70_000 + b'"', b"\x00", b"\xff\xfe"),
]
ODD = [b"[", b"]", b"[x]", b"[::1", b"a[b", b"http://[", b"%", b"%00", b"%ff", b"%ed%a0%80", b"%0d%0a", b"..", b"\\"]
ODD += [b"x" * 300, b"x/" * 900, b"x" * 5000, BEYOND_64_BITS, BEYOND_TEXT, b"-1", b"\xb2", b"\xff", b"", b"@", b":"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server, and a table on it: its address, and a header with the key of a seat."""
    with raw_server(tmp_path_factory.mktemp("data")) as raw:
        made = body_of(raw.post(b"/api/tables", b'{"game":"goldbraeu","watch":"everyone"}'))
        yield raw, {"table": made["table"]["id"].encode(), "key": made["keys"]["red"].encode()}


def body_of(answer: Answer) -> Any:  # noqa: ANN401 -- JSON
    """The JSON of a response."""
    return msgspec.json.decode(answer.data.partition(b"\r\n\r\n")[2])


def is_polite(raw: RawServer, answer: Answer) -> bool:
    """Whether something was answered that is no fault of ours, without a word in the log."""
    logged = raw.log.taken()
    assert logged == []
    assert b"Traceback" not in answer.data
    return answer.status < 500


# ---- found from outside


def posted(path: bytes, body: bytes) -> Callable[[RawServer], Answer]:
    """A request with a body."""
    return lambda raw: raw.post(path, body)


def record_with(line: str) -> bytes:
    """A record with one more line in its head."""
    return f"Stammtisch record, format 1\ngame: goldbraeu\n{line}\n\n".encode()


CASES: list[tuple[Callable[[RawServer], Answer], int, str]] = [
    (lambda raw: raw.get(b"/", host=b"[::1"), 400, "host-form"),
    (lambda raw: raw.get(b"/api/installed", host=b"[x]"), 400, "host-form"),
    (lambda raw: raw.post(b"/api/tables", b"{}", origin=b"http://["), 403, "foreign-origin"),
    (lambda raw: raw.knock(host=b"["), 403, ""),
    (lambda raw: raw.knock(origin=b"http://[x]"), 403, ""),
    (lambda raw: raw.get(b"/%00"), 400, "address-form"),
    (lambda raw: raw.get(b"/api/tables/a%00b"), 400, "address-form"),
    (lambda raw: raw.get(b"/" + b"x" * 5000), 414, "address-long"),
    (lambda raw: raw.get(b"/" + b"x" * 300), 200, ""),  # no file can have this name, so it is the page's
    (lambda raw: raw.get(b"/api/tables/abcd/at/" + BEYOND_64_BITS), 404, "no-page"),
    (lambda raw: raw.get(b"/api/replays/abcd/at/" + b"9" * 1900), 404, "no-page"),
    (lambda raw: raw.get(b"/api/tables/abcd/at/" + BEYOND_TEXT), 414, "address-long"),
    (posted(b"/api/tables", b'{"game":"goldbraeu","unknown":' + DEEP + b"}"), 400, "too-deep"),
    (posted(b"/api/tables", b'{"game":"gold\xffbraeu"}'), 400, "not-utf8"),
    (posted(b"/api/replays", "Stammtisch record, format 1\ngame: goldbräu\n".encode("latin-1")), 400, "not-utf8"),
    (posted(b"/api/replays", record_with("red: \0")), 400, "not-utf8"),
    (posted(b"/api/replays", record_with("seats: " + "4" * 4301)), 422, "record-seats"),
    (posted(b"/api/replays", record_with("seats: 0")), 422, "record-seats"),
    (posted(b"/api/replays", record_with("seats: 17")), 422, "wrong-seats"),
    (posted(b"/api/replays", record_with("board: " + DEEP.decode())), 422, "board-deep"),
    (posted(b"/api/replays", record_with("board: " + "x" * 60_001)), 422, "board-long"),
    (posted(b"/api/tables/mine", b" " * 250_001), 413, "too-large"),
]


@pytest.mark.parametrize(("send", "status", "key"), CASES)
def test_what_was_found_from_outside_gets_a_sentence(
    server: Server, send: Callable[[RawServer], Answer], status: int, key: str
) -> None:
    """A status below 500 and one sentence."""
    raw, _known = server
    answer = send(raw)

    assert is_polite(raw, answer)
    assert answer.status == status
    if key:
        assert body_of(answer)["key"] == key
        assert body_of(answer)["text"].endswith((".", "?"))


def test_a_record_that_only_names_a_wrong_seed_or_seat_can_be_looked_at(server: Server) -> None:
    """What the dealer drew is in the record; its seed and its result are not needed."""
    raw, _known = server
    for line in ("seed: " + "9" * 4301, "purple: Vroni"):
        answer = raw.post(b"/api/replays", record_with(line))
        assert is_polite(raw, answer)
        assert answer.status == 201
        assert body_of(answer)["trouble"]["key"] in ("record-seed", "record-field")


def test_a_server_for_everybody_reads_no_host_that_is_none(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Without names of its own it answers under any, but only under a name."""
    with raw_server(tmp_path_factory.mktemp("open"), loopback=False) as raw:
        assert raw.get(b"/", host=b"games.example.org").status == 200
        for host in ODD:
            assert is_polite(raw, raw.get(b"/table/abcd", host=host))


def test_what_cannot_be_answered_repeats_no_key(server: Server) -> None:
    """A key in the wrong place is neither told back nor logged."""
    raw, known = server
    key = known["key"]
    for path, body in (
        (b"/api/tables/" + known["table"] + b"/join", b'{"invitation":["%s"]}' % key),
        (b"/api/tables/mine", b'{"tables":[{"table":"%s","keys":"%s"}]}' % (known["table"], key)),
        (b"/api/tables/" + known["table"] + b"/join", b'{"invitation":"%s!"}' % key),
        (b"/api/tables/" + known["table"] + b"/join", b'{"invitation":"%s"' % key),
    ):
        answer = raw.post(path, body, authorization=b"Bearer " + key)
        assert is_polite(raw, answer)
        assert answer.status >= 400
        assert key not in answer.data


# ---- fuzzing: addresses and headers


@FUZZ
@given(
    before=st.sampled_from(
        [b"/", b"/assets/", b"/docs/", b"/table/", b"/api/", b"/api/words/", b"/api/words/en/", b"/api/rules/"]
    ),
    odd=st.lists(st.sampled_from(ODD) | st.binary(max_size=8), min_size=1, max_size=3),
    behind=st.sampled_from([b"", b"/at/", b"/log?since=", b"/log?viewer=", b"/story", b"/record", b"?"]),
)
def test_any_address_is_answered(server: Server, before: bytes, odd: list[bytes], behind: bytes) -> None:
    """Of pages, words, tables and replays."""
    raw, known = server
    path = b"".join(odd).translate(None, b" \r\n")
    for address in (before + path, b"/api/tables/" + known["table"] + behind + path, b"/api/replays/" + path + behind):
        assert is_polite(raw, raw.get(address))


NAMES = [b"host", b"origin", b"authorization", b"accept-language", b"accept-encoding", b"content-type", b"cookie"]
NAMES += [b"x-forwarded-for", b"x-forwarded-proto", b"range", b"if-none-match", b"expect", b"sec-websocket-version"]


@FUZZ
@given(name=st.sampled_from(NAMES), odd=st.lists(st.sampled_from(ODD) | st.binary(max_size=8), max_size=3))
def test_any_header_is_answered(server: Server, name: bytes, odd: list[bytes]) -> None:
    """Of pages, requests and sockets."""
    raw, known = server
    header = {name.decode(): b"".join(odd).translate(None, b"\r\n")}
    assert is_polite(raw, raw.get(b"/", **header))
    assert is_polite(raw, raw.get(b"/api/tables/" + known["table"], **header))
    assert is_polite(raw, raw.post(b"/api/tables", b"{}", **header))
    assert is_polite(raw, raw.knock(**header))


@FUZZ
@given(data=st.binary(max_size=200), end=st.sampled_from([b"\r\n\r\n", b" HTTP/1.1\r\n\r\n", b"\n\n"]))
def test_any_bytes_are_answered(server: Server, data: bytes, end: bytes) -> None:
    """Bytes that are no request at all."""
    raw, _known = server
    assert is_polite(raw, raw.send(b"GET /" + data + end))


# ---- fuzzing: JSON


BODIES: dict[str, Any] = {
    "tables": {
        "game": "goldbraeu",
        "edition": "",
        "options": {"a": "b"},
        "board": "standard",
        "seats": [{"holder": "me", "name": "x", "bot": ""}],
        "watch": "link",
        "pace": 0,
        "nobody-knows-this": 1,
    },
    "bots": {"game": "goldbraeu", "edition": "", "options": {}, "board": "standard", "seats": 0},
    "tables/mine": {"tables": [{"table": "abcd", "keys": ["x" * 20]}]},
    "tables/TABLE/join": {"seat": "red", "invitation": "x" * 20, "name": "y"},
    "tables/TABLE/settings": {"watch": "link", "pace": 1, "chat": True},
    "tables/TABLE/why": {"action": "pass"},
    "tables/TABLE/preview": {"action": "pass"},
    "lessons/goldbraeu/basics": {"done": ["x"], "fresh": True},
    "replays/TABLE/continue": {"at": 1, "seat": "red", "name": "", "bot": "", "pace": 0},
}


def wished() -> dict[str, Any]:
    """A body for every endpoint that takes one: as it is sent where secrets are compared (tests/server/wire.py)."""
    world = World(make_worlds("goldbraeu", 0).one)
    wishes = [wish for name, make in REQUESTS.items() if name.startswith("POST") for wish in make(world)]
    bodies = [wish for wish in wishes if isinstance(wish.body, dict) and wish.body]
    return {wish.path.removeprefix("/api/").replace(TABLE, "TABLE"): wish.body for wish in bodies}


BODIES = {**wished(), **BODIES}
MESSAGES: list[Any] = [
    {"type": "hello", "table": "TABLE", "key": "KEY", "number": 1, "others": ["x" * 20], "nobody-knows-this": 1},
    {"type": "decide", "id": 1, "decision": "x", "action": "pass", "once": "12345678"},
    {"type": "orders", "id": 1, "orders": [{"kind": "duel", "about": "any", "answer": "block", "limit": 1}]},
    {"type": "rename", "id": 1, "name": "x"},
    {"type": "hand-over", "id": 1, "seat": "red", "bot": "random"},
    {"type": "undo", "id": 1, "number": 1},
    {"type": "say", "id": 1, "text": "x"},
    {"type": "ping", "id": 1},
]


def places(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:  # noqa: ANN401 -- JSON
    """Every place of a document where something stands; of long lists the first few."""
    yield path
    inner: dict[Any, Any] = {}
    if isinstance(document, dict | list):
        inner = document if isinstance(document, dict) else dict(enumerate(document[:3]))
    for name, value in inner.items():
        yield from places(value, (*path, name))


def spoiled(document: Any, path: tuple[Any, ...], value: bytes) -> bytes:  # noqa: ANN401 -- JSON
    """A document in bytes, with something else in one place."""
    if not path:
        return value
    copy = json.loads(json.dumps(document))
    inner = copy
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = "\x1a"
    return json.dumps(copy).encode().replace(b'"\\u001a"', value)


def spoiled_documents(documents: list[Any]) -> st.SearchStrategy[tuple[int, bytes]]:
    """One of these documents with one thing in it that does not belong there."""
    chosen = [(number, path) for number, document in enumerate(documents) for path in places(document)]
    return st.tuples(st.sampled_from(chosen), st.sampled_from(HOSTILE)).map(
        lambda drawn: (drawn[0][0], spoiled(documents[drawn[0][0]], drawn[0][1], drawn[1]))
    )


@settings(FUZZ, max_examples=250)
@given(spoilt=spoiled_documents(list(BODIES.values())))
def test_any_body_is_answered(server: Server, spoilt: tuple[int, bytes]) -> None:
    """Numbers, texts and nests where they do not belong, in fields that somebody reads and in others."""
    raw, known = server
    path = b"/api/" + list(BODIES)[spoilt[0]].encode().replace(b"TABLE", known["table"])
    assert is_polite(raw, raw.post(path, spoilt[1], authorization=b"Bearer " + known["key"]))


@settings(FUZZ, max_examples=150)
@given(spoilt=spoiled_documents(MESSAGES), text=st.booleans())
def test_any_message_is_answered(server: Server, spoilt: tuple[int, bytes], *, text: bool) -> None:
    """The same on a socket, as text and as bytes; text that is not UTF-8 ends it, as the protocol of sockets says."""
    raw, known = server
    data = spoilt[1].replace(b"TABLE", known["table"]).replace(b"KEY", known["key"])[:65_000]
    with connect(f"ws://127.0.0.1:{raw.port}/api/socket") as socket:
        socket.send(data.decode(errors="replace") if text else data)
        socket.send('{"type":"ping","id":77}')
        while '"pong","id":77' not in (heard := str(socket.recv(60))):
            assert "our-fault" not in heard
    assert raw.log.taken() == []


# ---- fuzzing: boards and records


def standard_board(game: str) -> Any:  # noqa: ANN401 -- JSON
    """The board that a game brings, as JSON."""
    module = part(stammtisch.game(game).package, "board")
    reader = next(value for value in vars(module).values() if isinstance(value, BoardReader))
    return msgspec.to_builtins(reader.standard.file)


BOARDS = {name: standard_board(name) for name in stammtisch.game_names()}


@settings(FUZZ, max_examples=150)
@given(spoilt=spoiled_documents(list(BOARDS.values())))
def test_any_board_is_answered(server: Server, spoilt: tuple[int, bytes]) -> None:
    """In a wish for a table, and in the head of a record."""
    raw, _known = server
    game, board = list(BOARDS)[spoilt[0]], spoilt[1].decode(errors="replace")
    answer = raw.post(b"/api/bots", json.dumps({"game": game, "board": board}).encode())
    assert is_polite(raw, answer)
    head = f"Stammtisch record, format 1\ngame: {game}\nboard: {board}\n\n"
    assert is_polite(raw, raw.post(b"/api/replays", head.encode()))


def played(game: str, seats: int) -> list[str]:
    """The lines of a record of a whole game of chance."""
    chance, found = random.Random(1), stammtisch.game(game)
    table = Table(found, found.make_setup(seats=seats), 1)
    while table.position.to_act:
        seat = next(seat for seat in range(seats) if table.position.to_act >> seat & 1)
        table.decide(seat, chance.choice(table.position.legal(seat)))
    return write(table.record, found).splitlines()


RECORDS = [played(game, seats) for game in stammtisch.game_names() for seats in (3, 4)]
LINES = ["seats: 3", "seats: 4", "seats: 8", "result: red 1, purple 2", "winners: purple", "purple: Vroni", "dealer x"]
LINES += ["yellow: bot ", "option: a=b", "option: a", "game: goldbraeu", "game: golden_city", "edition: x", "\x85", "#"]
LINES += [f"{name}: {BEYOND_64_BITS.decode()}" for name in ("seats", "seed", "result", "board", "result: red 1,red")]
LINES += [f"{name}: {BEYOND_TEXT.decode()}" for name in ("seats", "seed", "result", "board", "result: red")]
LINES += ["result: red " + BEYOND_TEXT.decode(), "result: red " + BEYOND_64_BITS.decode(), "board: " + DEEP.decode()]


@st.composite
def spoiled_records(draw: st.DrawFn) -> bytes:
    """A record with some lines changed: by others, by parts of others, or left out."""
    lines = list(draw(st.sampled_from(RECORDS)))
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, 12) | st.integers(0, len(lines) - 1))
        other = draw(st.sampled_from(LINES) | st.sampled_from(lines) | st.text(max_size=20))
        lines[place : place + draw(st.integers(0, 2))] = draw(st.sampled_from([[], [other], [other, *lines[:1]]]))
    return "\n".join(lines).encode(errors="replace")


@settings(FUZZ, max_examples=100)
@given(text=spoiled_records(), viewer=st.sampled_from([b"open", b"spectator", b"red", b"yellow"]))
def test_any_record_is_answered(server: Server, text: bytes, viewer: bytes) -> None:
    """A record that was spoilt, also one whose seats do not match; whatever is left of it can be looked at."""
    raw, _known = server
    answer = raw.post(b"/api/replays", text)
    assert is_polite(raw, answer)
    if answer.status == 201:
        replay = b"/api/replays/" + body_of(answer)["id"].encode()
        frame = b"/at/%d?viewer=%s" % (body_of(answer)["length"], viewer)
        wish = b'{"at":%d,"seat":"red","bot":"random","pace":10000}' % body_of(answer)["length"]
        assert is_polite(raw, raw.get(replay + frame))
        assert is_polite(raw, raw.get(replay + b"/analysis"))
        assert is_polite(raw, raw.post(replay + b"/continue", wish))
