"""Every language reads as if written there: the words of the glossaries, address, questions, plurals, signs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast

from stammtisch.core.words import LANGUAGES
from tests.words import glossary
from tests.words.faults import faults, texts_of
from tests.words.reading import ROOT, SOURCE, folders, messages

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GAMES = SOURCE / "games"
WORDS = glossary.glossaries()

# Sentences that a rule above does not fit, each for a reason.
ALLOWED = {
    "record-header",  # quotes a line of a file, whose colon has no space before it
    *("arena-games", "sprt-h0", "sprt-h1", "sprt-open", "simulate-speed", "train-checkpoint"),  # never about one
    "tuned",  # asks about a bot
    *("advice-why", "ui-hint-options", "ui-hint-why"),  # what the reader asks
}


def spoken_by(folder: Path) -> list[glossary.Glossary]:
    """The glossaries that bind a folder: the core's, and its own."""
    return [words for where, words in WORDS.items() if where in (glossary.CORE.parent, folder)]


def misused(folder: Path, language: str, message: ast.Message) -> Iterator[str]:
    """Words that a glossary forbids."""
    for words in spoken_by(folder):
        for pattern, instead in words.wrong(language):
            for text in texts_of(message.value):
                if pattern.search(text):
                    yield f"write “{instead}”: {text!r}"


def wrong(folder: Path, language: str) -> list[tuple[str, str]]:
    """All that is wrong with the sentences of a folder, by key."""
    return [
        (message.id.name, fault)
        for message in messages(folder, language)
        if message.id.name not in ALLOWED
        for fault in (*misused(folder, language, message), *faults(language, message))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_every_sentence_keeps_to_the_glossary_and_to_good_form(folder: Path, language: str) -> None:
    """Each fault says what to write instead, or which rule of docs/glossary.md it breaks."""
    assert wrong(folder, language) == []


def test_the_page_shows_what_the_glossaries_say() -> None:
    """If not: `python -m tests.words.glossary`."""
    assert glossary.PAGE.read_text(encoding="utf-8") == glossary.page()


def test_every_game_of_ours_has_a_glossary() -> None:
    """Beside its sentences."""
    assert {folder.parent.name for folder in WORDS} == {"core", *(path.parent.name for path in GAMES.glob("*/words"))}


# What the page and the terminal once said, with what is wrong about it.
PLANTED = [
    ("de", "goldbraeu", "question-x = Wo einen Chef einsetzen?"),
    ("de", "goldbraeu", "question-x = Welchen Biergarten um welches Feld erweitern?"),
    ("de", "goldbraeu", "x = noch { $count } Anteilsmarker"),
    ("de", "goldbraeu", "x = noch { $count } Cheffiguren"),
    ("de", "goldbraeu", "x = Vorrat, { $count } Karten"),
    ("de", "goldbraeu", "x = { $name }: noch { $stock } Schilder, Chef { $boss }"),
    ("de", "golden_city", "view-x = Häuser übrig"),
    ("de", "golden_city", "x = Brächte jetzt"),
    ("de", "server", "x = du überlegt"),
    ("de", "server", "x = Zurück an den Menschen"),
    ("de", "server", "x = Gesehen von"),
    ("de", "server", "x = Das dürfen Sie nicht."),
    ("de", "core", "x = Das gibt es nicht; bitte einen anderen wählen."),
    ("de", "core", "x = Eine Daueranweisung gibt es nicht; nehmt eine andere."),
    ("de", "core", 'x = Nur "so" nicht.'),
    ("fr", "goldbraeu", "question-x = Quelles deux cartes garder en main\u202f? Choisir la première."),
    ("fr", "goldbraeu", "x = encore { $count } marqueurs de part"),
    ("fr", "goldbraeu", "x = Cartes action"),
    ("fr", "goldbraeu", "x = Affaire"),
    ("fr", "goldbraeu", "x = Revenu"),
    ("fr", "goldbraeu", "x = Jour de paie"),
    ("fr", "goldbraeu", "x = Rachat"),
    ("fr", "golden_city", "x = { $seat } paie une pièce."),
    ("fr", "golden_city", "x = la première maison reçoit le plus de lettres."),
    ("fr", "golden_city", "x = Tour { $round }\u202f: { $seat } commence."),
    ("fr", "server", "x = Passer"),
    ("fr", "server", "x = Reprendre"),
    ("fr", "server", "x = Vu par"),
    ("fr", "server", "x = Apprenez-moi"),
    ("fr", "server", "x = Un instant …"),
    ("fr", "server", "x = Tu peux jouer."),
    ("fr", "core", "x = Il n’y en a pas\u202f; en prendre un autre."),
    ("fr", "core", "x = Le jeu « { $game } » n’existe pas."),
    ("fr", "core", "x = Attention: rien."),
    ("fr", "core", "x = Est-ce que vous jouez?"),
    ("en", "goldbraeu", "x = { $name }: { $stock } signs left"),
    ("en", "goldbraeu", "x = Waitress, drunkard"),
    ("en", "golden_city", "x = { $seat } shows the card: { $amount } letters."),
    ("en", "golden_city", "x = 1 for each house in the city"),
    ("en", "goldbraeu", "question-x = Name a boss or sign a contract?"),
    ("en", "server", "x = Seen by"),
]


@pytest.mark.parametrize(("language", "package", "line"), PLANTED, ids=[line for _, _, line in PLANTED])
def test_a_planted_sentence_is_found(language: str, package: str, line: str) -> None:
    """The sentences that readers stumbled over would not pass today."""
    (folder,) = [folder for folder in folders() if folder.parent.name == package]
    (message,) = FluentParser().parse(f"{line}\n").body
    assert isinstance(message, ast.Message)

    assert [*misused(folder, language, message), *faults(language, message)] != []


def test_the_page_is_found_by_its_readers() -> None:
    """Whoever writes sentences is sent there."""
    assert "docs/glossary.md" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
