"""What people say to each other at a table, on the wire: no part of the log, of the record, or of a bot's turn."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

ChatState = Literal["on", "off", "never"]  # never: the house has none
EmoteName = Literal[
    "hello", "cheers", "bravo", "thanks", "sorry", "laugh", "wow", "think", "hurry", "luck"
]  # drawn by the page, and said in the reader's language
ChatText = Annotated[str, Meta(min_length=1, max_length=200)]


class Say(msgspec.Struct, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    id: Annotated[int, Meta(ge=0, le=1_000_000)]
    text: ChatText


class Emote(msgspec.Struct, frozen=True, tag="emote"):
    """Show everybody a face."""

    id: Annotated[int, Meta(ge=0, le=1_000_000)]
    emote: EmoteName


class ChatLine(msgspec.Struct, frozen=True):
    """What a seat said: a text or an emote; the other one is empty. `at` in seconds since 1970."""

    number: int
    seat: str
    text: str
    emote: str
    at: int


class Chatted(msgspec.Struct, frozen=True, tag="chatted"):
    """What was said: with `whole` all that is remembered, else what is new."""

    lines: tuple[ChatLine, ...]
    whole: bool
