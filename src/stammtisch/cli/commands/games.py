"""`stammtisch games`: what can be played here, by how many, by whose rules, and with which options."""

from __future__ import annotations

import click

from stammtisch.cli import names
from stammtisch.cli.language import with_language


@click.command()
@click.argument("game", required=False, shell_complete=names.games)
@click.option("--json", "as_json", is_flag=True)
@with_language
def games(game: str | None, *, as_json: bool, lang: str) -> None:
    """List the games that are installed, or one GAME: seats, editions, and options with their values."""
    from stammtisch.cli.reports.games import print_games  # noqa: PLC0415 -- help and the Tab key do not wait for it

    print_games(game, lang, as_json=as_json)
