"""Options that several commands share."""

from __future__ import annotations

from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import click

from stammtisch.cli import names
from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Callable

    from click import ParamType as ParamType  # noqa: PLC0414 -- for the others
else:
    Value = TypeVar("Value")

    class ParamType(click.ParamType, Generic[Value]):
        """click's, which older versions do not let one write with the type of its values."""


Command = TypeVar("Command", bound="Callable[..., Any]")


MOST_JOBS: Final = 256  # processes on one machine; for more there are clusters


class Misread(Mistake):
    """A value that the command line cannot read: the exit code is 2, as for an option that does not exist."""


class Whole(ParamType[int]):
    """A whole number from some smallest one on, perhaps up to a largest one."""

    name = "N"

    def __init__(self, smallest: int, largest: int | None = None) -> None:
        self.smallest = smallest
        self.largest = largest

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:  # noqa: ANN401 -- click's
        """Refuse anything else with a sentence."""
        try:
            number = int(value)
        except ValueError:
            number = self.smallest - 1
        name = option_name(param)
        if self.largest is not None and not self.smallest <= number <= self.largest:
            raise Misread("bad-range", option=name, text=str(value), smallest=self.smallest, largest=self.largest)
        if number < self.smallest:
            raise Misread("bad-number", option=name, text=str(value), smallest=self.smallest)
        return number


class Positive(ParamType[float]):
    """A number above 0."""

    name = "N"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:  # noqa: ANN401 -- click's
        """Refuse anything else with a sentence."""
        try:
            number = float(value)
        except ValueError:
            number = 0.0
        if not 0 < number < inf:
            raise Misread("bad-positive", option=option_name(param), text=str(value))
        return number


class Folder(click.Path):
    """A folder, or a place where one can be made."""

    def __init__(self) -> None:
        super().__init__(file_okay=False, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:  # noqa: ANN401 -- click's
        """Refuse a file with a sentence."""
        if Path(value).is_file():
            raise Mistake("folder-is-file", file=str(value))
        return super().convert(value, param, ctx)


def option_name(param: click.Parameter | None) -> str:
    """What is typed before a value."""
    return param.opts[0] if param else ""


def with_progress(command: Command) -> Command:
    """Give a command the options that say how many processes work, and whether they show how far they have come."""
    jobs = click.option("--jobs", type=Whole(1, MOST_JOBS), default=1)
    return jobs(click.option("-q", "--quiet", is_flag=True)(command))


def with_table(command: Command) -> Command:
    """Give a command the options that say what kind of table is wanted."""
    for option in (
        click.option("--option", metavar="NAME=VALUE", multiple=True, shell_complete=names.rule_options),
        click.option("--edition", metavar="NAME", shell_complete=names.editions),
        click.option("--seats", type=Whole(1), shell_complete=names.seat_numbers),
    ):
        command = option(command)
    return command
