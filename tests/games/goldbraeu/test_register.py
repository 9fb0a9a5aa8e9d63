"""The law is covered: every ruling has a test that bears its name, every vector and rule id is spoken of in a test."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
TEXTS = {file: file.read_text(encoding="utf-8") for file in sorted(HERE.rglob("test_*.py"))}

# What these say has no effect on the engine: money without end, talk at the table, leaving, comfort of the app.
WITHOUT_EFFECT = {52, 55, 60, 67}

# F.1 of the rules: chapter and number of its last rule.
CHAPTERS = {
    "CMP": 8,
    "SET": 13,
    "RND": 10,
    "EXP": 8,
    "TRF": 6,
    "BOS": 11,
    "DUE": 14,
    "CON": 7,
    "BUY": 14,
    "CHP": 4,
    "REM": 7,
    "PAY": 11,
    "WK": 2,
    "END": 4,
    "3P": 5,
}
VECTORS = [*range(1, 8), *range(10, 16), *range(20, 57)]


def spoken_of() -> set[str]:
    """Every rule id in the tests; `GB-REM-01, -02` and `GB-EXP-01 to GB-EXP-03` name several."""
    found = set()
    for text in TEXTS.values():
        for chapter, first, rest in re.findall(r"GB-([A-Z0-9]+)-(\d\d)((?:,? (?:and )?-\d\d)*)", text):
            found |= {f"GB-{chapter}-{number}" for number in (first, *re.findall(r"\d\d", rest))}
        for chapter, first, last in re.findall(r"GB-([A-Z0-9]+)-(\d\d) to GB-[A-Z0-9]+-(\d\d)", text):
            found |= {f"GB-{chapter}-{number:02}" for number in range(int(first), int(last) + 1)}
    return found


def test_every_ruling_with_an_effect_has_a_test_of_its_name() -> None:
    """GB-Q01 to GB-Q83: one test or more in the folder of rulings."""
    named = {
        int(number)
        for file, text in TEXTS.items()
        if file.parent.name == "rulings"
        for number in re.findall(r"def test_gb_q(\d\d)_", text)
    }

    assert set(range(1, 84)) - WITHOUT_EFFECT - named == set()


def test_every_vector_is_tested() -> None:
    """T-GB-01 to T-GB-56, in a name or a docstring."""
    text = "\n".join(TEXTS.values())
    spans = re.findall(r"T-GB-(\d\d) to T-GB-(\d\d)", text)
    found = {int(number) for number in re.findall(r"[tT][_-][gG][bB][_-](\d\d)", text)}
    found |= {number for first, last in spans for number in range(int(first), int(last) + 1)}

    assert set(VECTORS) - found == set()


def test_every_rule_is_spoken_of_by_a_test() -> None:
    """F.1: a test names each rule that it holds the game to."""
    law = {f"GB-{chapter}-{number:02}" for chapter, last in CHAPTERS.items() for number in range(1, last + 1)}

    assert law - spoken_of() == set()
    assert spoken_of() <= law, "a test speaks of a rule that does not exist"
