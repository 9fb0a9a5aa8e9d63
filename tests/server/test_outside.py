"""Requests to addresses that strangers name reach nobody whom whoever runs the house has not allowed."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from stammtisch.core.mistakes import Mistake
from stammtisch.server.notices.outside import Allowed, NoWay, Outside, is_public, look_up, read_allowed
from tests.cli.running import LANGUAGES, refused
from tests.server.kit import async_test
from tests.server.world import open_world

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

INNER = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",  # where clouds tell secrets
    "100.64.0.1",
    "0.0.0.0",  # noqa: S104 -- an address to refuse
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1%eth0",
    "fc00::1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "2002:7f00:1::",
    "ff02::1",
]


@pytest.mark.parametrize("address", INNER)
def test_inner_addresses_are_known(address: str) -> None:
    """Also those that are wrapped into others."""
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "162.159.128.233", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_public_addresses_are_known(address: str) -> None:
    """As hooks have them."""
    assert is_public(address)


def names(*addresses: str) -> Callable[[str, int], Awaitable[list[str]]]:
    """A directory in which every host has these addresses."""

    async def look(_host: str, _port: int) -> list[str]:
        return list(addresses)

    return look


@pytest.mark.parametrize("addresses", [("10.0.0.1",), ("1.1.1.1", "127.0.0.1"), ()])
@async_test
async def test_a_name_that_leads_inside_is_not_called(addresses: tuple[str, ...]) -> None:
    """Not even if another of its addresses is public."""
    outside = Outside(Allowed(), names(*addresses))
    with pytest.raises(NoWay) as caught:
        await outside.send("POST", "https://discord.com/x", {}, b"")
    await outside.close()

    assert caught.value.for_good


@async_test
async def test_an_address_is_looked_up_once_and_that_one_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """So a name cannot lead elsewhere a moment later; the certificate must still be for the name."""
    called: list[httpx.Request] = []

    def answer(request: httpx.Request) -> httpx.Response:
        called.append(request)
        return httpx.Response(302, headers={"Location": "http://127.0.0.1/"})

    outside = Outside(Allowed(), names("162.159.128.233", "2606:4700::1111"))
    monkeypatch.setattr(outside, "_client", httpx.AsyncClient(transport=httpx.MockTransport(answer)))
    status = await outside.send("POST", "https://discord.com:443/api/webhooks/1?wait=true", {"A": "b"}, b"{}")
    await outside.close()

    assert status == 302
    assert len(called) == 1
    assert str(called[0].url) == "https://162.159.128.233/api/webhooks/1?wait=true"
    assert called[0].headers["host"] == "discord.com:443"
    assert called[0].extensions["sni_hostname"] == "discord.com"


@pytest.mark.parametrize("url", ["http://discord.com/x", "http://localhost/x"])
@async_test
async def test_without_tls_nobody_is_called(url: str) -> None:
    """Unless the whole origin was written out."""
    outside = Outside(Allowed(), names("1.1.1.1"))
    with pytest.raises(NoWay):
        await outside.send("POST", url, {}, b"")
    await outside.close()


@async_test
async def test_an_origin_that_was_written_out_is_trusted() -> None:
    """Though it is on this machine and has no TLS; its neighbours are not."""
    async with open_world() as world:
        outside = Outside(read_allowed([world.origin]), look_up)
        assert await outside.send("POST", f"{world.origin}/x", {"X-Y": "z"}, b"body") == 201
        with pytest.raises(NoWay):
            await outside.send("POST", "https://127.0.0.1:1/x", {}, b"")
        await outside.close()
        [heard] = world.take()

    assert (heard.body, heard.headers["x-y"]) == (b"body", "z")


@async_test
async def test_who_does_not_answer_may_answer_tomorrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that nobody knows, a port at which nobody listens."""

    async def unknown(_host: str, _port: int) -> list[str]:
        raise socket.gaierror

    outside = Outside(Allowed(origins=frozenset({"http://127.0.0.1:1"})), unknown)
    for url in ("https://discord.com/x", "http://127.0.0.1:1/x"):
        with pytest.raises(NoWay) as caught:
            await outside.send("POST", url, {}, b"")
        assert not caught.value.for_good
    await outside.close()


@pytest.mark.parametrize(
    ("wished", "hosts", "origins"),
    [
        ([], {"discord.com"}, set()),
        (["none"], set(), set()),
        (["any"], {"any"}, set()),
        (["Matrix.org", "hooks.example.org"], {"matrix.org", "hooks.example.org"}, set()),
        (["http://127.0.0.1:9000/", "https://[::1]:8443"], set(), {"http://127.0.0.1:9000", "https://[::1]:8443"}),
    ],
)
def test_the_option_says_who_may_be_called(wished: list[str], hosts: Any, origins: Any) -> None:  # noqa: ANN401 -- sets
    """By name, by origin, anybody, nobody; without a word Discord."""
    assert read_allowed(wished) == Allowed(frozenset(hosts), frozenset(origins))


@pytest.mark.parametrize("text", ["localhost", "10.0.0.1", "https://a.example.org/path", "a b.org", "ftp://a.org"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_anything_else_gets_a_sentence(text: str, language: str) -> None:
    """Before the server is started."""
    assert text in refused("serve", "--no-open", "--hooks", text, "--lang", language)
    with pytest.raises(Mistake):
        read_allowed(["none", "discord.com"])


def test_a_hook_must_be_on_the_list() -> None:
    """The sentence names who is."""
    allowed = Allowed(frozenset({"discord.com"}), frozenset({"http://inner:1"}))
    allowed.check_hook("https://discord.com/x")
    allowed.check_hook("http://inner:1/x")
    Allowed(frozenset({"any"})).check_hook("https://whoever.example.org/x")
    with pytest.raises(Mistake) as caught:
        allowed.check_hook("https://discord.com.evil.org/x")

    assert caught.value.about == {"host": "discord.com.evil.org", "known": "discord.com, http://inner:1"}
