"""Questions: what a seat is asked, what it may choose, and why not something else (the tooltips of the page)."""

from __future__ import annotations

import msgspec

Facts = dict[str, str | int | None]


class Reason(msgspec.Struct, frozen=True):
    """Why an action is refused: the key of the sentence, the rule behind it, and the facts that fill the sentence."""

    key: str
    rule: str
    facts: Facts = {}


class Choice(msgspec.Struct, frozen=True):
    """An action that may be taken, what a click can hit to mean it, and what its seat may regret about it."""

    action: str
    targets: tuple[str, ...]
    warnings: tuple[str, ...] = ()  # the sentences are under `warning-…`


class Refusal(msgspec.Struct, frozen=True):
    """An action one might think of, and why it may not be taken."""

    action: str
    targets: tuple[str, ...]
    reason: Reason


class Ask(msgspec.Struct, frozen=True):
    """A question put to a seat. `facts` fill its sentence."""

    question: str
    seat: str
    facts: Facts
    choices: tuple[Choice, ...]
    refusals: tuple[Refusal, ...]
