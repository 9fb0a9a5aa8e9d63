"""The command line: one module for each command, from `stammtisch play` to `stammtisch bench`."""

from __future__ import annotations

from typing import Final

import click

from stammtisch.cli.errors import OneSentenceErrors
from stammtisch.cli.help import HelpContext
from stammtisch.cli.lazy import LazyCommands

__all__ = ["main"]

# What `--help` says about each command: the beginning of its own help, so that its module need not be imported.
SUMMARIES: Final = {
    "arena": "Measure a bot of GAME",
    "bench": "Measure the engine on this machine",
    "board": "Check boards of your own",
    "bots": "List the bots that are installed, weakest first",
    "games": "List the games that are installed",
    "ladder": "Let bots of GAME play the whole cross table",
    "picture": "Draw the table of RECORD after some decisions",
    "play": "Play GAME in this terminal",
    "record": "Check records and look into them",
    "rules": "Look up a rule by its id, or all rules that speak of a WORD",
    "serve": "Serve the table in the browser",
    "simulate": "Play many games of GAME between bots",
    "tactics": "Put problems of GAME to a bot",
    "train": "Train nets for GAME by self-play and keep them in a file",
    "tune": "Tune parameters of a bot of GAME",
}


@click.group(
    cls=OneSentenceErrors,
    commands=LazyCommands("stammtisch.cli.commands", SUMMARIES),
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(package_name="stammtisch")
def main() -> None:
    """Two board games at one table.

    \b
    Sit down:        stammtisch play {game}
    See what is on:  stammtisch games
    Look up a rule:  stammtisch rules WORD
    """  # noqa: D301 -- \b keeps click from filling the lines


main.context_class = HelpContext
