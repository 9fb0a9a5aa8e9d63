"""How to play, for newcomers: which passages there are, the rules behind each, and the numbers that they speak of.

The passages are in words/how-to-play.*.ftl under `how-<name>` and `card-<name>`; no number is written there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.position import SEATS
from stammtisch.games.goldbraeu.rules import components as box
from stammtisch.games.goldbraeu.rules import position as at
from stammtisch.games.goldbraeu.rules.day import PRICE_FOR

if TYPE_CHECKING:
    from stammtisch.core.position import Position

PAGE: Final = {
    "goal": "GB-RND-01 GB-RND-10 GB-END-01 GB-END-02",
    "shares": "GB-SET-02 GB-SET-06 GB-SET-08 GB-SET-09 GB-SET-12",
    "day": "GB-RND-02 GB-RND-03 GB-RND-04 GB-RND-05",
    "expand": "GB-EXP-01 GB-EXP-02 GB-EXP-04 GB-CMP-07 GB-TRF-01",
    "boss": "GB-BOS-01 GB-DUE-02 GB-DUE-03 GB-DUE-06 GB-CON-01",
    "buy": "GB-BUY-01 GB-BUY-02 GB-BUY-05 GB-BUY-07 GB-REM-01",
    "chips": "GB-BUY-09 GB-CHP-02 GB-CHP-03 GB-PAY-03",
    "payday": "GB-PAY-01 GB-PAY-02 GB-PAY-04 GB-PAY-05 GB-PAY-06 GB-PAY-07",
}
CARD: Final = {
    "goal": "GB-END-02",
    "expand": "GB-EXP-01 GB-EXP-02",
    "boss": "GB-BOS-01 GB-BOS-05",
    "duel": "GB-DUE-02 GB-DUE-06",
    "contract": "GB-CON-01 GB-CON-02",
    "buy": "GB-BUY-01 GB-BUY-02",
    "alone": "GB-RND-05",
    "last": "GB-REM-01",
    "chips": "GB-PAY-03",
    "garden": "GB-PAY-02 GB-PAY-05 GB-PAY-07",
}


def numbers(p: Position) -> dict[str, int]:
    """What the passages count, at this table."""
    rule = p.rule
    return {
        "gardens": box.GARDENS,
        "breweries": box.BREWERIES,
        "weeks": box.WEEKS,
        "days": box.DAYS,
        "shares": rule[at.SHARE_CARDS],
        "money": p.at[at.CASH],
        "dealt": rule[at.DEALT],
        "kept": box.KEPT_CARDS,
        "first": rule[at.FIRST_POSTS],
        "display": box.SLOTS,
        "signs": box.SIGNS,
        "price_one": PRICE_FOR[1],
        "price_two": PRICE_FOR[2],
        "price_more": PRICE_FOR[rule[SEATS]],
        "removal": rule[at.REMOVAL_AT],
        "waitress": box.WAITRESS_INCOME,
        "bum": box.BUM_LOSS,
        "space": box.NORMAL_INCOME,
        "umbrella": 2 * box.NORMAL_INCOME,
    }
