"""The numbers of the events that the chapters write into a journal (events.py makes events of them).

Written by `python -m tasks numbers` from numbers.toml: change it there.
"""

from __future__ import annotations

from typing import Final

CARD_DEALT: Final = 0  # seat, landform
GOODS_TURNED: Final = 1  # slot, goods
START_CHOSEN: Final = 2  # seat
ROUND_BEGUN: Final = 3  # round, seat
SCORE_REVEALED: Final = 4  # good, area
CARD_LAID: Final = 5  # pair, landform
PILE_RENEWED: Final = 6  # cards
HAND_PLACED: Final = 7  # seat, pair
EXPELLED: Final = 8  # seat, other, pair, price
PAIR_TAKEN: Final = 9  # seat, pair, first, second
PAID: Final = 10  # seat, payment, site
SECRET_SHOWN: Final = 11  # seat, landform, cards
KEY_SPENT: Final = 12  # seat, site
BUILT: Final = 13  # seat, site
COINS_GAINED: Final = 14  # seat, amount
KEY_GAINED: Final = 15  # seat
CARD_DRAWN: Final = 16  # seat, landform
GOODS_TAKEN: Final = 17  # seat, slot, goods
GOODS_BOXED: Final = 18  # seat, goods
BONUS_SEEN: Final = 19  # seat
BONUS_PICKED: Final = 20  # seat, bonus
LETTERS_GAINED: Final = 21  # seat, site, amount
NO_REWARD: Final = 22  # seat, reward
TURN_ENDED: Final = 23  # seat
CARD_DISCARDED: Final = 24  # seat, landform
GOODS_SCORED: Final = 25  # seat, good, amount
AREA_SCORED: Final = 26  # seat, area, amount
NOBODY_SCORED: Final = 27  # good, area
LAST_BUSINESS: Final = 28  # seat
STUCK: Final = 29  # seat
BONUS_PAID: Final = 30  # seat, bonus, amount
GAME_ENDED: Final = 31
NOTHING_TO_BUILD: Final = 32  # seat

# name, facts, who may know
NOTES: Final[list[tuple[str, str, str]]] = [
    ("card-dealt", "seat landform", "secret landform"),
    ("goods-turned", "slot goods", ""),
    ("start-chosen", "seat", ""),
    ("round-begun", "round seat", ""),
    ("score-revealed", "good area", ""),
    ("card-laid", "pair landform", ""),
    ("pile-renewed", "cards", ""),
    ("hand-placed", "seat pair", ""),
    ("expelled", "seat other:seat pair price", ""),
    ("pair-taken", "seat pair first:landform second:landform", ""),
    ("paid", "seat payment site", ""),
    ("secret-shown", "seat landform cards", "reveals"),
    ("key-spent", "seat site", ""),
    ("built", "seat site", ""),
    ("coins-gained", "seat amount", ""),
    ("key-gained", "seat", ""),
    ("card-drawn", "seat landform", "secret landform"),
    ("goods-taken", "seat slot goods", ""),
    ("goods-boxed", "seat goods", ""),
    ("bonus-seen", "seat", "reveals"),
    ("bonus-picked", "seat bonus", "secret bonus"),
    ("letters-gained", "seat site amount", ""),
    ("no-reward", "seat reward", ""),
    ("turn-ended", "seat", ""),
    ("card-discarded", "seat landform", ""),
    ("goods-scored", "seat good amount", ""),
    ("area-scored", "seat area amount", ""),
    ("nobody-scored", "good area", ""),
    ("last-business", "seat", ""),
    ("stuck", "seat", ""),
    ("bonus-paid", "seat bonus amount", "reveals"),
    ("game-ended", "", "reveals"),
    ("nothing-to-build", "seat", ""),
]
