"""The board is data: reading a board file, and naming the first constraint that it breaks (GC-Q01 to GC-Q04)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from stammtisch.core.mistakes import Mistake
from stammtisch.games.golden_city.components import (
    ALL_KEYS,
    AREA_NAMES,
    AREAS,
    BONUS_CARDS,
    BONUS_NAMES,
    COASTAL_PLACES,
    FIRST_OUTER,
    GOOD_NAMES,
    GOODS_NAMES,
    GROUPS,
    INNER_PLACE,
    LANDFORM_NAMES,
    PLACES,
    REWARD_NAMES,
    RIVER_NAMES,
    SITE_NAMES,
    SITES,
)
from stammtisch.games.golden_city.position import landform_of

if TYPE_CHECKING:
    from collections.abc import Iterable

Coordinate = Annotated[int, msgspec.Meta(ge=0, le=100)]


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


class Board(msgspec.Struct, frozen=True):
    """A board that can be played on: sites as masks and rows, cards as counts."""

    name: str
    file: BoardFile
    sites: int
    roads: tuple[int, ...]
    rewards: tuple[int, ...]
    rivers: tuple[int, ...]
    groups: tuple[int, ...]
    goods_cards: tuple[int, ...]

    def as_text(self) -> str:
        """The board in one line, for the header of a record."""
        return msgspec.json.encode(self.file).decode()


KINDS: Final = ("coast", "rural", "outer", "inner")
COUNTS: Final = {"coast": 16, "rural": 30, "outer": 8, "inner": 4}
LETTERS: Final = {"outer": (5, 3), "inner": (10, 6)}
RING: Final = LANDFORM_NAMES[1:]  # clockwise; a river runs between each two neighbours
RIVER_LOCATIONS: Final = 3
OUTER_COINS: Final = 4
GOODS_IN_BOX: Final = 8
SCORE_CARDS: Final = 16


def read_board(data: bytes, name: str) -> Board:
    """A board from the bytes of a file, or a mistake that names the first broken constraint."""
    try:
        file = msgspec.json.decode(data, type=BoardFile)
    except msgspec.DecodeError as error:
        raise Mistake("board-format", name=name, detail=str(error)) from error
    check(file)
    return build(file, name)


@cache
def standard_board() -> Board:
    """Our own board: `standard.json` beside this file."""
    return read_board(files(__package__).joinpath("standard.json").read_bytes(), "standard")


# ---- building


def build(file: BoardFile, name: str) -> Board:
    """The masks and rows of a board file that has been checked."""
    nodes = {site(node.id): node for node in file.nodes}
    return Board(
        name=name,
        file=file,
        sites=mask(node.id for node in file.nodes),
        roads=tuple(neighbours(file, number) for number in range(SITES)),
        rewards=tuple(reward(nodes[number]) if number in nodes else 0 for number in range(SITES)),
        rivers=tuple(mask(river.locations) for river in by_name(file.rivers)),
        groups=tuple(faces(file, back) for back in range(1, GROUPS + 1)),
        goods_cards=tuple(Counter(map(goods, file.goods_cards))[kind] for kind in range(len(GOODS_NAMES))),
    )


def site(name: str) -> int:
    """The number of a site."""
    return SITE_NAMES.index(name.lower())


def mask(names: Iterable[str]) -> int:
    """Sites as bits."""
    return sum(1 << number for number in {site(name) for name in names})


def neighbours(file: BoardFile, number: int) -> int:
    """The sites that a road joins to one."""
    joined = [(site(one), site(other)) for one, other in file.edges]
    return sum(1 << other for one, other in (*joined, *((b, a) for a, b in joined)) if one == number)


def reward(node: Node) -> int:
    """The number of a site's reward; a part gives letters, some with a coin or a card."""
    if node.kind == "outer" and node.first_extra is not None:
        return REWARD_NAMES.index("outer-coin")
    return REWARD_NAMES.index(node.reward or node.kind)


def by_name(rivers: tuple[River, ...]) -> list[River]:
    """The rivers in our order."""
    return sorted(rivers, key=lambda river: RIVER_NAMES.index(river.id.lower()))


def faces(file: BoardFile, back: int) -> int:
    """What the score cards of a group show, as bits."""
    shown = [face(card) for card in file.score_cards if card.back == back]
    return sum(1 << number for number in shown)


def face(card: ScoreCard) -> int:
    """Good and area of a score card as one number."""
    return GOOD_NAMES.index(card.good) * AREAS + AREA_NAMES.index(card.area.word())


def goods(pair: tuple[str, str]) -> int:
    """The number of the goods card that shows two goods."""
    one, other = sorted(pair, key=GOOD_NAMES.index)
    return GOODS_NAMES.index(f"{one}-{other}")


# ---- checking


def check(file: BoardFile) -> None:
    """Every constraint in turn; the first that is broken becomes the sentence."""
    check_sites(file)
    check_rivers(file)
    check_roads(file)
    check_rewards(file)
    check_parts(file)
    check_goods(file)
    check_score_cards(file)
    if sorted(card.id for card in file.bonus_cards) != sorted(BONUS_NAMES):
        raise Mistake("gc-board-bonus", expected=", ".join(BONUS_NAMES))


def kind_of(number: int) -> str:
    """What a site is, by its name."""
    place = number % PLACES
    if place < COASTAL_PLACES:
        return "coast"
    return "rural" if place < FIRST_OUTER else ("inner" if place == INNER_PLACE else "outer")


