"""The page with the help of every command, as the command line prints it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from stammtisch.cli import main

if TYPE_CHECKING:
    from collections.abc import Iterator

HEAD = """# Help of every command

What `stammtisch COMMAND --help` prints. [Commands](../cli.md) tells more about each, with examples and what `--json`
prints.
"""


def page() -> str:
    """All of them, in the order in which `stammtisch --help` lists them."""
    with click.Context(main, info_name="stammtisch") as top:
        chapters = [chapter("stammtisch", main.get_help(top)), *inside(main, top)]
    return "\n".join([HEAD, *chapters])


def inside(group: click.Group, context: click.Context) -> Iterator[str]:
    """The chapters of a group's commands, and of the commands inside them."""
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        with click.Context(command, info_name=name, parent=context, max_content_width=100, terminal_width=100) as here:
            yield chapter(here.command_path, command.get_help(here))
            if isinstance(command, click.Group):
                yield from inside(command, here)


def chapter(title: str, text: str) -> str:
    """The help of one command."""
    return f"## {title}\n\n```text\n{text.strip()}\n```\n"
