"""How to play, for newcomers: which passages there are, the rules behind each, and the numbers that they speak of.

The passages are in words/how-to-play.*.ftl under `how-<name>` and `card-<name>`; no number is written there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.bits import lowest
from stammtisch.games.golden_city.rules import components as box
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.bonus import CITY_CARD, COIN, RIVER_CARD, SCALES, bonus_letters
from stammtisch.games.golden_city.rules.payment import costs
from stammtisch.games.golden_city.rules.rewards import letters_for
from stammtisch.games.golden_city.rules.scoring import area_letters, goods_letters

if TYPE_CHECKING:
    from stammtisch.core.position import Position

PAGE: Final = {
    "goal": "GC-CMP-02 GC-SET-01 GC-END-06",
    "round": "GC-RND-01 GC-RND-02 GC-LAY-01",
    "bidding": "GC-BID-03 GC-BID-04 GC-BID-06 GC-BID-07 GC-BID-10",
    "building": "GC-BLD-01 GC-BLD-02 GC-BLD-03 GC-BLD-04 GC-LIM-01",
    "cost": "GC-CST-01 GC-CST-02 GC-CST-03 GC-JOK-01 GC-JOK-04",
    "rewards": "GC-RWD-01 GC-RWD-07 GC-RWD-09 GC-RWD-10",
    "scoring": "GC-SCO-02 GC-SCO-03 GC-SCO-04 GC-SCO-05",
    "bonus": "GC-BON-01 GC-BON-02 GC-BON-03 GC-BON-04 GC-BON-05",
    "end": "GC-END-01 GC-END-02 GC-END-03 GC-END-04 GC-END-05 GC-END-06",
}
CARD: Final = {
    "goal": "GC-END-06",
    "bid": "GC-BID-03 GC-BID-04",
    "build": "GC-BLD-01 GC-BLD-04",
    "cost": "GC-CST-01 GC-CST-02 GC-CST-03",
    "joker": "GC-JOK-01",
    "city": "GC-RWD-07 GC-RWD-09",
    "goods": "GC-SCO-02 GC-SCO-03",
    "area": "GC-SCO-04 GC-SCO-05",
    "bonus": "GC-BON-01",
    "limits": "GC-LIM-01 GC-LIM-02",
    "end": "GC-END-01 GC-END-02 GC-END-03",
}


def numbers(p: Position) -> dict[str, int]:
    """What the passages count, at this table: the engine scores a made-up position."""
    return {
        "businesses": p.rule[at.BUSINESSES],
        "coins": p.at[at.COINS],
        "expel": box.FIRST_PRICE,
        "built": box.MOST_BUILT,
        "hand": box.HAND_LIMIT,
        "goods_limit": box.GOODS_LIMIT,
        "coast": costs(box.COAST),
        "land": costs(box.COAST + 1),
        "outer_first": letters_for(box.OUTER_PART, 0),
        "outer_second": letters_for(box.OUTER_PART, 1),
        "inner_first": letters_for(box.INNER_PART, 0),
        "inner_second": letters_for(box.INNER_PART, 1),
        **scored(p),
        **paid(p),
    }


def scored(p: Position) -> dict[str, int]:
    """What a round pays: among others, and alone."""
    shared = p.copy()
    alone = p.copy()
    river = 1 << lowest(p.rule[at.AREA])
    for seat, position in ((0, alone), (0, shared), (1, shared)):
        position.at[at.SHOWN + seat] |= 1
        position.at[at.NET + seat] |= river
    goods, area = goods_letters(shared, 0, 0), area_letters(shared, 0, 0)
    return {
        "goods": goods,
        "goods_more": goods_letters(alone, 0, 0) - goods,
        "area": area,
        "area_more": area_letters(alone, 0, 0) - area,
    }


def paid(p: Position) -> dict[str, int]:
    """What a bonus card pays for one thing."""
    one = p.copy()
    one.at[at.GOODS_SIZE] = one.at[at.COINS] = 1
    on_river, in_city = p.copy(), p.copy()
    on_river.at[at.NET] = 1 << lowest(p.rule[at.ON_RIVERS])
    in_city.at[at.NET] = 1 << lowest(p.rule[at.CITY] & p.rule[at.LAND + 1])
    return {
        "scales": bonus_letters(one, 0, SCALES),
        "coin_card": bonus_letters(one, 0, COIN),
        "city_card": bonus_letters(in_city, 0, CITY_CARD),
        "river_card": bonus_letters(on_river, 0, RIVER_CARD),
        "land_card": bonus_letters(in_city, 0, RIVER_CARD + 1),
    }
