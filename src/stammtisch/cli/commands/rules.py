"""`stammtisch rules`: what the rules say, in our own words, and where it comes from."""

from __future__ import annotations

import click

from stammtisch.cli import names
from stammtisch.cli.language import with_language


@click.command()
@click.argument("what", required=False, metavar="[ID|WORD]", shell_complete=names.rules)
@with_language
def rules(what: str | None, lang: str) -> None:
    """Look up a rule by its id, or all rules that speak of a WORD; without either, read them all."""
    from stammtisch.cli.reports.rules import print_rules  # noqa: PLC0415 -- help and the Tab key do not wait for it

    print_rules(what or "", lang)
