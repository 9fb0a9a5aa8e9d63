from __future__ import annotations

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "openspiel.md"


def test_every_snippet_about_openspiel_does_what_it_says() -> None:
    """What docs/openspiel.md shows is what OpenSpiel answers."""
    failures, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")

    assert failures == 0
    assert tried > 25
