from __future__ import annotations

import doctest
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_every_snippet_about_research_does_what_it_says() -> None:
    """What docs/research.md shows is what Python answers."""
    failures, tried = doctest.testfile(str(DOCS / "research.md"), module_relative=False, encoding="utf-8")

    assert failures == 0
    assert tried > 20
