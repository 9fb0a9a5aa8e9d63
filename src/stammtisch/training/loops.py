"""The loops of training that numpy has no word for, compiled by numba when they are first needed.

The options of a decision differ in a few bytes, so what the hidden units sum up for one follows from the one before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.bots.nets import LEAK
from stammtisch.core.mistakes import needs_extra

with needs_extra("train"):
    import numpy as np
    from numba import njit

if TYPE_CHECKING:
    from stammtisch.bots.nets import Bytes, Floats, Net
    from stammtisch.training.memory import Numbers, Words

WORD: Final = 8  # bytes that are compared at once
WORDS: Final = 4  # words that are looked into only if any of them differs
BYTE: Final = np.uint64(0xFF)
SHIFT: Final = np.uint64(8)
TINY: Final = np.float32(1e-8)


@njit(cache=True, nogil=True)
def option_chances(seen: Bytes, starts: Numbers, sums: Floats, net: Net) -> Floats:
    """The outputs as probabilities for the options of many decisions; `sums` has the first layer of each first one."""
    found = np.empty((len(seen), len(net.b2)), np.float32)
    size = -(-seen.shape[1] // (WORD * WORDS)) * WORD * WORDS
    rows = np.zeros((2, size), np.uint8)  # the row before and this one
    words = rows.view(np.uint64)
    ends = np.append(starts[1:], len(seen))
    for decision in range(len(starts)):
        for row in range(starts[decision], ends[decision]):
            fill(rows[row & 1], seen[row])
            if row > starts[decision]:
                follow(sums[decision], words[1 - (row & 1)], words[row & 1], net.w1)
            outputs(sums[decision], net, found[row])
    return found


@njit(cache=True, nogil=True)
def fill(found: Bytes, row: Bytes) -> None:
    """Copy a row: numpy's way would take longer than all that follows."""
    for place in range(len(row)):
        found[place] = row[place]


@njit(cache=True, nogil=True)
def follow(sums: Floats, before: Words, now: Words, w1: Floats) -> None:
    """Bring the sums of one observation to those of the next."""
    for first in range(0, len(now), WORDS):
        differs = np.uint64(0)
        for word in range(first, first + WORDS):
            differs |= before[word] ^ now[word]
        if differs:
            for word in range(first, first + WORDS):
                follow_word(sums, before[word], now[word], w1, word * WORD)


@njit(cache=True, nogil=True)
def follow_word(sums: Floats, old: np.uint64, new: np.uint64, w1: Floats, place: int) -> None:
    """The same for the bytes of one word, the lowest first."""
    while old != new:
        change = np.float32(np.int64(new & BYTE) - np.int64(old & BYTE))
        if change:
            for unit in range(len(sums)):
                sums[unit] += change * w1[place, unit]
        old >>= SHIFT
        new >>= SHIFT
        place += 1


@njit(cache=True, nogil=True)
def outputs(sums: Floats, net: Net, found: Floats) -> None:
    """The outputs as probabilities (softmax) for one row."""
    for place in range(len(found)):
        found[place] = weighted(sums, net.w2[place]) + net.b2[place]
    most, total = found.max(), np.float32(0)
    for place in range(len(found)):
        found[place] = np.exp(found[place] - most)
        total += found[place]
    for place in range(len(found)):
        found[place] /= total


@njit(cache=True, nogil=True, fastmath={"reassoc"})
def weighted(sums: Floats, weights: Floats) -> np.float32:
    """What the hidden units say, weighted; summed in an order that suits the processor, always the same one."""
    total = np.float32(0)
    for unit in range(len(sums)):
        total += max(sums[unit], LEAK * sums[unit]) * weights[unit]
    return total


@njit(cache=True, nogil=True)
def scaled(seen: Bytes, zeros: Floats, units: Floats) -> Floats:
    """Observations as numbers between -1 and 1."""
    found = np.empty(seen.shape, np.float32)
    for row in range(len(seen)):
        for place in range(len(units)):
            found[row, place] = (np.float32(seen[row, place]) - zeros[place]) / units[place]
    return found


@njit(cache=True, nogil=True)
def adam_step(weights: Floats, means: Floats, squares: Floats, slopes: Floats, rates: Floats) -> None:
    """One step of Adam down the slopes, for each weight at a rate of its own."""
    for place in range(len(weights)):
        slope = slopes[place]
        means[place] += np.float32(0.1) * (slope - means[place])
        squares[place] += np.float32(0.001) * (slope * slope - squares[place])
        weights[place] -= rates[place] * means[place] / (np.sqrt(squares[place]) + TINY)
