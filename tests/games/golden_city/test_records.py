"""Finished games: each replays to its result, and together they show everything there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.core import record as records
from stammtisch.games.golden_city.game import GAME
from stammtisch.games.golden_city.rules import position as at
from tests.games.golden_city.coverage import everything, shown

FOLDER = Path(__file__).parents[2] / "records" / "golden_city"
FILES = sorted(FOLDER.glob("*.txt"))


def read(file: Path) -> records.Record:
    """A record of the folder."""
    return records.read(file.read_text(encoding="utf-8"), GAME)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_finished_game_replays(file: Path) -> None:
    """Every decision is legal and leads to the table of its digest; the result is the one written down."""
    record = read(file)
    position = records.check(GAME, record)

    assert record.result is not None
    assert file.name.startswith(record.result.ending)
    assert records.write(record, GAME) == file.read_text(encoding="utf-8")
    coins = sum(position.at[at.COINS + seat] for seat in range(record.setup.seats))
    assert coins + position.at[at.COINS_LEFT] == 35


def test_the_records_show_everything() -> None:
    """Every step, verb, reason, event and ending occurs in some record."""
    found: set[str] = set()
    for file in FILES:
        found |= shown(read(file))

    assert everything() - found == set()
