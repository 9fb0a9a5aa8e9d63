"""How a table is set up: which game, which edition and options, which board, how many seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from stammtisch.core.position import Position


class Setup(msgspec.Struct, frozen=True):
    """How a table is set up; everybody at it may see all of this."""

    game: str
    edition: str
    options: dict[str, str]
    board: str  # "standard", or the whole board in one line of JSON
    seats: int

    def describe(self, position: Position) -> str:
        """A position at this table, on one line: for `repr`."""
        from stammtisch.core.installed import find_game  # noqa: PLC0415 -- slow, and only a `repr` needs it
        from stammtisch.core.position import CHANCE, STEP  # noqa: PLC0415 -- it imports much

        found = find_game(self.game)
        deciding = [name for seat, name in enumerate(found.seat_names) if position.to_act >> seat & 1]
        who = "the dealer" if position.to_act == CHANCE else ", ".join(deciding) or "nobody: it is over"
        table = f"{self.game} {self.edition}, {self.seats} seats"
        return f"<Position of {table}: {found.step_names[position.at[STEP]]}, to act: {who}>"

    def draw(self, position: Position) -> str | None:
        """A position at this table as a spectator sees it, for notebooks; None if pictures are not installed."""
        from stammtisch.core.mistakes import Mistake  # noqa: PLC0415 -- only a picture needs all this
        from stammtisch.core.pictures import svg  # noqa: PLC0415 -- as above

        try:
            return svg(position)
        except Mistake:
            return None
