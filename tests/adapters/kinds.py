"""The tables that every environment is tried at, and how many games each build can afford."""

from __future__ import annotations

import pytest

from stammtisch.core import batch

TABLES = pytest.mark.parametrize(
    ("game", "players"), [("goldbraeu", 3), ("goldbraeu", 4), ("golden_city", 3), ("golden_city", 4)]
)

COMPILED = not str(batch.__file__).endswith(".py")
COMPARED_GAMES = 250 if COMPILED else 5  # at each of the four tables: a thousand compiled, twenty interpreted
