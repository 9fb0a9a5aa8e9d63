"""Standing answers: what a seat has said in secret that it will answer, should a question of some kind come."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

_Word = Annotated[str, Meta(max_length=40)]


class StandingOrder(msgspec.Struct, frozen=True):
    """A standing answer: to which kind of question, about what, and the answer; `limit` in coins where it has one."""

    kind: _Word
    about: _Word
    answer: _Word
    limit: Annotated[int, Meta(ge=0, le=1000)] = 0


class StandingOrderKind(msgspec.Struct, frozen=True):
    """Which standing answers a game knows for one kind of question."""

    kind: str
    about: tuple[str, ...]
    answers: tuple[str, ...]
    most: int = 0  # the highest limit that makes sense; 0: it has none


class OrderDoesNotFit(Exception):
    """A standing answer was meant for this question but does not fit it any more."""
