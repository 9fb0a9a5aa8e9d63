"""Random choices by weight: a draw from any weights, and a softmax with a temperature for choices that are mixed."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.chance import Rng

_FINE: Final = 1 << 30  # into how many parts a probability is cut


def draw(weights: Sequence[float], total: float, rng: Rng) -> int:
    """A place in a row of weights that add up to `total`, each as likely as its weight."""
    ticket = rng.below(_FINE) / _FINE * total
    for place, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return place
    return weights.index(max(weights))  # rounding may leave a crumb of the total


def draw_softmax(values: Sequence[float], temperature: float, rng: Rng) -> int:
    """A place in a row of values, drawn by a softmax: values one temperature apart are taken e : 1."""
    best = max(values)
    weights = [exp((value - best) / temperature) for value in values]
    return draw(weights, sum(weights), rng)
