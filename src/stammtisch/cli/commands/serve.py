"""`stammtisch serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path

import click

from stammtisch.cli.language import book_for, with_language


@click.command()
@click.option("--host", default="127.0.0.1", help="The address to listen at; 0.0.0.0 for the whole network.")
@click.option("--port", type=click.IntRange(0, 65_535), default=8000, help="The port; 0 takes any that is free.")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="The folder that keeps the tables.")
@click.option("--open/--no-open", "open_browser", default=True, help="Open the page in the browser.")
@click.option("--origin", "origins", multiple=True, help="A public address of this server, behind a proxy.")
@click.option("--chat/--no-chat", default=True, help="Whether people may chat at their tables.")
@with_language
def serve(  # noqa: PLR0913 -- the options of the command line
    host: str, port: int, data: Path | None, *, open_browser: bool, origins: tuple[str, ...], chat: bool, lang: str
) -> None:
    """Serve the table in the browser, for everybody who can reach this machine's address.

    \b
    Example: stammtisch serve --port 8080 --no-open
    """  # noqa: D301 -- \b keeps click from filling the lines
    from stammtisch.server import run  # noqa: PLC0415 -- no other command needs the server

    def say(address: str) -> None:
        click.echo(book_for(lang).say("serve-open", address=address))

    run.serve(host, port, data, open_browser=open_browser, chat=chat, origins=origins, say=say)
