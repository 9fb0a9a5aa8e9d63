"""The law is covered: every ruling has a test that bears its name, every vector and rule id is spoken of in a test."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.golden_city.rule_ids import RULE_IDS

HERE = Path(__file__).parent
TEXTS = {file: file.read_text(encoding="utf-8") for file in sorted(HERE.rglob("test_*.py"))}
VECTORS = [*range(1, 4), *range(10, 17), *range(20, 23), *range(30, 46), *range(50, 69)]


def spoken_of() -> set[str]:
    """Every rule id in the tests; `GC-BID-01, -02` and `GC-BON-01 to GC-BON-05` name several."""
    found = set()
    for text in TEXTS.values():
        for chapter, first, rest in re.findall(r"GC-([A-Z]{3})-(\d\d)((?:,? (?:and )?-\d\d)*)", text):
            found |= {f"GC-{chapter}-{number}" for number in (first, *re.findall(r"\d\d", rest))}
        for chapter, first, last in re.findall(r"GC-([A-Z]{3})-(\d\d) to GC-[A-Z]{3}-(\d\d)", text):
            found |= {f"GC-{chapter}-{number:02}" for number in range(int(first), int(last) + 1)}
    return found


def test_every_ruling_has_a_test_of_its_name() -> None:
    """GC-Q01 to GC-Q54: one test or more in the folder of rulings."""
    named = {
        int(number)
        for file, text in TEXTS.items()
        if file.parent.name == "rulings"
        for number in re.findall(r"def test_gc_q(\d\d)_", text)
    }

    assert set(range(1, 55)) - named == set()


def test_every_vector_is_tested() -> None:
    """T-GC-01 to T-GC-68, in a name or a docstring."""
    text = "\n".join(TEXTS.values())

    assert set(VECTORS) - {int(number) for number in re.findall(r"T-GC-(\d\d)", text)} == set()


def test_every_rule_is_spoken_of_by_a_test() -> None:
    """F.2: a test names each rule that it holds the game to."""
    assert set(RULE_IDS) - spoken_of() == set()
    assert spoken_of() <= set(RULE_IDS), "a test speaks of a rule that does not exist"
