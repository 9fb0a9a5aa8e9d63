"""The doorkeeper: origins, hosts, sizes, rates, and the headers that tell browsers what a page may do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response

from stammtisch.core.mistakes import Mistake
from stammtisch.server.clients import RateLimit
from stammtisch.server.errors import status_of, trouble

if TYPE_CHECKING:
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
    "content-security-policy": "; ".join(f"{what} {whence}" for what, whence in POLICY.items()),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
CALLERS: Final = 10_000  # addresses that are remembered


class Limits(NamedTuple):
    """How much anybody may ask for."""

    burst: float = 200  # requests at once ...
    rate: float = 40  # ... and a second, of one address
    made: float = 60  # tables and uploads at once ...
    making: float = 0.5  # ... and a second, of one address
    said: float = 60  # messages at once ...
    saying: float = 20  # ... and a second, of one socket
    body: int = 1_000_000  # bytes of a request


class Guard:
    """Stands before the application and turns away what does not belong here."""

    def __init__(
        self, app: ASGIApp, limits: Limits, origins: frozenset[str] = frozenset(), *, loopback: bool = False
    ) -> None:
        self.app = app
        self.limits = limits
        self.origins = origins
        self.hosts = {urlsplit(origin).hostname for origin in origins} | (LOOPBACK if loopback or origins else set())
        self.callers: dict[str, tuple[RateLimit, RateLimit]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, with its answer dressed for the street, or turn it away."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope)
        except Mistake as mistake:
            await turn_away(mistake, scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.app(scope, sized(receive, self.limits.body), dressed(send))

    def check(self, scope: Scope) -> None:
        """Refuse strangers' pages, unknown names of this house, and whoever asks too often."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self.hosts and urlsplit(f"//{host}").hostname not in self.hosts:
            raise Mistake("foreign-origin")
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not self.is_ours(headers.get("origin"), host):
            raise Mistake("foreign-origin")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.limits.body:
            raise Mistake("too-large")
        self.check_rate(scope)

    def is_ours(self, origin: str | None, host: str) -> bool:
        """Whether a page of ours, or no page at all, is asking."""
        return origin is None or origin in self.origins or urlsplit(origin).netloc.lower() == host.lower()

    def check_rate(self, scope: Scope) -> None:
        """Refuse an address that asks too often; making things counts dearer."""
        address = scope["client"][0] if scope.get("client") else ""
        if address not in self.callers:
            while len(self.callers) >= CALLERS:
                del self.callers[next(iter(self.callers))]
            limits = self.limits
            self.callers[address] = RateLimit(limits.burst, limits.rate), RateLimit(limits.made, limits.making)
        asking, making = self.callers[address]
        makes = scope.get("method") == "POST" and scope["path"].endswith(("/tables", "/replays", "/continue"))
        if not asking.take() or (makes and not making.take()):
            raise Mistake("too-often")


async def turn_away(mistake: Mistake, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request that is not let in; a socket is closed before it opens."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": mistake.key})
        return
    await answer_trouble(mistake)(scope, receive, dressed(send))


def answer_trouble(mistake: Mistake) -> Response:
    """A mistake as an answer."""
    body = msgspec.json.encode(trouble(mistake))
    return Response(body, status_of(mistake), media_type="application/json")


def dressed(send: Send) -> Send:
    """Add the headers that every answer has."""

    async def send_dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_dressed


def sized(receive: Receive, most: int) -> Receive:
    """Stop reading a body that is larger than it said."""
    read = 0

    async def receive_sized() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise Mistake("too-large")
        return message

    return receive_sized
