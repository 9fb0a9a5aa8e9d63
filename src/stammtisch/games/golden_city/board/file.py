"""What stands in a board file, and how its words become our numbers."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from stammtisch.games.golden_city.rules.components import (
    AREA_NAMES,
    AREAS,
    COASTAL_PLACES,
    FIRST_OUTER,
    GOOD_NAMES,
    GOODS_NAMES,
    INNER_PLACE,
    PLACES,
    REWARD_NAMES,
    RIVER_NAMES,
    SITE_NAMES,
)

Coordinate = Annotated[int, msgspec.Meta(ge=0, le=100)]

KINDS: Final = ("coast", "rural", "outer", "inner")


class Node(msgspec.Struct, frozen=True):
    """A site: a location with a reward, or a part of the city with letters for its first two builders."""

    id: str
    kind: str
    landform: str
    x: Coordinate
    y: Coordinate
    reward: str | None = None
    river: str | None = None
    letters: tuple[int, ...] | None = None
    first_extra: str | None = None


class River(msgspec.Struct, frozen=True):
    """A river, the two landforms that it divides, and the locations on it."""

    id: str
    between: tuple[str, str]
    locations: tuple[str, ...]


class Area(msgspec.Struct, frozen=True):
    """What a score card is about besides goods: a river or a quarter."""

    river: str | None = None
    quarter: str | None = None

    def word(self) -> str:
        """The name of the area."""
        return f"quarter-{self.quarter}" if self.river is None else f"river-{self.river.lower()}"


class ScoreCard(msgspec.Struct, frozen=True):
    """A score card: the number on its back, a good and an area."""

    back: int
    good: str
    area: Area


class BonusCard(msgspec.Struct, frozen=True):
    """A bonus card; what it pays is a rule, not data."""

    id: str


class BoardFile(msgspec.Struct, frozen=True):
    """A board file: the part of `boards.json` that belongs to this game; what we do not read is left alone."""

    rivers: tuple[River, ...]
    nodes: tuple[Node, ...]
    edges: tuple[tuple[str, str], ...]
    goods: tuple[str, ...]
    goods_cards: tuple[tuple[str, str], ...]
    score_cards: tuple[ScoreCard, ...]
    bonus_cards: tuple[BonusCard, ...]


def site(name: str) -> int:
    """The number of a site."""
    return SITE_NAMES.index(name.lower())


def kind_of(number: int) -> str:
    """What a site is, by its name."""
    place = number % PLACES
    if place < COASTAL_PLACES:
        return "coast"
    return "rural" if place < FIRST_OUTER else ("inner" if place == INNER_PLACE else "outer")


def reward(node: Node) -> int:
    """The number of a site's reward; a part gives letters, some with a coin or a card."""
    if node.kind == "outer" and node.first_extra is not None:
        return REWARD_NAMES.index("outer-coin")
    return REWARD_NAMES.index(node.reward or node.kind)


def by_name(rivers: tuple[River, ...]) -> list[River]:
    """The rivers in our order."""
    return sorted(rivers, key=lambda river: RIVER_NAMES.index(river.id.lower()))


def face(card: ScoreCard) -> int:
    """Good and area of a score card as one number."""
    return GOOD_NAMES.index(card.good) * AREAS + AREA_NAMES.index(card.area.word())


def goods(pair: tuple[str, str]) -> int:
    """The number of the goods card that shows two goods."""
    one, other = sorted(pair, key=GOOD_NAMES.index)
    return GOODS_NAMES.index(f"{one}-{other}")
