"""The guard before the application: origins, hosts, sizes, rates, and the security headers of every response."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response

from stammtisch.core.mistakes import Mistake
from stammtisch.server.errors import error_info, status_of
from stammtisch.server.guests import OpenSockets, guest_at
from stammtisch.server.logs import begin_request, with_request
from stammtisch.server.rate_limit import RateLimit
from stammtisch.server.reading import check_address, host_in, netloc_in
from stammtisch.server.turning_away import address_of, is_for_everybody, turn_away

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",  # the board places its pieces by style attributes; no script can hide there
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
HEADERS: Final = {
    "content-security-policy": "; ".join(f"{directive} {sources}" for directive, sources in POLICY.items()),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
CREATING: Final = ("/tables", "/replays", "/continue", "/rematch")
COUNT: Final = re.compile("[0-9]{1,15}")  # bytes, as a header says them
ADDRESSES: Final = 10_000  # addresses that are remembered


class Limits(NamedTuple):
    """How much one address or socket may ask for."""

    burst: float = 200  # requests at once ...
    rate: float = 40  # ... and per second, of one address
    made: float = 60  # tables and uploads at once ...
    making: float = 0.5  # ... and per second, of one address
    said: float = 60  # messages at once ...
    saying: float = 20  # ... and per second, of one socket
    body: int = 1_000_000  # bytes of a request
    listed: float = 30  # lists of one's own tables at once ...
    listing: float = 1  # ... and per second, of one address
    read: float = 60  # long logs, as whoever opens a table is told them, at once ...
    reading: float = 10  # ... and per second, of one address
    tables: float = 100  # open tables of one address that are not over
    sockets: float = 200  # open sockets of one address
    disk: float = 50_000_000  # bytes that one address may store at once, and in a day after that
    house: float = 5_000  # open tables of all addresses
    house_disk: float = 2_000_000_000  # bytes that all addresses may store at once, and in a day after that

    def of_address(self, share: Callable[[], float]) -> tuple[RateLimit, RateLimit, RateLimit]:
        """Fresh limits for one address: requests, creations (of all processes together), lists."""
        return (
            RateLimit(self.burst, self.rate),
            RateLimit(self.made, self.making, share=share),
            RateLimit(self.listed, self.listing),
        )


UNLIMITED: Final = Limits(
    *(1e12, 1e12, 1e12, 1e12, 1e12, 1e12),
    listed=1e12,
    listing=1e12,
    read=1e12,
    reading=1e12,
    tables=1e12,
    sockets=1e12,
    disk=1e15,
    house=1e12,
    house_disk=1e15,
)  # for tests and measurements


class Guard:
    """ASGI middleware that rejects what does not belong here."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        origins: frozenset[str] = frozenset(),
        *,
        loopback: bool = False,
        is_blocked: Callable[[str], bool] = lambda _address: False,
        share: Callable[[], float] = lambda: 1.0,
    ) -> None:
        self.app = app
        self.share = share  # this process's part of what one address may have of the house
        self.is_blocked = is_blocked
        self.limits = limits
        self.origins = origins
        self.hosts = {urlsplit(origin).hostname for origin in origins} | (LOOPBACK if loopback or origins else set())
        self.sockets = OpenSockets(limits.sockets)
        self.addresses: dict[str, tuple[RateLimit, RateLimit, RateLimit]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and add security headers, or reject it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        begin_request()
        if scope["type"] == "http":
            send = with_request(scope, send)
        try:
            self.check(scope)
        except Mistake as mistake:
            await reject(mistake, scope, receive, send)
            return
        if self.is_blocked(address_of(scope)) and not is_for_everybody(scope["path"]):
            await turn_away(scope, receive, with_security_headers(send))
        elif scope["type"] == "websocket":
            await self.open_socket(scope, receive, send)
        else:
            await self.app(scope, with_size_limit(receive, self.limits.body), with_security_headers(send))

    async def open_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket in, unless its guest has too many open."""
        try:
            with self.sockets.one_more(guest_at(scope.get("client"))):
                await self.app(scope, receive, send)
        except Mistake as mistake:
            await reject(mistake, scope, receive, send)

    def check(self, scope: Scope) -> None:
        """Reject pages of other origins, unknown host names, large bodies, and addresses that ask too often."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        check_address(scope["path"], scope.get("raw_path", b"") + scope.get("query_string", b""))
        self.check_host(host)
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not self.is_ours(headers.get("origin"), host):
            raise Mistake("foreign-origin")
        length = headers.get("content-length", "0")
        if not COUNT.fullmatch(length) or int(length) > self.limits.body:
            raise Mistake("too-large")
        self.check_rate(scope)

    def check_host(self, header: str) -> None:
        """Reject names that are not ours, and what is no name at all."""
        host = host_in(header)
        if header and host is None:
            raise Mistake("host-form")
        if self.hosts and host not in self.hosts:
            raise Mistake("foreign-origin")

    def is_ours(self, origin: str | None, host: str) -> bool:
        """Whether a request comes from our own page, or from no page at all."""
        return origin is None or origin in self.origins or netloc_in(origin) == host.lower()

    def check_rate(self, scope: Scope) -> None:
        """Reject an address that asks too often; creating things and long lists have limits of their own."""
        address = guest_at(scope.get("client"))
        if address not in self.addresses:
            while len(self.addresses) >= ADDRESSES:
                del self.addresses[next(iter(self.addresses))]
            self.addresses[address] = self.limits.of_address(self.share)
        requests, creations, lists = self.addresses[address]
        posts = scope.get("method") == "POST"
        if not requests.take():
            raise Mistake("too-often")
        if posts and scope["path"].endswith(CREATING) and not creations.take():
            raise Mistake("too-often")
        if posts and scope["path"].endswith("/mine") and not lists.take():
            raise Mistake("too-often")


async def reject(mistake: Mistake, scope: Scope, receive: Receive, send: Send) -> None:
    """Respond to a request that is not let in; a socket does not open."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": mistake.key})
        return
    await error_response(mistake)(scope, receive, with_security_headers(send))


def error_response(mistake: Mistake) -> Response:
    """A mistake as an HTTP response."""
    body = msgspec.json.encode(error_info(mistake))
    return Response(body, status_of(mistake), media_type="application/json")


def with_security_headers(send: Send) -> Send:
    """Add the headers that every response has."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers


def with_size_limit(receive: Receive, most: int) -> Receive:
    """Stop reading a body that is larger than it said."""
    read = 0

    async def receive_limited() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise Mistake("too-large")
        return message

    return receive_limited
