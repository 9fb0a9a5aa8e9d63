from __future__ import annotations

import doctest

import stammtisch
from tests.docs.observations import PAGE, TABLE, renewed


def test_the_tables_are_those_of_the_layouts() -> None:
    """If this fails: python -m tests.docs.observations."""
    page = PAGE.read_text(encoding="utf-8")

    assert renewed(page) == page


def test_every_game_has_its_table() -> None:
    """Also the next one."""
    found = [match[2] for match in TABLE.finditer(PAGE.read_text(encoding="utf-8"))]

    assert sorted(found) == sorted(stammtisch.game_names())


def test_the_snippet_does_what_it_says() -> None:
    """What the page shows is what Python answers."""
    failures, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")

    assert failures == 0
    assert tried > 5
