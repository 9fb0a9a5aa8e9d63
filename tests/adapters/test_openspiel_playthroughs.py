from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from open_spiel.python.algorithms import generate_playthrough

from tests.adapters.openspiel_games import NAMES
from tests.adapters.openspiel_playthroughs import FOLDER, play_again, play_through, shorten

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_the_same_when_replayed(name: str, tmp_path: Path) -> None:
    """OpenSpiel writes a game with all that it can say about its states, reads it, and writes the same."""
    file = tmp_path / "playthrough.txt"
    file.write_text(play_through(name), encoding="utf-8")
    written, again = generate_playthrough.replay(str(file))

    assert written == again


@pytest.mark.parametrize("name", NAMES)
def test_nothing_has_changed_unnoticed(name: str) -> None:
    """The golden playthroughs; if the change was meant, write them again as openspiel_playthroughs.py says."""
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")

    assert shorten(play_again(golden)) == golden
