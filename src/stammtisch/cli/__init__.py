"""The command line: `stammtisch play`, `serve`, `simulate`, `record`, `rules`, `board`, `bench`."""

from __future__ import annotations

import click

from stammtisch.cli.bench import bench
from stammtisch.cli.board import board
from stammtisch.cli.play import play
from stammtisch.cli.polite import PoliteGroup
from stammtisch.cli.record import record
from stammtisch.cli.rules import rules
from stammtisch.cli.serve import serve
from stammtisch.cli.simulate import simulate

__all__ = ["main"]


@click.group(cls=PoliteGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="stammtisch")
def main() -> None:
    """Two board games at one table.

    \b
    Sit down:        stammtisch play goldbraeu
    Look up a rule:  stammtisch rules GB-PAY-05
    """  # noqa: D301 -- \b keeps click from filling the lines


for _command in (play, serve, simulate, record, rules, board, bench):
    main.add_command(_command)
