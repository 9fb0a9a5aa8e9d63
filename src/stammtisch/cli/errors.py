"""Errors as one sentence and an exit code, never a stack trace."""

from __future__ import annotations

import os
import re
import sys
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

import click

from stammtisch.cli.help import HelpContext, shown_metavar
from stammtisch.cli.language import WORDS, book_for, spoken_in
from stammtisch.cli.lazy import LazyGroup, NoSuchCommand
from stammtisch.cli.options import Misread
from stammtisch.cli.unprintable import replace_unprintable
from stammtisch.core.mistakes import Mistake
from stammtisch.core.words import phrasebook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.words import Phrasebook

# Mistakes by which a command line contradicts itself.
CONTRADICTIONS: Final = {
    *("bots-for-seats", "ladder-few", "ladder-twice", "parameter-twice", "resume-with", "scheduler-missing"),
    *("scheduler-unused", "seat-not-at-table", "seat-with-people", "sprt-both", "sprt-order", "too-many-bots"),
    "train-out-curve",
}
# Mistakes about the table that is wanted; a file can make them too.
NO_TABLE: Final = {"option-form", "option-seats", "option-twice", "wrong-seats"}
WANTED_TABLE: Final = re.compile(r"(^| )--(option|seats|bots)\b")
UNREADABLE: Final = 2  # as shells and click have it
INTERRUPTED: Final = 130  # as shells have it
NO_WORDS: Final = getattr(click.exceptions, "NoArgsIsHelpError", ())  # click 8.1 has no such thing, it prints the help
FLAG: Final = "does not take a value"  # click's own words, here and below
TOO_MUCH: Final = re.compile(r"Got unexpected extra arguments? \((.*)\)")
NO_COMMAND: Final = "Missing command"
COMPLETE: Final = "_STAMMTISCH_COMPLETE"  # set by the script of a shell
TRACE: Final = "STAMMTISCH_TRACE"  # set it to see where in the code a command failed


class OneSentenceErrors(LazyGroup):
    """A group of commands that says what is wrong in the user's language."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> Any:  # noqa: ANN401 -- click's
        """Run a command; leave with 0, 1 (it cannot be done), 2 (it was not understood) or 130 (interrupted)."""
        words = list(sys.argv[1:] if args is None else args)
        extra |= {"standalone_mode": False, "obj": spoken_in(typed_words(words))}
        replace_unprintable()
        if COMPLETE in os.environ:
            from stammtisch.cli.completion import use_our_bash  # noqa: PLC0415 -- only the Tab key needs it

            use_our_bash()
        try:
            code = super().main(words, *more, **extra)
            sys.stdout.flush()
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        except Exception as error:
            if TRACE in os.environ:
                raise
            sys.exit(explain(error, spoken_in(words), words))
        sys.exit(code if isinstance(code, int) else 0)


def typed_words(words: Sequence[str]) -> Sequence[str]:
    """The words of the command line: at the Tab key they stand in a variable."""
    return words or os.environ.get("COMP_WORDS", "").split()


def explain(error: Exception, language: str, words: Sequence[str]) -> int:
    """Print what went wrong with a command line; return the exit code."""
    if isinstance(error, NO_WORDS):
        click.echo(error.format_message())
        return 0
    book = phrasebook(language, WORDS)
    if isinstance(error, Mistake) and not book.has(error.key):
        book = book_for(language)
    click.echo(sentence(error, book), err=True)
    return exit_code(error, words)


def exit_code(error: Exception, words: Sequence[str]) -> int:
    """1 if it cannot be done, 2 if the command line is wrong in itself, 130 if it was interrupted."""
    if isinstance(error, click.Abort):
        return INTERRUPTED
    misused = isinstance(error, (click.UsageError, Misread)) or (isinstance(error, Mistake) and mistyped(error, words))
    return UNREADABLE if misused else 1


def mistyped(mistake: Mistake, words: Sequence[str]) -> bool:
    """Whether the command line itself is wrong: it asks for what contradicts itself, or names what does not exist.

    A name that stands in a file, such as the game of a record, was not typed.
    """
    typed = {part for word in words for part in re.split("[=,:]", word)}
    name = str(mistake.about.get(mistake.key.removeprefix("unknown-"), ""))
    if mistake.key in NO_TABLE:
        return bool(WANTED_TABLE.search(" ".join(words)))
    return mistake.key in CONTRADICTIONS or (mistake.key.startswith("unknown-") and name in typed)


def sentence(error: Exception, book: Phrasebook) -> str:
    """One sentence about what went wrong."""
    if isinstance(error, Mistake):
        return error.sentence(book)
    if isinstance(error, click.Abort):
        return book.say("interrupted")
    if isinstance(error, click.UsageError):
        return misused(error, book)
    return book.say("our-fault", detail=f"{type(error).__name__}: {error}", variable=TRACE)


def misused(error: click.UsageError, book: Phrasebook) -> str:
    """One sentence about a command line that cannot be read."""
    command = error.ctx.command_path if error.ctx else "stammtisch"
    if isinstance(error, click.NoSuchOption):
        return no_option(error.option_name, error.possibilities, command, book)
    if isinstance(error, NoSuchCommand):
        return no_command(error.name, error.close, command, book)
    if isinstance(error, click.MissingParameter):
        return book.say("usage-missing", name=parameter(error), command=command)
    if isinstance(error, click.BadOptionUsage):
        key = "usage-flag" if FLAG in error.message else "usage-no-value"
        return book.say(key, option=error.option_name, command=command)
    return other_misuse(error.format_message().rstrip("."), command, book, error.ctx)


def other_misuse(detail: str, command: str, book: Phrasebook, ctx: click.Context | None) -> str:
    """What click says in words only: too many words, or none where a command is expected."""
    extra = TOO_MUCH.match(detail)
    if extra:
        return book.say("usage-extra", words=extra[1], command=command)
    if detail == NO_COMMAND and isinstance(ctx, HelpContext):
        return book.say("usage-missing", name=ctx.words["help-command-place"].split()[0], command=command)
    return book.say("usage-other", detail=detail, command=command)


def no_option(name: str, close: list[str] | None, command: str, book: Phrasebook) -> str:
    """One sentence about an option that does not exist."""
    for meant in close or ():
        if get_close_matches(name.strip("-"), [meant.strip("-")]):  # for click the dashes, too, make options alike
            return book.say("usage-no-option-close", option=name, close=meant, command=command)
    return book.say("usage-no-option", option=name, command=command)


def no_command(name: str, close: list[str], command: str, book: Phrasebook) -> str:
    """One sentence about a command that does not exist."""
    if close:
        return book.say("usage-no-command-close", name=name, close=close[0], command=command)
    return book.say("usage-no-command", name=name, command=command)


def parameter(error: click.MissingParameter) -> str:
    """What a missing argument is called in the help text."""
    return shown_metavar(error.param, error.ctx) if error.param and error.ctx else "?"
