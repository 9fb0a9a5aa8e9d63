"""How a table is set up: which game, which edition and options, which board, how many seats."""

from __future__ import annotations

import msgspec


class Setup(msgspec.Struct, frozen=True):
    """How a table is set up; everybody at it may see all of this."""

    game: str
    edition: str
    options: dict[str, str]
    board: str  # "standard", or the whole board in one line of JSON
    seats: int
