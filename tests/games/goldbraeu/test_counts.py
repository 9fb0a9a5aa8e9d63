"""Decisions to some depth from set positions, counted once and typed out: everything is generated, in both builds.

The first numbers of each row can be checked by hand; a change in the others means that a rule has changed.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from stammtisch.core.bits import members
from stammtisch.core.position import Position
from stammtisch.games.goldbraeu.game import GAME
from tests.games.goldbraeu.boards import LARGE
from tests.games.goldbraeu.tables import Scene, table

if TYPE_CHECKING:
    from collections.abc import Callable


def count(p: Position, depth: int) -> int:
    """How many rows of so many decisions begin here; simultaneous ones are made in the order of the seats."""
    if depth == 0 or p.to_act == 0:
        return 1
    seat = members(p.to_act)[0]
    total = 0
    for action in p.legal(seat):
        after = p.copy()
        after.apply(seat, action)
        total += count(after, depth - 1)
    return total


def opening(seats: int, edition: str = "") -> Scene:
    """Before the first sign is laid."""
    return Scene(GAME.deal(edition, seats))


GARDENS = "krug red 0* spaces c1 c2 c3\nhirschen red 0* spaces c5 c4\neiche blue 0* spaces f1 e1\nstart red"
QUARREL = """
    hirschen  red 2* green 1
    krug      red 3* green 1 blue 1
    post      blue 1* green 1
    red       hand hirschen krug
    green     hand hirschen hirschen post
    start     green
"""
SHOP = "krug red 2 blue 2 green 1\ndisplay krug bum\nsupply krug eiche eiche waitress\nred markers 1\nstart red"
LAST = "krug red 2 blue 1\nred hand krug krug post\nblue hand krug adler\ngreen hand post\nstart red day 7"
STAY = "hirschen red 1* green 1 blue 1\nred hand hirschen hirschen\ngreen hand hirschen\nkrug green 1\nstart green"


def quarrel(**options: str) -> Scene:
    """Green and blue name bosses against two cards of red's."""
    return table(QUARREL, **options).plans(green="boss", blue="boss")


@pytest.mark.parametrize(
    ("begin", "counts"),
    [
        (partial(opening, 4), [4, 16, 64, 252, 960, 3480]),
        (partial(opening, 3, "rio-grande-2004"), [4, 16, 64, 252, 960, 3480]),
        (lambda: table().morning(), [12, 144, 432, 1296, 3888]),
        (lambda: table(GARDENS).plans(red="expand"), [12, 143, 286, 2002, 5720]),
        (
            lambda: table(GARDENS, board=LARGE, fence_limit="on").plans(red="expand", blue="expand"),
            [4, 11, 32, 176, 672, 3366],
        ),
        (quarrel, [6, 12, 34, 100, 349, 1306, 6292]),
        (lambda: quarrel(edition="rio-grande-2004"), [6, 14, 46, 131, 505, 1860, 8904]),
        (lambda: quarrel(edition="digest"), [6, 14, 31, 108, 426, 1676, 8046]),
        (
            lambda: table(STAY, duel_boss_cards="any", boss_extra_card="always").plans(green="boss"),
            [4, 11, 23, 75, 273, 806, 2954],
        ),
        (lambda: table(SHOP).plans(), [4, 13, 38, 112, 315, 892, 2233, 5523]),
        (lambda: table(SHOP, chip_direction="either").plans(), [4, 15, 50, 156, 475, 1478, 3941]),
        (lambda: table(LAST).evening(), [3, 8, 18, 60, 426, 2534]),
    ],
    ids=[
        "signs",
        "signs for three",
        "a morning",
        "two gardens",
        "few fences",
        "a quarrel in German",
        "a quarrel in English",
        "a quarrel by the digest",
        "many cards to block with",
        "a shop",
        "a shop with chips that run both ways",
        "last cards",
    ],
)
def test_counts(begin: Callable[[], Scene], counts: list[int]) -> None:
    """Depth one, two, three and so on."""
    assert [count(begin().p, depth) for depth in range(1, len(counts) + 1)] == counts
