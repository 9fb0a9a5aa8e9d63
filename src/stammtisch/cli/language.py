"""Which language to speak: the one asked for, else the one of the environment, else English."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

import stammtisch
from stammtisch.cli.options import Misread, ParamType
from stammtisch.core.words import LANGUAGES, Phrasebook, phrasebook

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from stammtisch.core.game import Game

WORDS: Final = "stammtisch.cli"  # the package whose folder `words` holds the command line's sentences

Command = TypeVar("Command", bound="Callable[..., Any]")


def default_language() -> str:
    """The language that the environment names, if it is one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")[:2].lower()
        if wanted:
            return wanted if wanted in LANGUAGES else "en"
    return "en"


def spoken_in(words: Sequence[str]) -> str:
    """The language of a command line that may be wrong in other ways."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        wanted = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and wanted in LANGUAGES:
            return wanted
    return default_language()


class Language(ParamType[str]):
    """One of the languages we speak."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:  # noqa: ANN401 -- click's
        """Refuse others with a sentence."""
        if value not in LANGUAGES:
            raise Misread("unknown-language", language=str(value), known=", ".join(LANGUAGES))
        return str(value)


def with_language(command: Command) -> Command:
    """Give a command the option `--lang`."""
    return click.option(
        "--lang",
        type=Language(),
        default=default_language,
        metavar="en|de|fr",
        help="Language of everything it says (default: that of your system).",
    )(command)


def book_for(language: str, game: Game | None = None) -> Phrasebook:
    """The sentences of the command line, of the bots, and of one game or of all."""
    from stammtisch.bots.levels import WORDS as BOT_WORDS  # noqa: PLC0415 -- not to be imported before it is needed

    games = [game] if game else [stammtisch.game(name) for name in stammtisch.game_names()]
    return phrasebook(language, *(game.package for game in games), BOT_WORDS, WORDS)
