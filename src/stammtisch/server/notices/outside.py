"""Requests to the outside, to addresses that strangers name: never into an inner network.

The name is looked up here, every address that it has must be public, and the connection goes to the address that was
looked at; so nobody can name one host and mean another. Whoever runs the house can write out an origin that is trusted.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import socket
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from stammtisch.core.mistakes import Mistake

try:
    import httpx
except ImportError as missing:
    raise Mistake("needs-extra", module="httpx", extra="notify") from missing

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Mapping

PATIENCE: Final = 10.0  # seconds for a request
ANY: Final = "any"
NONE: Final = "none"
DISCORD: Final = "discord.com"
HOST: Final = re.compile(r"(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]")
ORIGIN: Final = re.compile(r"https?://(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?")
TUNNELS: Final = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))


for noisy in ("httpx", "httpcore"):
    logging.getLogger(noisy).setLevel(logging.WARNING)  # they would log whole addresses, and those of hooks are secrets


class NoWay(Exception):
    """A request cannot be made; `for_good`: not tomorrow either."""

    def __init__(self, detail: str, *, for_good: bool = False) -> None:
        super().__init__(detail)
        self.for_good = for_good


class Allowed(NamedTuple):
    """Which hosts may be called by hooks, and which origins are trusted as they were written out."""

    hosts: frozenset[str] = frozenset({DISCORD})
    origins: frozenset[str] = frozenset()

    def check_hook(self, url: str) -> None:
        """Refuse a hook whose host is not on the list, or that is called without TLS."""
        parts = split(url)
        if origin_of(parts) in self.origins:
            return
        if parts.scheme != "https":
            raise Mistake("hook-https")
        if ANY not in self.hosts and parts.hostname not in self.hosts:
            raise Mistake("hook-host", host=parts.hostname or "", known=", ".join(self.told()) or NONE)

    def told(self) -> tuple[str, ...]:
        """What players are told."""
        return tuple(sorted(self.hosts | self.origins))


def read_allowed(wished: Iterable[str]) -> Allowed:
    """What `--hooks` means: names of hosts, whole origins, `any`, `none`; nothing at all means Discord."""
    names = [name.lower().removesuffix("/") for name in wished]
    if not names:
        return Allowed()
    origins = {name for name in names if ORIGIN.fullmatch(name)}
    hosts = {name for name in names if name == ANY or HOST.fullmatch(name)}
    for name in names:
        if name not in (*origins, *hosts, NONE) or (name == NONE and len(names) > 1):
            raise Mistake("hooks-form", text=name)
    return Allowed(frozenset(hosts), frozenset(origins))


def split(url: str) -> SplitResult:
    """The parts of an address, or a Mistake."""
    try:
        parts = urlsplit(url)
        if parts.hostname and (parts.port or 1) > 0 and parts.username is None:
            return parts
    except ValueError:
        pass
    raise Mistake("hook-form")


def origin_of(parts: SplitResult) -> str:
    """Scheme, host and port."""
    return f"{parts.scheme}://{parts.netloc}".lower()


def is_public(address: str) -> bool:
    """Whether an address is anybody's on the internet: no inner network, nothing that leads into one."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if any(found in tunnel for tunnel in TUNNELS):
            return False
    return found.is_global and not found.is_multicast


async def look_up(host: str, port: int) -> list[str]:
    """All addresses of a host."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found]


class Outside:
    """Makes requests: without redirections, without the system's proxies, and reads nothing but the status."""

    def __init__(self, allowed: Allowed, look_up: Callable[[str, int], Awaitable[list[str]]] = look_up) -> None:
        self.allowed = allowed
        self._look_up = look_up
        # a connection is never used twice: the next request may be for another name at the same address
        limits = httpx.Limits(max_keepalive_connections=0, max_connections=20)
        self._client = httpx.AsyncClient(timeout=PATIENCE, trust_env=False, limits=limits)

    async def close(self) -> None:
        """Let go."""
        await self._client.aclose()

    async def send(self, method: str, url: str, headers: Mapping[str, str], content: bytes) -> int:
        """The status of the answer, or NoWay. Neither holds the address: it may be a secret."""
        parts = split(url)
        target, extensions = httpx.URL(url), {}
        if origin_of(parts) not in self.allowed.origins:
            target = target.copy_with(host=await self._public_address(parts))
            extensions = {"sni_hostname": parts.hostname}
        request = self._client.build_request(
            method, target, headers={**headers, "Host": parts.netloc}, content=content, extensions=extensions
        )
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await self._client.send(request, stream=True)
                await answer.aclose()
        except (httpx.HTTPError, OSError, TimeoutError) as failure:
            raise NoWay(type(failure).__name__) from None
        return answer.status_code

    async def _public_address(self, parts: SplitResult) -> str:
        if parts.scheme != "https":
            raise NoWay("https", for_good=True)
        try:
            found = await self._look_up(parts.hostname or "", parts.port or 443)
        except (OSError, UnicodeError) as failure:
            raise NoWay(type(failure).__name__) from None
        if not found or not all(map(is_public, found)):
            raise NoWay("inner network", for_good=True)
        return found[0]
