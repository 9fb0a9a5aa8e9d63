from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from stammtisch.core.chance import Rng, pick
from stammtisch.core.position import Position
from tests.core import toy
from tests.core.toy import TOY


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [749, 8, 256, 660, 287, 296, 294, 857]),
        (1, [646, 677, 766, 929, 515, 660, 874, 765]),
        (123456789, [678, 505, 742, 337, 44, 703, 484, 948]),
        (-5, [402, 912, 197, 211, 673, 454, 616, 739]),
        (10**30, [392, 749, 777, 678, 780, 458, 568, 889]),
    ],
)
def test_the_numbers_of_a_seed_never_change(seed: int, numbers: list[int]) -> None:
    """Typed out: the same on every machine, interpreted and compiled; any int is a seed."""
    rng = Rng(seed)

    assert [rng.below(1000) for _ in range(8)] == numbers


def test_a_copy_goes_on_with_the_same_numbers() -> None:
    """And drawing from one does not move the other."""
    rng = Rng(3)
    rng.below(10)
    twin = rng.copy()
    ahead = [rng.below(100) for _ in range(5)]

    assert [twin.below(100) for _ in range(5)] == ahead


def test_numbers_stay_below_their_limit() -> None:
    """From 0 to limit - 1, for small and large limits."""
    rng = Rng(1)

    for limit in (1, 2, 3, 7, 1000, 2**31 - 1):
        drawn = [rng.below(limit) for _ in range(200)]
        assert min(drawn) >= 0
        assert max(drawn) < limit


def surprise(counts: Counter[int], classes: int) -> float:
    """Pearson's chi square against all classes alike."""
    expected = sum(counts.values()) / classes
    return sum((counts[number] - expected) ** 2 / expected for number in range(classes))


def test_all_numbers_are_equally_frequent() -> None:
    """Chi square with 15 degrees of freedom stays below 37.7, its one-in-a-thousand mark."""
    rng = Rng(11)

    assert surprise(Counter(rng.below(16) for _ in range(16000)), 16) < 37.7


def test_successive_numbers_are_independent() -> None:
    """Pairs are equally frequent too: 255 degrees of freedom, mark 330.5."""
    rng = Rng(12)

    assert surprise(Counter(rng.below(16) * 16 + rng.below(16) for _ in range(25600)), 256) < 330.5


@pytest.mark.parametrize("skipped", [0, 1, 5])
def test_neighbouring_seeds_are_independent(skipped: int) -> None:
    """Tournaments number their games: the same draw in games n and n + 1 must not be related."""

    def number(seed: int) -> int:
        rng = Rng(seed)
        for _ in range(skipped):
            rng.below(2)
        return rng.below(16)

    row = [number(seed) for seed in range(25601)]

    assert surprise(Counter(a * 16 + b for a, b in pairwise(row)), 256) < 330.5


def toy_pile(*counts: int) -> Position:
    """The toy before its first card, with a pile made to measure."""
    p = TOY.deal(seats=2)
    for card, left in enumerate(counts):
        p.at[toy.PILE + card] = left
    return p


def test_a_draw_is_as_likely_as_its_weight() -> None:
    """Six ones, three twos and a three come about six to three to one; the four, of which there is none, never."""
    p = toy_pile(6, 3, 1, 0)
    rng = Rng(5)
    drawn = Counter(p.draw(rng) for _ in range(10000))

    assert p.legal(8) == [0, 1, 2]
    assert p.weights() == [6, 3, 1]
    assert drawn[3] == 0
    assert abs(drawn[0] - 6000) < 200
    assert abs(drawn[1] - 3000) < 200
    assert abs(drawn[2] - 1000) < 120


def test_a_place_is_picked_as_often_as_it_counts() -> None:
    """In the middle of a row, past places that count nothing."""
    row = type(toy_pile().at)([9, 0, 2, 0, 6, 9])  # a packed vector where the core is compiled
    rng = Rng(3)
    picked = Counter(pick(row, 1, 8, rng) for _ in range(8000))

    assert set(picked) == {1, 3}
    assert abs(picked[1] - 2000) < 200


def test_drawing_changes_nothing_yet() -> None:
    """`draw` says what the dealer would do; only `apply` does it."""
    p = toy_pile(1, 1, 1, 1)
    before = p.state()
    p.draw(Rng(1))

    assert p.state() == before


def test_run_chance_makes_every_draw_that_is_due() -> None:
    """After it a seat is to act, or the game is over."""
    p = TOY.deal(seats=2)
    p.run_chance(Rng(1))

    assert p.to_act == 0b11
    assert TOY.step_names[p.at[0]] == "bet"
