"""Good manners: one clear sentence for what went wrong, an exit code, never a stack trace."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any, Final

import click

from stammtisch.cli.console import speak_plainly
from stammtisch.cli.language import WORDS, book_for, spoken_in
from stammtisch.core.mistakes import Mistake
from stammtisch.core.words import phrasebook

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stammtisch.core.words import Phrasebook

INTERRUPTED: Final = 130  # as shells have it
TRACE: Final = "STAMMTISCH_TRACE"  # set it to see where in the code a command failed


class OneSentenceErrors(click.Group):
    """A group of commands that says what is wrong in the user's language."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> Any:  # noqa: ANN401 -- click's
        """Run a command; leave with 0, 1 (it cannot be done), 2 (it was not understood) or 130 (interrupted)."""
        words = list(sys.argv[1:] if args is None else args)
        extra["standalone_mode"] = False
        speak_plainly()
        try:
            answer = super().main(words, *more, **extra)
            sys.stdout.flush()
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        except Exception as trouble:
            if TRACE in os.environ:
                raise
            sys.exit(explain(trouble, spoken_in(words)))
        sys.exit(answer if isinstance(answer, int) else 0)


def explain(trouble: Exception, language: str) -> int:
    """Say what went wrong; answer the exit code."""
    if isinstance(trouble, click.exceptions.NoArgsIsHelpError):
        click.echo(trouble.format_message())
        return 0
    book = phrasebook(language, WORDS)
    if isinstance(trouble, Mistake) and not book.has(trouble.key):
        book = book_for(language)
    click.echo(sentence(trouble, book), err=True)
    if isinstance(trouble, click.Abort):
        return INTERRUPTED
    return trouble.exit_code if isinstance(trouble, click.ClickException) else 1


def sentence(trouble: Exception, book: Phrasebook) -> str:
    """One sentence about what went wrong."""
    if isinstance(trouble, Mistake):
        return book.say(trouble.key, **trouble.about)
    if isinstance(trouble, click.Abort):
        return book.say("interrupted")
    if isinstance(trouble, click.UsageError):
        return misused(trouble, book)
    return book.say("our-fault", detail=f"{type(trouble).__name__}: {trouble}", variable=TRACE)


def misused(trouble: click.UsageError, book: Phrasebook) -> str:
    """One sentence about a command line that cannot be read."""
    command = trouble.ctx.command_path if trouble.ctx else "stammtisch"
    if isinstance(trouble, click.NoSuchOption):
        return book.say("usage-no-option", option=trouble.option_name, command=command)
    if isinstance(trouble, click.exceptions.NoSuchCommand):
        return book.say("usage-no-command", name=trouble.command_name, command=command)
    if isinstance(trouble, click.MissingParameter):
        return book.say("usage-missing", name=parameter(trouble), command=command)
    if isinstance(trouble, click.BadOptionUsage):
        return book.say("usage-no-value", option=trouble.option_name, command=command)
    return book.say("usage-other", detail=trouble.format_message().rstrip("."), command=command)


def parameter(trouble: click.MissingParameter) -> str:
    """What a missing argument is called in the help text."""
    return trouble.param.make_metavar(trouble.ctx) if trouble.param and trouble.ctx else "?"
