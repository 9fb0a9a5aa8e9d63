"""Board files: one JSON file may hold the boards of several games, each under the game's name."""

from __future__ import annotations

import msgspec

from stammtisch.core.mistakes import Mistake


def board_section(board: bytes | str, game: str, name: str) -> bytes:
    """The part of a board file that belongs to a game: the part under its name, or the whole file."""
    data = board if isinstance(board, bytes) else board.encode()
    try:
        whole = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except msgspec.DecodeError as error:
        raise Mistake("board-format", name=name, detail=str(error)) from error
    return bytes(whole.get(game, data))
