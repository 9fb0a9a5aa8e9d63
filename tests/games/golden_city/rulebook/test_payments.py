"""Every legal payment, and no other (T-GC-30 to T-GC-45): GC-CST-01, -02, -05, GC-JOK-01 to GC-JOK-05."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

import pytest

from stammtisch.core.bits import members
from stammtisch.core.position import Position
from stammtisch.games.golden_city.rules import position as at
from stammtisch.games.golden_city.rules.catalogue import PAYMENT_NAMES, PAYMENTS
from stammtisch.games.golden_city.rules.components import COAST, LANDFORM_NAMES, LANDFORMS
from stammtisch.games.golden_city.rules.payment import affordable, payments, payments_for
from tests.games.golden_city.made import Player, building, do, empty_table, equip, hand, kinds, sites, to_move, why

LETTERS: Final = {"C": "coast", "M": "mountains", "E": "meadows", "W": "woodland", "D": "desert"}


def spelled(letters: str) -> str:
    """`WDD` as the words of the notation."""
    return "-".join(LETTERS[letter] for letter in letters)


def ways(cards: str, landform: str, **options: str) -> set[str]:
    """The payments that a hand can make for a site of a landform."""
    p = empty_table(options=options)
    equip(p, "red", Player(hand=" ".join(LETTERS[letter] for letter in cards)))
    found = payments(p, 0, LANDFORM_NAMES.index(LETTERS[landform]))
    return {PAYMENT_NAMES[number] for number in members(found)}


# The two slots of T-GC-30 and T-GC-31 cannot be bought alone, as every inland site costs two cards: there a real card
# fills the other slot, and the joker is what the vector asks for.
HANDS = {
    "T-GC-30": ("WDD", "W", {"WDD"}),
    "T-GC-31": ("MCC", "M", {"MCC"}),
    "T-GC-32": ("WW", "W", {"WW"}),
    "T-GC-33": ("WDD", "W", {"WDD"}),
    "T-GC-34": ("DDDD", "W", {"DDDD"}),
    "T-GC-35": ("DDMM", "W", {"MMDD"}),
    "T-GC-36": ("WWDDDDMM", "W", {"WW", "WDD", "WMM", "DDDD", "MMDD"}),
    "T-GC-37": ("DDDM", "W", set[str]()),
    "T-GC-38": ("WDM", "W", set[str]()),
    "T-GC-39": ("CDDMM", "C", {"C", "DD", "MM"}),
    "T-GC-40": ("DD", "C", {"DD"}),
    "T-GC-41": ("WWWDD", "W", {"WW", "WDD"}),
    "T-GC-42": ("WWWW", "D", {"WWWW"}),
}


@pytest.mark.parametrize(("cards", "landform", "expected"), HANDS.values(), ids=HANDS.keys())
def test_hand(cards: str, landform: str, expected: set[str]) -> None:
    """What a hand can pay for a site of a landform."""
    assert ways(cards, landform) == {spelled(letters) for letters in expected}


def test_joker_to_coast_is_an_option() -> None:
    """T-GC-40: two deserts stand for a coast card, unless the table plays without that."""
    assert ways("DD", "C", joker_to_coast="no") == set()
    assert ways("CDD", "C", joker_to_coast="no") == {"coast"}
    assert ways("CC", "C") == {"coast"}


def inner_desert(hand: str, keys: int) -> Position:
    """Red's turn, next to the inner desert part."""
    return building("red", red=Player(hand=hand, sites="de-c3 de-r6 de-o2", keys=keys))


def test_an_inner_part_takes_a_key_besides() -> None:
    """T-GC-43, GC-CST-03, -04: four woodlands and the key pay for the inner desert part; the key goes to the box."""
    p = inner_desert("woodland woodland woodland woodland", keys=1)
    assert "de-i" in sites(p)

    events = do(p, "build de-i")

    assert kinds(events)[:3] == ["paid", "key-spent", "built"]
    assert events[0].facts["payment"] == spelled("WWWW")
    assert (p.at[at.KEYS], p.at[at.KEYS_LEFT], hand(p, "red")) == (0, 5, [])


def test_without_a_key_no_inner_part() -> None:
    """T-GC-44: two deserts are not enough for the inner desert part."""
    p = inner_desert("desert desert", keys=0)

    assert "de-i" not in sites(p)
    assert why(p, "build de-i") == "no-key"


def test_a_key_from_the_same_turn_opens_the_inner_part() -> None:
    """T-GC-45, GC-BLD-07: first the key location, then the inner part with what is left."""
    p = inner_desert("desert desert desert desert", keys=0)
    assert why(p, "build de-i") == "no-key"

    do(p, "build de-r5")

    assert p.at[at.KEYS] == 1
    assert to_move(p) == "red"
    assert "de-i" in sites(p)
    do(p, "build de-i")
    assert hand(p, "red") == []


def test_payments_of_all_hands() -> None:
    """E.5 for all hands of up to eight cards: the payments are those of its formula, and it says when there are any."""
    p = empty_table()
    for size in range(9):
        for cards in combinations_with_replacement(range(LANDFORMS), size):
            held = [cards.count(landform) for landform in range(LANDFORMS)]
            for landform, number in enumerate(held):
                p.at[at.HAND + landform] = number
            for landform in range(LANDFORMS):
                found = {tuple(sorted(PAYMENTS[number])) for number in members(payments(p, 0, landform))}
                assert found == by_the_formula(held, landform)


def by_the_formula(held: list[int], landform: int) -> set[tuple[int, ...]]:
    """The payments as E.5 puts it: some real cards, the rest in pairs of others."""
    need = 1 if landform == COAST else 2
    others = [other for other in range(LANDFORMS) if other != landform]
    found = set()
    for real in range(min(need, held[landform]) + 1):
        for jokers in combinations_with_replacement(others, need - real):
            if all(2 * jokers.count(other) <= held[other] for other in others):
                found.add(tuple(sorted([landform] * real + [other for joker in jokers for other in (joker, joker)])))
    assert bool(found) == (held[landform] + sum(held[other] // 2 for other in others) >= need)
    return found


def test_every_payment_has_a_use() -> None:
    """The catalogue names no payment that fits no cost."""
    assert all(any(payments_for(x) >> i & 1 for x in range(LANDFORMS)) for i in range(len(PAYMENTS)))


def test_at_most_six_payments() -> None:
    """E.5: with up to seven cards there are at most six ways to pay for two cards and four for one."""
    p = empty_table()
    most = {1: 0, 2: 0}
    for cards in combinations_with_replacement(range(LANDFORMS), 7):
        for landform in range(LANDFORMS):
            p.at[at.HAND + landform] = cards.count(landform)
        for landform in range(LANDFORMS):
            need = 1 if landform == COAST else 2
            most[need] = max(most[need], len(members(affordable(p, 0) & payments_for(landform))))

    assert most == {1: 4, 2: 6}