def check_sites(file: BoardFile) -> None:
    """16 coastal and 30 rural locations, 8 outer and 4 inner parts, each what its name says (GC-CMP-03, -04)."""
    seen: set[str] = set()
    for node in file.nodes:
        if node.id.lower() not in SITE_NAMES:
            raise Mistake("gc-board-site", site=node.id)
        if node.id.lower() in seen:
            raise Mistake("gc-board-site-twice", site=node.id)
        seen.add(node.id.lower())
        expected = (kind_of(site(node.id)), LANDFORM_NAMES[landform_of(site(node.id))])
        if (node.kind, node.landform) != expected:
            raise Mistake("gc-board-kind", site=node.id, kind=expected[0], landform=expected[1])
    found = Counter(node.kind for node in file.nodes)
    for kind, expected_count in COUNTS.items():
        if found[kind] != expected_count:
            raise Mistake("gc-board-count", kind=kind, found=found[kind], expected=expected_count)


def check_rivers(file: BoardFile) -> None:
    """Four rivers, each between two neighbouring landforms, with three rural locations on both banks (GC-Q35)."""
    if sorted(river.id.lower() for river in file.rivers) != sorted(RIVER_NAMES):
        raise Mistake("gc-board-rivers", expected=", ".join(RIVER_NAMES))
    for number, river in enumerate(by_name(file.rivers)):
        banks = {RING[number], RING[(number + 1) % len(RING)]}
        if set(river.between) != banks:
            raise Mistake("gc-board-river-between", river=river.id, banks=", ".join(sorted(banks)))
        if len(set(river.locations)) != RIVER_LOCATIONS:
            raise Mistake("gc-board-river-count", river=river.id, expected=RIVER_LOCATIONS)
        check_banks(file, river)


def check_banks(file: BoardFile, river: River) -> None:
    """Every location of a river is a rural one on a bank and says so itself; both banks have one."""
    on_river = {node.id: node for node in file.nodes if (node.river or "").lower() == river.id.lower()}
    for name in river.locations:
        node = on_river.get(name)
        if node is None or node.kind != "rural" or node.landform not in river.between:
            raise Mistake("gc-board-river-site", river=river.id, site=name)
    for name in on_river.keys() - set(river.locations):
        raise Mistake("gc-board-river-site", river=river.id, site=name)
    if {on_river[name].landform for name in river.locations} != set(river.between):
        raise Mistake("gc-board-river-bank", river=river.id)


def check_roads(file: BoardFile) -> None:
    """Roads join two different known sites, once; from any site every other can be reached."""
    known = {node.id for node in file.nodes}
    seen: set[frozenset[str]] = set()
    for one, other in file.edges:
        for name in (one, other):
            if name not in known:
                raise Mistake("gc-board-road-site", site=name)
        if one == other or frozenset((one, other)) in seen:
            raise Mistake("gc-board-road-twice", first=one, second=other)
        seen.add(frozenset((one, other)))
    lost = known - reachable(file, file.nodes[0].id)
    if lost:
        raise Mistake("gc-board-split", site=min(lost))


def reachable(file: BoardFile, start: str) -> set[str]:
    """All sites that roads lead to from one."""
    found, rim = {start}, {start}
    while rim:
        rim = {b for pair in file.edges for a, b in (pair, pair[::-1]) if a in rim} - found
        found |= rim
    return found


def check_rewards(file: BoardFile) -> None:
    """Every location has a reward; keys and bonus cards are not promised more often than they exist (GC-Q02)."""
    for node in file.nodes:
        location = node.kind in ("coast", "rural")
        if location and node.reward not in ("card", "coin1", "coin2", "goods", "bonus", "key"):
            raise Mistake("gc-board-reward", site=node.id)
    found = Counter(node.reward for node in file.nodes)
    for kind, most in (("key", ALL_KEYS), ("bonus", BONUS_CARDS)):
        if found[kind] > most:
            raise Mistake("gc-board-reward-count", reward=kind, found=found[kind], most=most)


def check_parts(file: BoardFile) -> None:
    """5 and 3 letters for outer parts, a coin in four of them; 10 and 6 and a card for inner ones (GC-RWD-07 to -09)."""
    for node in file.nodes:
        if node.kind in LETTERS and (node.letters != LETTERS[node.kind] or node.reward is not None):
            raise Mistake("gc-board-letters", site=node.id)
        allowed = {"outer": (None, "coin1"), "inner": ("card",)}.get(node.kind, (None,))
        if node.first_extra not in allowed:
            raise Mistake("gc-board-extra", site=node.id)
    coins = sum(node.first_extra == "coin1" for node in file.nodes)
    if coins != OUTER_COINS:
        raise Mistake("gc-board-outer-coins", found=coins, expected=OUTER_COINS)


def check_goods(file: BoardFile) -> None:
    """Four goods; eight cards with two different ones each (GC-Q04)."""
    if sorted(file.goods) != sorted(GOOD_NAMES):
        raise Mistake("gc-board-goods", expected=", ".join(GOOD_NAMES))
    if len(file.goods_cards) != GOODS_IN_BOX:
        raise Mistake("gc-board-goods-count", found=len(file.goods_cards), expected=GOODS_IN_BOX)
    for one, other in file.goods_cards:
        if one == other or not {one, other} <= set(GOOD_NAMES):
            raise Mistake("gc-board-goods-card", first=one, second=other)


def check_score_cards(file: BoardFile) -> None:
    """Sixteen different score cards with backs 1, 2 and 3 (GC-SET-03, GC-Q03)."""
    if len(file.score_cards) != SCORE_CARDS:
        raise Mistake("gc-board-score-count", found=len(file.score_cards), expected=SCORE_CARDS)
    seen: set[int] = set()
    for number, card in enumerate(file.score_cards, 1):
        if card.good not in GOOD_NAMES or card.area.word() not in AREA_NAMES or card.back not in range(1, GROUPS + 1):
            raise Mistake("gc-board-score-card", number=number)
        if face(card) in seen:
            raise Mistake("gc-board-score-twice", number=number)
        seen.add(face(card))
