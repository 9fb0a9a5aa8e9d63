"""One readable game, compared word for word.

After a change that is meant to change it: `python -m tests.playthroughs.write`, and read the difference.
"""

from __future__ import annotations

from tests.playthroughs.write import FOLDER, goldbraeu


def test_goldbraeu() -> None:
    """Every question, choice, event and view of a whole game is as it was (`python -m tests.playthroughs.write`)."""
    expected = (FOLDER / "goldbraeu.txt").read_text(encoding="utf-8").splitlines()

    assert list(goldbraeu()) == expected
