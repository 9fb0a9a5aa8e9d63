"""The command line: one module for each command, from `stammtisch play` to `stammtisch bench`."""

from __future__ import annotations

import click

from stammtisch.cli.commands import (
    arena,
    bench,
    board,
    bots,
    ladder,
    play,
    record,
    rules,
    serve,
    simulate,
    tactics,
    train,
)
from stammtisch.cli.errors import OneSentenceErrors
from stammtisch.cli.help import fill_in_examples

__all__ = ["main"]


@click.group(cls=OneSentenceErrors, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="stammtisch")
def main() -> None:
    """Two board games at one table.

    \b
    Sit down:        stammtisch play {game}
    Look up a rule:  stammtisch rules {rule}
    """  # noqa: D301 -- \b keeps click from filling the lines


for _command in (
    play.play,
    simulate.simulate,
    arena.arena,
    ladder.ladder,
    train.train,
    bots.bots,
    tactics.tactics,
    record.record,
    rules.rules,
    board.board,
    serve.serve,
    bench.bench,
):
    main.add_command(_command)
fill_in_examples(main)
