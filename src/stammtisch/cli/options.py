"""Options that several commands share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

import click

from stammtisch.core.mistakes import Mistake

if TYPE_CHECKING:
    from collections.abc import Callable

    from click import ParamType as ParamType  # noqa: PLC0414 -- for the others
else:
    Value = TypeVar("Value")

    class ParamType(click.ParamType, Generic[Value]):
        """click's, which older versions do not let one write with the type of its values."""


Command = TypeVar("Command", bound="Callable[..., Any]")


class Misread(Mistake):
    """A value that the command line cannot read: the exit code is 2, as for an option that does not exist."""


class Whole(ParamType[int]):
    """A whole number from some smallest one on."""

    name = "N"

    def __init__(self, smallest: int) -> None:
        self.smallest = smallest

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:  # noqa: ANN401 -- click's
        """Refuse anything else with a sentence."""
        try:
            number = int(value)
        except ValueError:
            number = self.smallest - 1
        if number < self.smallest:
            name = param.opts[0] if param else ""
            raise Misread("bad-number", option=name, text=str(value), smallest=self.smallest)
        return number


def with_table(command: Command) -> Command:
    """Give a command the options that say what kind of table is wanted."""
    for option in (
        click.option(
            "--option", metavar="NAME=VALUE", multiple=True, help="A rule option on its own; may be repeated."
        ),
        click.option("--edition", metavar="NAME", help="Whose rules to play by."),
        click.option("--seats", type=Whole(1), help="How many seats the table has."),
    ):
        command = option(command)
    return command
