"""`stammtisch play`: sit down at the terminal table, alone with bots or several people at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from stammtisch.cli import names
from stammtisch.cli.language import with_language
from stammtisch.cli.options import Whole, with_table


@click.command()
@click.argument("game", required=False, shell_complete=names.games)
@with_table
@click.option("--board", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--bots", metavar="NAME,…", shell_complete=names.bots)
@click.option("--seat", metavar="COLOUR", shell_complete=names.seats)
@click.option("--seed", type=Whole(0))
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE")
@with_language
def play(lang: str, **given: Any) -> None:  # noqa: ANN401 -- `PlayOptions`
    """Play GAME in this terminal."""
    from stammtisch.cli.table.opening import PlayOptions, sit_down  # noqa: PLC0415 -- help and the Tab key do not wait for it

    sit_down(PlayOptions(**given), lang)
