"""What `arena` and `ladder` have in common: where to play, how to go on after an interruption, how far it has come."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

import stammtisch
from stammtisch.arena.executors import EXECUTORS, Where
from stammtisch.cli import names
from stammtisch.cli.options import Misread, ParamType, option_name, with_progress
from stammtisch.core.mistakes import Mistake
from stammtisch.core.options import split

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.core.setup import Setup

Command = TypeVar("Command", bound="Callable[..., Any]")


class Chance(ParamType[float]):
    """A number between 0 and 1."""

    name = "X"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:  # noqa: ANN401 -- click's
        """Refuse anything else with a sentence."""
        try:
            number = float(value)
        except ValueError:
            number = 0.0
        if not 0 < number < 1:
            raise Misread("bad-chance", option=option_name(param), text=str(value))
        return number


def with_place(command: Command) -> Command:
    """Give a command the options that say where it plays and where it keeps what is played."""
    kept = click.option(
        "--resume",
        type=click.Path(path_type=Path),
        metavar="FILE",
    )
    return with_workers(kept(command))


def with_workers(command: Command) -> Command:
    """Give a command the options that say who does its work."""
    for option in (
        with_progress,
        click.option("--scheduler", metavar="ADDRESS"),
        click.option("--executor", default="local", metavar="local|dask", shell_complete=names.executors),
    ):
        command = option(command)
    return command


def place(wishes: dict[str, Any]) -> Where:
    """Where to play; what contradicts itself is a mistake."""
    executor, scheduler = wishes["executor"], wishes["scheduler"]
    if executor not in EXECUTORS:
        raise Misread("unknown-executor", executor=executor, known=", ".join(EXECUTORS))
    if executor == "dask" and not scheduler:
        raise Mistake("scheduler-missing")
    if executor != "dask" and scheduler:
        raise Mistake("scheduler-unused")
    return Where(executor, wishes["jobs"], scheduler or "")


def table_of(name: str, wishes: dict[str, Any]) -> Setup:
    """The table that was asked for."""
    game = stammtisch.game(name)
    seats = wishes["seats"] or game.seats[-1]
    return game.make_setup(wishes["edition"] or "", seats, [split(text) for text in wishes["option"]])
