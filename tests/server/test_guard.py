"""The guard: other origins, floods, garbage and giants are rejected with a sentence, never with a stack trace."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
import websockets

from stammtisch.server.guard import Guard, Limits
from tests.server.kit import NO_LIMITS, async_test, open_server

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.kit import Tab


@async_test
async def test_every_answer_tells_browsers_what_a_page_may_do(tmp_path: Path) -> None:
    """No inline script, no frames, no sniffing, no referrer; also on errors and on the page itself."""
    async with open_server(tmp_path) as server:
        for path in ("/", "/table/abcd", "/api/installed", "/api/nothing", "/api/tables/nothing"):
            answer = await server.http.get(path)
            policy = answer.headers["content-security-policy"]
            directives = dict(part.split(" ", 1) for part in policy.split("; "))

            assert directives["default-src"] == "'none'"
            assert directives["script-src"] == "'self'"
            assert directives["frame-ancestors"] == "'none'"
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (None, 201),
        ("http://127.0.0.1:{port}", 201),
        ("http://evil.example", 403),
        ("http://127.0.0.1:1", 403),
        ("null", 403),
    ],
)
@async_test
async def test_only_our_own_page_may_post(tmp_path: Path, origin: str | None, status: int) -> None:
    """A page of another origin in the same browser cannot make a table, nor open a socket."""
    async with open_server(tmp_path) as server:
        headers = {"origin": origin.format(port=server.port)} if origin else {}
        answer = await server.http.post("/api/tables", json={"game": "goldbraeu"}, headers=headers)

        assert answer.status_code == status
        address = f"ws://127.0.0.1:{server.port}/api/socket"
        sockets = websockets.connect(address, additional_headers=headers)
        if status == 201:
            async with sockets as socket:
                await socket.send("{}")
                assert "not-valid" in str(await socket.recv())
        else:
            with pytest.raises(websockets.InvalidStatus):
                await sockets


@async_test
async def test_a_name_that_is_not_ours_is_turned_away(tmp_path: Path) -> None:
    """A server that listens on this machine only cannot be reached under another name (DNS rebinding)."""
    async with open_server(tmp_path) as server:
        answer = await server.http.get("/api/installed", headers={"host": "evil.example"})

        assert answer.status_code == 403
        assert answer.json()["key"] == "foreign-origin"


@async_test
async def test_giants_are_turned_away(tmp_path: Path) -> None:
    """A body that is too large, whether it says so or not."""
    async with open_server(tmp_path, NO_LIMITS._replace(body=5000)) as server:
        said = await server.http.post("/api/replays", content=b"x" * 5001)

        async def dribble() -> object:
            for _ in range(100):
                yield b"x" * 100

        unsaid = await server.http.post("/api/replays", content=dribble())  # type: ignore[arg-type]

        assert (said.status_code, unsaid.status_code) == (413, 413)
        assert unsaid.json()["key"] == "too-large"


@async_test
async def test_an_address_that_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    """Making tables is dearer than looking."""
    async with open_server(tmp_path, Limits(burst=20, rate=0, made=2, making=0)) as server:
        made = [(await server.http.post("/api/tables", json={"game": "goldbraeu"})).status_code for _ in range(3)]
        asked = [(await server.http.get("/api/installed")).status_code for _ in range(20)]

        assert made == [201, 201, 429]
        assert asked == [200] * 17 + [429] * 3


async def chatter(tab: Tab) -> None:
    """Say much and listen little."""
    for number in range(200):
        await tab.say({"type": "ping", "id": number})
        await tab.hear()


@async_test
async def test_a_client_that_sends_too_much_is_disconnected(tmp_path: Path) -> None:
    """First a warning for each message, then the end."""
    async with open_server(tmp_path, NO_LIMITS._replace(said=5, saying=0)) as server:
        made = await server.table("me", "me", "me")
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
            with pytest.raises(websockets.ConnectionClosed):
                await chatter(red)
        assert any("too-often" in text for text in red.heard)


UNREADABLE = ("not-readable", "not-valid", "not-utf8", "too-deep", "no-hello", "not-yours", "no-table")


def garbage(chance: random.Random) -> list[str | bytes]:
    """Frames that are not messages, and messages that mean nothing here."""
    frames: list[str | bytes] = [
        "",
        "{",
        "null",
        "[]",
        '"hello"',
        "{}",
        '{"type":"x"}',
        '{"type":"hello"}',
        "\x00",
        b"",
    ]
    frames += ['{"type":"decide","id":1}', '{"type":"hello","table":"../../etc/passwd"}']
    frames += ['{"type":"hello","table":"abcd","key":5}', '{"type":"ping","id":1e400}', "[" * 5000]
    frames += ['{"type":"undo","id":1,"number":-1}', '{"type":"ping","id":99999999999999999999999}']
    frames += [chance.randbytes(chance.randrange(200)) for _ in range(40)]
    return frames


@async_test
async def test_garbage_on_the_socket_is_answered_politely(tmp_path: Path) -> None:
    """Every frame gets a sentence, none a stack trace; too many of them end the socket; the server goes on."""
    chance = random.Random(1)
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        for frame in garbage(chance):
            async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
                await red.socket.send(frame)
                answer = await red.until(lambda message: message["type"] == "refused")
                assert answer["trouble"]["key"] in UNREADABLE
                assert "Traceback" not in str(answer)
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
            await red.decide()


@async_test
async def test_commands_before_hello_are_refused(tmp_path: Path) -> None:
    """Nobody plays at no table."""
    async with (
        open_server(tmp_path) as server,
        websockets.connect(f"ws://127.0.0.1:{server.port}/api/socket") as socket,
    ):
        await socket.send('{"type":"undo","id":3,"number":1}')

        assert '"no-hello"' in str(await socket.recv())


@async_test
async def test_a_message_that_is_too_large_ends_the_socket(tmp_path: Path) -> None:
    """65,536 bytes are enough for anybody."""
    async with open_server(tmp_path) as server:
        made = await server.table("me", "me", "me")
        async with server.tab(made["table"]["id"], made["keys"]["red"]) as red:
            await red.socket.send("x" * 70_000)
            with pytest.raises(websockets.ConnectionClosed):
                await red.until(lambda _message: False)


@async_test
async def test_a_fault_of_ours_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence and 500; the details stay in the host's log."""
    async with open_server(tmp_path) as server:

        async def fail() -> None:
            raise ZeroDivisionError("secret detail")

        monkeypatch.setattr(server.tables, "lobby", fail)
        answer = await server.http.get("/api/tables")

        assert answer.status_code == 500
        assert answer.json()["key"] == "our-fault"
        assert "secret" not in answer.text


def test_addresses_of_a_proxy_are_ours() -> None:
    """With --origin a server behind a proxy accepts its public name, and no other."""

    async def nothing(_scope: object, _receive: object, _send: object) -> None:
        """An application that answers nothing."""

    guard = Guard(nothing, Limits(), frozenset({"https://games.example.org"}), loopback=True)

    assert guard.is_ours("https://games.example.org", "127.0.0.1:8000")
    assert not guard.is_ours("https://other.example.org", "games.example.org")
    assert "games.example.org" in guard.hosts
