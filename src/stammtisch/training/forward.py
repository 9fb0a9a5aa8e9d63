"""Nets over the observations of many tables, each with a law of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.mistakes import needs_extra
from stammtisch.training.loops import option_chances

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from stammtisch.bots.nets import Bytes, Floats, Net
    from stammtisch.core.observation import Layout
    from stammtisch.training.memory import Numbers


class BatchNet:
    """A net that goes through many decisions at once."""

    def __init__(self, net: Net, layout: Layout) -> None:
        ready = net.at(np.zeros(len(net.w1) - layout.size, np.float32)).for_bytes(layout)
        self.net = ready._replace(w2=np.ascontiguousarray(ready.w2.T))  # a row for each output, as the loops want it
        self.laws = net.w1[layout.size :]

    def chances(self, seen: Bytes, starts: Numbers, laws: Floats) -> Floats:
        """The outputs as probabilities: for each decision, the rows from its start on, and the law of its table."""
        sums: Floats = seen[starts].astype(np.float32) @ self.net.w1
        sums += laws @ self.laws + self.net.b1
        found: Floats = option_chances(seen, starts, sums, self.net)
        return found
