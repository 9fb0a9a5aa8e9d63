"""`stammtisch serve`: the table in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import click

from stammtisch.cli.language import book_for, with_language
from stammtisch.cli.options import Folder, Whole

HIGHEST_PORT: Final = 65_535
MOST_WORKERS: Final = 64


@click.command()
@click.option("--host", default="127.0.0.1", metavar="ADDRESS")
@click.option("--port", type=Whole(0, HIGHEST_PORT), default=8000)
@click.option("--data", type=Folder(), metavar="DIR")
@click.option("--database", default="", metavar="ADDRESS", envvar="STAMMTISCH_DATABASE")
@click.option("--workers", type=Whole(1, MOST_WORKERS), default=1)
@click.option("--open/--no-open", "open_browser", default=True)
@click.option("--origin", "origins", multiple=True, metavar="ADDRESS")
@click.option("--chat/--no-chat", default=True)
@click.option("--smtp", default="", metavar="ADDRESS", envvar="STAMMTISCH_SMTP")
@click.option("--mail-from", default="", metavar="ADDRESS", envvar="STAMMTISCH_MAIL_FROM")
@click.option("--hooks", multiple=True, metavar="HOST")
@click.option("--profiles/--no-profiles", default=True)
@click.option("--metrics", default="", metavar="ADDRESS:PORT")
@click.option("--log", type=click.Choice(["text", "json"]), default="text")
@with_language
def serve(  # noqa: PLR0913 -- the options of the command line
    host: str,
    port: int,
    data: Path | None,
    *,
    database: str,
    workers: int,
    open_browser: bool,
    origins: tuple[str, ...],
    chat: bool,
    smtp: str,
    mail_from: str,
    hooks: tuple[str, ...],
    profiles: bool,
    metrics: str,
    log: Literal["text", "json"],
    lang: str,
) -> None:
    """Serve the table in the browser, for everybody who can reach this machine's address."""
    from stammtisch.server import run  # noqa: PLC0415 -- no other command needs the server

    def say(address: str) -> None:
        click.echo(book_for(lang).say("serve-open", address=address))

    run.serve(
        host,
        port,
        data,
        database=database,
        workers=workers,
        open_browser=open_browser,
        chat=chat,
        origins=origins,
        say=say,
        smtp=smtp,
        mail_from=mail_from,
        hooks=hooks,
        metrics=metrics,
        log=log,
        profiles=profiles,
    )
