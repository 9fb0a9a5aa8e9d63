"""Being told that it is one's turn: how, and where."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from stammtisch.server.scalars import Key

WebAddress: TypeAlias = Annotated[str, Meta(max_length=1000, pattern="^https?://[^\\s\\x00-\\x1f\\x7f@#]+$")]
NoticeId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32}$")]
Language: TypeAlias = Literal["en", "de", "fr"]


class PushWay(msgspec.Struct, frozen=True, tag="push"):
    """A browser: what its own push service has told it."""

    endpoint: WebAddress
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]


class MailWay(msgspec.Struct, frozen=True, tag="mail"):
    """An e-mail address; it counts once the link in a first letter was opened."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class HookWay(msgspec.Struct, frozen=True, tag="hook"):
    """A web hook. A room of Matrix is its home server's address, its id, and a token that may write there."""

    form: Literal["discord", "matrix", "generic"]
    url: WebAddress
    room: Annotated[str, Meta(max_length=255, pattern="^[!-~]*$")] = ""
    token: Annotated[str, Meta(max_length=400, pattern="^[!-~]*$")] = ""
    private: bool = False  # only I can read there: the link may open my seat


Way: TypeAlias = PushWay | MailWay | HookWay


class NewNotice(msgspec.Struct, frozen=True):
    """A wish to be told, in a language."""

    way: Way
    language: Language = "en"


class NoticeInfo(msgspec.Struct, frozen=True):
    """A way in which I am told. `about`: where, as far as it need be shown."""

    id: str
    kind: Literal["push", "mail", "hook"]
    about: str
    confirmed: bool


class Notices(msgspec.Struct, frozen=True):
    """How this house can tell me that it is my turn, and how it does."""

    push: str  # the key that a browser needs; empty: it cannot push
    mail: bool
    hooks: tuple[str, ...]  # the hosts that may be called; `any`: all that are public
    mine: tuple[NoticeInfo, ...]


class PickNotice(msgspec.Struct, frozen=True):
    """One of my ways."""

    id: NoticeId


class ConfirmNotice(msgspec.Struct, frozen=True):
    """What the link in the first letter to an address says."""

    id: NoticeId
    token: Key


class NoticeOff(msgspec.Struct, frozen=True):
    """The table of which somebody is not told any more; empty if they were not told."""

    table: str


class ComeBack(msgspec.Struct, frozen=True):
    """The secret in the link of a letter: it opens its seat once more."""

    token: Key
