"""Web hooks: what Discord, Matrix and anybody's own program take."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import quote, urlsplit

import msgspec

from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from stammtisch.server.api_types import HookWay
    from stammtisch.server.notices.wording import Notice

JSON: Final = {"Content-Type": "application/json"}
DISCORD_PATH: Final = "/api/webhooks/"


class HookCall(NamedTuple):
    """A request."""

    method: str
    url: str
    headers: dict[str, str]
    content: bytes


def check_form(way: HookWay) -> None:
    """Refuse what the other side would not understand."""
    path = urlsplit(way.url).path
    if way.form == "discord" and not path.startswith(DISCORD_PATH):
        raise Mistake("hook-discord")
    if way.form == "matrix" and (path.strip("/") or not way.room.startswith("!") or not way.token):
        raise Mistake("hook-matrix")


def write_hook(way: HookWay, notice: Notice) -> HookCall:
    """What a hook is called with."""
    said = f"{notice.text}\n{notice.link}"
    if way.form == "discord":
        body: dict[str, object] = {"content": said, "allowed_mentions": {"parse": []}}
        return HookCall("POST", way.url, JSON, msgspec.json.encode(body))
    if way.form == "matrix":
        # of two with the same id, the server takes one: nobody is told twice
        once = hashlib.sha256(notice.once.encode()).hexdigest()[:32]
        url = f"{way.url.rstrip('/')}/_matrix/client/v3/rooms/{quote(way.room, safe='')}/send/m.room.message/{once}"
        body = {"msgtype": "m.text", "body": said}
        return HookCall("PUT", url, {**JSON, "Authorization": f"Bearer {way.token}"}, msgspec.json.encode(body))
    body = {
        "event": notice.event,
        "table": notice.table,
        "seat": notice.seat,
        "text": notice.text,
        "link": notice.link,
    }
    return HookCall("POST", way.url, JSON, msgspec.json.encode(body))
