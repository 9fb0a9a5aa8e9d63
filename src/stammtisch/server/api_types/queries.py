"""What one may ask about a table in play: what would follow, and why not."""

from __future__ import annotations

import msgspec

from stammtisch.core.ask import Reason
from stammtisch.core.events import Event
from stammtisch.server.scalars import ActionText, MaybeView


class Preview(msgspec.Struct, frozen=True):
    """An action of mine: what would it bring about."""

    action: ActionText


class Forecast(msgspec.Struct, frozen=True):
    """What the next payday or scoring would bring if it came now: the ledger as events, and the sum for each seat."""

    gains: dict[str, int]
    events: tuple[Event, ...]


class Foreseen(msgspec.Struct, frozen=True):
    """The events up to the first thing that I cannot know; the view, if nothing unknown has a part in it."""

    events: tuple[Event, ...]
    view: MaybeView
    forecast: Forecast | None


class Why(msgspec.Struct, frozen=True):
    """Something I might do, in the words of the notation: may I, and why not."""

    action: ActionText


class Because(msgspec.Struct, frozen=True):
    """The action as the notation spells it, and why not; null: it may be done."""

    action: str
    reason: Reason | None
