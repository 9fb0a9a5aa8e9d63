"""Nets over large batches: in blocks that stay in the processor's cache, in arrays that are used again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.bots.nets import LEAK, softmax
from stammtisch.core.mistakes import needs_extra

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from stammtisch.bots.nets import Bytes, Floats, Net
    from stammtisch.core.observation import Layout

BLOCK: Final = 512  # rows that are gone through at once


class BatchNet:
    """A net for the observations of many tables, each with a law of its own."""

    def __init__(self, net: Net, layout: Layout) -> None:
        ready = net.at(np.zeros(len(net.w1) - layout.size, np.float32)).for_bytes(layout)
        self.w1, self.b1, self.w2, self.b2 = ready
        self.laws = net.w1[layout.size :]
        self.inputs = np.empty((BLOCK, len(self.w1)), np.float32)
        self.sums = np.empty((BLOCK, len(self.b1)), np.float32)
        self.leaked = np.empty_like(self.sums)

    def biases(self, laws: Floats) -> Floats:
        """What the hidden units begin with at tables with these laws: a row for each."""
        found: Floats = laws @ self.laws + self.b1
        return found

    def chances(self, seen: Bytes, biases: Floats) -> Floats:
        """The outputs as probabilities; `biases` has a row for each row, or one for all."""
        logits = np.empty((len(seen), len(self.b2)), np.float32)
        for first in range(0, len(seen), BLOCK):
            some = slice(first, first + BLOCK)
            logits[some] = self.logits(seen[some], biases if len(biases) == 1 else biases[some])
        return softmax(logits)

    def logits(self, seen: Bytes, biases: Floats) -> Floats:
        """The raw outputs for one block."""
        rows = slice(len(seen))
        inputs, sums, leaked = self.inputs[rows], self.sums[rows], self.leaked[rows]
        np.copyto(inputs, seen)
        np.matmul(inputs, self.w1, out=sums)
        sums += biases
        np.multiply(sums, LEAK, out=leaked)
        np.maximum(sums, leaked, out=sums)
        found: Floats = sums @ self.w2 + self.b2
        return found
