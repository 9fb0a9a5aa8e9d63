"""Reading the registers of rulings (docs/rulings), for the tests of both games."""

from __future__ import annotations

import re
from typing import NamedTuple

from tests.words.reading import ROOT

ROW = re.compile(r"^\| (B\d\d|G[BC]-[CQ]\d\d) \|" + r" ([^|]+) \|" * 5 + "$", re.MULTILINE)


class Entry(NamedTuple):
    """A difference, a contradiction or a question, with our ruling."""

    id: str
    matter: str
    sources: str
    ruling: str
    options: str
    test: str


def page(game: str) -> str:
    """The register of a game."""
    return (ROOT / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")


def entries(game: str) -> list[Entry]:
    """Its entries, in their order."""
    return [Entry(*row) for row in ROW.findall(page(game))]
