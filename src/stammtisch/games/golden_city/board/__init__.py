"""The board is data: a board file that breaks no constraint, as masks and rows that can be played on."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec

from stammtisch.core.board_file import BoardReader
from stammtisch.games.golden_city.board.constraints import check
from stammtisch.games.golden_city.board.file import BoardFile, by_name, face, goods, reward, site
from stammtisch.games.golden_city.rules.components import GOODS_KINDS, GROUPS, SITES

if TYPE_CHECKING:
    from collections.abc import Iterable


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


def build(file: BoardFile, name: str) -> Board:
    """The masks and rows of a board file that has been checked."""
    nodes = {site(node.id): node for node in file.nodes}
    found = Counter(map(goods, file.goods_cards))
    return Board(
        name=name,
        file=file,
        sites=mask(node.id for node in file.nodes),
        roads=tuple(neighbours(file, number) for number in range(SITES)),
        rewards=tuple(reward(nodes[number]) if number in nodes else 0 for number in range(SITES)),
        rivers=tuple(mask(river.locations) for river in by_name(file.rivers)),
        groups=tuple(faces(file, back) for back in range(1, GROUPS + 1)),
        goods_cards=tuple(found[kind] for kind in range(GOODS_KINDS)),
    )


def mask(names: Iterable[str]) -> int:
    """Sites as bits."""
    return sum(1 << number for number in {site(name) for name in names})


def neighbours(file: BoardFile, number: int) -> int:
    """The sites that a road joins to one."""
    joined = [(site(one), site(other)) for one, other in file.edges]
    return sum(1 << other for one, other in (*joined, *((b, a) for a, b in joined)) if one == number)


def faces(file: BoardFile, back: int) -> int:
    """What the score cards of a group show, as bits."""
    return sum(1 << face(card) for card in file.score_cards if card.back == back)


BOARDS: Final = BoardReader("golden_city", "stammtisch.games.golden_city", BoardFile, check, build)
