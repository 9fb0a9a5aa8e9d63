from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.core.bits import BIT, WIDTH, count, lowest, members

MASKS = st.integers(min_value=0, max_value=(1 << 62) - 1)


def test_bit_holds_the_powers_of_two() -> None:
    """BIT stands for `1 << x`, also above 31 bits, where a compiled literal would wrap."""
    assert WIDTH == 62
    assert [BIT[0], BIT[1], BIT[5], BIT[31], BIT[32], BIT[34]] == [1, 2, 32, 2147483648, 4294967296, 17179869184]
    assert BIT[61] == 2305843009213693952


@pytest.mark.parametrize("place", range(62))
def test_lowest_finds_every_single_bit(place: int) -> None:
    """Alone, and with all higher bits set."""
    assert lowest(1 << place) == place
    assert lowest((1 << 62) - (1 << place)) == place


def test_members_and_count_of_some_sets() -> None:
    """Typed out."""
    assert members(0) == []
    assert members(0b1011) == [0, 1, 3]
    assert members((1 << 61) | 1) == [0, 61]
    assert [count(0), count(0b1011), count((1 << 62) - 1)] == [0, 3, 62]


@given(MASKS)
def test_members_describe_the_mask(mask: int) -> None:
    """A mask is the sum of its members, as many as `count` says, the first of them `lowest`."""
    found = members(mask)

    assert sum(2**place for place in found) == mask
    assert count(mask) == len(found)
    assert not found or lowest(mask) == found[0]
