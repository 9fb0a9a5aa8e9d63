"""Sets of small numbers as bit masks: the few loops over bits that every game needs, written once.

Masks stay below 62 bits, so that they are unboxed when compiled. `1 << x` on native ints is miscompiled by
mypyc 2.4.1 (the literal is 32 bits wide): set and clear with `BIT[x]`, ask with `mask >> x & 1`, which is faster.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.vec import vec

WIDTH: Final = 62

BIT: Final = vec[i64]([1 << place for place in range(WIDTH)])

# LOWEST[mask]: the lowest number in a set of numbers below ten; one look-up instead of a call of `lowest`.
LOWEST: Final = vec[i64]([(mask & -mask).bit_length() - 1 for mask in range(1024)])

# 67 is the smallest prime under which all 62 powers of two leave different remainders.
_PLACE: Final = vec[i64]([0] * 67)
for _place in range(WIDTH):
    _PLACE[(1 << _place) % 67] = _place


def lowest(mask: i64) -> i64:
    """The number of the lowest bit set; the mask must not be empty."""
    return _PLACE[(mask & -mask) % 67]


def count(mask: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found


def members(mask: i64) -> list[int]:
    """The numbers in the set, ascending: for views, tests and people."""
    found: list[int] = []
    while mask != 0:
        found.append(_PLACE[(mask & -mask) % 67])
        mask &= mask - 1
    return found
