from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import ast

from stammtisch.core.words import LANGUAGES
from tests.words.reading import entries, folders, messages, sources, spoken, strings, texts

if TYPE_CHECKING:
    from pathlib import Path

ABROAD = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", ABROAD)
@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_every_language_has_the_same_keys_with_the_same_variables(folder: Path, language: str) -> None:
    """Whatever can be said in English can be said in every language, about the same things."""
    assert spoken(folder, language) == spoken(folder, "en")


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_every_file_can_be_read(folder: Path) -> None:
    """No line of a Fluent file is junk, no key is written twice, and nothing hides in terms or attributes."""
    for language in LANGUAGES:
        found = list(entries(folder, language))
        keys = [message.id.name for message in messages(folder, language)]

        assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
        assert [entry.id.name for entry in found if isinstance(entry, ast.Term)] == []
        assert [message.id.name for message in messages(folder, language) if message.attributes] == []
        assert sorted(keys) == sorted(set(keys))


def written() -> list[tuple[str, str, str]]:
    """Every text with its language and key, but for the page and the server, which have a tone of their own."""
    return [
        (language, message.id.name, text)
        for folder in folders()
        if folder.parent.name != "server"
        for language in LANGUAGES
        for message in messages(folder, language, without=("page", "how-to-play"))
        for text in texts(message)
    ]


def test_every_text_uses_real_typography() -> None:
    """No typewriter quotes, no double spaces, no three dots, no hyphens for dashes."""
    bad = re.compile(r"[\"'`]|  |\.\.\.| --? ")
    found = [(key, text) for _, key, text in written() if bad.search(text)]

    assert found == []


@pytest.mark.parametrize(("language", "opening", "closing"), [("en", "“", "”"), ("de", "„", "“"), ("fr", "«", "»")])
def test_every_language_quotes_in_its_own_way(language: str, opening: str, closing: str) -> None:
    """English “so”, German „so“, French « so »; as many opened as closed."""
    strange = set("“”„«»") - {opening, closing}
    found = [
        (key, text)
        for spoken_in, key, text in written()
        if spoken_in == language and (strange & set(text) or text.count(opening) != text.count(closing))
    ]

    assert found == []


def test_no_other_language_puts_a_space_before_signs() -> None:
    """Neither English nor German does."""
    others = [(key, text) for language, key, text in written() if language != "fr"]

    assert [item for item in others if re.search(r"[ \u00a0\u202f][!?:;]", item[1])] == []


def test_no_sentence_lives_in_code() -> None:
    """What is said to people is said in Fluent: no string of the engine reads like a sentence."""
    sentence = re.compile(r"\w+ \w+ .*\w[.!?]$|^[A-Z][a-z]* \w+ \w+ \w+")
    found = [
        (file.name, line, text)
        for file in sources("__init__.py", "core", "games", "bots")
        for line, text in strings(file)
        if sentence.search(text)
    ]

    assert found == []
