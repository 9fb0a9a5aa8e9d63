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

    from click.shell_completion import CompletionItem

    from stammtisch.core.game import Game

WORDS: Final = "stammtisch.cli"  # the package whose folder `words` holds the command line's sentences

Command = TypeVar("Command", bound="Callable[..., Any]")


VARIABLES: Final = ("STAMMTISCH_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # of the environment, the strongest first


def default_language() -> str:
    """The language that the environment names, if it is one of ours."""
    for variable in VARIABLES:
        wanted = os.environ.get(variable, "")[:2].lower()
        if wanted:
            return wanted if wanted in LANGUAGES else "en"
    return "en"


def spoken_in(words: Sequence[str]) -> str:
    """The language of a command line that may be wrong in other ways: what its last `--lang` says."""
    for word, following in reversed(list(zip(words, [*words[1:], ""], strict=False))):
        wanted = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and wanted in LANGUAGES:
            return wanted
    return default_language()


def chosen_language() -> str:
    """The language that a command speaks if it is not told: as said before the command, or as the environment says."""
    return click.get_current_context().obj or default_language()


class Language(ParamType[str]):
    """One of the languages we speak."""

    name = "language"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:  # noqa: ANN401 -- click's
        """Refuse others with a sentence."""
        if value not in LANGUAGES:
            raise Misread("unknown-language", language=str(value), known=", ".join(LANGUAGES))
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Those that begin as typed."""
        from click.shell_completion import CompletionItem  # noqa: PLC0415 -- only the Tab key needs it

        return [CompletionItem(name) for name in LANGUAGES if name.startswith(incomplete)]


def with_language(command: Command) -> Command:
    """Give a command the option `--lang`."""
    return click.option("--lang", type=Language(), default=chosen_language, metavar="en|de|fr")(command)


def group_with_language(group: Command) -> Command:
    """Let a group accept `--lang` before the name of the command, which speaks that language then."""
    return click.option("--lang", type=Language(), expose_value=False, metavar="en|de|fr")(group)


def book_for(language: str, game: Game | None = None) -> Phrasebook:
    """The sentences of the command line, of the bots, of analyses, and of one game or of all."""
    from stammtisch.analysis.telling import WORDS as ANALYSIS_WORDS  # noqa: PLC0415 -- as below
    from stammtisch.bots.levels import WORDS as BOT_WORDS  # noqa: PLC0415 -- not to be imported before it is needed

    games = [game] if game else [stammtisch.game(name) for name in stammtisch.game_names()]
    return phrasebook(language, *(game.package for game in games), BOT_WORDS, ANALYSIS_WORDS, WORDS)
