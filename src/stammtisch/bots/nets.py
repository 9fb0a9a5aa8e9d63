"""Small nets in numpy: one hidden layer, from the bytes of an observation to a few numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from stammtisch.bots.sampling import draw
from stammtisch.core.mistakes import needs_extra

with needs_extra("nets"):
    import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from stammtisch.core.chance import Rng
    from stammtisch.core.observation import Layout

    Floats = NDArray[np.float32]
    Bytes = NDArray[np.uint8]

LEAK: Final = np.float32(0.05)  # slope of a hidden unit below zero (leaky ReLU)


class Nets(NamedTuple):
    """A value net and, if the game has a secret choice, a choice net."""

    value: Net
    choice: Net | None

    def each(self, change: Callable[[Net], Net]) -> Nets:
        """Both nets changed in the same way."""
        return Nets(change(self.value), change(self.choice) if self.choice else None)


class Net(NamedTuple):
    """Weights of a net that takes numbers between -1 and 1."""

    w1: Floats
    b1: Floats
    w2: Floats
    b2: Floats

    def for_bytes(self, layout: Layout) -> Net:
        """The same net for the bytes themselves: units and zeros move into the first layer."""
        laws = len(self.w1) - layout.size  # the last inputs are no bytes: yes or no
        units = np.asarray([*layout.units(), *[1] * laws], np.float32)[:, None]
        zeros = np.asarray([*layout.zeros(), *[0] * laws], np.float32)
        w1 = np.ascontiguousarray(self.w1 / units)
        return Net(w1, self.b1 - zeros @ w1, self.w2, self.b2)

    def at(self, law: Floats) -> Net:
        """The net for tables with one law, whose inputs are the last ones: they move into the bias."""
        first = len(self.w1) - len(law)
        return Net(self.w1[:first], self.b1 + law @ self.w1[first:], self.w2, self.b2)

    def hidden(self, inputs: Floats) -> Floats:
        """What the hidden units say."""
        sums: Floats = inputs @ self.w1
        sums += self.b1
        np.maximum(sums, LEAK * sums, out=sums)
        return sums

    def logits(self, inputs: Floats) -> Floats:
        """The raw outputs, a row for each row of inputs."""
        sums: Floats = self.hidden(inputs) @ self.w2
        return sums + self.b2

    def chances(self, observations: Bytes) -> Floats:
        """The outputs as probabilities; for a net made by `for_bytes`."""
        return softmax(self.logits(observations.astype(np.float32)))


def softmax(logits: Floats) -> Floats:
    """Rows of probabilities."""
    grown: Floats = np.exp(logits - logits.max(axis=1, keepdims=True))
    grown /= grown.sum(axis=1, keepdims=True)
    return grown


def new_net(inputs: int, hidden: int, outputs: int, rng: np.random.Generator) -> Net:
    """An untrained net: its outputs are nearly even."""
    w1 = rng.normal(0, np.sqrt(2 / inputs), (inputs, hidden)).astype(np.float32)
    w2 = rng.normal(0, 0.1 * np.sqrt(1 / hidden), (hidden, outputs)).astype(np.float32)
    return Net(w1, np.zeros(hidden, np.float32), w2, np.zeros(outputs, np.float32))


def pack(name: str, net: Net) -> dict[str, NDArray[np.float16]]:
    """The arrays of a net by name, in half precision: play does not get worse by it."""
    return {f"{name}_{field}": value.astype(np.float16) for field, value in net._asdict().items()}


def unpack(name: str, arrays: Mapping[str, NDArray[np.float16]]) -> Net:
    """A net that `pack` has packed."""
    return Net(*(np.ascontiguousarray(arrays[f"{name}_{field}"], dtype=np.float32) for field in Net._fields))


def rows(data: bytes, size: int) -> Bytes:
    """Observations as the rows of a matrix."""
    return np.frombuffer(data, np.uint8).reshape(-1, size)


def draw_row(chances: Floats, rng: Rng) -> int:
    """A place in a row of probabilities, each as likely as it says."""
    return draw(chances.tolist(), float(chances.sum()), rng)
