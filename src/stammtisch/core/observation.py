"""How a table looks in numbers: the layout of a game's observations, one byte per number, for nets and researchers.

A game's law writes the bytes (`Law.observe`); its layout says what they mean. What a seat may not know is never in
them, and the seats come in the order of play, the observer first, so that a net need not learn each seat separately.
"""

from __future__ import annotations

from functools import cached_property
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from stammtisch.core.mistakes import needs_extra

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]


class Slice(NamedTuple):
    """A row of bytes with one meaning. A byte means the number (byte - zero) / unit, between -1 and 1."""

    name: str
    length: int
    about: str
    unit: int = 1
    zero: int = 0
    private: bool = False  # only the observer knows it; a spectator's observation has the zero byte there


class Layout:
    """The slices of an observation, in their order. A new version whenever a byte changes its meaning."""

    def __init__(self, version: int, slices: Sequence[Slice]) -> None:
        self.version = version
        self.slices = tuple(slices)
        ends = list(accumulate(each.length for each in self.slices))
        self.size = ends[-1]
        self.places = {each.name: slice(end - each.length, end) for each, end in zip(self.slices, ends, strict=True)}

    def units(self) -> list[int]:
        """The unit of every byte."""
        return [each.unit for each in self.slices for _ in range(each.length)]

    def zeros(self) -> list[int]:
        """The byte that means 0, for every byte."""
        return [each.zero for each in self.slices for _ in range(each.length)]

    @cached_property
    def scale(self) -> Scale:
        """Converts bytes of this layout into numbers."""
        return Scale(self)


class Scale:
    """Converts the bytes of a layout into the numbers between -1 and 1 that they stand for."""

    def __init__(self, layout: Layout) -> None:
        with needs_extra("nets"):
            import numpy as np  # noqa: PLC0415 -- slow, and playing needs no arrays

        self.units = np.asarray(layout.units(), np.float32)
        self.zeros = np.asarray(layout.zeros(), np.float32)

    def floats(self, seen: NDArray[np.uint8]) -> Floats:
        """One observation, or rows of them."""
        return (seen.astype(self.units.dtype) - self.zeros) / self.units
