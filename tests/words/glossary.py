"""The glossaries beside the sentences (`words/glossary.toml`), and the page that is written from them.

`python -m tests.words.glossary` writes docs/glossary.md.
"""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any, NamedTuple

from stammtisch.core.words import LANGUAGES
from tests.words.reading import ROOT, SOURCE

if TYPE_CHECKING:
    from pathlib import Path

PAGE = ROOT / "docs" / "glossary.md"
CORE = SOURCE / "core" / "words" / "glossary.toml"
HEAD = """# Glossary: one word for each thing, in three languages

What the product calls things, as the boxes print it. The page is written from `words/glossary.toml` of the core and of
each game by `python -m tests.words.glossary`; `tests/words/test_glossary.py` forbids what stands under *not*, in every
sentence of the product.

German says *du* to the reader, French *vous*; questions are whole sentences ("Wo setzt du einen Chef ein?"); the log
calls everybody by name. Whatever is counted has a plural. French sets a narrow space that does not break before
; : ! ? and inside « ».
"""


class Glossary(NamedTuple):
    """The words of one folder."""

    title: str
    sources: str
    terms: list[dict[str, Any]]

    def wrong(self, language: str) -> list[tuple[re.Pattern[str], str]]:
        """What must not be written in a language, with what to write instead."""
        return [
            (re.compile(pattern), term[language])
            for term in self.terms
            for pattern in term.get("wrong", {}).get(language, ())
        ]


def read(file: Path) -> Glossary:
    """One glossary."""
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    return Glossary(found["title"], found["sources"], found["term"])


def glossaries() -> dict[Path, Glossary]:
    """Every glossary by its folder, the core's first."""
    files = [CORE, *sorted(SOURCE.glob("games/*/words/glossary.toml"))]
    return {file.parent: read(file) for file in files}


def page() -> str:
    """The page, as it must read."""
    return "\n".join([HEAD, *(section(glossary) for glossary in glossaries().values())])


def section(glossary: Glossary) -> str:
    """The words of one folder as a table."""
    head = "| | English | German | French | printed, or why |\n|---|---|---|---|---|"
    return "\n".join([f"## {glossary.title}\n", f"{glossary.sources}\n", head, *map(row, glossary.terms), ""])


def row(term: dict[str, Any]) -> str:
    """One thing in three languages."""
    cells = [term["concept"], *(cell(term, language) for language in LANGUAGES)]
    told = "; ".join(term[name] for name in ("printed", "why") if name in term)
    return f"| {' | '.join([*cells, told])} |"


def cell(term: dict[str, Any], language: str) -> str:
    """The word, and what not to write instead, made readable."""
    wrong = [readable(pattern) for pattern in term.get("wrong", {}).get(language, ())]
    return f"{term[language]}" + (f" (not: {', '.join(dict.fromkeys(wrong))})" if wrong else "")


def readable(pattern: str) -> str:
    """A regular expression as one would say it."""
    plain = re.sub(r"\(\?<?[!=][^()]*\)|\\b|[\^$]|\\w[*+]?", "", pattern)
    plain = re.sub(r"\\u[0-9a-f]{4}", "", plain)
    plain = re.sub(r"\[([A-ZÀ-Ý])[a-zß-ÿ]\]", lambda found: found[1].lower(), plain)
    return re.sub(r"\[ \]", " ", plain).replace("?", "").replace("\\.", ".").replace("¤", "…").strip()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
