from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_first_snippet_does_what_it_says() -> None:
    """What the README shows is what Python answers."""
    failures, tried = doctest.testfile(str(README), module_relative=False, encoding="utf-8")

    assert failures == 0
    assert tried > 5
