"""What somebody who is not let in gets to see: one sentence, in their language, wherever they knock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from starlette.responses import HTMLResponse, Response

from stammtisch.core.mistakes import Mistake
from stammtisch.server.cards import blocked_page
from stammtisch.server.errors import error_info, status_of
from stammtisch.server.messages import Refused

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

BLOCKED: Final = Mistake("blocked")
FOR_EVERYBODY: Final = frozenset({"/away.css", "/away.js", "/icon.svg", "/api/live", "/api/ready"})
NOT_LET_IN: Final = 1008  # code of a socket that is closed: it makes no sense to come back at once


def address_of(scope: Scope) -> str:
    """The address that somebody comes from; empty if nobody knows."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def is_for_everybody(path: str) -> bool:
    """Whether a path is served to those too who are not let in: what the page below needs, and probes."""
    return path in FOR_EVERYBODY


async def turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """Respond with the sentence: as a page, as an error of the API, or as the only message of a socket."""
    if scope["type"] == "websocket":
        await turn_away_socket(receive, send)
    elif scope["path"].startswith("/api/"):
        body = msgspec.json.encode(error_info(BLOCKED))
        await Response(body, status_of(BLOCKED), media_type="application/json")(scope, receive, send)
    else:
        page = HTMLResponse(blocked_page(), status_of(BLOCKED), headers={"cache-control": "no-store"})
        await page(scope, receive, send)


async def turn_away_socket(receive: Receive, send: Send) -> None:
    """Let a socket in, say why it has to go, and close it: a page cannot read why a socket was not let in."""
    await receive()
    await send({"type": "websocket.accept"})
    refused = msgspec.json.encode(Refused(None, error_info(BLOCKED)))
    await send({"type": "websocket.send", "text": refused.decode()})
    await send({"type": "websocket.close", "code": NOT_LET_IN})
