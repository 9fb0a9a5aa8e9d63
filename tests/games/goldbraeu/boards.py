"""A second board, larger than the standard one and with other umbrellas, to play and to spoil."""

from __future__ import annotations

import json
from typing import Any, Final

_INNS: Final = (
    ("krug", "N", [1, 3]),
    ("eiche", "N", [1, 6]),
    ("baeren", "E", [4, 8]),
    ("post", "S", [7, 6]),
    ("hirschen", "S", [7, 3]),
    ("adler", "W", [4, 1]),
)
_CORNERS: Final = (("kramer", "NW"), ("schmid", "NE"), ("mayer", "SE"), ("stein", "SW"))


def large_board() -> dict[str, Any]:
    """Seven rows of eight, the whole frame, with two holes and three umbrellas; chips at Krug and Eiche."""
    return {
        "grid": {"rows": 7, "cols": 8, "void": [[4, 4], [4, 5]], "double": [[2, 2], [6, 7], [3, 4]]},
        "inns_clockwise": [{"id": name, "side": side, "start": start} for name, side, start in _INNS],
        "breweries_clockwise": [{"id": name, "corner": corner} for name, corner in _CORNERS],
        "chips_start": {"waitress": "krug", "bum": "eiche"},
        "fences": 24,
    }


LARGE: Final = json.dumps(large_board())
