"""Standing orders: answers that a seat gives in advance and in secret to one kind of question."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

_Word = Annotated[str, Meta(max_length=40)]


class StandingOrder(msgspec.Struct, frozen=True):
    """An answer in advance: to which kind of question, about what, which answer; `limit` in coins if it has one."""

    kind: _Word
    about: _Word
    answer: _Word
    limit: Annotated[int, Meta(ge=0, le=1000)] = 0


class StandingOrderKind(msgspec.Struct, frozen=True):
    """The standing orders that a game offers for one kind of question."""

    kind: str
    about: tuple[str, ...]
    answers: tuple[str, ...]
    most: int = 0  # the highest limit that makes sense; 0: this kind has none


class OrderDoesNotFit(Exception):
    """A standing order applies to this question, but its answer is not legal any more."""
