"""Other boards: the standard one with changes, and one on which players wall each other in."""

from __future__ import annotations

import copy
import itertools
import json
from functools import cache
from pathlib import Path
from typing import Any

import stammtisch.games.golden_city.board as module


@cache
def _standard() -> str:
    """The text of the standard board."""
    return (Path(module.__file__).parent / "standard.json").read_text(encoding="utf-8")


def standard() -> dict[str, Any]:
    """The standard board, free to be changed."""
    found: dict[str, Any] = json.loads(_standard())
    return copy.deepcopy(found)


def node(board: dict[str, Any], name: str) -> dict[str, Any]:
    """A site of a board."""
    found: dict[str, Any] = next(node for node in board["nodes"] if node["id"] == name)
    return found


def causeway() -> bytes:
    """All coasts meet at one rural site, and a single road leads on from there: whoever is late is walled in.

    The coast gives goods, so the eight goods cards run out and hands overflow; the desert has eight rural sites and
    the woodland seven.
    """
    board = standard()
    moved = node(board, "WO-R8")
    moved.update(id="DE-R8", landform="desert", side="W", x=15, y=53)
    board["nodes"].sort(key=lambda site: site["id"])
    inland = [site["id"] for site in board["nodes"] if site["kind"] == "rural"]
    city = [site["id"] for site in board["nodes"] if site["kind"] in ("outer", "inner")]
    road = ["MO-R2", *(name for name in inland if name != "MO-R2"), *city]
    coast = [site["id"] for site in board["nodes"] if site["kind"] == "coast"]
    board["edges"] = [*([name, "MO-R2"] for name in coast), *map(list, itertools.pairwise(road))]
    for name in coast:
        node(board, name)["reward"] = "goods"
    return json.dumps(board).encode()
