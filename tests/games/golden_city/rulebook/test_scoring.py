"""The scoring examples of the rulebook and what follows from them (T-GC-10 to T-GC-22)."""

from __future__ import annotations

import pytest

from stammtisch.core.events import Event
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.scoring import score_card
from tests.games.golden_city.made import Player, empty_table, equip, of, show_score_card

RIVER = "river-ne"  # between mountains and meadows: mo-r4, mo-r7, me-r1
QUARTER = "quarter-desert"  # de-o1, de-o2, de-i


def scored(good: str, area: str, **players: Player) -> dict[str, int]:
    """What a score card pays."""
    p = empty_table()
    for name, player in players.items():
        equip(p, name, player)
    show_score_card(p, good, area)
    score_card(p)
    return {seat: letters for seat, letters in of(p, at.LETTERS).items() if letters}


AREAS = {
    "T-GC-10": (RIVER, {"white": "mo-r4", "black": "mo-r7"}, {"white": 2, "black": 2}),
    "T-GC-11": (RIVER, {"white": "mo-r4"}, {"white": 4}),
    "T-GC-12": (RIVER, {"white": "mo-r4 me-r1", "black": "mo-r7"}, {"white": 4, "black": 2}),
    "T-GC-13": (RIVER, {"white": "mo-r4", "black": "mo-r7 me-r1"}, {"white": 2, "black": 4}),
    "T-GC-14": (
        QUARTER,
        {"red": "de-o1 de-o2 de-i", "blue": "de-o1 de-o2", "black": "de-i"},
        {"red": 4, "blue": 2, "black": 2},
    ),
    "T-GC-15": (
        QUARTER,
        {"red": "de-o1 de-o2", "blue": "de-o1 de-i", "black": "de-i"},
        {"red": 2, "blue": 2, "black": 2},
    ),
    "T-GC-16": (QUARTER, {}, {}),
}


@pytest.mark.parametrize(("area", "businesses", "letters"), AREAS.values(), ids=AREAS.keys())
def test_area(area: str, businesses: dict[str, str], letters: dict[str, int]) -> None:
    """GC-SCO-04, -05: two letters for being there, two more for more businesses than anybody else, none for a tie."""
    players = {name: Player(sites=sites) for name, sites in businesses.items()}

    assert scored("spice", area, **players) == letters


GOODS = {
    "T-GC-20": ("pottery", {"red": "pottery-cloth"}, {"red": 4}),
    "T-GC-21": (
        "pottery",
        {"red": "pottery-cloth pottery-spice wine-pottery", "blue": "wine-pottery"},
        {"red": 2, "blue": 2},
    ),
    "T-GC-22": ("wine", {"red": "pottery-cloth"}, {}),
}


@pytest.mark.parametrize(("good", "cards", "letters"), GOODS.values(), ids=GOODS.keys())
def test_goods(good: str, cards: dict[str, str], letters: dict[str, int]) -> None:
    """GC-SCO-02, -03, -06: two letters for having the goods, two more for the only one; numbers do not matter."""
    p = empty_table()
    p.at[at.DECK] += 1  # the display of our made tables has taken one wine-pottery; the third player needs it
    p.at[at.DECK_SIZE] += 1
    for name, words in cards.items():
        equip(p, name, Player(goods=words))
    show_score_card(p, good, QUARTER)
    score_card(p)

    assert {seat: amount for seat, amount in of(p, at.LETTERS).items() if amount} == letters


def test_both_categories_pay_independently() -> None:
    """The first example as a whole: Pottery is Red's alone, the river belongs to White and Black alike."""
    paid = scored(
        "pottery",
        RIVER,
        red=Player(goods="pottery-cloth"),
        white=Player(sites="mo-r4"),
        black=Player(sites="mo-r7"),
    )

    assert paid == {"red": 4, "white": 2, "black": 2}


def test_the_forecast_pays_what_the_scoring_will() -> None:
    """`score` at the table: what the open card would pay now, by the code that scores, changing nothing."""
    p = empty_table()
    equip(p, "white", Player(sites="mo-r4"))
    show_score_card(p, "pottery", RIVER)
    before = p.state()

    assert GAME.forecast(p) == [Event("area-scored", {"seat": "white", "area": RIVER, "amount": 4})]
    assert p.state() == before


def test_a_card_that_pays_nobody_says_so() -> None:
    """Neither goods nor area: nobody gets a letter, and the log says that."""
    p = empty_table()

    assert GAME.forecast(p) == [Event("nobody-scored", {"good": "wine", "area": RIVER})]
