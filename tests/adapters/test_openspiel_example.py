from __future__ import annotations

import re
from typing import TYPE_CHECKING

from examples import ismcts_match

if TYPE_CHECKING:
    import pytest


def test_the_match_prints_a_curve_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    """With intervals; how strong the search is shows only with many more games."""
    ismcts_match.main(["--simulations", "2,3", "--games", "1"])
    printed = capsys.readouterr().out

    assert len(re.findall(r"^ +[23]   [01]\.\d\d   0\.\d\d to \d\.\d\d", printed, re.MULTILINE)) == 4
    assert "stammtisch_golden_city, 3 players, 1 games a line; chance alone is 0.33" in printed
