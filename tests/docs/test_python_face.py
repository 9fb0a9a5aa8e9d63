from __future__ import annotations

import doctest
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_every_snippet_about_python_does_what_it_says() -> None:
    """What docs/python.md shows is what Python answers."""
    failures, tried = doctest.testfile(
        str(DOCS / "python.md"), module_relative=False, optionflags=doctest.ELLIPSIS, encoding="utf-8"
    )

    assert failures == 0
    assert tried > 40


def test_every_snippet_about_pictures_does_what_it_says() -> None:
    """What docs/pictures.md shows is what Python answers."""
    failures, tried = doctest.testfile(str(DOCS / "pictures.md"), module_relative=False, encoding="utf-8")

    assert failures == 0
    assert tried > 5
