"""One readable game, compared word for word.

After a change that is meant to change it: `python -m tests.games.golden_city.playthrough`, and read the difference.
"""

from __future__ import annotations

from tests.games.golden_city.playthrough import FILE, playthrough


def test_the_playthrough_is_as_it_was() -> None:
    """Every question, choice, event and view of a whole game."""
    assert list(playthrough()) == FILE.read_text(encoding="utf-8").splitlines()
