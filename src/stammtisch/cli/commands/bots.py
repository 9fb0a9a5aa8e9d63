"""`stammtisch bots`: who can sit down, how they play, how strong they are."""

from __future__ import annotations

import click

from stammtisch.cli.language import with_language


@click.command()
@click.option("--json", "as_json", is_flag=True)
@with_language
def bots(*, as_json: bool, lang: str) -> None:
    """List the bots that are installed, weakest first: how they play and, if it was measured, how strong they are."""
    from stammtisch.cli.reports.bots import print_bots  # noqa: PLC0415 -- help and the Tab key do not wait for it

    print_bots(lang, as_json=as_json)
