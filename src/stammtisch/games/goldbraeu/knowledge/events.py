"""What can happen in Goldbräu and who may know it; the numbers are those of notes.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.events import EventKind, Field
from stammtisch.games.goldbraeu.rules import notes
from stammtisch.games.goldbraeu.rules.components import (
    BREWERY_NAMES,
    BUSINESS_NAMES,
    CARD_NAMES,
    CHIP_NAMES,
    GARDEN_NAMES,
    PLAN_NAMES,
    SEAT_NAMES,
    SLOT_NAMES,
    SPACE_NAMES,
    WEEKDAY_NAMES,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

DOMAINS: Final[Mapping[str, tuple[str, ...]]] = {
    "seat": SEAT_NAMES,
    "garden": GARDEN_NAMES,
    "brewery": BREWERY_NAMES,
    "business": BUSINESS_NAMES,
    "card": CARD_NAMES,
    "chip": CHIP_NAMES,
    "plan": PLAN_NAMES,
    "slot": SLOT_NAMES,
    "weekday": WEEKDAY_NAMES,
    "space": SPACE_NAMES,
}

_SEAT: Final = Field("seat", "seat")
_BUSINESS: Final = Field("business", "business")
_GARDEN: Final = Field("garden", "garden")
_BREWERY: Final = Field("brewery", "brewery")
_CARD: Final = Field("card", "card")
_SPACE: Final = Field("space", "space")
_AMOUNT: Final = Field("amount", "")


def _by_number() -> tuple[EventKind, ...]:
    """The kinds in the order of their numbers."""
    kinds = {
        notes.SIGN_LAID: EventKind("sign-laid", (_GARDEN, _BREWERY)),
        notes.CARD_DEALT: EventKind("card-dealt", (_SEAT, _CARD), secret="card"),
        notes.CARD_EXCHANGED: EventKind("card-exchanged", (_SEAT, _CARD)),
        notes.CARD_KEPT: EventKind("card-kept", (_SEAT, _CARD), private=True),
        notes.SHARE_REVEALED: EventKind("share-revealed", (_SEAT, _BUSINESS), reveals=True),
        notes.START_CHOSEN: EventKind("start-chosen", (_SEAT,)),
        notes.FIGURE_PLACED: EventKind("figure-placed", (_SEAT, _BUSINESS)),
        notes.DAY_BEGUN: EventKind("day-begun", (Field("week", ""), Field("weekday", "weekday"), _SEAT)),
        notes.CARD_TURNED: EventKind("card-turned", (Field("slot", "slot"), _CARD)),
        notes.ACTION_CHOSEN: EventKind("action-chosen", (_SEAT, Field("plan", "plan")), private=True),
        notes.ACTION_REVEALED: EventKind("action-revealed", (_SEAT, Field("plan", "plan")), reveals=True),
        notes.PASSED: EventKind("passed", (_SEAT,)),
        notes.SPACE_ADDED: EventKind("space-added", (_SEAT, _GARDEN, _SPACE)),
        notes.SPACE_TRANSFERRED: EventKind("space-transferred", (_SEAT, Field("giver", "garden"), _GARDEN, _SPACE)),
        notes.SPACE_CUT_OFF: EventKind("space-cut-off", (_GARDEN, _SPACE)),
        notes.CHALLENGED: EventKind("challenged", (_SEAT, _BUSINESS, Field("cards", ""))),
        notes.SHARE_OPENED: EventKind("share-opened", (_SEAT, _BUSINESS), reveals=True),
        notes.MARKER_RETURNED: EventKind("marker-returned", (_SEAT, _BUSINESS)),
        notes.BLOCKED: EventKind("blocked", (_SEAT, _BUSINESS)),
        notes.LAPSED: EventKind("lapsed", (_SEAT, _BUSINESS)),
        notes.FIGURE_RETURNED: EventKind("figure-returned", (_SEAT, _BUSINESS)),
        notes.FIGURE_WITHDRAWN: EventKind("figure-withdrawn", (_SEAT, _BUSINESS)),
        notes.BOSS_INSTALLED: EventKind("boss-installed", (_SEAT, _BUSINESS)),
        notes.CONTRACT_SIGNED: EventKind("contract-signed", (_SEAT, _GARDEN, Field("old", "brewery"), _BREWERY)),
        notes.CARD_BOUGHT: EventKind("card-bought", (_SEAT, Field("slot", "slot"), _CARD, Field("price", ""))),
        notes.BLIND_BOUGHT: EventKind("blind-bought", (_SEAT, Field("price", ""))),
        notes.SHARE_DRAWN: EventKind("share-drawn", (_SEAT, _CARD), secret="card"),
        notes.SPECIAL_DRAWN: EventKind("special-drawn", (_SEAT, _CARD)),
        notes.SHARE_HELD: EventKind("share-held", (_SEAT,)),
        notes.CHIP_MOVED: EventKind("chip-moved", (_SEAT, Field("chip", "chip"), Field("left", "garden"), _GARDEN)),
        notes.CARD_BURIED: EventKind("card-buried", (_CARD,)),
        notes.GARDEN_EARNED: EventKind("garden-earned", (_GARDEN, Field("income", ""), Field("half", ""), _BREWERY)),
        notes.BREWERY_EARNED: EventKind("brewery-earned", (_BREWERY, Field("income", ""))),
        notes.SHARES_PAID: EventKind("shares-paid", (_BUSINESS, _SEAT, Field("markers", ""), _AMOUNT)),
        notes.REST_PAID: EventKind("rest-paid", (_BUSINESS, _SEAT, _AMOUNT)),
        notes.REST_KEPT: EventKind("rest-kept", (_BUSINESS, _AMOUNT)),
        notes.CHIP_PAID: EventKind("chip-paid", (Field("chip", "chip"), _SEAT, _AMOUNT)),
        notes.WEEK_ENDED: EventKind("week-ended", (Field("week", ""),)),
        notes.GAME_ENDED: EventKind("game-ended", reveals=True),
    }
    return tuple(kinds[number] for number in range(len(kinds)))


KINDS: Final = _by_number()
