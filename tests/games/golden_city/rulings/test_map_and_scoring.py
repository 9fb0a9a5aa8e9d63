"""Rulings about the map, the card sets and scoring."""

from __future__ import annotations

from collections import Counter

from stammtisch.core.bits import count, members
from stammtisch.core.position import Position
from stammtisch.games.golden_city.board import BOARDS
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.components import AREAS, SITE_NAMES
from stammtisch.games.golden_city.rules.scoring import score_card
from tests.games.golden_city.made import Player, empty_table, equip, of, show_score_card


def near(p: Position, name: str) -> set[str]:
    """The sites that a road joins to one."""
    return {SITE_NAMES[site] for site in members(p.rule[at.ROADS + SITE_NAMES.index(name)])}


def test_gc_q01_the_map() -> None:
    """Four coasts and seven or eight rural sites a landform; outer parts joined to land, inner part and neighbour."""
    p = GAME.deal()

    for sector in ("mo", "me", "wo", "de"):
        names = [node.id.lower() for node in BOARDS.standard.file.nodes if node.id.lower().startswith(sector)]
        assert sum("-c" in name for name in names) == 4
        assert sum("-r" in name for name in names) in (7, 8)
        for part in (f"{sector}-o1", f"{sector}-o2"):
            assert f"{sector}-i" in near(p, part)
            assert any("-r" in name for name in near(p, part))
            assert any("-o" in name for name in near(p, part))
        assert not any("-r" in name for name in near(p, f"{sector}-i"))


def test_gc_q02_rewards_do_not_run_dry() -> None:
    """Six keys, eight bonus cards, eight goods: as many sites as there are cards; four outer coins."""
    found = Counter(node.reward for node in BOARDS.standard.file.nodes)

    assert (found["key"], found["bonus"], found["goods"]) == (6, 8, 8)
    assert sum(node.first_extra == "coin1" for node in BOARDS.standard.file.nodes) == 4


def test_gc_q03_every_area_twice_every_good_four_times() -> None:
    """The sixteen score cards; rivers only on the ones, quarters only on the threes."""
    p = GAME.deal()
    faces = members(p.at[at.FACES_LEFT])

    assert Counter(face % AREAS for face in faces) == dict.fromkeys(range(8), 2)
    assert Counter(face // AREAS for face in faces) == dict.fromkeys(range(4), 4)
    assert all(face % AREAS < 4 for face in members(p.rule[at.GROUP]))
    assert all(face % AREAS >= 4 for face in members(p.rule[at.GROUP + 2]))


def test_gc_q04_every_good_is_on_four_goods_cards() -> None:
    """Six pairs, two of them twice."""
    shown = Counter(good for card in BOARDS.standard.file.goods_cards for good in card)

    assert shown == {"wine": 4, "pottery": 4, "cloth": 4, "spice": 4}


def letters(good: str, area: str, **players: Player) -> dict[str, int]:
    """What a score card pays."""
    p = empty_table(3)
    for name, player in players.items():
        equip(p, name, player)
    show_score_card(p, good, area)
    score_card(p)
    return of(p, at.LETTERS)


def test_gc_q25_more_goods_are_no_majority() -> None:
    """GC-SCO-03, GC-SCO-06: three cards against one pay the same; only being alone pays more."""
    both = letters("wine", "river-se", red=Player(goods="wine-spice wine-pottery"), blue=Player(goods="wine-pottery"))
    assert both == {"red": 2, "blue": 2, "white": 0}

    alone = letters("wine", "river-se", red=Player(goods="wine-spice wine-pottery"))
    assert alone == {"red": 4, "blue": 0, "white": 0}


def test_gc_q26_a_tie_for_most_pays_no_bonus() -> None:
    """GC-SCO-05: more than any other, or nothing more."""
    tied = letters("wine", "quarter-desert", red=Player(sites="de-o1"), blue=Player(sites="de-o1"))

    assert tied == {"red": 2, "blue": 2, "white": 0}


def test_gc_q34_coasts_lie_on_no_river() -> None:
    """A coastal site counts for neither rivers nor landforms."""
    p = GAME.deal()

    assert not p.rule[at.ON_RIVERS] & p.rule[at.COASTAL]
    assert all(not p.rule[at.LAND + landform] & p.rule[at.COASTAL] for landform in range(1, 5))
    assert count(p.rule[at.ON_RIVERS] & p.rule[at.RURAL]) == 12


def test_gc_q40_goods_and_area_are_scored_one_after_the_other() -> None:
    """No effect on each other: the sum of both."""
    paid = letters("wine", "quarter-desert", red=Player(goods="wine-spice", sites="de-o1"))

    assert paid == {"red": 8, "blue": 0, "white": 0}
