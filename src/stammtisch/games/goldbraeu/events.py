"""What can happen in Goldbräu and who may know it; the numbers are those of journal.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.events import EventKind, Field
from stammtisch.games.goldbraeu import journal
from stammtisch.games.goldbraeu.components import (
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
        journal.SIGN_LAID: EventKind("sign-laid", (_GARDEN, _BREWERY)),
        journal.CARD_DEALT: EventKind("card-dealt", (_SEAT, _CARD), secret="card"),
        journal.CARD_EXCHANGED: EventKind("card-exchanged", (_SEAT, _CARD)),
        journal.CARD_KEPT: EventKind("card-kept", (_SEAT, _CARD), private=True),
        journal.SHARE_REVEALED: EventKind("share-revealed", (_SEAT, _BUSINESS), reveals=True),
        journal.START_CHOSEN: EventKind("start-chosen", (_SEAT,)),
        journal.FIGURE_PLACED: EventKind("figure-placed", (_SEAT, _BUSINESS)),
        journal.DAY_BEGUN: EventKind("day-begun", (Field("week", ""), Field("weekday", "weekday"), _SEAT)),
        journal.CARD_TURNED: EventKind("card-turned", (Field("slot", "slot"), _CARD)),
        journal.ACTION_CHOSEN: EventKind("action-chosen", (_SEAT, Field("plan", "plan")), private=True),
        journal.ACTION_REVEALED: EventKind("action-revealed", (_SEAT, Field("plan", "plan")), reveals=True),
        journal.PASSED: EventKind("passed", (_SEAT,)),
        journal.SPACE_ADDED: EventKind("space-added", (_SEAT, _GARDEN, _SPACE)),
        journal.SPACE_TRANSFERRED: EventKind("space-transferred", (_SEAT, Field("giver", "garden"), _GARDEN, _SPACE)),
        journal.SPACE_CUT_OFF: EventKind("space-cut-off", (_GARDEN, _SPACE)),
        journal.CHALLENGED: EventKind("challenged", (_SEAT, _BUSINESS, Field("cards", ""))),
        journal.SHARE_OPENED: EventKind("share-opened", (_SEAT, _BUSINESS), reveals=True),
        journal.MARKER_RETURNED: EventKind("marker-returned", (_SEAT, _BUSINESS)),
        journal.BLOCKED: EventKind("blocked", (_SEAT, _BUSINESS)),
        journal.LAPSED: EventKind("lapsed", (_SEAT, _BUSINESS)),
        journal.FIGURE_RETURNED: EventKind("figure-returned", (_SEAT, _BUSINESS)),
        journal.FIGURE_WITHDRAWN: EventKind("figure-withdrawn", (_SEAT, _BUSINESS)),
        journal.BOSS_INSTALLED: EventKind("boss-installed", (_SEAT, _BUSINESS)),
        journal.CONTRACT_SIGNED: EventKind("contract-signed", (_SEAT, _GARDEN, Field("old", "brewery"), _BREWERY)),
        journal.CARD_BOUGHT: EventKind("card-bought", (_SEAT, Field("slot", "slot"), _CARD, Field("price", ""))),
        journal.BLIND_BOUGHT: EventKind("blind-bought", (_SEAT, Field("price", ""))),
        journal.SHARE_DRAWN: EventKind("share-drawn", (_SEAT, _CARD), secret="card"),
        journal.SPECIAL_DRAWN: EventKind("special-drawn", (_SEAT, _CARD)),
        journal.SHARE_HELD: EventKind("share-held", (_SEAT,)),
        journal.CHIP_MOVED: EventKind("chip-moved", (_SEAT, Field("chip", "chip"), Field("left", "garden"), _GARDEN)),
        journal.CARD_BURIED: EventKind("card-buried", (_CARD,)),
        journal.GARDEN_EARNED: EventKind("garden-earned", (_GARDEN, Field("income", ""), Field("half", ""), _BREWERY)),
        journal.BREWERY_EARNED: EventKind("brewery-earned", (_BREWERY, Field("income", ""))),
        journal.SHARES_PAID: EventKind("shares-paid", (_BUSINESS, _SEAT, Field("markers", ""), _AMOUNT)),
        journal.REST_PAID: EventKind("rest-paid", (_BUSINESS, _SEAT, _AMOUNT)),
        journal.REST_KEPT: EventKind("rest-kept", (_BUSINESS, _AMOUNT)),
        journal.CHIP_PAID: EventKind("chip-paid", (Field("chip", "chip"), _SEAT, _AMOUNT)),
        journal.WEEK_ENDED: EventKind("week-ended", (Field("week", ""),)),
        journal.GAME_ENDED: EventKind("game-ended", reveals=True),
    }
    return tuple(kinds[number] for number in range(len(kinds)))


KINDS: Final = _by_number()
