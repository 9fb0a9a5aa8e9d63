"""`stammtisch completion`: what a shell reads to complete with the Tab key."""

from __future__ import annotations

from typing import Any

import click

from stammtisch.cli.completion import SHELLS, script
from stammtisch.cli.language import with_language
from stammtisch.cli.options import Misread, ParamType


class Shell(ParamType[str]):
    """One of the shells that we have a script for."""

    name = "shell"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:  # noqa: ANN401 -- click's
        """Refuse others with a sentence."""
        if value not in SHELLS:
            raise Misread("unknown-shell", shell=str(value), known=", ".join(SHELLS))
        return str(value)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[click.shell_completion.CompletionItem]:
        """Those that begin as typed."""
        return [click.shell_completion.CompletionItem(name) for name in SHELLS if name.startswith(incomplete)]


@click.command()
@click.argument("shell", type=Shell())
@with_language
@click.pass_context
def completion(ctx: click.Context, shell: str, lang: str) -> None:
    """Print the script for a shell."""
    del lang  # a script has none
    click.echo(script(shell, ctx.find_root().command))
