"""The positions of a game so far: the latest are kept, of the others some, and the rest are worked out when needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, overload

if TYPE_CHECKING:
    from stammtisch.core.position import Position

LATEST: Final = 16  # positions that are kept: people take back what they have just done
EVERY: Final = 16  # of the others, one in so many is kept


class Trail(Sequence["Position"]):
    """The position before each decision. `again` carries out a decision, by its number, in a position."""

    def __init__(self, again: Callable[[Position, int], None]) -> None:
        self._again = again
        self.kept: list[Position | None] = []

    def append(self, position: Position) -> None:
        """Add the position before the next decision, and let go one that can be worked out."""
        self.kept.append(position)
        old = len(self.kept) - 1 - LATEST
        if old > 0 and old % EVERY:
            self.kept[old] = None

    def cut(self, number: int) -> None:
        """Forget decision `number` and those after it."""
        del self.kept[number:]

    def __len__(self) -> int:
        """How many decisions there were."""
        return len(self.kept)

    @overload
    def __getitem__(self, number: int) -> Position: ...
    @overload
    def __getitem__(self, number: slice) -> list[Position]: ...
    def __getitem__(self, number: int | slice) -> Position | list[Position]:
        """The position before a decision; it is nobody's to change."""
        if isinstance(number, slice):
            return [self[one] for one in range(*number.indices(len(self)))]
        number += len(self) if number < 0 else 0
        return self.kept[number] or self._work_out(number)

    def _work_out(self, number: int) -> Position:
        """From the last one that was kept."""
        first = number
        while (found := self.kept[first]) is None:
            first -= 1
        position = found.copy()
        for decision in range(first, number):
            self._again(position, decision)
        return position
