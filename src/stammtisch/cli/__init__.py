"""The command line: one module for each command, from `stammtisch play` to `stammtisch bench`."""

from __future__ import annotations

from typing import Final

import click

from stammtisch.cli.errors import OneSentenceErrors
from stammtisch.cli.help import HelpContext, tell_version
from stammtisch.cli.language import group_with_language
from stammtisch.cli.lazy import LazyCommands

__all__ = ["main"]

# What each says in `--help` is in words/help.*.ftl, so that its module need not be imported.
COMMANDS: Final = (
    "analyse",
    "arena",
    "bench",
    "board",
    "bots",
    "completion",
    "games",
    "house",
    "ladder",
    "picture",
    "play",
    "problem",
    "record",
    "rules",
    "serve",
    "simulate",
    "tactics",
    "train",
    "tune",
)


@click.group(
    cls=OneSentenceErrors,
    commands=LazyCommands("stammtisch.cli.commands", COMMANDS),
    context_settings={"help_option_names": ["-h", "--help"]},
)
@group_with_language
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=tell_version)
def main() -> None:
    """Two board games at one table."""


main.context_class = HelpContext
