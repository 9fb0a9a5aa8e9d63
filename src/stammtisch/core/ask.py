"""Questions: what a seat is asked, what it may choose, and why not something else (the tooltips of the page)."""

from __future__ import annotations

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """Why an action is refused: the key of the sentence and the rule behind it."""

    key: str
    rule: str


class Choice(msgspec.Struct, frozen=True):
    """An action that may be taken, and what a click can hit to mean it."""

    action: str
    targets: tuple[str, ...]


class Refusal(msgspec.Struct, frozen=True):
    """An action one might think of, and why it may not be taken."""

    action: str
    targets: tuple[str, ...]
    reason: Reason


class Ask(msgspec.Struct, frozen=True):
    """A question put to a seat. `facts` fill its sentence."""

    question: str
    seat: str
    facts: dict[str, str | int | None]
    choices: tuple[Choice, ...]
    refusals: tuple[Refusal, ...]
