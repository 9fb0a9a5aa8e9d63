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


DASH = "\N{EN DASH}"


def sentence(entry: Entry) -> str:
    """An entry as the page tells it: the question, and how we play; what cannot happen is said by the sources."""
    ruling = entry.sources if entry.ruling in (DASH, "so") else entry.ruling
    text = f"{capital(entry.matter)}? {capital(ruling)}."
    text = re.sub(r'"([^"]*)"', "\N{LEFT DOUBLE QUOTATION MARK}\\1\N{RIGHT DOUBLE QUOTATION MARK}", text)
    return re.sub(r"[`*]", "", text).replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")


def capital(text: str) -> str:
    """A text that begins with a capital."""
    return text[0].upper() + text[1:]


def page(game: str) -> str:
    """The register of a game."""
    return (ROOT / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")


def entries(game: str) -> list[Entry]:
    """Its entries, in their order."""
    return [Entry(*row) for row in ROW.findall(page(game))]
