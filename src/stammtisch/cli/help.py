"""Help in the reader's language: its texts, its frame, and the examples that name what is installed.

The texts are plain ones in `words/help.*.ftl`, under `command-<command>` and `parameter-<command>-<name>`, or
`parameter-<name>` if several commands share it. A command of somebody else's keeps the texts that it brings.
"""

from __future__ import annotations

import re
from functools import cache
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

import stammtisch
from stammtisch.cli.language import default_language
from stammtisch.core.words import plain_messages

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from stammtisch.core.game import Game

    Words = Mapping[str, str]

FOLDER: Final = Path(__file__).with_name("words")
TITLES: Final = {"Options": "help-options", "Commands": "help-commands", "Positional arguments": "help-arguments"}
CLICK_SAYS: Final = {"[required]": "help-required", "Show this message and exit.": "parameter-help"}
EXAMPLE: Final = re.compile(r"(?:^|: |\()stammtisch ")  # in a line that shows what to type
LABELLED: Final = re.compile(r": stammtisch ")
METAVARS: Final[dict[click.Parameter, str]] = {}  # what stands for each value in English


@cache
def help_words(language: str) -> Words:
    """All help texts in one language."""
    return plain_messages((FOLDER / f"help.{language}.ftl").read_text(encoding="utf-8"))


class HelpContext(click.Context):
    """A run of a command, which speaks the language that its object names."""

    def __init__(self, command: click.Command, *more: Any, **extra: Any) -> None:  # noqa: ANN401 -- click's
        super().__init__(command, *more, **extra)
        self.words = help_words(self.obj or default_language())
        translate(self)

    def make_formatter(self) -> click.HelpFormatter:
        """What writes help in this language."""
        return Formatter(self.words, self.terminal_width, self.max_content_width)

    def get_help(self) -> str:
        """The help text, with names that are installed; each is looked up only if the text has a place for it."""
        text = super().get_help()
        for word, example in EXAMPLES.items():
            if word in text:
                text = text.replace(word, example())
        return text


class Formatter(click.HelpFormatter):
    """Writes help with the titles of one language."""

    def __init__(self, words: Words, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)
        self.words = words

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """How the command is typed."""
        super().write_usage(prog, args, f"{self.words['help-usage']} " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        """The title of a part."""
        self.write(f"{self.words[TITLES[heading]] if heading in TITLES else f'{heading}:'}\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """A list of options, arguments or commands."""
        super().write_dl([(name, self.said(text)) for name, text in rows], col_max, col_spacing)

    def said(self, text: str) -> str:
        """A text in which click's own words are put into the reader's language."""
        for words, key in CLICK_SAYS.items():
            text = text.replace(words, self.words[key])
        return text


def translate(ctx: HelpContext) -> None:
    """Give a command, what it takes, and the commands below it the texts of a language."""
    path = command_names(ctx)
    command, words = ctx.command, ctx.words
    name_command(command, path, words)
    command.options_metavar = words["help-options-place"]
    for param in command.get_params(ctx):
        name_parameter(param, path, ctx)
    if isinstance(command, click.Group):
        command.subcommand_metavar = words["help-command-place"]
        for name, below in command.commands.items() if path else ():  # the program's own are not imported for this
            name_command(below, [*path, name], words)


def command_names(ctx: click.Context) -> list[str]:
    """The words that lead to a command, without the program's own."""
    return [*command_names(ctx.parent), str(ctx.info_name)] if ctx.parent else []


def name_command(command: click.Command, path: list[str], words: Words) -> None:
    """Set the help of a command, and what a list of commands says of it."""
    text = words.get("-".join(["command", *(path or ["stammtisch"])]))
    if text:
        command.help = laid_out(text)
        command.short_help = summary(text)


def summary(text: str) -> str:
    """The first line of a help text."""
    return text.split("\n", 1)[0].rstrip(".")


def laid_out(text: str) -> str:
    """A help text for click, which fills paragraphs; those with examples keep their lines."""
    return "\n\n".join(map(kept_in_lines, re.split(r"\n{2,}", text)))


def kept_in_lines(paragraph: str) -> str:
    """A paragraph; if its lines show what to type, they are set in, and what is said before them forms a column."""
    lines = paragraph.split("\n")
    if not any(map(EXAMPLE.search, lines)):
        return paragraph
    labels = [line[: found.start() + 1] if (found := LABELLED.search(line)) else "" for line in lines]
    widest = max(map(len, labels))
    return "\n".join(["\b", *(column(line, label, widest) for line, label in zip(lines, labels, strict=True))])


def column(line: str, label: str, widest: int) -> str:
    """A line of examples: a title, a command set in, or a command in the column behind the labels."""
    if label:
        return f"{label:<{widest}}  {line[len(label) + 1 :]}"
    return f"  {line}" if EXAMPLE.search(line) else line


def name_parameter(param: click.Parameter, path: list[str], ctx: HelpContext) -> None:
    """Set the help of an option or argument, and what stands for its value."""
    name = "help" if param is ctx.command.get_help_option(ctx) else param.name
    own = "-".join(["parameter", *path, str(name)])
    param.help = ctx.words.get(own) or ctx.words.get(f"parameter-{name}") or param.help
    if not (isinstance(param, click.Option) and param.is_flag):
        param.metavar = metavar(METAVARS.setdefault(param, shown_metavar(param, ctx)), ctx.words)


def shown_metavar(param: click.Parameter, ctx: click.Context) -> str:
    """What stands for a value, as click has it; click 8.1 asks for no context."""
    make: Callable[..., str] = param.make_metavar
    return make(ctx) if signature(make).parameters else make()


def metavar(text: str, words: Words) -> str:
    """What stands for a value, in capitals, in the reader's language; small letters are typed as they are."""
    return re.sub(r"[A-Z]{2,}", lambda found: words.get(f"metavar-{found[0].lower()}", found[0]), text)


def tell_version(ctx: click.Context, _param: click.Parameter, wanted: bool) -> None:  # noqa: FBT001 -- as click calls it
    """Say which version this is, and leave."""
    if not wanted or ctx.resilient_parsing or not isinstance(ctx, HelpContext):
        return
    from importlib.metadata import version  # noqa: PLC0415 -- slow

    click.echo(ctx.words["help-program"].replace("{ $version }", version("stammtisch")))
    ctx.exit()


# ---- names for examples


def first_game() -> Game:
    """The game that examples are about."""
    return stammtisch.game(stammtisch.game_names()[0])


def first_rule() -> str:
    """The first rule of its rulebook."""
    from stammtisch.core.parts import part  # noqa: PLC0415 -- few help texts need it

    rulebook = part(first_game().package, "rulebook")
    return str(rulebook.RULES[0].id) if rulebook else "WORD"


EXAMPLES: Final[Mapping[str, Callable[[], str]]] = {
    "{ $game }": lambda: stammtisch.game_names()[0],
    "{ $seat }": lambda: first_game().seat_names[1],
    "{ $rule }": first_rule,
}


def in_every_language(command: click.Command) -> None:
    """Let the help of a command, and of those below it, speak the reader's language."""
    command.context_class = HelpContext
    for each in command.commands.values() if isinstance(command, click.Group) else ():
        in_every_language(each)
