"""The page with the help of every command, as the command line prints it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click
from click.testing import CliRunner

from stammtisch.cli import main

if TYPE_CHECKING:
    from collections.abc import Iterator

WIDTH: Final = 92  # columns: what fits beside the navigation
HEAD: Final = """# Help of every command

What `stammtisch COMMAND --help` prints. [Commands](../cli.md) tells more about each, with examples and what `--json`
prints.
"""


def page() -> str:
    """All of them, in the order in which `stammtisch --help` lists them."""
    with click.Context(main, info_name="stammtisch") as top:
        return "\n".join([HEAD, *map(chapter, [(), *paths(main, top)])])


def paths(group: click.Group, context: click.Context) -> Iterator[tuple[str, ...]]:
    """The words of a group's commands, and of the commands inside them."""
    for name in group.list_commands(context):
        yield (name,)
        command = group.get_command(context, name)
        if isinstance(command, click.Group):
            yield from ((name, *words) for words in paths(command, context))


def chapter(words: tuple[str, ...]) -> str:
    """The help of one command, in English."""
    done = CliRunner().invoke(main, [*words, "--lang", "en", "--help"], prog_name="stammtisch", terminal_width=WIDTH)
    assert done.exit_code == 0, done.output
    return f"## {' '.join(('stammtisch', *words))}\n\n```text\n{done.output.strip()}\n```\n"
