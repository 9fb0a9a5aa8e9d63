"""Rulebook, "Payday (Sunday evening)": the worked example figure for figure, and the printed table cell by cell."""

from __future__ import annotations

import pytest

from stammtisch.games.goldbraeu.rules import position as at
from stammtisch.games.goldbraeu.rules.components import GARDEN_NAMES
from tests.games.goldbraeu.tables import Scene, table

# Adler 4 spaces and 1 umbrella with the waitress, Krug 5 and 1 with the bum, Eiche 3; no boss of Eiche is told.
EXAMPLE = """
    adler  spaces a3 a2 a4 b3 b2       waitress  beer mayer  red 3  blue 2*
    krug   spaces c1 b1 a1 d1 c2 d2    bum       beer stein  yellow 2  green 1*
    eiche  spaces f1 g1 h1                       beer stein  red 1  blue 1  green 1
    mayer  yellow 1  red 2  blue 1*
    stein  red 2  blue 1  green 2*
"""


def earned(scene: Scene, kind: str) -> dict[str | int | None, tuple[str | int | None, ...]]:
    """What the journal says a garden or brewery took in."""
    return {event.facts[kind]: tuple(event.facts.values())[1:] for event in scene.events(f"{kind}-earned")}


def test_t_gb_01_gardens_of_the_example() -> None:
    """T-GB-01a-c: 44, 16 and 12 thalers, half of each divided among the markers, the rest to the boss."""
    scene = table(EXAMPLE)
    paid = scene.pay()
    gardens = earned(scene, "garden")

    assert gardens["adler"] == (44, 22, "mayer")
    assert gardens["krug"] == (16, 8, "stein")
    assert gardens["eiche"] == (12, 6, "stein")
    assert paid["adler"] == {"red": 12, "blue": 10}
    assert paid["krug"] == {"yellow": 4, "green": 4}
    assert paid["eiche"] == {"red": 2, "blue": 2, "green": 2}


def test_t_gb_02_breweries_of_the_example() -> None:
    """T-GB-02a-b: Mayerbräu 22, Steinbräu 8 + 6, divided in the same way; the other three gardens stay out of it."""
    scene = table(EXAMPLE + "baeren beer kramer\npost beer schmid\nhirschen beer kramer")
    paid = scene.pay()
    breweries = earned(scene, "brewery")

    assert breweries["mayer"] == (22,)
    assert breweries["stein"] == (14,)
    assert paid["mayer"] == {"yellow": 5, "red": 10, "blue": 7}
    assert paid["stein"] == {"red": 4, "blue": 2, "green": 8}


def test_t_gb_03_players_of_the_example() -> None:
    """T-GB-03: red 28, blue 21, yellow 9, green 14, together 72, twice the halves."""
    scene = table(EXAMPLE + "baeren beer kramer\npost beer schmid\nhirschen beer kramer")
    scene.pay()

    assert [scene.cash(seat) - 25 for seat in ("red", "blue", "yellow", "green")] == [28, 21, 9, 14]


def test_t_gb_04_the_example_with_chip_money_to_the_boss() -> None:
    """T-GB-04: the gardens earn without chips; then blue gets 20 and green pays 12."""
    text = EXAMPLE + "baeren beer kramer\npost beer schmid\nhirschen beer kramer"
    scene = table(text, chip_money="boss")
    paid = scene.pay()

    assert paid["adler"] == {"red": 6, "blue": 6}
    assert paid["krug"] == {"yellow": 8, "green": 6}
    assert paid["eiche"] == {"red": 2, "blue": 2, "green": 2}
    assert paid["mayer"] == {"yellow": 3, "red": 6, "blue": 3}
    assert paid["stein"] == {"red": 8, "blue": 4, "green": 8}
    assert [scene.cash(seat) - 25 for seat in ("red", "blue", "yellow", "green")] == [22, 35, 11, 4]


