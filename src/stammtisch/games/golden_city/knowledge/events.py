"""What can happen in The Golden City and who may know it; the numbers are those of notes.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.events import EventKind, Field
from stammtisch.games.golden_city.rules import notes
from stammtisch.games.golden_city.rules.actions import PAYMENT_NAMES
from stammtisch.games.golden_city.rules.components import (
    AREA_NAMES,
    BONUS_NAMES,
    GOOD_NAMES,
    GOODS_NAMES,
    LANDFORM_NAMES,
    PAIR_NAMES,
    REWARD_NAMES,
    SEAT_NAMES,
    SITE_NAMES,
    SLOT_NAMES,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

DOMAINS: Final[Mapping[str, tuple[str, ...]]] = {
    "seat": SEAT_NAMES,
    "landform": LANDFORM_NAMES,
    "good": GOOD_NAMES,
    "goods": GOODS_NAMES,
    "area": AREA_NAMES,
    "pair": PAIR_NAMES,
    "site": SITE_NAMES,
    "payment": PAYMENT_NAMES,
    "slot": SLOT_NAMES,
    "bonus": BONUS_NAMES,
    "reward": REWARD_NAMES,
}

_SEAT: Final = Field("seat", "seat")
_LANDFORM: Final = Field("landform", "landform")
_GOOD: Final = Field("good", "good")
_GOODS: Final = Field("goods", "goods")
_AREA: Final = Field("area", "area")
_PAIR: Final = Field("pair", "pair")
_SITE: Final = Field("site", "site")
_SLOT: Final = Field("slot", "slot")
_BONUS: Final = Field("bonus", "bonus")
_AMOUNT: Final = Field("amount", "")


def _by_number() -> tuple[EventKind, ...]:
    """The kinds in the order of their numbers."""
    kinds = {
        notes.CARD_DEALT: EventKind("card-dealt", (_SEAT, _LANDFORM), secret="landform"),
        notes.GOODS_TURNED: EventKind("goods-turned", (_SLOT, _GOODS)),
        notes.START_CHOSEN: EventKind("start-chosen", (_SEAT,)),
        notes.ROUND_BEGUN: EventKind("round-begun", (Field("round", ""), _SEAT)),
        notes.SCORE_REVEALED: EventKind("score-revealed", (_GOOD, _AREA)),
        notes.CARD_LAID: EventKind("card-laid", (_PAIR, _LANDFORM)),
        notes.PILE_RENEWED: EventKind("pile-renewed", (Field("cards", ""),)),
        notes.HAND_PLACED: EventKind("hand-placed", (_SEAT, _PAIR)),
        notes.EXPELLED: EventKind("expelled", (_SEAT, Field("other", "seat"), _PAIR, Field("price", ""))),
        notes.PAIR_TAKEN: EventKind(
            "pair-taken", (_SEAT, _PAIR, Field("first", "landform"), Field("second", "landform"))
        ),
        notes.PAID: EventKind("paid", (_SEAT, Field("payment", "payment"), _SITE)),
        notes.SECRET_SHOWN: EventKind("secret-shown", (_SEAT, _LANDFORM, Field("cards", "")), reveals=True),
        notes.KEY_SPENT: EventKind("key-spent", (_SEAT, _SITE)),
        notes.BUILT: EventKind("built", (_SEAT, _SITE)),
        notes.COINS_GAINED: EventKind("coins-gained", (_SEAT, _AMOUNT)),
        notes.KEY_GAINED: EventKind("key-gained", (_SEAT,)),
        notes.CARD_DRAWN: EventKind("card-drawn", (_SEAT, _LANDFORM), secret="landform"),
        notes.GOODS_TAKEN: EventKind("goods-taken", (_SEAT, _SLOT, _GOODS)),
        notes.GOODS_BOXED: EventKind("goods-boxed", (_SEAT, _GOODS)),
        notes.BONUS_SEEN: EventKind("bonus-seen", (_SEAT,), reveals=True),
        notes.BONUS_PICKED: EventKind("bonus-picked", (_SEAT, _BONUS), secret="bonus"),
        notes.LETTERS_GAINED: EventKind("letters-gained", (_SEAT, _SITE, _AMOUNT)),
        notes.NO_REWARD: EventKind("no-reward", (_SEAT, Field("reward", "reward"))),
        notes.TURN_ENDED: EventKind("turn-ended", (_SEAT,)),
        notes.CARD_DISCARDED: EventKind("card-discarded", (_SEAT, _LANDFORM)),
        notes.GOODS_SCORED: EventKind("goods-scored", (_SEAT, _GOOD, _AMOUNT)),
        notes.AREA_SCORED: EventKind("area-scored", (_SEAT, _AREA, _AMOUNT)),
        notes.NOBODY_SCORED: EventKind("nobody-scored", (_GOOD, _AREA)),
        notes.LAST_BUSINESS: EventKind("last-business", (_SEAT,)),
        notes.STUCK: EventKind("stuck", (_SEAT,)),
        notes.BONUS_PAID: EventKind("bonus-paid", (_SEAT, _BONUS, _AMOUNT), reveals=True),
        notes.GAME_ENDED: EventKind("game-ended", reveals=True),
    }
    return tuple(kinds[number] for number in range(len(kinds)))


KINDS: Final = _by_number()
