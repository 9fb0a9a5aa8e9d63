"""Finished games in tests/records/goldbraeu: each replays to its result, and together they show everything.

A bug report is such a record and a number of a decision. `python -m tests.records.make` makes the set anew.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from stammtisch.core import record
from stammtisch.games.goldbraeu.game import GAME
from tests.records.make import FOLDER, everything, shown

FILES = sorted(FOLDER.glob("*.txt"))


@cache
def read(file: Path) -> record.Record:
    """A record of the set."""
    return record.read(file.read_text(encoding="utf-8"), GAME)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_leads_to_its_result(file: Path) -> None:
    """Every decision is legal, every digest fits, scores, winners and ending are as written."""
    game_record = read(file)
    end = record.check(GAME, game_record)

    assert game_record.result is not None
    assert end.to_act == 0
    assert all(decision.digest for decision in game_record.decisions)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_is_written_as_it_was_read(file: Path) -> None:
    """Byte for byte."""
    assert record.write(read(file), GAME) == file.read_text(encoding="utf-8")


def test_the_records_together_show_everything() -> None:
    """Every step, verb, reason, event kind and ending; what is missing is named."""
    found = set().union(*(shown(read(file)) for file in FILES))

    assert everything() - found == set()


def test_every_edition_is_among_them() -> None:
    """And tables of three and of four."""
    assert {read(file).setup.edition for file in FILES} == {"hanser-2004", "rio-grande-2004", "digest"}
    assert {read(file).setup.seats for file in FILES} == {3, 4}


def test_they_are_small() -> None:
    """All of them together stay far below a megabyte."""
    assert sum(file.stat().st_size for file in FILES) < 200_000