@pytest.mark.parametrize(
    ("spaces", "income"), [("a3", 0), ("a3 a2", 0), ("a3 a2 a4", 0), ("a3 a2 a4 b3", 4), ("a3 a2 a4 b3 b2", 12)]
)
def test_t_gb_05_a_garden_never_loses_money(spaces: str, income: int) -> None:
    """T-GB-05: with the bum, one to three plain spaces earn nothing, four earn 4, an umbrella more 12."""
    scene = table(f"adler spaces {spaces} bum beer mayer blue 1*")
    scene.pay()

    assert earned(scene, "garden")["adler"] == (income, income // 2, "mayer")
    assert scene.cash("blue") == 25 + income // 2


def test_t_gb_06_a_brewery_divides_the_sum_of_its_halves() -> None:
    """T-GB-06: 4 and 6 are 10 for five markers, 2 each and no rest; one by one the boss would get 5."""
    scene = table("""
        krug      spaces c1 b1       beer kramer
        eiche     spaces f1 g1 h1    beer kramer
        baeren    beer mayer
        hirschen  beer schmid
        kramer    red 3*  blue 2
    """)

    assert scene.pay()["kramer"] == {"red": 6, "blue": 4}


def test_t_gb_07_extremes() -> None:
    """T-GB-07: half 2 and three markers: all to the boss; no marker: all to the boss; no boss: the rest to nobody."""
    scene = table("""
        krug      red 1*  blue 1  green 1
        adler     spaces a3 a2 a4 b3 b2  waitress  red 0*  beer schmid
        post      beer kramer
        eiche     beer kramer
        hirschen  beer kramer
        schmid    blue 3  green 2
        baeren    bum  beer mayer
    """)
    paid = scene.pay()

    assert paid["krug"] == {"red": 2}
    assert paid["adler"] == {"red": 22}
    assert paid["schmid"] == {"blue": 12, "green": 8}
    assert [event.facts for event in scene.events("rest-kept") if event.facts["business"] == "schmid"] == [
        {"business": "schmid", "amount": 2}
    ]


# Value of a marker / bonus of the boss, for half the income in the first line (D.2 of the rules).
LEFT_HALF = """
    2    4    6    8    10    12    14    16    18
    2/0  4/0  6/0  8/0  10/0  12/0  14/0  16/0  18/0
    1/0  2/0  3/0  4/0  5/0   6/0   7/0   8/0   9/0
    0/2  1/1  2/0  2/2  3/1   4/0   4/2   5/1   6/0
    0/2  1/0  1/2  2/0  2/2   3/0   3/2   4/0   4/2
    0/2  0/4  1/1  1/3  2/0   2/2   2/4   3/1   3/3
    0/2  0/4  1/0  1/2  1/4   2/0   2/2   2/4   3/0
"""
RIGHT_HALF = """
    20    22    24    26    28    30    32    34    36
    20/0  22/0  24/0  26/0  28/0  30/0  32/0  34/0  36/0
    10/0  11/0  12/0  13/0  14/0  15/0  16/0  17/0  18/0
    6/2   7/1   8/0   8/2   9/1   10/0  10/2  11/1  12/0
    5/0   5/2   6/0   6/2   7/0   7/2   8/0   8/2   9/0
    4/0   4/2   4/4   5/1   5/3   6/0   6/2   6/4   7/1
    3/2   3/4   4/0   4/2   4/4   5/0   5/2   5/4   6/0
"""


def cells() -> list[tuple[int, int, int, int]]:
    """Half, markers, value, bonus of every printed cell."""
    found = []
    for part in (LEFT_HALF, RIGHT_HALF):
        head, *rows = (line.split() for line in part.strip().splitlines())
        for markers, row in enumerate(rows, 1):
            for half, cell in zip(head, row, strict=True):
                value, bonus = cell.split("/")
                found.append((int(half), markers, int(value), int(bonus)))
    return found


def test_the_table_has_108_cells() -> None:
    """Eighteen incomes by six numbers of markers."""
    assert len(cells()) == 108


@pytest.mark.parametrize(("half", "markers", "value", "bonus"), cells())
def test_payday_table(half: int, markers: int, value: int, bonus: int) -> None:
    """D.2: green's markers are paid by value, the bonus goes to red, who is boss without a share."""
    scene = table(f"post red 0* green {markers}\nadler bum\nbaeren waitress")
    scene.p.at[at.TABLES + GARDEN_NAMES.index("post")] = half // 2  # a space or half an umbrella earns 4

    assert scene.pay().get("post", {}) == {
        seat: amount for seat, amount in (("green", value * markers), ("red", bonus)) if amount
    }
