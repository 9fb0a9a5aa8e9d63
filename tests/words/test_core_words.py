from __future__ import annotations

import pytest

from stammtisch.core.words import LANGUAGES, phrasebook
from tests.words.reading import SOURCE, Raised, mistakes, spoken

WORDS = SOURCE / "core" / "words"

# What speaks through the core's sentences; packages with sentences of their own keep their mistakes there.
RAISED = mistakes("__init__.py", "core", "bots")


def expected() -> set[str]:
    """Every key that the core's files must hold."""
    return {
        "name-unknown",
        "did-you-mean",
        *(f"language-{language}" for language in LANGUAGES),
        *(raised.key for raised in RAISED),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_core_has_every_key_and_no_other(language: str) -> None:
    """One sentence for each mistake that can be raised, the languages by name, and nothing left over."""
    assert set(spoken(WORDS, language)) == expected()


@pytest.mark.parametrize("raised", RAISED, ids=lambda raised: f"{raised.key}@{raised.where}")
def test_a_mistake_brings_what_its_sentence_speaks_of(raised: Raised) -> None:
    """Wherever a mistake is raised, every variable of its sentence is told, and nothing is told in vain."""
    assert spoken(WORDS, "en")[raised.key] == raised.about


@pytest.mark.parametrize("raised", RAISED, ids=lambda raised: f"{raised.key}@{raised.where}")
def test_every_mistake_is_one_clear_sentence(raised: Raised) -> None:
    """It formats without error, begins like a sentence, ends with a full stop and shows all it was told."""
    for language in LANGUAGES:
        for number in (0, 1, 2, 1234):
            check_sentence(raised, language, number)


def check_sentence(raised: Raised, language: str, number: int) -> None:
    """A mistake in one language, about some number."""
    numbers = {"line", "number", "fewest", "most", "needed", "rows", "cols", "row", "col", "fences", "action"}
    about: dict[str, str | int] = {name: number if name in numbers else f"Xy{name}" for name in raised.about}
    text = phrasebook(language).say(raised.key, **about)

    assert text.endswith(".")
    assert text[0].isupper() or not text[0].islower()
    assert "{" not in text
    assert [word for word in about.values() if isinstance(word, str) and word not in text] == []
    assert "line" not in about or str(number) in text


def test_numbers_of_lines_are_not_grouped() -> None:
    """Line 1234 is line 1234 in every language, so that an editor finds it."""
    said = [phrasebook(language).say("record-line", line=1234, text="x") for language in LANGUAGES]

    assert [text for text in said if "1234" not in text] == []
