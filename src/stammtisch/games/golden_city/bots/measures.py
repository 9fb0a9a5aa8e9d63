"""What can be counted on a table of The Golden City, to say why one option is better than another.

Everything is counted so that more is better for the seat. The sentences are under `because-<name>`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.bits import members
from stammtisch.core.position import SEATS, Position
from stammtisch.games.golden_city.rules.components import AREA_NAMES, AREAS, GOOD_NAMES, NONE, SEAT_NAMES
from stammtisch.games.golden_city.rules.position import BONUS, COINS, FACE, HAND_SIZE, KEYS, LEFT, LETTERS, SHOWN
from stammtisch.games.golden_city.rules.scoring import area_letters, goods_letters
from stammtisch.games.golden_city.rules.sites import open_sites

if TYPE_CHECKING:
    from collections.abc import Iterator

THRESHOLDS: Final = (1.0, 2.5, 5.0)  # letters: an inaccuracy, a mistake, a blunder
HORIZON: Final = 3  # rounds that options are played on before they are judged: docs/analysis.md says why
MAJORITY: Final = 4  # letters for an area in which nobody has as many businesses

# What one of each is worth in letters, to say the weightiest first; and the kind of thing that a measure is about.
WEIGHTS: Final = {
    "letters": 1.0,
    "score": 0.9,
    "denial": 0.3,
    "goods": 1.2,
    "majority": 1.5,
    "keys": 2.5,
    "coins": 0.45,
    "cards": 0.9,
    "businesses": 1.0,
    "bonus": 4.0,
    "roads": 0.2,
}
KINDS: Final = {"denial": "seat", "goods": "good", "majority": "area"}
AT_ONCE: Final = frozenset(WEIGHTS) - {"denial", "roads"}  # what an action itself can change
LATER: Final = frozenset(WEIGHTS) - {"score"}  # what can be told of the table after playing on


def measures(p: Position, seat: int) -> Iterator[tuple[str, str, int]]:
    """Every measure: its name, what it is about, and how much there is of it for a seat."""
    at = p.at
    yield "letters", "", int(at[LETTERS + seat])
    yield "coins", "", int(at[COINS + seat])
    yield "keys", "", int(at[KEYS + seat])
    yield "cards", "", int(at[HAND_SIZE + seat])
    yield "businesses", "", -int(at[LEFT + seat])
    yield "bonus", "", len(members(at[BONUS + seat]))
    yield "roads", "", len(members(open_sites(p, seat)))
    if at[FACE] != NONE:
        yield "score", "", goods_letters(p, seat, at[FACE] // AREAS) + area_letters(p, seat, at[FACE] % AREAS)
    yield from (("goods", name, int(at[SHOWN + seat] >> good & 1)) for good, name in enumerate(GOOD_NAMES))
    yield from (
        ("majority", name, int(area_letters(p, seat, area) == MAJORITY)) for area, name in enumerate(AREA_NAMES)
    )
    for other in range(p.rule[SEATS]):
        if other != seat:
            yield "denial", SEAT_NAMES[other], -int(at[LETTERS + other])
