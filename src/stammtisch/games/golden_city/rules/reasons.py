"""Why something may not be done: each reason has a number, a key for its sentence, and the rule behind it.

Written by `python -m tasks numbers` from numbers.toml: change it there.
"""

from __future__ import annotations

from typing import Final

NO_PAIR: Final = 2
TOO_FEW_COINS: Final = 3
NOT_ON_MAP: Final = 4
SITE_TAKEN: Final = 5
ALREADY_THERE: Final = 6
NOT_CONNECTED: Final = 7
NO_KEY: Final = 8
CANNOT_PAY: Final = 9
WRONG_CARDS: Final = 10
NO_COAST_JOKER: Final = 11
NO_SUCH_CARDS: Final = 12
SLOT_EMPTY: Final = 13
DECK_EMPTY: Final = 14
NOT_YOUR_GOODS: Final = 15
BONUS_GONE: Final = 16
NO_SUCH_CARD: Final = 17
CANNOT_PAY_COAST: Final = 18

# key of the sentence, rule id
REASONS: Final = (
    ("ok", ""),
    ("not-now", "GC-RND-01"),
    ("no-pair", "GC-LAY-01"),
    ("too-few-coins", "GC-BID-09"),
    ("not-on-map", "GC-CMP-03"),
    ("site-taken", "GC-BLD-02"),
    ("already-there", "GC-BLD-03"),
    ("not-connected", "GC-BLD-04"),
    ("no-key", "GC-CST-03"),
    ("cannot-pay", "GC-CST-02"),
    ("wrong-cards", "GC-CST-05"),
    ("no-coast-joker", "GC-JOK-04"),
    ("no-such-cards", "GC-JOK-05"),
    ("slot-empty", "GC-RWD-06"),
    ("deck-empty", "GC-RWD-06"),
    ("not-your-goods", "GC-LIM-02"),
    ("bonus-gone", "GC-RWD-05"),
    ("no-such-card", "GC-LIM-01"),
    ("cannot-pay", "GC-CST-01"),
)
