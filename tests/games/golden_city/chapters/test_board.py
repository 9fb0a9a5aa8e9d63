"""The board is data: what a board file must keep to, and playing on another one (GC-Q01 to GC-Q04)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from stammtisch.core.bits import count
from stammtisch.core.mistakes import Mistake
from stammtisch.games.golden_city.board import BOARDS
from stammtisch.games.golden_city.editions import EDITIONS, rule_words
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.components import SITE_NAMES
from tests.games.golden_city.boards import causeway, node, standard
from tests.games.golden_city.play import moments

if TYPE_CHECKING:
    from collections.abc import Callable


def mistake(board: dict[str, Any]) -> tuple[str, dict[str, str | int | None]]:
    """What is wrong with a board."""
    with pytest.raises(Mistake) as found:
        BOARDS.read(json.dumps(board).encode(), "mine")
    return found.value.key, found.value.about


def site(name: str, **changes: object) -> Callable[[dict[str, Any]], None]:
    """Change a site."""
    return lambda board: node(board, name).update(changes)


def put(key: str, value: object) -> Callable[[dict[str, Any]], None]:
    """Change a whole part of the file."""
    return lambda board: board.update({key: value})


def add(key: str, value: object) -> Callable[[dict[str, Any]], None]:
    """Add to a list of the file."""
    return lambda board: board[key].append(value)


def river(**changes: object) -> Callable[[dict[str, Any]], None]:
    """Change the river in the north-east."""
    return lambda board: board["rivers"][0].update(changes)


def drop(name: str) -> Callable[[dict[str, Any]], None]:
    """Take a site off the map."""
    return lambda board: board["nodes"].remove(node(board, name))


def cut_off(board: dict[str, Any]) -> None:
    """Take away all roads of a site."""
    board["edges"] = [edge for edge in board["edges"] if "MO-C1" not in edge]


def many(reward: str) -> Callable[[dict[str, Any]], None]:
    """The same reward on the whole coast."""

    def spoil(board: dict[str, Any]) -> None:
        for other in board["nodes"]:
            if other["kind"] == "coast":
                other["reward"] = reward

    return spoil


def score_card(**changes: object) -> Callable[[dict[str, Any]], None]:
    """Change the first score card."""
    return lambda board: board["score_cards"][0].update(changes)


RIVERS = "ne, se, sw, nw"
SPOILT = [
    (site("MO-C1", id="XX-C1"), "gc-board-site", {"site": "XX-C1"}),
    (site("MO-C1", id="MO-C2"), "gc-board-site-twice", {"site": "MO-C2"}),
    (site("MO-C1", kind="rural"), "gc-board-kind", {"site": "MO-C1", "kind": "coast", "landform": "coast"}),
    (site("MO-R2", landform="desert"), "gc-board-kind", {"site": "MO-R2", "kind": "rural", "landform": "mountains"}),
    (drop("MO-R8"), "gc-board-count", {"kind": "rural", "found": 29, "expected": 30}),
    (drop("MO-I"), "gc-board-count", {"kind": "inner", "found": 3, "expected": 4}),
    (river(id="N"), "gc-board-rivers", {"expected": RIVERS}),
    (
        river(between=["mountains", "woodland"]),
        "gc-board-river-between",
        {"river": "NE", "banks": "meadows, mountains"},
    ),
    (river(locations=["MO-R4", "MO-R7"]), "gc-board-river-count", {"river": "NE", "expected": 3}),
    (river(locations=["MO-R4", "MO-R7", "MO-R2"]), "gc-board-river-site", {"river": "NE", "site": "MO-R2"}),
    (site("ME-R1", river=None), "gc-board-river-site", {"river": "NE", "site": "ME-R1"}),
    (site("MO-R2", river="NE"), "gc-board-river-site", {"river": "NE", "site": "MO-R2"}),
    (add("edges", ["MO-C1", "DE-R8"]), "gc-board-road-site", {"site": "DE-R8"}),
    (add("edges", ["MO-C1", "MO-C1"]), "gc-board-road-twice", {"first": "MO-C1", "second": "MO-C1"}),
    (add("edges", ["MO-R2", "MO-C1"]), "gc-board-road-twice", {"first": "MO-R2", "second": "MO-C1"}),
    (cut_off, "gc-board-split", {"site": "DE-C1"}),
    (site("MO-C1", reward=None), "gc-board-reward", {"site": "MO-C1"}),
    (site("MO-C1", reward="gold"), "gc-board-reward", {"site": "MO-C1"}),
    (many("key"), "gc-board-reward-count", {"reward": "key", "found": 22, "most": 6}),
    (many("bonus"), "gc-board-reward-count", {"reward": "bonus", "found": 24, "most": 8}),
    (site("MO-O1", letters=[6, 3]), "gc-board-letters", {"site": "MO-O1"}),
    (site("MO-I", reward="card"), "gc-board-letters", {"site": "MO-I"}),
    (site("MO-O2", first_extra="card"), "gc-board-extra", {"site": "MO-O2"}),
    (site("MO-R2", first_extra="coin1"), "gc-board-extra", {"site": "MO-R2"}),
    (site("MO-I", first_extra=None), "gc-board-extra", {"site": "MO-I"}),
    (site("MO-O2", first_extra="coin1"), "gc-board-outer-coins", {"found": 5, "expected": 4}),
    (put("goods", ["wine", "beer", "cloth", "spice"]), "gc-board-goods", {"expected": "wine, pottery, cloth, spice"}),
    (add("goods_cards", ["wine", "spice"]), "gc-board-goods-count", {"found": 9, "expected": 8}),
    (
        put("goods_cards", [["wine", "wine"]] * 8),
        "gc-board-goods-card",
        {"first": "wine", "second": "wine"},
    ),
    (put("score_cards", []), "gc-board-score-count", {"found": 0, "expected": 16}),
    (score_card(back=4), "gc-board-score-card", {"number": 1}),
    (score_card(good="beer"), "gc-board-score-card", {"number": 1}),
    (score_card(area={"river": "N"}), "gc-board-score-card", {"number": 1}),
    (score_card(good="cloth"), "gc-board-score-twice", {"number": 5}),
    (put("bonus_cards", [{"id": "scales"}]), "gc-board-bonus", None),
]


@pytest.mark.parametrize(("spoil", "key", "about"), SPOILT, ids=[f"{key}-{i}" for i, (_, key, _) in enumerate(SPOILT)])
def test_the_first_broken_constraint_is_named(
    spoil: Callable[[dict[str, Any]], None], key: str, about: dict[str, str | int] | None
) -> None:
    """One thing is wrong, and the mistake says which."""
    board = standard()
    spoil(board)
    found = mistake(board)

    assert found[0] == key
    assert about is None or found[1] == about
    assert str(Mistake(key, **found[1]))


def test_a_river_needs_both_banks() -> None:
    """Three mountain sites are no river between mountains and meadows."""
    board = standard()
    board["rivers"][0]["locations"] = ["MO-R4", "MO-R7", "MO-R3"]
    node(board, "MO-R3")["river"] = "NE"
    node(board, "ME-R1")["river"] = None

    assert mistake(board) == ("gc-board-river-bank", {"river": "NE"})


def test_a_file_of_another_shape_is_refused() -> None:
    """Neither JSON that lacks a part nor something else altogether is a board."""
    board = standard()
    del board["edges"]
    assert mistake(board)[0] == "board-format"
    with pytest.raises(Mistake) as found:
        GAME.make_setup(board=b"no board at all")
    assert found.value.key == "board-format"


def test_the_standard_board() -> None:
    """GC-CMP-03, -04: 16 coastal, 30 rural, 8 outer, 4 inner sites; 112 roads; 12 on rivers; three parts a quarter."""
    rule = rule_words(EDITIONS["kosmos-2009"], BOARDS.standard, 4)

    kinds = [count(rule[place]) for place in (at.COASTAL, at.RURAL, at.OUTER, at.INNER)]
    assert kinds == [16, 30, 8, 4]
    assert sum(count(rule[at.ROADS + number]) for number in range(len(SITE_NAMES))) == 2 * 112
    assert [count(rule[at.AREA + area]) for area in range(8)] == [3] * 8
    assert [count(rule[at.LAND + landform]) for landform in range(5)] == [16, 11, 10, 11, 10]
    assert count(rule[at.ON_RIVERS]) == 12
    assert [count(rule[at.GROUP + group]) for group in range(3)] == [4, 8, 4]
    assert rule[at.GOODS_CARDS : at.GOODS_CARDS + 6] == [2, 1, 1, 1, 1, 2]


def test_roads_lead_both_ways() -> None:
    """Whatever a road joins is joined from either end."""
    roads = BOARDS.standard.roads
    assert all(roads[b] >> a & 1 for a in range(60) for b in range(60) if roads[a] >> b & 1)


def test_a_whole_file_of_boards_will_do() -> None:
    """The part under the game's name is read; the board travels in one line."""
    setup = GAME.make_setup(board=json.dumps({"golden_city": standard(), "goldbraeu": {}}).encode())

    assert "\n" not in setup.board
    assert GAME.open(setup).state() == GAME.deal().state()


def test_another_board_can_be_played() -> None:
    """A board with eight rural deserts and other roads leads to an end; `wo-r8` is not on it."""
    p = GAME.deal(board=causeway())
    assert p.rule[at.MAP] >> SITE_NAMES.index("de-r8") & 1
    assert not p.rule[at.MAP] >> SITE_NAMES.index("wo-r8") & 1

    *_, (end, _seat, _action) = moments(GAME.make_setup(board=causeway()), seed=1)
    assert end.to_act == 0
