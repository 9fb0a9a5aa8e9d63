"""A request as profiles see it: the session's cookie, and from where it comes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from stammtisch.core.mistakes import Mistake
from stammtisch.server.reading import host_in

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

COOKIE: Final = "stammtisch_session"
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
BROWSERS: Final = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
SYSTEMS: Final = ("iPhone", "iPad", "Android", "Windows", "Macintosh", "CrOS", "Linux")


class PageVisit:
    """What a request brings along, and the cookie that it is answered with."""

    def __init__(self, request: Request) -> None:
        found = TOKEN.fullmatch(request.cookies.get(COOKIE, ""))
        self.token = found.group() if found else ""
        self.origin = request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"
        self.secure = self.origin.startswith("https:")
        self.label = label(request.headers.get("user-agent", ""))
        self._given: tuple[str, int] | None = None

    @property
    def domain(self) -> str:
        """The name of this house, to which passkeys are bound; browsers accept no bare address."""
        found = host_in(urlsplit(self.origin).netloc)
        if not found or ":" in found or found.replace(".", "").isdigit():
            raise Mistake("passkey-address")
        return found

    def give(self, token: str, seconds: int) -> None:
        """Answer with a token."""
        self.token, self._given = token, (token, seconds)

    def take(self) -> None:
        """Answer so that the browser forgets its token."""
        self.token, self._given = "", ("", 0)

    def answer(self, response: Response) -> None:
        """Put the cookie into the answer, if there is a new one."""
        if self._given is not None:
            token, seconds = self._given
            response.set_cookie(
                COOKIE, token, max_age=seconds, path="/api", secure=self.secure, httponly=True, samesite="lax"
            )


def label(agent: str) -> str:
    """What a browser is called in the list of sessions: enough to tell a telephone from a desk, and no more."""
    browser = next((name for mark, name in BROWSERS if mark in agent), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    return ", ".join(filter(None, (browser, system)))
