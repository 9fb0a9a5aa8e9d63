"""Games that were played at the terminal table."""

from __future__ import annotations

from pathlib import Path

import stammtisch
from stammtisch.core import record as records
from tests.cli.running import fine

GAME = stammtisch.game("goldbraeu")


def saved(file: Path) -> records.Record:
    """A game that was saved."""
    return records.read(file.read_text(encoding="utf-8"), GAME)


def opening(seed: int) -> int:
    """How many decisions the dealer and three regular bots make before the first question."""
    fine("play", "goldbraeu", "--seed", seed, "--save", "opening.txt")
    return len(saved(Path("opening.txt")).decisions)
