"""What every board must keep to: each constraint in turn, and the first that is broken (GC-Q01 to GC-Q04)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from stammtisch.core.mistakes import Mistake
from stammtisch.games.golden_city.board.file import BoardFile, River, by_name, face, kind_of, site
from stammtisch.games.golden_city.rules.components import (
    ALL_KEYS,
    AREA_NAMES,
    BONUS_CARDS,
    BONUS_NAMES,
    GOOD_NAMES,
    GROUPS,
    LANDFORM_NAMES,
    RIVER_NAMES,
    SITE_NAMES,
)
from stammtisch.games.golden_city.rules.sites import landform_of

COUNTS: Final = {"coast": 16, "rural": 30, "outer": 8, "inner": 4}
LETTERS: Final = {"outer": (5, 3), "inner": (10, 6)}
EXTRAS: Final = {"outer": (None, "coin1"), "inner": ("card",)}
REWARDS: Final = ("card", "coin1", "coin2", "goods", "bonus", "key")
RING: Final = LANDFORM_NAMES[1:]  # clockwise; a river runs between each two neighbours
RIVER_LOCATIONS: Final = 3
OUTER_COINS: Final = 4
GOODS_CARDS: Final = 8
SCORE_CARDS: Final = 16


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
        if location and node.reward not in REWARDS:
            raise Mistake("gc-board-reward", site=node.id)
    found = Counter(node.reward for node in file.nodes)
    for kind, most in (("key", ALL_KEYS), ("bonus", BONUS_CARDS)):
        if found[kind] > most:
            raise Mistake("gc-board-reward-count", reward=kind, found=found[kind], most=most)


def check_parts(file: BoardFile) -> None:
    """5 and 3 letters for outer parts, a coin in four of them; 10, 6 and a card for inner ones (GC-RWD-07 to -09)."""
    for node in file.nodes:
        if node.kind in LETTERS and (node.letters != LETTERS[node.kind] or node.reward is not None):
            raise Mistake("gc-board-letters", site=node.id)
        if node.first_extra not in EXTRAS.get(node.kind, (None,)):
            raise Mistake("gc-board-extra", site=node.id)
    coins = sum(node.first_extra == "coin1" for node in file.nodes)
    if coins != OUTER_COINS:
        raise Mistake("gc-board-outer-coins", found=coins, expected=OUTER_COINS)


def check_goods(file: BoardFile) -> None:
    """Four goods; eight cards with two different ones each (GC-Q04)."""
    if sorted(file.goods) != sorted(GOOD_NAMES):
        raise Mistake("gc-board-goods", expected=", ".join(GOOD_NAMES))
    if len(file.goods_cards) != GOODS_CARDS:
        raise Mistake("gc-board-goods-count", found=len(file.goods_cards), expected=GOODS_CARDS)
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
