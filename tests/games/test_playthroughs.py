"""One readable game of each kind, compared word for word.

After a change that is meant to change it: `python -m tests.games.playthroughs`, and read the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.playthroughs import file_of, played, playthrough_of

GAMES = sorted(file.parent.name for file in Path(__file__).parent.glob("*/playthrough.txt"))


@pytest.mark.parametrize("game", GAMES)
def test_the_playthrough_is_as_it_was(game: str) -> None:
    """Every question, choice, event and view of a whole game (`python -m tests.games.playthroughs`)."""
    assert list(played(playthrough_of(game))) == file_of(game).read_text(encoding="utf-8").splitlines()
