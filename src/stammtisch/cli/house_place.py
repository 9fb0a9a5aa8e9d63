"""Which house a command of `stammtisch house` is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from stammtisch.cli.options import Folder

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from stammtisch.server.store.keeping import Keeping

    Command = TypeVar("Command", bound=Callable[..., Any])

MINUTE: Final = "%Y-%m-%d %H:%M"


def with_place(command: Command) -> Command:
    """Give a command the options that say which house is meant."""
    folder = click.option("--data", type=Folder(), metavar="DIR")
    return folder(click.option("--database", default="", metavar="ADDRESS", envvar="STAMMTISCH_DATABASE")(command))


def keeping_at(data: Path | None, database: str) -> Keeping:
    """The house that is meant; a folder that is named counts more than a variable."""
    from stammtisch.server.run import data_folder  # noqa: PLC0415 -- `--help` needs no server
    from stammtisch.server.store.keeping import open_keeping  # noqa: PLC0415

    return open_keeping(str(data) if data else database or str(data_folder()))


def clock(seconds: int) -> str:
    """A time of the day, here."""
    from datetime import datetime  # noqa: PLC0415

    return datetime.fromtimestamp(seconds).astimezone().strftime(MINUTE)
